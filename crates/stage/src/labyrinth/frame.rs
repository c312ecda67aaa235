//! What is to be seen at one instant of a film.

use grid::Point;
use labyrinth::{Cells, Intent, View, Who};

use super::{Missile, Moment, Motion, Scene};
use crate::Millis;

/// Parts of a tile in which motion is measured.
pub const TILE: i32 = 16;
/// How far somebody leans who strikes.
const LEAN: i32 = 6;
/// How long each picture of something that flickers stays.
const FLICKER: Millis = 40;

/// An instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame<'a> {
    /// What is to be seen.
    pub moment: &'a Moment,
    /// Everybody, as they are once the moment is over; [`Frame::offset`] says how far they still
    /// are from there.
    pub scene: &'a Scene,
    /// The floor as it is to be drawn.
    pub view: &'a View,
    /// How many beats came before.
    pub place: usize,
    /// How long the moment lasts already, in the time it is meant to take.
    pub elapsed: Millis,
    /// How long everything really stands still at the beginning of it.
    pub stop: Millis,
    /// How much the player wants to see moving.
    pub motion: Motion,
}

/// How far something is away from its tile, in [`TILE`]ths of a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offset {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
}

/// What somebody shines in for an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shine {
    /// White: the hero is hurt, or a foe flickers.
    White,
    /// Gold: a critical hit, a level.
    Gold,
    /// Green: HP come back.
    Green,
}

/// HP as a bar shows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar {
    /// HP left.
    pub hp: i32,
    /// Where the bar still is while it goes down.
    pub before: i32,
    /// The most HP.
    pub most: i32,
}

/// Why tiles light up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glow {
    /// Something came down on them.
    Struck(Option<Intent>),
    /// Something will come down on them.
    Threatened(Intent),
    /// Something about them changed.
    Changed,
}

