//! How bots of the house fare: `cargo run --release -p descent --example runs -- delver 500 [two] [guide]
//! [flask=30]`.
//!
//! Prints how many runs were won with a 95 % interval, where and of what the others ended, and how long they took.

use std::collections::BTreeMap;

use descent::bot::{Delver, Fighter, Naive};
use descent::{Character, Command, Content, Descent, Means, Outcome, Place, Rules, Setup};
use engine::tuning::apply;
use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Silence, Status};

/// A run that takes longer than this has gone astray.
const MOST: usize = 15_000;

fn bot(name: &str, content: Content) -> Box<dyn Bot<Descent>> {
    match name {
        "fighter" => Box::new(Fighter::new(content)),
        "naive" => Box::new(Naive::new(content)),
        "delver" => Box::new(Delver::new(content)),
        _ => panic!("nobody is called {name}: write fighter, naive or delver"),
    }
}

/// What all runs come to, counted.
#[derive(Default)]
struct Sums {
    wins: u32,
    levels: u32,
    /// Harm done to creatures in runs that were won, by means.
    dealt: [u32; Means::COUNT],
    /// Health lost by floor, and how often each was entered.
    lost: [[u32; 2]; 8],
    before: (u8, u32),
    /// Commands in danger, in peace, and to choose something.
    paces: [u64; 3],
    /// Commands in danger, by whether it is creatures: steps and bumps, waits, all others.
    tense: [[u64; 3]; 2],
    /// Floors on which somebody stayed until they stirred.
    stirred: [u32; 8],
}

impl Sums {
    fn take_in(&mut self, run: &Descent, outcome: &Outcome) {
        self.before = (0, 0);
        if outcome.is_won() {
            let tally = run.view(Audience::Everyone).tally;
            self.wins += 1;
            self.levels += u32::from(outcome.level);
            for means in Means::ALL {
                self.dealt[means.index()] += tally.dealt(means);
            }
        }
    }

    fn lose(&mut self, place: Place, lost: u32) {
        let floor = place.floor.0;
        let (last, before) = self.before;
        if last != floor {
            self.lost[usize::from(floor)][1] += 1;
        }
        let before = if last == 0 { 0 } else { before };
        self.lost[usize::from(floor)][0] += lost.saturating_sub(before);
        self.before = (floor, lost);
    }

    fn print(&self) {
        let whole = self.dealt.iter().sum::<u32>().max(1);
        let shares = self.dealt.map(|dealt| dealt * 100 / whole);
        println!(
            "won at level {}, harm in hundredths by strikes, throws, items, ground {shares:?}",
            self.levels / self.wins.max(1)
        );
        let lost: Vec<u32> = self.lost[1..].iter().map(|[lost, entered]| lost / (*entered).max(1)).collect();
        println!("health lost by floor {lost:?}");
    }
}

