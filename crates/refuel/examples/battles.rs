//! How bots of the house fare: `cargo run -p refuel --example battles -- builder 8 100 [from=1000] [hand=6] [late]
//! [materials=25]`.
//!
//! Prints how many battles of a level were won with a 95 % interval, the hull that was left, and how many waves they
//! took; seeds are counted from `from` on. With `hand`, so many blueprints by lot are at hand besides those that a run
//! begins with, other ones for each seed. With `late`, each wave of the last third is played once more without
//! abilities. Any number of the content can be set by its name.

use engine::tuning::Tunable as _;
use engine::{Bot, Game, Perspective, Seat, Seed, Silence};
use refuel::bot::{Builder, Naive, Planner, Taste};
use refuel::{Battle, Blueprint, Command, Content, Level, Rarity, Setup};

fn bot(name: &str) -> Box<dyn Bot<Battle>> {
    let builder = |taste: Taste| Box::new(Builder::new(taste));
    match name {
        "planner" => Box::new(Planner::default()),
        "naive" => Box::new(Naive::default()),
        "random" => Box::new(bots::Random::new(Seed::from_bits(0))),
        "builder" => builder(Taste::USUAL),
        "dry" => builder(Taste::DRY),
        "thirsty" => builder(Taste::THIRSTY),
        "hoarder" => builder(Taste::HOARDER),
        "rampart" => builder(Taste::RAMPART),
        "idle" => builder(Taste::IDLE),
        _ => panic!("nobody is called {name}"),
    }
}

/// What all battles come to, counted.
#[derive(Default)]
struct Sums {
    won: u64,
    battles: u64,
    hull: i32,
    waves: u32,
    /// Late waves; those in which somebody came through; those in which more of the hull would have gone without
    /// abilities; those in which nobody came through and somebody would have.
    late: [u64; 4],
}

fn play(name: &str, setup: &Setup, seed: Seed, is_late_asked: bool, sums: &mut Sums) {
    let mut run = Battle::new(setup, seed).expect("the house's numbers");
    let mut bot = bot(name);
    bot.restart(seed);
    let mut begun = Vec::new();
    while !run.status().is_over() {
        let command = bot.choose(Perspective::new(&run, Seat::FIRST));
        if command == Command::Wave && is_late_asked {
            begun.push(run.clone());
        }
        run.play(Seat::FIRST, command, &mut Silence).expect("bots know the rules");
    }
    let outcome = run.outcome().expect("it is over");
    sums.battles += 1;
    sums.won += u64::from(outcome.is_won());
    sums.hull += outcome.hull.0;
    sums.waves += u32::from(outcome.waves);
    for mut other in begun.split_off(begun.len() - begun.len() / 3) {
        let wave = usize::from(other.waves_over());
        let before = other.hull();
        other.play(Seat::FIRST, Command::Wave, &mut Silence).expect("it was called");
        while other.assault().is_some() {
            other.play(Seat::FIRST, Command::Run(250), &mut Silence).expect("the wave goes on");
        }
        let [with, without] = [run.losses().get(wave).copied().unwrap_or(before), before - other.hull()];
        let is = [true, with.0 > 0, without > with, with.0 == 0 && without.0 > 0];
        sums.late.iter_mut().zip(is).for_each(|(count, is)| *count += u64::from(is));
    }
}

/// What a run begins with, and so many more, each as often as runs offer its rarity.
fn hand(seed: Seed, more: usize) -> Vec<Blueprint> {
    let mut stream = seed.branch("hand").stream();
    let mut hand = Setup::default().carried;
    for _ in 0..more {
        let rarity = match stream.below(100) {
            0..61 => Rarity::Common,
            61..88 => Rarity::Rare,
            _ => Rarity::Legendary,
        };
        let fits = |one: &Blueprint| {
            let like = hand.iter().filter(|other| other.is_built() == one.is_built()).count();
            one.row().rarity == rarity && !hand.contains(one) && like < Setup::MOST
        };
        let able: Vec<Blueprint> = Blueprint::ALL.into_iter().filter(fits).collect();
        let bound = u32::try_from(able.len()).expect("they are few");
        if bound > 0 {
            hand.push(able[stream.below(bound) as usize]);
        }
    }
    hand
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [name, level, battles, options @ ..] = &words[..] else {
        panic!("write a bot, a level and how many battles")
    };
    let battles: u64 = battles.parse().expect("how many battles");
    let mut setup = Setup::on_level(Level(level.parse().expect("a level")));
    let (mut from, mut more, mut is_late_asked) = (0, 0, false);
    let mut content = Content::USUAL;
    for option in options {
        match option.split_once('=') {
            Some(("from", value)) => from = value.parse().expect("a seed"),
            Some(("hand", value)) => more = value.parse().expect("how many blueprints"),
            Some((name, value)) => turn(&mut content, name, value),
            None if option == "late" => is_late_asked = true,
            None => panic!("'{option}' means nothing"),
        }
    }
    setup.content = Some(Box::new(content));
    let mut sums = Sums::default();
    for number in from..from + battles {
        let seed = Seed::from_bits(number);
        let setup = setup.clone().carrying(hand(seed, more));
        play(name, &setup, seed, is_late_asked, &mut sums);
    }
    let Sums { won, hull, waves, late, .. } = sums;
    let (low, high) = interval(won, battles);
    let mean = 10 * u64::from(waves) / battles.max(1);
    println!(
        "{name} on level {level}: {won} of {battles} won ({low} to {high} of 1000), hull {hull}, {mean} waves in 10"
    );
    if is_late_asked {
        let [all, lost, worse, decided] = late;
        let (low, high) = interval(decided, all.max(1));
        println!(
            "late waves {all}, somebody came through in {lost}; without abilities worse in {worse}, decided by them \
             {decided} ({low} to {high} of 1000)"
        );
    }
}

/// Turns a knob.
fn turn(content: &mut Content, name: &str, value: &str) {
    let knob = Content::knobs().iter().find(|knob| knob.name == name);
    let knob = knob.unwrap_or_else(|| panic!("no number is called {name}"));
    (knob.write)(content, 0, value.parse().expect("a number"));
}

/// Wilson's interval for a share, in thousandths, by whole numbers.
fn interval(won: u64, runs: u64) -> (u64, u64) {
    // z is 1.96; what is under the root is in ten-thousandths, and the root in hundredths.
    let centre = (won * 1000 + 1921) * 100 / (runs * 100 + 384);
    let root = (won * (runs - won) * 10_000 / runs + 9_604).isqrt();
    let spread = 1960 * root / (runs * 100 + 384);
    (centre.saturating_sub(spread), centre + spread)
}
