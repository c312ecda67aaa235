//! The laws of the house, for the first levels, many ways, all blueprints, and numbers out of the ordinary.

use engine::{Bot, Game, Perspective, Seed, SplitMix64};
use grid::{Direction, Point};
use refuel::bot::{Builder, Naive, Planner, Taste};
use refuel::{
    Artefact, Attacker, Augment, Blueprint, Command, Content, Environment, Fuel, Given, Hull, Level,
    Materials, Priority, Refuel, Setup, Target,
};
use testkit::laws::{Endless, LawSettings, Length, Marathon, Opening, bot_advances, laws};

/// Every kind of command, and some that never make sense.
fn commands() -> Vec<Command> {
    let points =
        [Point::new(0, 0), Point::new(7, 9), Point::new(14, 3), Point::new(30, 30), Point::new(255, 255)];
    let targets: Vec<Target> = points
        .into_iter()
        .flat_map(|at| {
            [Target::At(at), Target::Facing(at, Direction::East), Target::Tier(at, 1), Target::Tier(at, 9)]
        })
        .chain([Target::Anywhere])
        .collect();
    let aimed = Blueprint::ALL.into_iter().flat_map(|blueprint| {
        let targets = targets.clone().into_iter();
        targets.flat_map(move |target| [Command::Build(blueprint, target), Command::Use(blueprint, target)])
    });
    let placed = points.into_iter().flat_map(|at| {
        Priority::ALL.map(|priority| Command::Aim(at, priority)).into_iter().chain([Command::Sell(at)])
    });
    let plain = [Command::Wave, Command::Run(0), Command::Run(1), Command::Run(250), Command::Run(255)];
    let mut all: Vec<Command> = aimed.chain(placed).chain(plain).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Builds a while, then calls waves and lets them pass, with an ability now and then.
fn command(_: Perspective<'_, Refuel>, legal: &[Command], stream: &mut SplitMix64) -> Command {
    let mut any =
        |from: &[Command]| from[stream.below(u32::try_from(from.len()).expect("few enough")) as usize];
    let of = |wanted: fn(&Command) -> bool| legal.iter().copied().filter(wanted).collect::<Vec<Command>>();
    let times = of(|command| matches!(command, Command::Run(_) | Command::Wave));
    let kind = any(&[Command::Wave, Command::Wave, Command::Run(1), Command::Run(2), Command::Run(3)]);
    let some = match kind {
        Command::Run(1) => of(|command| matches!(command, Command::Build(..) | Command::Use(..))),
        Command::Run(2) => of(|command| matches!(command, Command::Sell(_) | Command::Aim(..))),
        Command::Run(_) => legal.to_vec(),
        _ => times.clone(),
    };
    let some = if some.is_empty() { times } else { some };
    any(&some)
}

/// Time passes for good.
const ENDLESS: Endless<Refuel> = Endless {
    cut: 40,
    ratchet: |run| i64::from(run.ticks().0) + i64::from(run.assault().is_some()),
    patience: 2000,
};

fn settings(setups: Vec<Setup>, seeds: u32) -> LawSettings<Refuel> {
    LawSettings {
        setups,
        seeds,
        opening: Opening::Seeded,
        choose: command,
        ..LawSettings::new(commands(), Length::Endless(ENDLESS))
    }
}

#[test]
fn the_first_levels_keep_the_laws() {
    laws(&settings([1, 3, 5].map(|level| Setup::on_level(Level(level))).to_vec(), 2));
}

#[test]
fn all_blueprints_keep_the_laws() {
    let rich = Content { materials: Materials(400), ..Content::USUAL };
    let of = |blueprints: &[Blueprint]| Setup {
        content: Some(Box::new(rich)),
        ..Setup::on_level(Level(4)).carrying(blueprints.iter().copied())
    };
    let all: Vec<Blueprint> = Blueprint::ALL.into_iter().filter(|one| *one != Blueprint::Hub).collect();
    let (built, used): (Vec<Blueprint>, Vec<Blueprint>) = all.into_iter().partition(|one| one.is_built());
    let hands = built.chunks(Setup::MOST).zip(used.chunks(Setup::MOST).cycle());
    let setups = hands.map(|(built, used)| of(&[built, used].concat()));
    laws(&settings(setups.collect(), 1));
}

#[test]
fn all_that_is_given_and_bosses_keep_the_laws() {
    let carried =
        [Blueprint::Hornets, Blueprint::Kiln, Blueprint::Dynamo, Blueprint::Snowball, Blueprint::Undertow];
    let augments = carried.into_iter().flat_map(|blueprint| {
        let fitting = Augment::ALL.into_iter().filter(move |augment| augment.fits(blueprint));
        fitting.map(move |augment| Given::Augment(blueprint, augment))
    });
    let artefacts: Vec<Given> = Artefact::ALL.into_iter().map(Given::from).chain(augments).collect();
    let environments: Vec<Given> = Environment::ALL.into_iter().map(Given::from).collect();
    let bosses = [Attacker::Lodestone, Attacker::Tollkeeper, Attacker::Twiceborn];
    let of = |given: Vec<Given>, boss: Attacker| {
        let given = given.into_iter().chain([Given::Boss { kind: boss, wave: 2 }]).collect();
        Setup { given, ..Setup::on_level(Level(4)).carrying(carried) }
    };
    let given = [artefacts, environments, Vec::new()];
    laws(&settings(given.into_iter().zip(bosses).map(|(given, boss)| of(given, boss)).collect(), 1));
}

#[test]
fn a_battle_that_is_soon_over_keeps_the_laws() {
    let short = Content { more_fuel: Fuel(-90), hull: Hull(2), ..Content::USUAL };
    laws(&settings(vec![Setup { content: Some(Box::new(short)), ..Setup::default() }], 6));
}

#[test]
fn bots_do_not_play_for_ever_for_nothing() {
    let settings = settings(vec![Setup::on_level(Level(2))], 2);
    let bots: [&mut dyn Bot<Refuel>; 4] = [
        &mut bots::Random::new(Seed::from_bits(1)),
        &mut Naive::default(),
        &mut Builder::new(Taste::USUAL),
        &mut Planner::default(),
    ];
    for bot in bots {
        bot_advances(&mut Marathon { settings: &settings, bot, commands: 20_000 });
    }
}

#[test]
fn every_number_has_a_knob_that_works() {
    testkit::tuning::check_knobs::<Content>();
}

#[test]
fn a_setup_tells_all_that_is_wrong_with_it() {
    let given = vec![
        Artefact::ShipBell.into(),
        Artefact::ShipBell.into(),
        Given::Augment(Blueprint::Hub, Augment::LongBarrel),
        Given::Boss { kind: Attacker::Lodestone, wave: 0 },
        Given::Boss { kind: Attacker::Bead, wave: 4 },
    ];
    let wrong = Setup { hull: Some(Hull(0)), given, ..Setup::on_level(Level(0)) };
    let wrong = wrong.carrying([Blueprint::Popgun, Blueprint::Popgun, Blueprint::Hub]);
    let told = |setup: &Setup| Refuel::new(setup, Seed::from_bits(1)).expect_err("it is wrong").to_string();
    let error = told(&wrong);
    for part in [
        "levels go from 1",
        "popgun is carried twice",
        "hub stands already",
        "no hull left",
        "ship-bell is given twice",
        "long-barrel does not fit hub",
        "waves go from 1 to 250, not 0",
        "one boss comes already, so bead:4 cannot",
        "bead is no boss",
    ] {
        assert!(error.contains(part), "{error}");
    }
    let error = told(&Setup { hull: Some(Hull(1001)), ..Setup::default() });
    assert_eq!(error, "no hull has more than 1000");
}
