//! Why not, in words.

use std::fmt;

use crate::{Command, Refusal};

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSuchSeat => "Nobody sits there.",
            Self::BattleIsOver => "The battle is over.",
            Self::WaveGoesOn => "Not before the wave is over.",
            Self::NoWave => "Not before a wave comes.",
            Self::NoSuchTime => return write!(f, "Time passes in 1 to {} ticks.", Command::MOST_TICKS),
            Self::NotCarried(blueprint) => return write!(f, "You have no {blueprint} at hand."),
            Self::NotBuilt => "That is used within waves, not built.",
            Self::NotUsed => "That is built between waves, not used.",
            Self::CoolsDown(1) => "Not before the next wave is over.",
            Self::CoolsDown(waves) => return write!(f, "Not before {waves} more waves are over."),
            Self::TooDear(missing) => return write!(f, "{missing} materials are missing."),
            Self::NeedsPlace => "Say where.",
            Self::NeedsNoPlace => "It goes nowhere in particular.",
            Self::NeedsDirection => "Say where it looks: n, e, s or w.",
            Self::NeedsNoDirection => "It has no direction.",
            Self::NoSuchMake => "It has no such make.",
            Self::OutsideWorld => "That is outside of the world.",
            Self::Occupied => "Something stands there already.",
            Self::WrongGround => "It does not stand on such ground.",
            Self::TooSteep => "It does not stand on slopes.",
            Self::TooLow(level) => return write!(f, "It stands on level {level} and above."),
            Self::TooClose => "It is not built beside another of its kind.",
            Self::FarFromWay => "It is built beside a way of attackers.",
            Self::NothingThere => "Nothing stands there.",
            Self::NotSold => "That is not sold.",
            Self::NothingToChoose => "It does not choose whom it hits.",
            Self::AlreadySo => "It does so already.",
            Self::NothingToGive => "There is not enough to give for it.",
        })
    }
}