/// One run, each seat by its own bot; nothing when it went astray.
fn play(name: &str, setup: &Setup, seed: u64, sums: &mut Sums) -> (Option<Outcome>, usize) {
    let seed = Seed::from_bits(seed);
    let mut run = Descent::new(setup, seed).expect("the house's numbers");
    let seats = if setup.companion.is_some() { 2 } else { 1 };
    let mut bots: Vec<Box<dyn Bot<Descent>>> = (0..seats).map(|_| bot(name, setup.content())).collect();
    for bot in &mut bots {
        bot.restart(seed);
    }
    for commands in 0..MOST {
        let awaited = match run.status() {
            Status::Over(outcome) => {
                sums.take_in(&run, &outcome);
                return (Some(outcome), commands);
            }
            Status::Awaiting(awaited) => awaited,
        };
        // Both in turn: in peace whoever acts lets the turn pass for both.
        let seat: Seat = awaited.iter().nth(commands % 2).or(awaited.first()).expect("somebody is awaited");
        let command = bots[usize::from(seat.index())].choose(Perspective::new(&run, seat));
        let view = run.view(Audience::Everyone);
        sums.lose(view.place, view.tally.lost);
        run.play(seat, command, &mut Silence).expect("bots know the rules");
        if view.calm == 1 {
            sums.stirred[usize::from(view.place.floor.0)] += 1;
        }
        if run.is_dangerous() {
            let by_foes = usize::from(view.foes.iter().any(descent::Foe::is_awake));
            let what = match command {
                Command::Step(_) => 0,
                Command::Wait => 1,
                _ => 2,
            };
            sums.tense[by_foes][what] += 1;
        }
        match command {
            Command::Choose(_) | Command::Leave | Command::Buy(_) | Command::Descend(_) => sums.paces[2] += 1,
            _ => sums.paces[usize::from(!run.is_dangerous())] += 1,
        }
    }
    (None, MOST)
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let name = words.first().map_or("delver", String::as_str);
    let runs: u64 = words.get(1).map_or(500, |word| word.parse().expect("how many runs"));
    let has = |word: &str| words.iter().any(|other| other == word);
    let rules = if has("guide") { Rules::Guide } else { Rules::Descent };
    let companion = has("two").then_some(Character::Lamplighter);
    let named = Character::ALL.into_iter().find(|one| has(&format!("{one:?}").to_lowercase()));
    let mut content = *rules.content();
    words
        .iter()
        .filter_map(|word| word.split_once('='))
        .for_each(|(name, value)| turn(&mut content, name, value));
    let content = Some(Box::new(content));
    let setup =
        Setup { companion, character: named.unwrap_or_default(), content, ..Setup::with_rules(rules) };
    let (mut won, mut astray, mut turns, mut commands) = (0, Vec::new(), 0, 0);
    let mut floors: BTreeMap<u8, u32> = BTreeMap::new();
    let mut causes: BTreeMap<String, u32> = BTreeMap::new();
    let mut sums = Sums::default();
    let mut by_character = [[0_u32; 2]; 6];
    for seed in 1..=runs {
        let place = usize::try_from(seed).unwrap_or(0) % 6;
        let setup = if has("lot") {
            Setup { character: Character::ALL[place], ..setup.clone() }
        } else {
            setup.clone()
        };
        let (outcome, count) = play(name, &setup, seed, &mut sums);
        by_character[place][1] += 1;
        by_character[place][0] += u32::from(outcome.is_some_and(|outcome| outcome.is_won()));
        commands += count;
        let Some(outcome) = outcome else {
            astray.push(seed);
            continue;
        };
        turns += outcome.turns;
        match outcome.cause {
            None => won += 1,
            Some(cause) => {
                *floors.entry(outcome.place.floor.0).or_default() += 1;
                *causes.entry(format!("{cause:?}")).or_default() += 1;
            }
        }
    }
    let (low, high) = interval(won, runs);
    println!("{name}: {won} of {runs} won, {low}.. {high} in 1000; astray {astray:?}");
    println!("turns a run {}, commands {}", u64::from(turns) / runs, commands as u64 / runs);
    sums.print();
    println!("commands in danger, in peace, to choose {:?}", sums.paces.map(|count| count / runs));
    println!("in danger of ground, of creatures {:?}", sums.tense.map(|all| all.map(|count| count / runs)));
    println!("floors that stirred {:?}", &sums.stirred[1..]);
    println!("won by character {by_character:?}");
    println!("ended on floor {floors:?}");
    let mut causes: Vec<(u32, String)> = causes.into_iter().map(|(cause, count)| (count, cause)).collect();
    causes.sort_unstable_by(|one, other| other.cmp(one));
    for (count, cause) in causes.iter().take(24) {
        println!("{count:5} {cause}");
    }
}

/// Turns a knob, or one entry of a row, as `foe_attack[3]`.
fn turn(content: &mut Content, name: &str, value: &str) {
    let value = value.parse().expect("a number");
    apply(content, name, value).unwrap_or_else(|error| panic!("{error}"));
}

/// Wilson's interval for a share, in thousandths, by whole numbers.
fn interval(won: u64, runs: u64) -> (u64, u64) {
    // z is 1.96; what is under the root is in ten-thousandths, and the root in hundredths.
    let centre = (won * 1000 + 1921) * 100 / (runs * 100 + 384);
    let root = (won * (runs - won) * 10_000 / runs + 9_604).isqrt();
    let spread = 1960 * root / (runs * 100 + 384);
    (centre.saturating_sub(spread), centre + spread)
}
