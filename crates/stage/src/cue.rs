//! What a client does at a moment, beside showing the beat.

use crate::Tone;

/// Something to hear or to see for an instant. `Spot` is a place on the game's table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cue<Spot> {
    /// A noise.
    Sound(Sound),
    /// A place trembles.
    Shake(Spot),
    /// A place lights up.
    Flash(Spot, Tone),
    /// A few letters rise from a place.
    Float {
        /// From where.
        spot: Spot,
        /// What they say.
        text: String,
        /// What they are about.
        tone: Tone,
    },
}

/// The noises of the house. What they sound like is for the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sound {
    /// A card turns its face up.
    CardTurns,
    /// A card is laid down.
    CardDealt,
    /// Dice are shaken and thrown.
    DiceShake,
    /// Dice come to rest.
    DiceSettle,
    /// A blow lands on the other side.
    Hit,
    /// A blow is stopped.
    Blocked,
    /// A blow lands on the player.
    Hurt,
    /// A blow is stopped and answered.
    Counter,
    /// HP come back.
    Heal,
    /// Light comes in.
    LuxGained,
    /// Light is spent.
    LuxSpent,
    /// Light falls on what lies face down.
    Peek,
    /// Light stands between the player and death.
    Ward,
    /// Something to fight with.
    WeaponTaken,
    /// The prism is caught.
    SnareCloses,
    /// The prism is free again.
    SnareLifts,
    /// Something asks a price.
    Terror,
    /// A handhold gives way.
    PitSlips,
    /// A handhold holds.
    PitHolds,
    /// A foe falls.
    FoeSlain,
    /// A stretch of the road is done.
    LocationCleared,
    /// The end, the bad one.
    Death,
    /// The end, the good one.
    Victory,
}

impl Sound {
    /// Every noise.
    pub const ALL: [Self; 23] = [
        Self::CardTurns,
        Self::CardDealt,
        Self::DiceShake,
        Self::DiceSettle,
        Self::Hit,
        Self::Blocked,
        Self::Hurt,
        Self::Counter,
        Self::Heal,
        Self::LuxGained,
        Self::LuxSpent,
        Self::Peek,
        Self::Ward,
        Self::WeaponTaken,
        Self::SnareCloses,
        Self::SnareLifts,
        Self::Terror,
        Self::PitSlips,
        Self::PitHolds,
        Self::FoeSlain,
        Self::LocationCleared,
        Self::Death,
        Self::Victory,
    ];
}
