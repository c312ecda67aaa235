//! What creatures decide. Minds only look; `act::foes` carries out what they want.
//!
//! A creature has a list of habits and does the first that fits. Each habit is one function here,
//! and knows nothing of the others.

mod habits;
mod scent;
mod ways;

use engine::Seat;
use grid::Point;

pub(crate) use scent::{Feet, Scent};

use crate::{Blow, Cells, Descent, Foe, FoeId, Habit, Hp, Kind, Turns};

/// What a creature wants to do with an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// Walk there, or open the door that is there.
    Step(Point),
    /// Walk there backwards, which takes longer.
    Retreat(Point),
    /// Walk anywhere.
    Stroll,
    /// Strike whoever plays.
    Strike(Seat),
    /// Announce a blow at a tile.
    Announce(Blow, Point),
    /// Make a skeleton of bones there.
    Raise(Point),
    /// Call whoever can hear it.
    Call,
    /// Bring so many of a kind, and then none for so many turns.
    Summon(Kind, u8, Turns),
    /// Eat another.
    Devour(FoeId, Hp),
    /// Walk there, and take somebody along to where it stood.
    Drag(Seat, Point),
}

impl Wish {
    const fn is_walk(self) -> bool {
        matches!(self, Self::Step(_) | Self::Retreat(_) | Self::Stroll | Self::Drag(..))
    }
}

/// What a creature looks at when it decides.
pub(crate) struct Scene<'a> {
    pub(crate) run: &'a Descent,
    pub(crate) foe: &'a Foe,
    /// Whom it is after, if it knows of anybody.
    pub(crate) prey: Option<Prey>,
    /// The steps that lead nearer to them, others who stand there left out of account.
    pub(crate) trail: Option<Cells>,
}

/// Whom a creature is after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Prey {
    pub(crate) seat: Seat,
    /// Where it believes them to be.
    pub(crate) at: Point,
    /// Whether it sees them now.
    pub(crate) is_seen: bool,
}

impl Scene<'_> {
    /// Off what hurts before anything else, and then the first habit that fits. Who is held does not walk.
    pub(crate) fn wish(&self) -> Option<Wish> {
        let can = |wish: &Wish| !self.foe.is_held() || !wish.is_walk();
        let away = self.off_what_hurts().map(Wish::Step).filter(can);
        away.or_else(|| self.foe.habits().iter().find_map(|habit| self.fits(*habit).filter(can)))
    }

    fn fits(&self, habit: Habit) -> Option<Wish> {
        match habit {
            Habit::Strike => self.strike(),
            Habit::Chase => self.chase(),
            Habit::Wander => self.wander(),
            Habit::Flit => self.flit(),
            Habit::Flee => self.flee(),
            Habit::SeekFire => self.seek_fire(),
            Habit::Surround => self.surround(),
            Habit::KeepAway => self.keep_away(),
            Habit::Announce(blow) => self.announce(blow),
            Habit::RaiseBones => self.raise_bones(),
            Habit::Call => self.call(),
            Habit::Summon(kind, count, every) => self.summon(kind, count, every),
            Habit::Devour(kind, hp) => self.devour(kind, hp),
            Habit::Drag(into) => self.drag(into),
        }
    }
}
