//! Picks that are played against each other.

use std::fmt;

use engine::Seed;
use tactics::{Command, Minion, Side, Skill, Team};

/// A part of a draft that is settled before the match; the rest is left to chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pick {
    /// A hero's skill, with its class.
    Skill(Skill),
    /// Two minions, whichever stands where.
    Minions([Minion; 2]),
}

impl Pick {
    /// Every two picks of a sort: first the skills, then the pairs of minions.
    pub(super) fn pairs() -> Vec<[Self; 2]> {
        fn two<T: Copy>(all: &[T], pick: fn(T) -> Pick) -> impl Iterator<Item = [Pick; 2]> {
            let places = (0..all.len())
                .flat_map(move |first| (first + 1..all.len()).map(move |second| (first, second)));
            places.map(move |(first, second)| [pick(all[first]), pick(all[second])])
        }
        two(&Skill::ALL, Self::Skill).chain(two(&Team::PAIRS, Self::Minions)).collect()
    }

    /// The commands of a draft with this pick. Which minion stands where is a matter of the seed.
    pub(super) fn commands(self, seed: Seed, side: Side) -> Vec<Command> {
        match self {
            Self::Skill(skill) => vec![Command::Class(skill.class()), Command::Skill(skill)],
            Self::Minions([first, second]) => {
                let coin = seed.branch("places of minions").branch(u32::from(side.seat().index()));
                let is_turned = coin.stream().below(2) == 1;
                vec![if is_turned {
                    Command::Minions(second, first)
                } else {
                    Command::Minions(first, second)
                }]
            }
        }
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Skill(skill) => write!(f, "{skill}"),
            Self::Minions([first, second]) => write!(f, "{first} and {second}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pick_meets_every_other_of_its_sort_once() {
        let pairs = Pick::pairs();
        assert_eq!(pairs.len(), 18 * 17 / 2 + 3);
        for (place, [one, two]) in pairs.iter().enumerate() {
            assert_ne!(one, two);
            let again = pairs[place + 1..].iter().any(|pair| pair.contains(one) && pair.contains(two));
            assert!(!again, "{one} and {two}");
        }
    }
}
