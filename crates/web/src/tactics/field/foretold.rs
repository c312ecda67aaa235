//! What a command would do, drawn before it is given.

use stage::tactics::{Fate, Forecast, Preview, Scene};
use tactics::{Command, Deed, Position, Side, Tile, UnitId, Who};

use super::plan::{centre, corner};
use super::signs::target_of;
use super::things;
use super::unit::{self, Pose, Turn};
use crate::art::{Art, Flip, Ink, Pixels, Spot, between, tiny};

/// How much of a figure is missing where it is not yet.
const GHOST: i32 = 5;
/// How far a blow comes, in hundredths, before a tank takes it.
const BEND: i32 = 62;
/// Where its line begins: not on the face of whoever strikes.
const START: i32 = 28;

/// What is still to come, for the one who decides.
pub(super) struct Ahead<'a> {
    pub(super) scene: &'a Scene,
    pub(super) preview: &'a Preview,
    /// The unit of the command.
    pub(super) actor: Option<UnitId>,
    pub(super) near: Side,
}

impl Ahead<'_> {
    /// Where units would be and what would be laid down: under the units that are there.
    pub(super) fn draw_below(&self, pixels: &mut Pixels) {
        for laid in &self.preview.laid {
            if let Some(object) = laid.object {
                things::object(pixels, object, corner(laid.tile, self.near), GHOST);
            }
        }
        if let Some(walk) = self.walk() {
            self.trail(pixels, &walk);
        }
        for fate in &self.preview.fates {
            if let Some(to) = fate.moved {
                self.ghost(pixels, fate.who, to);
            }
        }
    }

    /// Lines of attack, numbers, deaths: over everything.
    pub(super) fn draw_above(&self, pixels: &mut Pixels) {
        self.lines_of_attack(pixels);
        for fate in &self.preview.fates {
            if let Some(tile) = self.tile_of(fate) {
                number(pixels, fate, corner(tile, self.near));
            }
        }
        for (tile, left) in &self.preview.struck {
            let (x, y) = corner(*tile, self.near);
            if *left == 0 {
                pixels.sprite(Art::SkullMark.sprite(), x + 10, y, Flip::Straight);
            } else {
                tiny::plate(pixels, &left.to_string(), (x + 15, y + 4), Ink::Bone);
            }
        }
        if let Some(asked) = self.preview.asked {
            let (x, y) = corner(asked.tile, self.near);
            tiny::rimmed(pixels, "?", (x + 26, y + 24), Ink::Lamp);
        }
        if self.preview.is_declared
            && let Some(tile) = self.actor.and_then(|id| self.scene.figure(id)).map(|figure| figure.tile)
        {
            let (x, y) = corner(tile, self.near);
            pixels.sprite(Art::SlowMark.sprite(), x + 11, y, Flip::Straight);
        }
        for fate in self.preview.round_end.iter().flatten() {
            if let Some(figure) = self.preview.scene.figure(fate.who.id) {
                let lost = fate.hp[0].saturating_sub(fate.hp[1]);
                badge(pixels, lost, End::of(fate.dies), corner(figure.tile, self.near));
            }
        }
    }

    fn actor_tile(&self) -> Option<Tile> {
        self.scene.figure(self.actor?).map(|figure| figure.tile)
    }

    fn deed(&self) -> Option<Deed> {
        match self.preview.command {
            Command::Unit(_, deed) => Some(deed),
            _ => None,
        }
    }

    /// The tiles that the unit would walk over.
    fn walk(&self) -> Option<Vec<Tile>> {
        match self.deed()? {
            Deed::Move(to) | Deed::Charge(to, _) => Some(self.scene.walk(self.actor_tile()?, to)),
            _ => None,
        }
    }

    /// Steps along a walk.
    fn trail(&self, pixels: &mut Pixels, walk: &[Tile]) {
        for ends in walk.windows(2) {
            let (from, to) = (centre(ends[0], self.near), centre(ends[1], self.near));
            for part in [20, 40, 60, 80, 100] {
                let (x, y) = between(from, to, part);
                pixels.rect(x - 1, y + 5, 4, 4, Ink::Void);
                pixels.rect(x, y + 6, 2, 2, Ink::Lamp);
            }
        }
    }

    fn ghost(&self, pixels: &mut Pixels, who: Who, to: Tile) {
        let pose = Pose::standing(corner(to, self.near), who.id.side(), self.near);
        unit::body(pixels, who.id.side(), who.kind, Pose { taken: GHOST, ..pose }, Turn::Ahead);
        // Whoever is moved without walking is pushed, or leaps: an arrow shows where.
        let is_walking = self.actor == Some(who.id) && self.walk().is_some();
        if let Some(from) = self.scene.figure(who.id).filter(|_| !is_walking) {
            let ends = [centre(from.tile, self.near), centre(to, self.near)];
            arrow(pixels, &[between(ends[0], ends[1], 35), ends[1]], Ink::Bone);
        }
    }

    /// From whoever strikes to whoever really takes it.
    fn lines_of_attack(&self, pixels: &mut Pixels) {
        let Some((deed, own)) = self.deed().zip(self.actor_tile()) else { return };
        let origin = match deed {
            Deed::Charge(to, _) => to,
            Deed::Cast(_) => {
                self.actor.and_then(|id| self.preview.scene.figure(id)).map_or(own, |actor| actor.tile)
            }
            _ => own,
        };
        let ink = if matches!(deed, Deed::Cast(_)) { Ink::Lux } else { Ink::Blood };
        let from = centre(origin, self.near);
        let mut told = Vec::new();
        for aimed in &self.preview.aimed {
            let Some(target) = self.scene.figure(aimed.target.id) else { continue };
            told.push(target.tile);
            let at = centre(target.tile, self.near);
            let guardian = aimed.guardian.and_then(|who| self.scene.figure(who.id));
            match guardian {
                None => arrow(pixels, &[between(from, at, START), at], ink),
                Some(guardian) => {
                    let to = centre(guardian.tile, self.near);
                    let bend = between(from, at, BEND);
                    dots(pixels, bend, at, ink);
                    arrow(pixels, &[between(from, at, START), bend, to], ink);
                    let (x, y) = between(bend, to, 45);
                    pixels.sprite(Art::ShieldMark.sprite(), x - 4, y - 4, Flip::Straight);
                }
            }
        }
        let aimed_at = target_of(deed).filter(|_| !matches!(deed, Deed::Move(_)));
        if let Some(tile) = aimed_at.filter(|tile| !told.contains(tile) && *tile != origin) {
            let at = centre(tile, self.near);
            arrow(pixels, &[between(from, at, START), at], ink);
        }
    }

    /// Where the number of a fate is written: where the unit is, or, if it goes by itself, where it goes.
    fn tile_of(&self, fate: &Fate) -> Option<Tile> {
        let moved = fate.moved.filter(|_| self.actor == Some(fate.who.id));
        let here = || self.scene.figure(fate.who.id).or_else(|| self.preview.scene.figure(fate.who.id));
        moved.or_else(|| here().map(|figure| figure.tile))
    }
}

