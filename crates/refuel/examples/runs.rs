//! Plays runs by bots and tells how many come through, where the others end, and how long they take.
//!
//! `cargo run -p refuel --example runs -- builder 0 20` plays twenty runs of the builder without hardships; a fourth
//! number is the first seed, and knobs follow as `hull=40` or `levels.2=7`.

use engine::tuning::Tunable;
use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Silence};
use refuel::{Captain, Run, RunContent, RunOutcome, RunSetup};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (knobs, words): (Vec<&String>, Vec<&String>) = words.iter().partition(|word| word.contains('='));
    let number = |place: usize, other: u64| {
        words.get(place).map_or(other, |word| word.parse().expect("hardships, runs and seeds are numbers"))
    };
    let name = words.first().map_or("builder", |word| word.as_str());
    let hardships = u8::try_from(number(1, 0)).expect("there are few hardships");
    let mut content = RunContent::USUAL;
    for knob in knobs {
        turn(&mut content, knob);
    }
    let setup = RunSetup { hardships, content: Some(Box::new(content)), ..RunSetup::default() };
    let (mut planner, mut builder) = (Captain::planner(), Captain::builder());
    let bot: &mut dyn Bot<Run> = if name == "planner" { &mut planner } else { &mut builder };
    let first = number(3, 0);
    let outcomes: Vec<RunOutcome> =
        (first..first + number(2, 10)).map(|seed| played(&setup, Seed::from_bits(seed), bot)).collect();
    tell(name, hardships, &outcomes);
}

fn turn(content: &mut RunContent, knob: &str) {
    let (name, value) = knob.split_once('=').expect("a knob is turned by NAME=VALUE");
    let (name, entry) = name.split_once('.').unwrap_or((name, "0"));
    let knob = RunContent::knobs().iter().find(|knob| knob.name == name).expect("there is such a knob");
    let value: i64 = value.parse().expect("a knob is turned to a number");
    (knob.write)(content, entry.parse().expect("places are numbers"), value);
}

fn played(setup: &RunSetup, seed: Seed, bot: &mut dyn Bot<Run>) -> RunOutcome {
    let mut run = Run::new(setup, seed).expect("the setup is sound");
    bot.restart(seed);
    while run.outcome().is_none() {
        let command = bot.choose(Perspective::new(&run, Seat::FIRST));
        let before = run.battle().map(|battle| (battle.level(), battle.goal()));
        run.play(Seat::FIRST, command, &mut Silence).expect("bots know the rules");
        if let (Some((level, goal)), None) = (before, run.battle()) {
            let (hold, tally) = (run.hold(), run.tally());
            eprintln!(
                "  act {} level {level} goal {goal}: hull {} of {}, {} blueprints, {} artefacts, {} money; {} waves, \
                 {} s",
                run.act(),
                hold.hull,
                hold.most_hull,
                hold.blueprints.len(),
                hold.artefacts.len(),
                hold.money,
                tally.waves,
                tally.ticks.0 / 20
            );
        }
    }
    let outcome = run.outcome().expect("it is over");
    let tally = run.tally();
    let view = run.view(Audience::Everyone);
    if let (Some(stop), Some(battle)) = (view.trail.last(), run.battle().filter(|_| !outcome.is_won())) {
        let cards = battle.cards().iter().map(|card| card.blueprint.word()).collect::<Vec<_>>().join(" ");
        let taken: Vec<i32> = battle.losses().iter().map(|hull| hull.0).collect();
        eprintln!("  lost in {stop}: waves took {taken:?}; {cards}");
    }
    eprintln!("{seed}: {outcome}; {} min, earned {}, spent {}", outcome.minutes, tally.earned, tally.spent);
    outcome
}

fn tell(name: &str, hardships: u8, outcomes: &[RunOutcome]) {
    let count = outcomes.len();
    let won = outcomes.iter().filter(|outcome| outcome.is_won()).count();
    let acts = [1, 2, 3]
        .map(|act| outcomes.iter().filter(|outcome| !outcome.is_won() && outcome.act == act).count());
    let mut minutes: Vec<u32> =
        outcomes.iter().filter(|outcome| outcome.is_won()).map(|outcome| outcome.minutes).collect();
    minutes.sort_unstable();
    let battles: u32 = outcomes.iter().map(|outcome| u32::from(outcome.battles)).sum();
    println!(
        "{name} with {hardships} hardships: {won} of {count} came through; lost in acts {acts:?}; {battles} battles won; minutes of won runs {minutes:?}"
    );
}
