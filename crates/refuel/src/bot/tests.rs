//! Who plays better, and that nobody goes astray.

use std::ops::Range;

use engine::{Bot, Game, Perspective, Seat, Seed, Silence};

use super::{Builder, Naive, Planner, Taste};
use crate::{Battle, Blueprint, Command, Level, Outcome, Setup};

/// How some battles end.
fn played(setup: &Setup, seeds: Range<u64>, bot: &mut dyn Bot<Battle>) -> Vec<Outcome> {
    let ended = seeds.map(|seed| {
        let seed = Seed::from_bits(seed);
        let mut run = Battle::new(setup, seed).expect("the setup is sound");
        bot.restart(seed);
        while !run.status().is_over() {
            let command = bot.choose(Perspective::new(&run, Seat::FIRST));
            run.play(Seat::FIRST, command, &mut Silence).expect("bots know the rules");
        }
        run.outcome().expect("it is over")
    });
    ended.collect()
}

fn on_level(level: u16) -> Setup {
    Setup::on_level(Level(level))
}

fn won(outcomes: &[Outcome]) -> usize {
    outcomes.iter().filter(|outcome| outcome.is_won()).count()
}

/// What is left of all hulls.
fn hull(outcomes: &[Outcome]) -> i32 {
    outcomes.iter().map(|outcome| outcome.hull.0).sum()
}

#[test]
fn planners_keep_more_of_the_hull_than_builders_and_those_win_more_than_newcomers() {
    let [planner, builder] =
        [&mut Planner::default() as &mut dyn Bot<Battle>, &mut Builder::new(Taste::USUAL)]
            .map(|bot| played(&on_level(3), 0..12, bot));
    assert!(hull(&planner) > hull(&builder), "{planner:?} {builder:?}");
    let [builder, naive] = [&mut Builder::new(Taste::USUAL) as &mut dyn Bot<Battle>, &mut Naive::default()]
        .map(|bot| played(&on_level(6), 0..12, bot));
    assert!(won(&builder) > won(&naive) + 4, "{builder:?} {naive:?}");
}

#[test]
fn whoever_leaves_something_out_fares_worse() {
    let by = |taste: Taste| played(&on_level(4), 0..12, &mut Builder::new(taste));
    let usual = by(Taste::USUAL);
    for taste in [Taste::THIRSTY, Taste::HOARDER] {
        assert!(won(&by(taste)) < won(&usual) / 2, "{taste:?}");
    }
    for taste in [Taste::RAMPART, Taste::IDLE] {
        assert!(hull(&by(taste)) < hull(&usual), "{taste:?}");
    }
    let waves = |outcomes: &[Outcome]| outcomes.iter().map(|outcome| outcome.waves).sum::<u16>();
    assert!(waves(&by(Taste::DRY)) > waves(&usual), "fuel that is fetched ends a battle sooner");
}

#[test]
fn bots_know_all_blueprints() {
    let all: Vec<Blueprint> = Blueprint::ALL.into_iter().filter(|one| *one != Blueprint::Hub).collect();
    let (built, used): (Vec<Blueprint>, Vec<Blueprint>) = all.into_iter().partition(|one| one.is_built());
    for (built, used) in built.chunks(Setup::MOST).zip(used.chunks(Setup::MOST).cycle()) {
        let setup = on_level(2).carrying([built, used].concat());
        let bots: [&mut dyn Bot<Battle>; 3] =
            [&mut Naive::default(), &mut Builder::new(Taste::USUAL), &mut Planner::default()];
        for bot in bots {
            played(&setup, 7..8, bot);
        }
    }
}

/// A bot that thought about one moment is asked about another.
#[test]
fn answers_follow_from_what_is_seen() {
    let mut run = Battle::new(&on_level(2), Seed::from_bits(3)).expect("the setup is sound");
    let mut bot = Builder::new(Taste::USUAL);
    let ask = |bot: &mut Builder, run: &Battle| bot.choose(Perspective::new(run, Seat::FIRST));
    for _ in 0..40 {
        let (other, fresh) = (ask(&mut bot, &run), ask(&mut Builder::new(Taste::USUAL), &run));
        assert_eq!(other, fresh);
        let command = if run.assault().is_none() { Command::Wave } else { other };
        run.play(Seat::FIRST, command, &mut Silence).expect("it is legal");
        if run.status().is_over() {
            break;
        }
    }
}