/// Who is guarded, and by whom.
pub(in crate::tactics) fn guards(position: &Position) -> Vec<(UnitId, UnitId)> {
    let living = position.living();
    living.iter().filter_map(|ward| Some((ward, position.guardian(ward)?))).collect()
}

/// What units have declared for the next round: from where, and on which tile.
pub(in crate::tactics) fn plans(position: &Position) -> Vec<(Tile, Tile)> {
    let declared = |id| {
        let unit = position.unit(id);
        unit.plan.map(|plan| (unit.tile, target_of(plan.deed).unwrap_or(unit.tile)))
    };
    position.living().iter().filter_map(declared).collect()
}

/// Steps to where a declared deed is to come about, and an hourglass at their end.
pub(super) fn draw_plans(pixels: &mut Pixels, plans: &[(Tile, Tile)], near: Side) {
    for (from, to) in plans {
        let ends = [centre(*from, near), centre(*to, near)];
        for part in (20..100).step_by(12).filter(|_| from != to) {
            let (x, y) = between(ends[0], ends[1], part);
            pixels.rect(x - 1, y - 1, 4, 4, Ink::Void);
            pixels.rect(x, y, 2, 2, Ink::Ember);
        }
        let (x, y) = corner(*to, near);
        pixels.sprite(Art::SlowMark.sprite(), x + 11, y + 1, Flip::Straight);
    }
}

/// What the end of the round would do to the units, if nothing else happened.
pub(super) fn forecast(pixels: &mut Pixels, scene: &Scene, ahead: &[Forecast], near: Side) {
    for fate in ahead {
        if let Some(figure) = scene.figure(fate.who.id).filter(|_| fate.loses > 0 || fate.goes) {
            badge(pixels, fate.loses, End::of(fate.goes), corner(figure.tile, near));
        }
    }
}

