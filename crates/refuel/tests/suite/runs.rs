//! The laws of the house for runs: as they are, with all hardships, and with battles that are soon over, so that shops,
//! encounters and rewards come too.

use engine::{Perspective, Seed, SplitMix64};
use grid::Point;
use refuel::{Blueprint, Command, Content, Fuel, Kit, Run, RunCommand, RunContent, RunSetup, Target};
use testkit::laws::{Endless, LawSettings, Length, Marathon, Opening, bot_advances, laws};

/// Every kind of command, and some that never make sense.
fn commands() -> Vec<RunCommand> {
    let gone = [0, 1, 2, 9].map(RunCommand::Go);
    let said = [None, Some(Blueprint::Popgun), Some(Blueprint::Squib), Some(Blueprint::Kiln)];
    let taken =
        [0, 1, 2, 3, 4, 200].into_iter().flat_map(|place| said.map(|said| RunCommand::Take(place, said)));
    let at = Target::At(Point::new(3, 3));
    let battle = [
        Command::Wave,
        Command::Run(0),
        Command::Run(250),
        Command::Build(Blueprint::Popgun, at),
        Command::Use(Blueprint::Squib, at),
        Command::Sell(Point::new(3, 3)),
    ];
    let mut all: Vec<RunCommand> = gone
        .into_iter()
        .chain(taken)
        .chain([RunCommand::Leave])
        .chain(battle.map(RunCommand::Battle))
        .collect();
    all.sort_unstable();
    all
}

/// Builds now and then, and otherwise lets time pass; between battles anything.
fn command(_: Perspective<'_, Run>, legal: &[RunCommand], stream: &mut SplitMix64) -> RunCommand {
    let any = |from: &[RunCommand], stream: &mut SplitMix64| {
        from[stream.below(u32::try_from(from.len()).expect("few enough")) as usize]
    };
    let passing: Vec<RunCommand> = legal
        .iter()
        .copied()
        .filter(|command| {
            matches!(command, RunCommand::Battle(Command::Wave | Command::Run(Command::MOST_TICKS)))
        })
        .collect();
    let is_passing = !passing.is_empty() && stream.below(5) > 0;
    any(if is_passing { &passing } else { legal }, stream)
}

/// Time passes for good, and so does the way.
const ENDLESS: Endless<Run> = Endless {
    cut: 60,
    ratchet: |run| {
        let tally = run.tally();
        let battle =
            run.battle().map_or(0, |battle| battle.ticks().0 + u32::from(battle.assault().is_some()));
        i64::from(tally.ticks.0) + i64::from(tally.chosen) + i64::from(battle)
    },
    patience: 2000,
};

fn settings(setups: Vec<RunSetup>, seeds: u32, cut: usize) -> LawSettings<Run> {
    LawSettings {
        setups,
        seeds,
        opening: Opening::Seeded,
        choose: command,
        ..LawSettings::new(commands(), Length::Endless(Endless { cut, ..ENDLESS }))
    }
}

/// Battles that are over after a wave or two.
fn short() -> RunSetup {
    let battles = Content { more_fuel: Fuel(-90), attacker_hp: 10, ..Content::USUAL };
    RunSetup { battles: Some(Box::new(battles)), ..RunSetup::default() }
}

#[test]
fn runs_keep_the_laws() {
    laws(&settings(vec![RunSetup::default()], 2, 40));
    laws(&settings(vec![RunSetup { kit: Kit::Gardeners, ..RunSetup::with_hardships(15) }], 1, 40));
}

#[test]
fn runs_with_short_battles_keep_the_laws() {
    laws(&settings(vec![short()], 4, 120));
}

#[test]
fn bots_do_not_play_for_ever_for_nothing() {
    let settings = settings(vec![short()], 2, 60);
    let bots: [&mut dyn engine::Bot<Run>; 2] =
        [&mut bots::Random::new(Seed::from_bits(1)), &mut refuel::Captain::builder()];
    for bot in bots {
        bot_advances(&mut Marathon { settings: &settings, bot, commands: 20_000 });
    }
}

#[test]
fn every_number_has_a_knob_that_works() {
    testkit::tuning::check_knobs::<RunContent>();
}
