//! What an item, a tag or a pair does: the grammar of which every item is made.
//!
//! Play carries these out, `text` makes every word about an item from them, and bots weigh them;
//! nobody asks for an item by name.

use engine::Worded;
use serde::{Deserialize, Serialize};

use crate::{Ailment, Matter, Size, Turns};

/// One thing that an item does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A number is another.
    Stat(Stat, i8),
    /// Something happens whenever something else does.
    On(Trigger, Deed),
    /// Ground is something else to whoever carries it.
    Ward(Matter, Ward),
    /// It can be thrown, or throws.
    Throws(Missile),
    /// It can be used.
    Tool(Tool),
    /// It changes how one plays.
    Pact(Pact),
}

/// A number of whoever plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Stat {
    Attack,
    Defence,
    Health,
    /// In hundredths.
    Critical,
    /// What a step costs.
    Step,
    /// What a strike costs.
    Strike,
    /// What a throw costs.
    Throw,
    /// What a turn gives.
    Speed,
    Sight,
    /// How much farther throws go.
    Range,
    /// How much nearer one may come before one is noticed.
    Quiet,
    /// Gold found, in hundredths.
    Gold,
    /// What the first blow of a fight is short of.
    Shield,
    /// Whether feet hold on ice.
    Sure,
    /// How much of a creature's defence throws pass.
    Pierce,
    /// How much farther shocks run through water.
    Reach,
    /// Under so many hundredths of their health creatures fall to a bump.
    Execute,
    /// Whether one can dash.
    Dash,
    /// What waiting takes off the next blow, in hundredths.
    Brace,
    /// What keepers take off their prices, in hundredths.
    Bargain,
    /// How many more an offer shows.
    Offers,
}

impl Stat {
    /// How many there are.
    pub const COUNT: usize = 21;

    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Attack,
        Self::Defence,
        Self::Health,
        Self::Critical,
        Self::Step,
        Self::Strike,
        Self::Throw,
        Self::Speed,
        Self::Sight,
        Self::Range,
        Self::Quiet,
        Self::Gold,
        Self::Shield,
        Self::Sure,
        Self::Pierce,
        Self::Reach,
        Self::Execute,
        Self::Dash,
        Self::Brace,
        Self::Bargain,
        Self::Offers,
    ];

    /// Zero and up, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Worded for Stat {
    const WORDS: &'static [Self] = &Self::ALL;
}

/// When something happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// Somebody was struck by a bump.
    Bump,
    /// Somebody was struck by every third bump.
    ThirdBump,
    /// Somebody was struck critically.
    Critical,
    /// Somebody was hit by a throw.
    Throw,
    /// Somebody was slain.
    Kill,
    /// One was struck by somebody.
    Struck,
    /// One waited.
    Wait,
    /// One stepped.
    Step,
    /// One took up gold.
    Purse,
}

impl Trigger {
    /// Its bit in a set of triggers.
    pub(crate) const fn bit(self) -> u16 {
        1 << self as u8
    }
}

/// What happens. It happens to whom the trigger is about: somebody struck, the striker, or oneself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// An ailment begins.
    Afflict(Ailment),
    /// Something comes over tiles around them, for so many turns.
    Lay(Matter, u8, Size),
    /// A shock strikes them, and all water they stand in.
    Shock(u8),
    /// So much harm.
    Harm(u8),
    /// Whoever plays is healed.
    Heal(u8),
    /// They are drawn a tile nearer.
    Pull,
    /// Their defence is so much less, for good.
    Sunder(u8),
    /// Whoever plays gains energy.
    Energy(u8),
    /// Whoever plays gains gold.
    Coin(u8),
}

/// What ground is to whoever is warded; of several the last counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ward {
    /// It takes so much a turn.
    Hurts(u8),
    /// Half the harm.
    Half,
    /// Nothing.
    Immune,
    /// It heals so much a turn, and does nothing else.
    Heals(u8),
}

/// What is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missile {
    /// The attack of a throw.
    pub attack: i8,
    /// How far it goes, in steps.
    pub range: u8,
    /// How many there are for a floor; none means as many as one likes.
    pub count: u8,
    /// What it does to whom it hits.
    pub deed: Option<Deed>,
}

/// What is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tool {
    /// What it does where it is used.
    pub deed: Deed,
    /// How far away it can be used; none means on the spot.
    pub range: u8,
    /// How long it rests.
    pub rest: Turns,
}

/// What changes how one plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pact {
    /// Blows do double harm, both ways.
    Glass,
    /// Bumps do nothing, and everything else twice as much.
    Bell,
    /// A hundredth more harm for every five gold, and keepers sell nothing.
    Miser,
    /// A blow that would be the last costs 90 gold instead.
    GoldenHand,
    /// Every fourth strike falls twice.
    Shadow,
    /// Bumps do three times the harm to the frozen, and half to all others.
    Maul,
}
