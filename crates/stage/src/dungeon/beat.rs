//! What is to be seen of a command, moment by moment.

use grid::Point;

use super::{BodyId, Filmed};
use crate::Millis;

const STEP: Millis = 100;
const DASH: Millis = 120;
const THROW: Millis = 110;
const LUNGE: Millis = 70;
const FLIGHT_PER_TILE: Millis = 35;
const FLIGHT_LEAST: Millis = 70;
const AREA: Millis = 150;
const ANNOUNCED: Millis = 140;
const SMALL: Millis = 60;
const SUFFER: Millis = 120;
const FADE: Millis = 200;
const HEAL: Millis = 120;
const LEVEL: Millis = 260;
const ARRIVAL: Millis = 160;
const NEW_FLOOR: Millis = 420;
const DEATH: Millis = 1_200;
/// How long everything stands still when a blow lands, at least and at most.
const STOP: (Millis, Millis) = (50, 120);
/// How long a bar takes to go down after that.
const RECOVERY: Millis = 90;

/// Something to see for a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are called what they are")]
pub enum Beat<D: Filmed> {
    /// Somebody goes somewhere; others go together.
    Moves(Vec<Move>),
    /// Somebody leans towards whom they are about to strike.
    Lunge { who: BodyId, from: Point, toward: Point },
    /// A blow lands: everything stands still, then the bar goes down.
    Blow { by: BodyId, target: BodyId, at: Point, amount: i32, crit: bool, hp_before: i32 },
    /// An arrow, a missile or a spell flies.
    Flight { missile: D::Missile, from: Point, to: Point },
    /// Something comes down on these tiles.
    Area { tiles: Vec<Point> },
    /// Something comes over these tiles: it burns, flows, freezes or hangs there.
    Spread { cover: D::Cover, tiles: Vec<Point> },
    /// Somebody announces what they will do to these tiles.
    Announcement { tiles: Vec<Point> },
    /// A trap goes off.
    Trap { at: Point, target: BodyId, amount: i32, hp_before: i32 },
    /// An ailment takes HP.
    Suffering { target: BodyId, amount: i32, hp_before: i32 },
    /// HP come back.
    Healing { target: BodyId, amount: i32, hp_before: i32 },
    /// Somebody falls.
    Fall { look: D::Look, at: Point },
    /// Somebody arrives.
    Arrival { who: BodyId },
    /// Something of the floor changes there: a door, a wall, a chest, a fountain.
    Change { at: Point },
    /// A level is gained.
    Level { who: BodyId, level: u16 },
    /// Another floor is entered.
    NewFloor,
    /// The end, the bad one.
    Death,
    /// The end, the good one.
    Triumph,
}

/// Somebody goes from one tile to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are called what they are")]
pub struct Move {
    pub who: BodyId,
    pub from: Point,
    pub to: Point,
    pub gait: Gait,
}

/// How somebody goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gait {
    /// On foot.
    Walk,
    /// Two tiles in one breath.
    Dash,
    /// Not of their own will.
    Thrown,
}

impl<D: Filmed> Beat<D> {
    /// How long it is to be seen.
    pub fn length(&self) -> Millis {
        match self {
            Self::Moves(moves) => moves.iter().map(Move::length).max().unwrap_or(0),
            Self::Lunge { .. } => LUNGE,
            Self::Blow { .. } | Self::Trap { .. } => self.stop() + RECOVERY,
            Self::Flight { from, to, .. } => {
                (Millis::from(from.distance(*to)) * FLIGHT_PER_TILE).max(FLIGHT_LEAST)
            }
            Self::Area { .. } | Self::Spread { .. } => AREA,
            Self::Announcement { .. } => ANNOUNCED,
            Self::Suffering { .. } => SUFFER,
            Self::Healing { .. } => HEAL,
            Self::Fall { .. } => FADE,
            Self::Arrival { .. } => ARRIVAL,
            Self::Change { .. } => SMALL,
            Self::Level { .. } => LEVEL,
            Self::NewFloor => NEW_FLOOR,
            Self::Death | Self::Triumph => DEATH,
        }
    }

    /// How long everything stands still at the beginning of it: longer the more a hit takes.
    pub fn stop(&self) -> Millis {
        let (least, most) = STOP;
        match *self {
            Self::Blow { crit: true, .. } => most,
            Self::Blow { amount, hp_before, .. } | Self::Trap { amount, hp_before, .. } => {
                let share =
                    Millis::from(amount.unsigned_abs()) * 100 / Millis::from(hp_before.max(1).unsigned_abs());
                least + (most - least) * share.min(100) / 100
            }
            _ => 0,
        }
    }

    /// How it is shown so many times as quick as it is meant: everything is hurried, but nothing
    /// stands still for less than the least.
    pub(super) fn pace(&self, haste: Millis) -> Pace {
        let (meant_stop, length) = (self.stop(), self.length());
        let stop = (meant_stop / haste).max(STOP.0).min(meant_stop);
        Pace { meant_stop, stop, rest: (length - meant_stop).div_ceil(haste), haste }
    }

    /// Whether it only moves things about, which those who want no motion do not see.
    pub(super) const fn is_motion(&self) -> bool {
        matches!(self, Self::Moves(_) | Self::Lunge { .. } | Self::Flight { .. })
    }
}

/// How quick a beat is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pace {
    meant_stop: Millis,
    /// How long everything stands still.
    pub(super) stop: Millis,
    /// How long everything moves after that.
    rest: Millis,
    haste: Millis,
}

impl Pace {
    /// How long the beat is shown.
    pub(super) const fn length(self) -> Millis {
        self.stop + self.rest
    }

    /// How far the beat has come, in the time it is meant to take, when it is shown for so long.
    pub(super) fn meant(self, shown: Millis) -> Millis {
        match shown.checked_sub(self.stop) {
            None => shown * self.meant_stop / self.stop,
            Some(moving) => self.meant_stop + moving * self.haste,
        }
    }
}

impl Move {
    const fn length(&self) -> Millis {
        match self.gait {
            Gait::Walk => STEP,
            Gait::Dash => DASH,
            Gait::Thrown => THROW,
        }
    }
}
