//! What is to be seen at one instant of a film.

use grid::Point;

use super::{Beat, BodyId, Filmed, Motion, Scene};
use crate::Millis;

/// Parts of a tile in which motion is measured.
pub const TILE: i32 = 16;
/// How far somebody leans who strikes.
const LEAN: i32 = 6;
/// How long each picture of something that flickers stays.
const FLICKER: Millis = 40;

/// An instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame<'a, D: Filmed> {
    /// What is to be seen.
    pub beat: &'a Beat<D>,
    /// Everybody, as they are once the beat is over; [`Frame::offset`] says how far they still
    /// are from there.
    pub scene: &'a Scene<D>,
    /// The floor as it is to be drawn.
    pub view: &'a D::View,
    /// How many beats came before.
    pub place: usize,
    /// How long the beat lasts already, in the time it is meant to take.
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
    /// White: one of the player's own is hurt, or somebody else flickers.
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
    Struck,
    /// Something will come down on them.
    Threatened,
    /// Something about them changed.
    Changed,
}

impl<D: Filmed> Frame<'_, D> {
    /// How far the beat has come, in hundredths.
    pub fn progress(&self) -> u64 {
        self.elapsed * 100 / self.beat.length().max(1)
    }

    /// How far somebody is from the tile where the scene has them.
    pub fn offset(&self, who: BodyId) -> Offset {
        let progress = i32::try_from(self.progress()).unwrap_or(100);
        match self.beat {
            Beat::Moves(moves) => {
                let own = moves.iter().find(|step| step.who == who);
                own.map_or(Offset::default(), |step| between(step.to, step.from, 100 - progress, TILE))
            }
            Beat::Lunge { who: striker, from, toward } if *striker == who => {
                between(*from, nearest(*from, *toward), progress, LEAN)
            }
            // Whoever struck is still leaning while everything stands still, and then comes back.
            Beat::Blow { by, target, at, .. } if *by == who && by != target => match self.scene.place(*by) {
                Some(from) if from.distance(*at) == 1 && self.motion == Motion::Full => {
                    between(from, *at, 100 - self.recovered(), LEAN)
                }
                _ => Offset::default(),
            },
            _ => Offset::default(),
        }
    }

    /// How far the picture trembles, in pixels: two to four while a blow lands.
    pub fn shake(&self) -> Offset {
        if self.motion == Motion::Reduced || self.elapsed >= self.beat.stop() {
            return Offset::default();
        }
        let far = match *self.beat {
            Beat::Blow { crit: true, .. } => 4,
            Beat::Blow { target, .. } | Beat::Trap { target, .. } if target.is_own() => 3,
            Beat::Blow { .. } | Beat::Trap { .. } => 2,
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
    pub fn shine(&self, who: BodyId) -> Option<Shine> {
        match *self.beat {
            Beat::Blow { target, crit, .. } if target == who => {
                let shine = if crit { Shine::Gold } else { Shine::White };
                self.is_lit().then_some(shine)
            }
            Beat::Trap { target, .. } | Beat::Suffering { target, .. } if target == who => {
                self.is_lit().then_some(Shine::White)
            }
            Beat::Healing { target, .. } if target == who => Some(Shine::Green),
            Beat::Level { who: grown, .. } if grown == who => Some(Shine::Gold),
            _ => None,
        }
    }

    /// How much of somebody in the scene is not there yet, in hundredths: whoever arrives becomes
    /// visible. For the fallen see [`Frame::falling`].
    pub fn faded(&self, who: BodyId) -> u64 {
        match *self.beat {
            Beat::Arrival { who: comer } if comer == who => 100 - self.progress(),
            _ => 0,
        }
    }

    /// Whoever falls just now and is no longer in the scene, and how much of it is gone, in
    /// hundredths.
    pub fn falling(&self) -> Option<(D::Look, Point, u64)> {
        match *self.beat {
            Beat::Fall { look, at } => Some((look, at, self.progress())),
            _ => None,
        }
    }

    /// HP of somebody as their bar shows them now.
    pub fn bar(&self, who: BodyId) -> Option<Bar> {
        let (hp, most) = self.scene.health(who)?;
        let before = match *self.beat {
            Beat::Blow { target, hp_before, .. }
            | Beat::Trap { target, hp_before, .. }
            | Beat::Suffering { target, hp_before, .. }
                if target == who =>
            {
                hp + (hp_before - hp) * (100 - self.recovered()) / 100
            }
            Beat::Healing { target, hp_before, .. } if target == who => hp_before,
            _ => hp,
        };
        Some(Bar { hp, before, most })
    }

    /// What flies now, from where to where, and how far it has come, in hundredths.
    pub fn missile(&self) -> Option<(D::Missile, Point, Point, u64)> {
        match *self.beat {
            Beat::Flight { missile, from, to } => Some((missile, from, to, self.progress())),
            _ => None,
        }
    }

    /// The tiles that light up now, and why.
    pub fn glow(&self) -> Option<(Vec<Point>, Glow)> {
        match self.beat {
            Beat::Area { tiles } => Some((tiles.clone(), Glow::Struck)),
            Beat::Announcement { tiles } => Some((tiles.clone(), Glow::Threatened)),
            Beat::Trap { at, .. } => Some((vec![*at], Glow::Struck)),
            Beat::Spread { tiles, .. } => Some((tiles.clone(), Glow::Changed)),
            Beat::Change { at } => Some((vec![*at], Glow::Changed)),
            _ => None,
        }
    }

    /// What comes over which tiles now, and how far it has come, in hundredths.
    pub fn spread(&self) -> Option<(D::Cover, &[Point], u64)> {
        match self.beat {
            Beat::Spread { cover, tiles } => Some((*cover, tiles, self.progress())),
            _ => None,
        }
    }

    /// How much of the colour is gone, in hundredths: all of it at the end of a run.
    pub fn grey(&self) -> u64 {
        if matches!(self.beat, Beat::Death) { self.progress() } else { 0 }
    }

    /// How dark it is, in hundredths: coming to a floor it becomes light.
    pub fn dark(&self) -> u64 {
        match self.beat {
            Beat::NewFloor if self.motion == Motion::Full => 100 - self.progress(),
            _ => 0,
        }
    }

    /// How far everything has moved on after the standstill of a blow, in hundredths.
    fn recovered(&self) -> i32 {
        let stop = self.beat.stop();
        let rest = (self.beat.length() - stop).max(1);
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
