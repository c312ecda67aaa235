//! What is to be seen of a command, moment by moment.

use forward::{Card, Climb, Foe, Held, Hp, Slot, Strike, Strikers, Throw};

use crate::Millis;

const TURN: Millis = 760;
const MEETING: Millis = 380;
const ROLL: Millis = 460;
const BLOWS: Millis = 520;
const PIT_ROLL: Millis = 420;
const EXCHANGE: Millis = 900;
const BRIDGE: Millis = 520;
const LEFT: Millis = 900;

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
    /// On the road the foe's die rolls, against dice that strike and guard.
    Answer { foe: Foe, strikers: Strikers, number: u8, hp: Hp },
    /// On the road both sides strike at once, and the foe's number is known.
    Exchange { foe: Foe, number: u8, exchanged: Exchanged, hp: Hp },
    /// On the road dice are rolled anew or turned over, in a fight or after a pit.
    Renew { foe: Option<Foe>, held: Held, rolling: [Rolling; 3], hp: Hp },
    /// On the road a die lies across a pit.
    Bridge { number: u8, hp: Hp },
    /// On the road the last card of a fork shows what it was, and stays behind.
    Left { slot: Slot, card: Card, hp: Hp },
}

/// What a round of the road came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exchanged {
    /// The dice that struck.
    pub strikers: Strikers,
    /// HP that the foe lost.
    pub dealt: Hp,
    /// What the others guarded.
    pub guard: u8,
    /// How hard the foe hit.
    pub blow: u8,
    /// HP that the traveller lost.
    pub taken: Hp,
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
            | Self::PitRoll { hp, .. }
            | Self::Answer { hp, .. }
            | Self::Exchange { hp, .. }
            | Self::Renew { hp, .. }
            | Self::Bridge { hp, .. }
            | Self::Left { hp, .. } => hp,
        }
    }
}

impl crate::Beat for Beat {
    fn length(&self) -> Millis {
        match self {
            Self::Turn { card, .. } if card.is_foe() || matches!(card, Card::Pit | Card::Terror) => MEETING,
            Self::Turn { .. } => TURN,
            Self::Roll { .. } | Self::Answer { .. } | Self::Renew { .. } => ROLL,
            Self::Blows { .. } => BLOWS,
            Self::PitRoll { .. } => PIT_ROLL,
            Self::Exchange { .. } => EXCHANGE,
            Self::Bridge { .. } => BRIDGE,
            Self::Left { .. } => LEFT,
        }
    }
}
