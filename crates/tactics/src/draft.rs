//! What a player picks before the battle.

use engine::SplitMix64;
use serde::{Deserialize, Serialize};

use crate::{Class, Minion, Skill};

/// The picks of one player so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// The hero's class.
    pub class: Option<Class>,
    /// The two minions, the one for column a first.
    pub minions: Option<[Minion; 2]>,
    /// The hero's skill, one of its class.
    pub skill: Option<Skill>,
    /// Whether nothing can be changed any more.
    pub locked: bool,
}

/// A draft with nothing left to pick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    /// The hero's class.
    pub class: Class,
    /// The hero's skill.
    pub skill: Skill,
    /// The two minions, the one for column a first.
    pub minions: [Minion; 2],
}

impl Draft {
    /// The team, once everything is picked.
    pub const fn team(&self) -> Option<Team> {
        match (self.class, self.minions, self.skill) {
            (Some(class), Some(minions), Some(skill)) => Some(Team { class, skill, minions }),
            _ => None,
        }
    }

    /// The draft with a class. A skill of another class is dropped.
    #[must_use]
    pub(crate) fn with_class(self, class: Class) -> Self {
        let skill = self.skill.filter(|skill| skill.class() == class);
        Self { class: Some(class), skill, ..self }
    }

    /// The team after time has run out: what was picked stays, the rest is left to chance.
    pub(crate) fn filled(self, stream: &mut SplitMix64) -> Team {
        let class = self.class.unwrap_or_else(|| pick(&Class::ALL, stream));
        let skill = self.skill.unwrap_or_else(|| pick(&class.skills(), stream));
        let minions = self.minions.unwrap_or_else(|| pick(&Team::MINIONS, stream));
        Team { class, skill, minions }
    }
}

impl Team {
    /// The pairs of minions, whichever stands where.
    pub const PAIRS: [[Minion; 2]; 3] = [
        [Minion::Tank, Minion::Archer],
        [Minion::Tank, Minion::Assassin],
        [Minion::Archer, Minion::Assassin],
    ];

    /// Every way to pick two different minions, sorted.
    pub const MINIONS: [[Minion; 2]; 6] = {
        use Minion::{Archer, Assassin, Tank};
        [
            [Tank, Archer],
            [Tank, Assassin],
            [Archer, Tank],
            [Archer, Assassin],
            [Assassin, Tank],
            [Assassin, Archer],
        ]
    };
}

fn pick<T: Copy>(all: &[T], stream: &mut SplitMix64) -> T {
    all[stream.below(u32::try_from(all.len()).expect("few picks")) as usize]
}
