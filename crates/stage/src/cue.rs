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
    /// A fighter walks.
    Steps,
    /// A blade is swung.
    Blade,
    /// An arrow leaves the string.
    Arrow,
    /// A skill is used.
    Cast,
    /// A fighter is pushed away.
    Shove,
    /// A fighter steps between.
    Guard,
    /// A shield is raised.
    ShieldUp,
    /// Something is laid down on the board.
    Laid,
    /// Time takes its share.
    Decay,
    /// A fighter falls.
    Fall,
    /// The bell of a round.
    RoundBell,
    /// A match is won, or one side has won it that is nobody's own.
    MatchWon,
    /// A match is lost.
    MatchLost,
}

impl Sound {
    /// Every noise.
    pub const ALL: [Self; 36] = [
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
        Self::Steps,
        Self::Blade,
        Self::Arrow,
        Self::Cast,
        Self::Shove,
        Self::Guard,
        Self::ShieldUp,
        Self::Laid,
        Self::Decay,
        Self::Fall,
        Self::RoundBell,
        Self::MatchWon,
        Self::MatchLost,
    ];
}
