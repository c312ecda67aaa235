//! The picture of the field.

use stage::tactics::{Figure, Forecast, Frame, Happening, Preview, Scene, caption};
use tactics::{Command, Content, Kind, Object, Side, Tile, Tiles, UnitId, UnitSet};

use super::foretold::{self, Ahead};
use super::plan::{centre, corner, sheet};
use super::signs::Signs;
use super::sparkle::{self, Glint, shaken};
use super::unit::{self, Pose, Turn};
use super::{floor, glow, motion, things};
use crate::art::{Flip, Ink, Pixels};

/// All that is to be seen on the field.
pub(in crate::tactics) struct Look<'a> {
    /// The board, while nothing moves.
    pub(in crate::tactics) scene: &'a Scene,
    /// The moment of a film, which has a board of its own.
    pub(in crate::tactics) frame: Option<Frame<'a>>,
    /// Units whose turn is over.
    pub(in crate::tactics) spent: UnitSet,
    /// Who is guarded, and by whom.
    pub(in crate::tactics) guards: &'a [(UnitId, UnitId)],
    /// What the player can do where.
    pub(in crate::tactics) marks: Signs,
    /// What the command under the cursor would do, and whose it is.
    pub(in crate::tactics) preview: Option<(&'a Preview, Side)>,
    /// What the end of the round will do.
    pub(in crate::tactics) forecast: &'a [Forecast],
    /// What was declared for the next round: from where, and on which tile.
    pub(in crate::tactics) plans: &'a [(Tile, Tile)],
    /// What lights up or rises.
    pub(in crate::tactics) glints: &'a [Glint],
    /// What the moment says across the field, if it says something.
    pub(in crate::tactics) banner: Option<&'a str>,
    /// Whose home is below.
    pub(in crate::tactics) near: Side,
}

/// Paints the field.
pub(in crate::tactics) fn picture(look: &Look<'_>) -> Pixels {
    let mut pixels = sheet();
    let near = look.near;
    floor::lay(&mut pixels, near);
    match look.frame {
        Some(frame) => film(&mut pixels, look, &frame),
        None => still(&mut pixels, look),
    }
    sparkle::draw_above(&mut pixels, look.glints, near);
    if let Some((frame, words)) = look.frame.zip(look.banner) {
        glow::banner(&mut pixels, &frame, words);
    }
    pixels
}

/// The board with all that could be done on it.
fn still(pixels: &mut Pixels, look: &Look<'_>) {
    let near = look.near;
    let ahead = look.preview.map(|(preview, side)| Ahead {
        scene: look.scene,
        preview,
        actor: actor(preview, side),
        near,
    });
    // Where a unit would stand, it is drawn, and needs no sign.
    let ends = look.preview.iter().flat_map(|(preview, _)| &preview.fates).filter_map(|fate| fate.moved);
    let taken = ends.fold(Tiles::NONE, |set, tile| set | Tiles::of(tile));
    let marks = Signs { goes: look.marks.goes - taken, ..look.marks };
    marks.draw_below(pixels, near);
    look.objects(pixels, look.scene, &|_| false);
    marks.draw_between(pixels, look.scene, near);
    sparkle::draw_below(pixels, look.glints, near);
    if let Some(ahead) = &ahead {
        ahead.draw_below(pixels);
    }
    for (ward, guardian) in look.guards {
        let tiles = [*ward, *guardian].map(|id| look.scene.figure(id).map(|figure| figure.tile));
        if let [Some(ward_tile), Some(guardian_tile)] = tiles {
            things::bond(pixels, ward.side(), [ward_tile, guardian_tile].map(|tile| centre(tile, near)));
        }
    }
    look.units(pixels, look.scene, &|id, tile| Pose::standing(corner(tile, near), id.side(), near));
    if ahead.as_ref().is_none_or(|ahead| ahead.preview.round_end.is_none()) {
        foretold::forecast(pixels, look.scene, look.forecast, near);
    }
    foretold::draw_plans(pixels, look.plans, near);
    look.marks.draw_above(pixels, near);
    if let Some(ahead) = &ahead {
        ahead.draw_above(pixels);
    }
}

