//! What the player can do where, as signs on the tiles.

use stage::tactics::{Choices, Hand, Mode, Scene};
use tactics::{Aim, Command, Deed, Position, Side, Tile, Tiles, UnitId, UnitSet};

use super::plan::{TILE, corner};
use crate::art::{Art, Ink, Pixels, Spot, stays, tiny};

/// The signs on the tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::tactics) struct Signs {
    /// The tile under the cursor.
    pub(super) cursor: Option<Tile>,
    /// The tile under the mouse, if that is another.
    pub(super) over: Option<Tile>,
    /// The unit that is to act.
    pub(super) chosen: Option<UnitId>,
    /// The units that can act.
    pub(super) able: UnitSet,
    /// Where the chosen unit, or the one that is looked at, can go.
    pub(super) goes: Tiles,
    /// What it can strike at.
    pub(super) strikes: Tiles,
    /// What its skill can be aimed at.
    pub(super) aims: Tiles,
    /// What it sees along rows and columns.
    pub(super) sees: Tiles,
    /// Whether all this is about a unit that is only looked at.
    pub(super) is_faint: bool,
    /// Where something is asked.
    pub(super) asked: Option<Tile>,
    /// The unit and the tile of a hint.
    pub(super) hint: Option<(Tile, Tile)>,
}

impl Signs {
    /// The signs for whoever decides.
    pub(in crate::tactics) fn of(
        position: &Position,
        choices: &Choices,
        hand: &Hand,
        over: Option<Tile>,
        hint: Option<Command>,
    ) -> Self {
        let side = choices.side();
        let able = choices.units().fold(UnitSet::NONE, |set, member| set | UnitSet::of(side.unit(member)));
        let mut marks = Self {
            cursor: Some(hand.cursor),
            over: over.filter(|tile| *tile != hand.cursor),
            chosen: hand.chosen.map(|member| side.unit(member)),
            able,
            asked: choices.asked_tile(),
            hint: hint.and_then(|command| pointed(position, side, command)),
            ..Self::default()
        };
        if marks.asked.is_some() {
            return marks;
        }
        match (hand.chosen, hand.mode) {
            (Some(member), Mode::Act) => {
                marks.strikes = choices.targets(member);
                marks.goes = choices.tiles(member, Mode::Act) - marks.strikes;
                marks.sees = sight(position, side.unit(member));
            }
            (Some(member), mode) => marks.aims = choices.tiles(member, mode),
            (None, _) => marks.look_at(position, over.unwrap_or(hand.cursor)),
        }
        marks
    }

    /// What a unit could do, whoever's it is.
    fn look_at(&mut self, position: &Position, tile: Tile) {
        if let Some(id) = position.unit_at(tile) {
            self.is_faint = true;
            self.goes = position.reach(id);
            self.strikes = position.attackable(id);
            self.sees = sight(position, id);
        }
    }

    /// Draws the signs that lie under everything.
    pub(super) fn draw_below(&self, pixels: &mut Pixels, near: Side) {
        for tile in self.sees.iter() {
            let (x, y) = corner(tile, near);
            pixels.rect(x + 14, y + 14, 3, 3, Ink::Slate);
        }
        for tile in self.goes.iter() {
            let (x, y) = corner(tile, near);
            shaded(pixels, (x, y), if self.is_faint { Ink::Slate } else { Ink::Moss });
            self.draw_disc(pixels, (x + 15, y + 15), 3);
        }
        for tile in self.aims.iter() {
            shaded(pixels, corner(tile, near), Ink::Dusk);
        }
        if let Some(tile) = self.chosen.and(self.cursor).filter(|_| self.goes.is_empty()) {
            shaded(pixels, corner(tile, near), Ink::Slate);
        }
    }

    /// Draws a smaller sign where something lies on a tile that the unit can go to, and is to be
    /// seen still.
    pub(super) fn draw_between(&self, pixels: &mut Pixels, scene: &Scene, near: Side) {
        for tile in self.goes.iter().filter(|tile| scene.object(*tile).is_some()) {
            let (x, y) = corner(tile, near);
            self.draw_disc(pixels, (x + 7, y + 24), 2);
        }
    }

