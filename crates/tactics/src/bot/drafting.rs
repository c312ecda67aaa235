//! Teams for bots.

use engine::{Dice, Seed};

use super::MatchUps;
use crate::{Class, Command, Content, Minion, Skill, Team, View};

/// How a bot drafts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Taste {
    /// Any team is as good as another.
    Any,
    /// Each pick as often as its match-ups are worth it.
    Mixed(&'static MatchUps),
}

impl Taste {
    /// The taste that was measured with these numbers; nothing is known about others.
    pub(super) fn measured(content: &Content) -> Self {
        MatchUps::of(content).map_or(Self::Any, Self::Mixed)
    }

    fn skill(self, skill: Skill) -> u16 {
        match self {
            Self::Any => 1,
            Self::Mixed(measured) => measured.skill(skill),
        }
    }

    /// The weight of a class is that of its skills: whoever takes it takes one of them.
    fn class(self, class: Class) -> u16 {
        match self {
            Self::Any => 1,
            Self::Mixed(_) => class.skills().into_iter().map(|skill| self.skill(skill)).sum(),
        }
    }

    fn minions(self, minions: [Minion; 2]) -> u16 {
        match self {
            Self::Any => 1,
            Self::Mixed(measured) => measured.pair(minions),
        }
    }
}

/// A bot that drafts. Both sides do so in secret, so there is nothing to answer but what was picked on the same
/// side already: a person may have begun the draft.
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
        let taste = self.taste;
        let Some(class) = draft.class else {
            return Command::Class(self.drawn(Class::ALL, |class| taste.class(class)));
        };
        if draft.skill.is_none() {
            return Command::Skill(self.drawn(class.skills(), |skill| taste.skill(skill)));
        }
        if draft.minions.is_none() {
            let [first, second] = self.drawn(Team::MINIONS, |minions| taste.minions(minions));
            return Command::Minions(first, second);
        }
        Command::Lock
    }

    /// One of some things, each as often as its weight says; any of them if none has a weight.
    fn drawn<T: Copy, const COUNT: usize>(&mut self, things: [T; COUNT], weight: impl Fn(T) -> u16) -> T {
        let mut weights = things.map(|thing| u32::from(weight(thing)));
        if weights.iter().all(|weight| *weight == 0) {
            weights = [1; COUNT];
        }
        let mut lot = self.dice.below(weights.iter().sum());
        for (thing, weight) in things.into_iter().zip(weights) {
            match lot.checked_sub(weight) {
                None => return thing,
                Some(left) => lot = left,
            }
        }
        unreachable!("a lot is less than all weights together")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use engine::{Audience, Game, Seat, Silence};

    use super::*;
    use crate::{RuleSet, Setup, Tactics};

    /// The picks of a draft that was begun with some, as words.
    fn drafted(rules: RuleSet, seed: u64, begun: &[Command]) -> Vec<String> {
        let mut drafter = Drafter::new(Taste::measured(rules.content()));
        drafter.restart(Seed::from_bits(seed));
        let mut game = Tactics::new(&Setup::with_rules(rules), Seed::from_bits(1)).unwrap();
        let mut picks: Vec<Command> = begun.to_vec();
        for pick in begun {
            game.play(Seat::FIRST, *pick, &mut Silence).unwrap();
        }
        while picks.last() != Some(&Command::Lock) {
            let pick = drafter.pick(&game.view(Audience::Seat(Seat::FIRST)));
            game.play(Seat::FIRST, pick, &mut Silence).unwrap();
            picks.push(pick);
        }
        picks.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn nobody_meets_the_same_team_all_the_time() {
        for rules in [RuleSet::Balanced, RuleSet::Written] {
            let mut teams: BTreeMap<Vec<String>, usize> = BTreeMap::new();
            for seed in 0..1_000 {
                let mut team = drafted(rules, seed, &[]);
                // The same two minions are the same team, whichever stands where.
                let mut minions: Vec<&str> = team[2].split(' ').collect();
                minions.sort_unstable();
                team[2] = minions.join(" ");
                *teams.entry(team).or_default() += 1;
            }
            let most = teams.iter().max_by_key(|(_, count)| **count).unwrap();
            assert!(*most.1 < 250, "{rules}: {most:?}");
            assert!(teams.len() >= 8, "{rules}: {teams:?}");
        }
    }

    #[test]
    fn a_draft_that_somebody_has_begun_is_finished_whatever_was_picked() {
        for class in Class::ALL {
            let picks = drafted(RuleSet::Balanced, 5, &[Command::Class(class)]);
            assert_eq!(picks.len(), 4, "{picks:?}");
        }
    }
}