/// A moment of a film.
fn film(pixels: &mut Pixels, look: &Look<'_>, frame: &Frame<'_>) {
    let near = look.near;
    look.objects(pixels, frame.scene, &|tile| glow::is_falling(frame, tile));
    sparkle::draw_below(pixels, look.glints, near);
    glow::draw_below(pixels, frame, near);
    look.units(pixels, frame.scene, &|id, tile| match frame.scene.figure(id) {
        Some(figure) => motion::pose(frame, id, figure, near),
        None => Pose::standing(corner(tile, near), id.side(), near),
    });
    glow::draw_above(pixels, frame, near);
}

impl Look<'_> {
    fn objects(&self, pixels: &mut Pixels, scene: &Scene, is_elsewhere: &dyn Fn(Tile) -> bool) {
        for tile in Tile::all() {
            let (x, y) = corner(tile, self.near);
            for side in Side::ALL {
                if scene.figure(side.hero()).is_some_and(|hero| hero.beacon == Some(tile)) {
                    things::beacon(pixels, side, (x, y));
                }
            }
            if let Some(object) = scene.object(tile).filter(|_| !is_elsewhere(tile)) {
                let (right, down) = self.shaken(object, tile);
                things::object(pixels, object, (x + right, y + down), 0);
            }
        }
    }

    /// Only what stands on the floor can tremble.
    fn shaken(&self, object: Object, tile: Tile) -> (i32, i32) {
        match object {
            Object::Obstacle { .. } => shaken(self.glints, tile),
            Object::Buff { .. } => (0, 0),
        }
    }

    /// All units, those in front over those behind.
    fn units(&self, pixels: &mut Pixels, scene: &Scene, pose: &dyn Fn(UnitId, Tile) -> Pose) {
        let mut order: Vec<(Pose, UnitId, &Figure)> = Vec::new();
        for (id, figure) in scene.figures() {
            let pose = pose(id, figure.tile);
            // There are few, and sorting code would have to travel.
            let place = order.partition_point(|(known, ..)| known.at.1 <= pose.at.1);
            order.insert(place, (pose, id, figure));
        }
        for (mut pose, id, figure) in order {
            let (right, down) = shaken(self.glints, figure.tile);
            pose.at = (pose.at.0 + right, pose.at.1 + down);
            let turn = match (self.spent.contains(id), self.marks.able.contains(id)) {
                (true, _) => Turn::Spent,
                (false, true) => Turn::Now,
                (false, false) => Turn::Ahead,
            };
            unit::draw(pixels, id, figure, pose, turn);
            if self.guards.iter().any(|(ward, _)| *ward == id) {
                unit::guarded(pixels, id.side(), pose.at);
            }
            if self.marks.chosen == Some(id) {
                pointer(pixels, pose.at);
            }
        }
    }
}

/// A small lamp-coloured arrow above whoever is chosen.
fn pointer(pixels: &mut Pixels, (x, y): (i32, i32)) {
    for (ink, wider) in [(Ink::Void, 1), (Ink::Lamp, 0)] {
        for row in -wider..4 + wider {
            let half = (4 + wider - row).max(0);
            pixels.rect(x + 15 - half, y - 1 + row, half * 2 + 1, 1, ink);
        }
    }
}

/// The unit that a command is given to.
const fn actor(preview: &Preview, side: Side) -> Option<UnitId> {
    match preview.command {
        Command::Unit(member, _) => Some(side.unit(member)),
        _ => None,
    }
}

/// A fighter alone, in the colours of its side, for lists beside the field.
pub(in crate::tactics) fn portrait(kind: Kind, side: Side) -> Pixels {
    let mut pixels = Pixels::new(20, 22);
    let flip = if side == Side::One { Flip::Straight } else { Flip::Mirrored };
    unit::body(
        &mut pixels,
        side,
        kind,
        Pose { at: (-6, -3), lift: 0, shine: None, taken: 0, flip },
        Turn::Ahead,
    );
    pixels
}

/// What a moment says across the field.
pub(in crate::tactics) fn banner(content: &Content, moment: &Happening) -> Option<String> {
    match moment {
        Happening::Round { .. } | Happening::RoundEnd { .. } | Happening::TimeUp => {
            Some(caption(content, moment).title)
        }
        // How it ended is told beside the field.
        Happening::End { outcome } => Some(outcome.brief()),
        _ => None,
    }
}
