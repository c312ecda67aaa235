//! What foes announce, in words.

use std::fmt;

use grid::Direction;

use crate::{Content, Intent};

/// The deed alone: `charge`, `heavy swing`.
impl fmt::Display for Intent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Charge(_) => "charge",
            Self::Swing(_) => "heavy swing",
            Self::Ring => "sweep",
            Self::Blast(_) => "poison cloud",
            Self::Cross(_) => "cross of frost",
            Self::Chain(_) => "chain",
            Self::Beam => "beams of light",
            Self::Arrow(_) => "aimed arrow",
            Self::Summon => "call for help",
        })
    }
}

impl Intent {
    /// What is going to happen and where, as the end of "It is about to".
    pub fn about(self, content: &Content) -> String {
        let worth = content.deed(self);
        match self {
            Self::Charge(way) => {
                format!("charge {} until something stops it ({worth}% damage, throws back)", toward(way))
            }
            Self::Swing(way) => format!("swing at the three tiles {} of it ({worth}% damage)", toward(way)),
            Self::Ring => format!("sweep all eight tiles around it ({worth}% damage)"),
            Self::Blast(_) => format!("burst a cloud of poison over three by three tiles ({worth}% damage)"),
            Self::Cross(_) => format!("freeze a cross of tiles ({worth}% damage, slows)"),
            Self::Chain(way) => format!("throw a chain {} and pull ({worth}% damage)", toward(way)),
            Self::Beam => format!("burn its whole row and column ({worth}% damage)"),
            Self::Arrow(_) => {
                format!("shoot an aimed arrow at one tile ({worth}% damage, makes vulnerable)")
            }
            Self::Summon => "call others to its help".to_owned(),
        }
    }

    /// What was announced, as the end of "announced".
    pub(super) fn announced(self) -> String {
        match self {
            Self::Charge(way) => format!("a charge {}", toward(way)),
            Self::Swing(way) => format!("a heavy swing {}", toward(way)),
            Self::Ring => "a sweep at everything around it".to_owned(),
            Self::Blast(_) => "a cloud of poison".to_owned(),
            Self::Cross(_) => "a cross of frost".to_owned(),
            Self::Chain(way) => format!("a chain {}", toward(way)),
            Self::Beam => "beams of light along its row and column".to_owned(),
            Self::Arrow(_) => "an aimed arrow".to_owned(),
            Self::Summon => "a call for help".to_owned(),
        }
    }

    /// What was done, after the name of whoever did it.
    pub(super) const fn done(self) -> &'static str {
        match self {
            Self::Charge(_) => "charged",
            Self::Swing(_) => "swung with all its might",
            Self::Ring => "swept all around itself",
            Self::Blast(_) => "burst its cloud of poison",
            Self::Cross(_) => "froze a cross of tiles",
            Self::Chain(_) => "threw its chain",
            Self::Beam => "sent out beams of light",
            Self::Arrow(_) => "let its arrow fly",
            Self::Summon => "called for help",
        }
    }
}

/// A way to go, as a word.
pub const fn toward(way: Direction) -> &'static str {
    match way {
        Direction::North => "north",
        Direction::East => "east",
        Direction::South => "south",
        Direction::West => "west",
    }
}
