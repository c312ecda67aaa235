//! What is to be seen of a command, moment by moment.

use forward::{Card, Climb, Foe, Hp, Slot, Strike, Throw};

use crate::Millis;

const TURN: Millis = 760;
const MEETING: Millis = 380;
const ROLL: Millis = 460;
const BLOWS: Millis = 520;
const PIT_ROLL: Millis = 420;

/// Something to see for a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are called what they are")]
pub enum Beat {
    /// A card of the row turns its face up.
    Turn { slot: Slot, card: Card, hp: Hp },
    /// Dice roll in a fight.
    Roll { foe: Foe, throw: Throw, rolling: [Rolling; 3], foes: Rolling, hp: Hp },
    /// Both blows land.
    Blows { foe: Foe, yours: Strike, foes: Strike, hp: Hp },
    /// The die of a pit rolls.
    PitRoll { number: u8, climb: Climb, hp: Hp },
}

/// Whether a die is in the air.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rolling {
    /// It is.
    Yes,
    /// It lies still.
    No,
}

impl Beat {
    /// The HP of the traveller at that moment.
    pub const fn hp(&self) -> Hp {
        match *self {
            Self::Turn { hp, .. }
            | Self::Roll { hp, .. }
            | Self::Blows { hp, .. }
            | Self::PitRoll { hp, .. } => hp,
        }
    }
}

impl crate::Beat for Beat {
    fn length(&self) -> Millis {
        match self {
            Self::Turn { card, .. } if card.is_foe() || matches!(card, Card::Pit | Card::Terror) => MEETING,
            Self::Turn { .. } => TURN,
            Self::Roll { .. } => ROLL,
            Self::Blows { .. } => BLOWS,
            Self::PitRoll { .. } => PIT_ROLL,
        }
    }
}