/// Whether a unit is still there after the end of the round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Gone,
    There,
}

impl End {
    const fn of(is_gone: bool) -> Self {
        if is_gone { Self::Gone } else { Self::There }
    }
}

/// An hourglass with what it takes; a skull for whoever does not last.
fn badge(pixels: &mut Pixels, lost: u8, end: End, (x, y): Spot) {
    let text = if lost == 0 { tiny::ROUNDS.to_string() } else { format!("{}-{lost}", tiny::ROUNDS) };
    let ink = if end == End::Gone { Ink::Blood } else { Ink::Ember };
    tiny::plate(pixels, &text, (x + 1 + tiny::width(&text) / 2, y + 22), ink);
    if end == End::Gone {
        pixels.sprite(Art::SkullMark.sprite(), x, y + 8, Flip::Straight);
    }
}

/// What becomes of a unit: HP lost or gained, a shield that holds, death, new effects.
fn number(pixels: &mut Pixels, fate: &Fate, (x, y): Spot) {
    let [before, after] = fate.hp;
    let text = match after.cmp(&before) {
        std::cmp::Ordering::Less => Some((format!("-{}", before - after), Ink::Blood)),
        std::cmp::Ordering::Greater => Some((format!("+{}", after - before), Ink::Life)),
        std::cmp::Ordering::Equal => fate.is_spared.then(|| ("0".to_owned(), Ink::Bone)),
    };
    let shift = if fate.dies || fate.shielded > 0 { 6 } else { 0 };
    if let Some((text, ink)) = text {
        tiny::rimmed(pixels, &text, (x + 15 - shift, y + 5), ink);
    }
    if fate.dies {
        pixels.sprite(Art::SkullMark.sprite(), x + 16, y, Flip::Straight);
    } else if fate.shielded > 0 {
        pixels.sprite(Art::ShieldMark.sprite(), x + 17, y + 1, Flip::Straight);
        tiny::plate(pixels, &fate.shielded.to_string(), (x + 25, y + 7), Ink::Bone);
    }
    for (effect, right) in fate.gains.iter().zip((x + 1..).step_by(10)) {
        pixels.sprite(Art::effect(*effect).sprite(), right, y + 11, Flip::Straight);
        tiny::write(pixels, "+", (right + 3, y + 19), Ink::Bone);
    }
}

/// A thick line through these cells, with a head at its end.
fn arrow(pixels: &mut Pixels, through: &[Spot], ink: Ink) {
    for (thick, ink) in [(2, Ink::Void), (1, ink)] {
        for ends in through.windows(2) {
            stroke(pixels, ends[0], ends[1], thick, ink);
        }
    }
    let [.., before, (x, y)] = *through else { return };
    let (right, down) = ((x - before.0).signum(), (y - before.1).signum());
    let slanted = right != 0 && down != 0;
    for (ink, size) in [(Ink::Void, 6), (ink, 4)] {
        for step in 0..=size {
            if slanted {
                pixels.rect(x - right * step - i32::from(right > 0), y - down * size.min(step), 2, 1, ink);
                pixels.rect(x - right * step, y, 1, 2, ink);
                pixels.rect(x, y - down * step, 2, 1, ink);
            } else {
                let back = (x - right * step, y - down * step);
                let half = step.min(size);
                pixels.rect(
                    back.0 - down.abs() * half,
                    back.1 - right.abs() * half,
                    1 + 2 * half * down.abs(),
                    1 + 2 * half * right.abs(),
                    ink,
                );
            }
        }
    }
}

fn stroke(pixels: &mut Pixels, from: Spot, to: Spot, thick: i32, ink: Ink) {
    for across in -thick..=thick {
        for down in -thick..=thick {
            if across.abs() + down.abs() <= thick {
                pixels.line((from.0 + across, from.1 + down), (to.0 + across, to.1 + down), ink);
            }
        }
    }
}

/// Where a blow would have gone.
fn dots(pixels: &mut Pixels, from: Spot, to: Spot, ink: Ink) {
    for part in [25, 50, 75, 100] {
        let (x, y) = between(from, to, part);
        pixels.rect(x - 1, y - 1, 4, 4, Ink::Void);
        pixels.rect(x, y, 2, 2, ink);
    }
}
