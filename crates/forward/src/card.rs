//! The kinds of cards.

use engine::{RowsBy, Worded};
use serde::{Deserialize, Serialize};

/// What can lie in the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Card {
    /// Heals a little.
    Item,
    /// The weapon of the tier.
    Weapon,
    /// A fight with the smaller of the tier's beasts.
    LesserBeast,
    /// A fight with the larger of the tier's beasts.
    GreaterBeast,
    /// The location's last fight, always among its last three cards.
    Hollow,
    /// Costs HP or Lux; the traveller chooses.
    Terror,
    /// A climb decided by dice.
    Pit,
    /// Lux cannot be used until the next Blessing.
    Snare,
    /// Heals a lot and lifts the Snare.
    Blessing,
    /// Gives Lux.
    Caesura,
}

impl Card {
    /// How many kinds there are.
    pub const COUNT: usize = 10;

    /// Every kind, in the order of the tables.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Item,
        Self::Weapon,
        Self::LesserBeast,
        Self::GreaterBeast,
        Self::Hollow,
        Self::Terror,
        Self::Pit,
        Self::Snare,
        Self::Blessing,
        Self::Caesura,
    ];

    /// The place in [`Card::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether a run can end at the card.
    pub const fn can_kill(self) -> bool {
        self.is_foe() || matches!(self, Self::Terror | Self::Pit)
    }

    /// Whether turning the card begins a fight.
    pub const fn is_foe(self) -> bool {
        matches!(self, Self::LesserBeast | Self::GreaterBeast | Self::Hollow)
    }
}

/// How many cards of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CardCounts(#[serde(with = "RowsBy::<Card>")] [u8; Card::COUNT]);

impl Worded for Card {
    const WORDS: &'static [Self] = &Self::ALL;
}

impl CardCounts {
    /// No card of any kind.
    pub const NONE: Self = Self([0; Card::COUNT]);

    /// Counts in the order of [`Card::ALL`].
    pub const fn new(counts: [u8; Card::COUNT]) -> Self {
        Self(counts)
    }

    /// How many of one kind.
    pub const fn of(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// The place of one kind's count.
    pub const fn of_mut(&mut self, card: Card) -> &mut u8 {
        &mut self.0[card.index()]
    }

    /// How many of all kinds together.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Each kind with its count, kinds without cards left out.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        Card::ALL.into_iter().map(|card| (card, self.of(card))).filter(|&(_, count)| count > 0)
    }
}
