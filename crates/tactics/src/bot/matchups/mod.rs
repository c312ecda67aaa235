//! What picks were measured to make of each other, and how often strong bots bring each.

mod balanced;
mod written;

use crate::{Content, Minion, Skill};

pub use balanced::BALANCED;
pub use written::WRITTEN;

/// What picks make of each other under a rule set, and how often each is worth bringing.
///
/// Both players draft in secret and at once, so there is nothing to answer: what no opponent can use against its
/// player is a mixture, by which no pick is met often and none is worth preparing for.
/// `roguery sim tactics --matchups` plays the matches again and prints these tables to the last number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchUps {
    /// The matches of each pick against each other.
    pub matches: u16,
    /// The half points (two for a win, one for a draw) that a skill made against another, both in the order of
    /// [`Skill::ALL`], with minions by lot.
    pub skills: [[u16; Skill::COUNT]; Skill::COUNT],
    /// The same for pairs of minions, in the order of [`crate::Team::PAIRS`], with heroes by lot.
    pub minions: [[u16; 3]; 3],
    /// In how many of a thousand drafts a strong bot picks each skill.
    pub skill_weights: [u16; Skill::COUNT],
    /// In how many of a thousand drafts it picks each pair of minions.
    pub minion_weights: [u16; 3],
}

impl MatchUps {
    /// All weights together.
    pub const WHOLE: u16 = 1_000;

    /// What was measured with these numbers, if they are those of a rule set that was.
    pub fn of(content: &Content) -> Option<&'static Self> {
        [(&Content::BALANCED, &BALANCED), (&Content::WRITTEN, &WRITTEN)]
            .into_iter()
            .find_map(|(known, measured)| (known == content).then_some(measured))
    }

    /// How often a skill is picked, of [`Self::WHOLE`].
    pub(super) const fn skill(&self, skill: Skill) -> u16 {
        self.skill_weights[skill.index()]
    }

    /// How often two minions are picked, whichever stands where.
    pub(super) const fn pair(&self, [first, second]: [Minion; 2]) -> u16 {
        self.minion_weights[first.index() + second.index() - 1]
    }
}