impl Frame<'_> {
    /// How far the moment has come, in hundredths.
    pub fn progress(&self) -> u64 {
        self.elapsed * 100 / self.moment.length().max(1)
    }

    /// How far somebody is from the tile where the scene has them.
    pub fn offset(&self, who: Who) -> Offset {
        let progress = i32::try_from(self.progress()).unwrap_or(100);
        match self.moment {
            Moment::Moves(moves) => {
                let own = moves.iter().find(|step| same(step.who, who));
                own.map_or(Offset::default(), |step| between(step.to, step.from, 100 - progress, TILE))
            }
            Moment::Lunge { who: striker, from, toward } if same(*striker, who) => {
                between(*from, nearest(*from, *toward), progress, LEAN)
            }
            // Whoever struck is still leaning while everything stands still, and then comes back.
            Moment::Blow { by, target, at, .. } if same(*by, who) && !same(*by, *target) => {
                match self.scene.place(*by) {
                    Some(from) if from.distance(*at) == 1 && self.motion == Motion::Full => {
                        between(from, *at, 100 - self.recovered(), LEAN)
                    }
                    _ => Offset::default(),
                }
            }
            _ => Offset::default(),
        }
    }

    /// How far the picture trembles, in pixels: two to four while a blow lands.
    pub fn shake(&self) -> Offset {
        if self.motion == Motion::Reduced || self.elapsed >= self.moment.stop() {
            return Offset::default();
        }
        let far = match *self.moment {
            Moment::Blow { crit: true, .. } => 4,
            Moment::Blow { target: Who::Hero, .. } | Moment::Trap { target: Who::Hero, .. } => 3,
            Moment::Blow { .. } | Moment::Trap { .. } => 2,
            _ => 0,
        };
        match self.elapsed / FLICKER % 4 {
            0 => Offset { x: far, y: 0 },
            1 => Offset { x: -far, y: 0 },
            2 => Offset { x: 0, y: far },
            _ => Offset { x: 0, y: -far },
        }
    }

    /// What somebody shines in now.
    pub fn shine(&self, who: Who) -> Option<Shine> {
        match *self.moment {
            Moment::Blow { target, crit, .. } if same(target, who) => {
                let shine = if crit { Shine::Gold } else { Shine::White };
                self.is_lit().then_some(shine)
            }
            Moment::Trap { target, .. } | Moment::Suffering { target, .. } if same(target, who) => {
                self.is_lit().then_some(Shine::White)
            }
            Moment::Healing { .. } if who == Who::Hero => Some(Shine::Green),
            Moment::Level { .. } if who == Who::Hero => Some(Shine::Gold),
            _ => None,
        }
    }

    /// How much of somebody in the scene is not there yet, in hundredths: whoever arrives becomes
    /// visible. For the fallen see [`Frame::falling`].
    pub fn faded(&self, who: Who) -> u64 {
        match *self.moment {
            Moment::Arrival { id, .. } if matches!(who, Who::Foe(other, _) if other == id) => {
                100 - self.progress()
            }
            _ => 0,
        }
    }

    /// Whoever falls just now and is no longer in the scene, and how much of it is gone, in
    /// hundredths.
    pub fn falling(&self) -> Option<(labyrinth::Kind, Point, u64)> {
        match *self.moment {
            Moment::Fall { kind, at, .. } => Some((kind, at, self.progress())),
            _ => None,
        }
    }

    /// HP of somebody as their bar shows them now.
    pub fn bar(&self, who: Who) -> Option<Bar> {
        let (hp, most) = self.scene.health(who)?;
        let before = match *self.moment {
            Moment::Blow { target, hp_before, .. }
            | Moment::Trap { target, hp_before, .. }
            | Moment::Suffering { target, hp_before, .. }
                if same(target, who) =>
            {
                hp + (hp_before - hp) * (100 - self.recovered()) / 100
            }
            Moment::Healing { hp_before, .. } if who == Who::Hero => hp_before,
            _ => hp,
        };
        Some(Bar { hp, before, most })
    }

    /// What flies now, from where to where, and how far it has come, in hundredths.
    pub fn missile(&self) -> Option<(Missile, Point, Point, u64)> {
        match *self.moment {
            Moment::Flight { missile, from, to } => Some((missile, from, to, self.progress())),
            _ => None,
        }
    }

    /// The tiles that light up now, and why.
    pub fn glow(&self) -> Option<(Cells, Glow)> {
        match *self.moment {
            Moment::Area { intent, tiles } => Some((tiles, Glow::Struck(Some(intent)))),
            Moment::Announcement { intent, tiles, .. } => Some((tiles, Glow::Threatened(intent))),
            Moment::Burst { at } => Some((Cells::of(at).spread() | Cells::of(at), Glow::Struck(None))),
            Moment::Trap { at, .. } => Some((Cells::of(at), Glow::Struck(None))),
            Moment::Change { at } => Some((Cells::of(at), Glow::Changed)),
            _ => None,
        }
    }

    /// How much of the colour is gone, in hundredths: all of it at the end of a run.
    pub fn grey(&self) -> u64 {
        if matches!(self.moment, Moment::Death { .. }) { self.progress() } else { 0 }
    }

    /// How dark it is, in hundredths: coming up to a floor it becomes light.
    pub fn dark(&self) -> u64 {
        match self.moment {
            Moment::Climb { .. } if self.motion == Motion::Full => 100 - self.progress(),
            _ => 0,
        }
    }

    /// How far everything has moved on after the standstill of a blow, in hundredths.
    fn recovered(&self) -> i32 {
        let stop = self.moment.stop();
        let rest = (self.moment.length() - stop).max(1);
        i32::try_from(self.elapsed.saturating_sub(stop) * 100 / rest).unwrap_or(100)
    }

    /// Whether what flickers is lit now: every other picture, and all the time for those who want no
    /// motion.
    pub fn is_lit(&self) -> bool {
        match self.motion {
            Motion::Full => (self.elapsed / FLICKER).is_multiple_of(2),
            Motion::Reduced => true,
        }
    }
}

/// Foes are told apart by their numbers alone.
fn same(one: Who, other: Who) -> bool {
    match (one, other) {
        (Who::Hero, Who::Hero) => true,
        (Who::Foe(one, _), Who::Foe(other, _)) => one == other,
        _ => false,
    }
}

/// So many hundredths of the way from one tile to another, where a tile has so many parts.
fn between(from: Point, to: Point, hundredths: i32, tile: i32) -> Offset {
    let way = |from: u8, to: u8| (i32::from(to) - i32::from(from)) * tile * hundredths / 100;
    Offset { x: way(from.x, to.x), y: way(from.y, to.y) }
}

/// The tile beside one that lies towards another.
fn nearest(from: Point, toward: Point) -> Point {
    let step =
        |from: u8, to: u8| from.saturating_add_signed((i16::from(to) - i16::from(from)).signum() as i8);
    Point::new(step(from.x, toward.x), step(from.y, toward.y))
}
