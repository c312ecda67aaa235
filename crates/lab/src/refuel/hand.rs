//! Hands by lot: what somebody may have found on the way.

use std::borrow::Cow;

use engine::{Dice, Seed};
use refuel::{Blueprint, Rarity, Setup, Sort};

/// How many blueprints of which sorts are added by lot to what everybody begins with.
const FOUND: [(usize, &[Sort]); 3] =
    [(3, &[Sort::Tower]), (2, &[Sort::Economic, Sort::Special]), (2, &[Sort::Ability])];

/// The setup with something at hand: where nothing is, as the seed of a battle has it.
pub(super) fn dealt(setup: &Setup, seed: Seed) -> Cow<'_, Setup> {
    if !setup.carried.is_empty() {
        return Cow::Borrowed(setup);
    }
    let mut dice = seed.branch("hand").dice();
    let mut carried = Setup::on_level(setup.level).carried;
    for (count, sorts) in FOUND {
        carried.extend(found(sorts, count, &mut dice));
    }
    Cow::Owned(Setup { carried, ..setup.clone() })
}

/// So many different ones of some sorts that nobody has from the beginning, all equally likely.
fn found(sorts: &[Sort], count: usize, dice: &mut Dice) -> Vec<Blueprint> {
    let is_found = |blueprint: &Blueprint| {
        let row = blueprint.row();
        sorts.contains(&row.sort) && row.rarity != Rarity::Starter && *blueprint != Blueprint::Hub
    };
    let mut left: Vec<Blueprint> = Blueprint::ALL.into_iter().filter(is_found).collect();
    let mut take = || {
        let place = dice.below(u32::try_from(left.len()).expect("blueprints are few"));
        left.swap_remove(place as usize)
    };
    (0..count).map(|_| take()).collect()
}

#[cfg(test)]
mod tests {
    use engine::Game as _;
    use refuel::{Level, Refuel};

    use super::*;

    #[test]
    fn every_blueprint_is_dealt_and_every_hand_can_be_played() {
        let empty = Setup { carried: Vec::new(), ..Setup::on_level(Level(3)) };
        let mut seen = Vec::new();
        for number in 0..200 {
            let seed = Seed::from_bits(number);
            let setup = dealt(&empty, seed);
            assert_eq!(setup, dealt(&empty, seed));
            assert_eq!(setup.carried.len(), Setup::default().carried.len() + 7);
            if number % 20 == 0 {
                Refuel::new(&setup, seed).expect("the hand is sound");
            }
            seen.extend(setup.carried.iter().copied());
        }
        let missing = |blueprint: &Blueprint| *blueprint != Blueprint::Hub && !seen.contains(blueprint);
        assert_eq!(Blueprint::ALL.into_iter().find(missing), None);
        let own = Setup::default();
        assert_eq!(*dealt(&own, Seed::from_bits(1)), own, "whoever brings a hand keeps it");
    }
}
