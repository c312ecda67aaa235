//! Teams for bots.

use engine::{Dice, Seed};

use crate::{Class, Command, Content, Minion, Skill, Team, View};

/// How a bot drafts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Taste {
    /// Any team is as good as another.
    Any,
    /// What wins most by the balance table of the document's numbers.
    Best,
}

impl Taste {
    /// The best taste for these numbers. The table says nothing about others, and where all
    /// teams are worth the same, none is better than another.
    pub(super) fn best(content: &Content) -> Self {
        if *content == Content::WRITTEN { Self::Best } else { Self::Any }
    }
}

/// The skill that wins most, whoever plays.
const BEST_SKILL: Skill = Skill::Trinity;
/// The minions that win most.
const BEST_MINIONS: [Minion; 2] = [Minion::Tank, Minion::Assassin];

/// A bot that drafts.
#[derive(Clone, Debug)]
pub(super) struct Drafter {
    taste: Taste,
    dice: Dice,
}

impl Drafter {
    pub(super) fn new(taste: Taste) -> Self {
        let mut drafter = Self { taste, dice: Dice::scripted([]) };
        drafter.restart(Seed::from_bits(0));
        drafter
    }

    /// Lots of its own, which share nothing with the luck of a match of the same seed.
    pub(super) fn restart(&mut self, seed: Seed) {
        self.dice = seed.branch("team of a bot").dice();
    }

    /// The next pick in a draft that is not locked.
    pub(super) fn pick(&mut self, view: &View) -> Command {
        let draft = view.draft.expect("a player who drafts has a draft");
        let best = self.taste == Taste::Best;
        let Some(class) = draft.class else {
            return Command::Class(if best { BEST_SKILL.class() } else { self.any(Class::ALL) });
        };
        if draft.skill.is_none() {
            let knows_best = best && class == BEST_SKILL.class();
            return Command::Skill(if knows_best { BEST_SKILL } else { self.any(class.skills()) });
        }
        if draft.minions.is_none() {
            let [first, second] = if best { BEST_MINIONS } else { self.any(Team::MINIONS) };
            return Command::Minions(first, second);
        }
        Command::Lock
    }

    fn any<T: Copy, const COUNT: usize>(&mut self, things: [T; COUNT]) -> T {
        let count = u32::try_from(COUNT).expect("there are few things to pick from");
        things[self.dice.below(count) as usize]
    }
}