    fn draw_disc(&self, pixels: &mut Pixels, (x, y): Spot, radius: i32) {
        pixels.disc(x, y, radius + 1, Ink::Void);
        pixels.disc(x, y, radius, if self.is_faint { Ink::Stone } else { Ink::Life });
    }

    /// Draws the signs that lie over everything.
    pub(super) fn draw_above(&self, pixels: &mut Pixels, near: Side) {
        for tile in self.strikes.iter() {
            let ink = if self.is_faint { Ink::Stone } else { Ink::Blood };
            brackets(pixels, corner(tile, near), 1, 9, ink);
            brackets(pixels, corner(tile, near), 2, 4, ink);
        }
        for tile in self.aims.iter() {
            brackets(pixels, corner(tile, near), 1, 7, Ink::Lux);
        }
        if let Some((unit, target)) = self.hint {
            for tile in [unit, target] {
                dashed(pixels, corner(tile, near), Ink::Lamp);
            }
            let (x, y) = corner(target, near);
            pixels.silhouette(Art::Bulb.sprite(), x + 19, y + 1, crate::art::Flip::Straight, Ink::Lamp);
        }
        if let Some(tile) = self.asked {
            let (x, y) = corner(tile, near);
            tiny::rimmed(pixels, "?", (x + 15, y + 15), Ink::Lamp);
        }
        match (self.cursor, self.over) {
            (Some(cursor), None) => ring(pixels, corner(cursor, near), Ink::Lamp),
            (Some(cursor), Some(over)) => {
                brackets(pixels, corner(cursor, near), 0, 6, Ink::Mist);
                ring(pixels, corner(over, near), Ink::Lamp);
            }
            _ => {}
        }
    }
}

/// Every other cell of a tile in another ink.
fn shaded(pixels: &mut Pixels, (x, y): Spot, ink: Ink) {
    for row in y + 1..y + TILE - 2 {
        for column in x + 1..x + TILE - 2 {
            if !stays((column, row), 6) {
                pixels.dot(column, row, ink);
            }
        }
    }
}

/// The four corners of a tile, so far from its edge and so long.
pub(super) fn brackets(pixels: &mut Pixels, (x, y): Spot, inset: i32, length: i32, ink: Ink) {
    let (near, far) = (inset, TILE - 2 - inset);
    for (corner, along) in [(near, near), (far, far - length + 1)] {
        for other in [near, far] {
            pixels.rect(x + along, y + other, length, 1, ink);
            pixels.rect(x + other, y + along, 1, length, ink);
        }
        pixels.dot(x + corner, y + corner, ink);
    }
}

/// A whole frame, two cells thick.
fn ring(pixels: &mut Pixels, (x, y): Spot, ink: Ink) {
    pixels.frame(x - 1, y - 1, TILE + 1, TILE + 1, ink);
    pixels.frame(x, y, TILE - 1, TILE - 1, ink);
}

fn dashed(pixels: &mut Pixels, (x, y): Spot, ink: Ink) {
    for step in (0..TILE - 1).filter(|step| step % 6 < 3) {
        for (across, down) in [(step, 0), (TILE - 2 - step, TILE - 2), (0, TILE - 2 - step), (TILE - 2, step)]
        {
            pixels.dot(x + across, y + down, ink);
        }
    }
}

/// The tiles that a unit sees along rows and columns, within its range.
fn sight(position: &Position, id: UnitId) -> Tiles {
    let unit = position.unit(id);
    Tiles::lines(unit.tile, unit.stats.range, position.objects().obstacles())
}

/// The unit of a command, and what the command is about.
fn pointed(position: &Position, side: Side, command: Command) -> Option<(Tile, Tile)> {
    let Command::Unit(member, deed) = command else { return None };
    let own = position.unit(side.unit(member)).tile;
    Some((own, target_of(deed).unwrap_or(own)))
}

/// The tile that a deed is about, unless it is that of its unit.
pub(super) const fn target_of(deed: Deed) -> Option<Tile> {
    match deed {
        Deed::Move(tile)
        | Deed::Attack(tile)
        | Deed::Charge(_, tile)
        | Deed::Cast(Aim::Tile(tile) | Aim::Cursing(tile, _)) => Some(tile),
        Deed::Cast(Aim::Nothing) | Deed::Pass => None,
    }
}
