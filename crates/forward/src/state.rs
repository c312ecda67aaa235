//! A run of Forward at one moment.

use engine::{Dice, Seed};
use serde::{Deserialize, Serialize};

use crate::deck::Spread;
use crate::road::Footing;
use crate::{Bend, Card, Content, Die, Held, Hp, Location, Lux, Moves, Outcome, Rules, ScoreSheet, Weapon};

/// A run of Forward. Only [`engine::Game::play`] changes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forward {
    pub(crate) footing: Footing,
    pub(crate) content: Content,
    pub(crate) seed: Seed,
    pub(crate) location: Location,
    pub(crate) hero: Hero,
    pub(crate) spread: Spread,
    pub(crate) phase: Phase,
    pub(crate) dice: Streams,
    pub(crate) score: ScoreSheet,
    /// Rounds fought and pit dice rolled in this location.
    pub(crate) pace: u16,
}

/// The traveller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hero {
    /// What is left of the body.
    pub hp: Hp,
    /// What is in the prism.
    pub lux: Lux,
    /// What is in the hand.
    pub weapon: Option<Weapon>,
    /// Whether Lux can be used.
    pub snare: Snare,
}

/// Whether Lux can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Snare {
    /// It can.
    Open,
    /// Not until the next Blessing.
    Closed,
}

impl Hero {
    /// Whether Lux is there and no snare holds it.
    pub const fn can_use_lux(&self) -> bool {
        self.lux.0 > 0 && matches!(self.snare, Snare::Open)
    }
}

/// Dice by purpose. The deck's are made anew for each location, from the seed alone, so
/// that nothing done before can change what a location holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Streams {
    pub(crate) fight: Dice,
    pub(crate) pit: Dice,
    pub(crate) deck: Dice,
}

impl Streams {
    /// The dice of a seed, those of the deck as a location begins with them.
    pub(crate) fn of(seed: Seed, location: Location) -> Self {
        let dice = |name| seed.branch(name).dice();
        Self { fight: dice("fight"), pit: dice("pit"), deck: location.dice(seed) }
    }
}

/// What the game waits for.
// With a tag of its own: every command asks for it, and it would else hide in the card of a foe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[repr(u8)]
pub enum Phase {
    /// Between two cards, or between two locations when the row is empty.
    Path,
    /// After a look: which cards go back?
    Peek,
    /// The dice of a round lie on the table.
    Clash {
        /// Whom the traveller fights.
        foe: Foe,
        /// The dice.
        throw: Throw,
    },
    /// A round was fought that kills unless it is undone.
    Brink {
        /// Whom the traveller fights, after the round.
        foe: Foe,
        /// What the traveller had before the round.
        hp: Hp,
    },
    /// A Terror asks its price.
    Terror,
    /// A pit die failed and could be rolled again.
    Pit {
        /// The climb so far, the failure not counted.
        climb: Climb,
        /// The failed die.
        number: u8,
    },
    /// The run is over.
    Over(Outcome),
    /// On the road: a foe has announced what it does, and dice are to strike and guard.
    Fight {
        /// Whom the traveller fights.
        foe: Foe,
        /// Rounds that were fought.
        round: u8,
    },
    /// On the road: a die is to be laid across a pit.
    Gap,
    /// On the road: two weapons lie there.
    Find,
}

/// A foe in a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Foe {
    /// The card it came from.
    pub card: Card,
    /// What is left of it.
    pub hp: Hp,
}

/// The dice of one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Throw {
    /// The traveller's three.
    pub yours: [u8; 3],
    /// The foe's one.
    pub foes: u8,
}

impl Throw {
    /// Dice in the hand, before they are rolled.
    pub(crate) const UNROLLED: Self = Self { yours: [1; 3], foes: 1 };

    /// The highest number of the traveller's dice.
    pub fn highest_number(&self) -> u8 {
        let [first, second, third] = self.yours;
        first.max(second).max(third)
    }

    /// The leftmost of the traveller's highest dice.
    pub const fn highest(&self) -> Die {
        let [first, second, third] = self.yours;
        if first >= second && first >= third {
            Die::First
        } else if second >= third {
            Die::Second
        } else {
            Die::Third
        }
    }
}

/// A pit, part of the way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Climb {
    /// Dice that held.
    pub successes: u8,
    /// Dice that did not.
    pub failures: u8,
}

impl Forward {
    /// The rule set of the run.
    pub const fn rules(&self) -> Rules {
        self.footing.rules
    }

    /// What the place does differently.
    pub(crate) const fn bend(&self) -> Bend {
        self.footing.rules.bend(self.location)
    }

    /// The dice that lie open.
    ///
    /// # Panics
    /// When it is not the road that is played.
    pub(crate) const fn held(&self) -> Held {
        self.footing.held.expect("on the road dice are held")
    }

    /// How a foe moves here.
    pub(crate) const fn moves(&self, foe: Card) -> Moves {
        self.bend().moves(Moves::of(foe, self.location.tier()))
    }

    /// The numbers of the run.
    pub const fn content(&self) -> &Content {
        &self.content
    }

    /// The same run with other dice to come. The cards stay those of its own seed.
    #[must_use]
    pub fn with_other_dice(&self, seed: Seed) -> Self {
        let deck = self.dice.deck.clone();
        Self { dice: Streams { deck, ..Streams::of(seed, self.location) }, ..self.clone() }
    }

    /// A run that looks the same to the player, with all that is hidden dealt anew: the cards that lie face
    /// down, those of the locations to come, and the dice.
    #[must_use]
    pub fn redealt(&self, seed: Seed) -> Self {
        let backs = self.public().road.map_or([None; 3], |road| road.backs);
        let spread = self.spread.redealt(backs, &mut seed.branch("redeal").dice());
        Self { seed, spread, dice: Streams::of(seed, self.location), ..self.clone() }
    }
}
