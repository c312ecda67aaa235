//! Bots play whole runs.

use engine::{Bot, Game, Perspective, Seat, Seed, Silence};

use crate::bot::Naive;
use crate::run::bot::Captain;
use crate::run::kit::Kit;
use crate::run::{Run, RunOutcome, RunSetup};

fn played(setup: &RunSetup, seed: u64, bot: &mut dyn Bot<Run>) -> RunOutcome {
    let seed = Seed::from_bits(seed);
    let mut run = Run::new(setup, seed).expect("the setup is sound");
    bot.restart(seed);
    while !run.status().is_over() {
        let command = bot.choose(Perspective::new(&run, Seat::FIRST));
        run.play(Seat::FIRST, command, &mut Silence).expect("bots know the rules");
    }
    run.outcome().expect("it is over")
}

/// Battles that were won in some runs.
fn battles(setup: &RunSetup, bot: &mut dyn Bot<Run>) -> u16 {
    (0..6).map(|seed| played(setup, seed, bot).battles).sum()
}

#[test]
fn whoever_knows_more_of_battles_comes_farther() {
    let setup = RunSetup::default();
    let naive = battles(&setup, &mut Captain::with(Naive::default()));
    let planner = battles(&setup, &mut Captain::planner());
    assert!(planner > naive + 6, "{planner} and {naive}");
}

#[test]
fn every_kit_and_all_hardships_are_played() {
    for kit in Kit::ALL {
        let setup = RunSetup { kit, ..RunSetup::with_hardships(15) };
        let outcome = played(&setup, 4, &mut Captain::builder());
        assert_eq!(outcome.hardships, 15);
    }
}

#[test]
fn a_run_is_the_same_again() {
    let setup = RunSetup::with_hardships(2);
    let [one, other] = [0, 1].map(|_| played(&setup, 11, &mut Captain::builder()));
    assert_eq!(one, other);
}
