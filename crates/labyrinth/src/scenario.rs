//! Scenarios: floors drawn by hand, with dice that fall as written.
//!
//! A file under `tests/data/scenarios` holds any number of them. Lines that lay out the floor and
//! lines with commands (`>`) are what the author wrote; everything indented is what happened, and is
//! written anew by `cargo xtask golden`. A question (`? cast`) lists which commands of a kind may be
//! given. All dice of a scenario must be used up.

mod build;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use engine::{Dice, Game, Seat};

use crate::{Command, Event, Gold, Labyrinth, Spell};
use build::Scenario;

/// Plays every scenario of a file and compares what happened.
fn check(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/scenarios").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut played = String::new();
    let mut scenario = Scenario::new("");
    for line in text.lines().filter(|line| !line.starts_with("  ")) {
        if let Some(title) = line.strip_prefix("== ") {
            finish(&scenario);
            scenario = Scenario::new(title);
        }
        writeln!(played, "{line}").unwrap();
        if let Some(command) = line.strip_prefix("> ") {
            play(&mut scenario, command, &mut played);
        } else if let Some(word) = line.strip_prefix("? ") {
            list(&mut scenario, word, &mut played);
        } else {
            scenario.line(line);
        }
    }
    finish(&scenario);
    testkit::golden::check_file(&path, &played);
}

fn finish(scenario: &Scenario) {
    let Some(run) = scenario.run() else { return };
    let left: usize = [&run.dice.blows, &run.dice.loot, &run.dice.foes].map(Dice::script_left).iter().sum();
    assert_eq!(left, 0, "'{}' leaves dice unused", scenario.title());
}

fn play(scenario: &mut Scenario, text: &str, played: &mut String) {
    let title = scenario.title().to_owned();
    let command: Command = text.parse().unwrap_or_else(|error| panic!("'{title}': {error}"));
    // Shown when the scenario fails, to find the place.
    println!("{title}: {text}");
    let run = scenario.begin();
    let mut events: Vec<Event> = Vec::new();
    match run.play(Seat::FIRST, command, &mut events) {
        Ok(()) => events.iter().for_each(|event| writeln!(played, "  {event}").unwrap()),
        Err(refusal) => writeln!(played, "  no: {refusal}").unwrap(),
    }
    let situation = situation(run);
    println!("  {events:?}\n  = {situation}");
    writeln!(played, "  = {situation}").unwrap();
}

/// Which commands that begin with a word may be given.
fn list(scenario: &mut Scenario, word: &str, played: &mut String) {
    let mut legal: Vec<Command> = Vec::new();
    scenario.begin().legal(Seat::FIRST, &mut legal);
    let commands = legal.iter().map(ToString::to_string);
    let ends = commands.filter_map(|command| command.strip_prefix(word).map(|end| end.trim().to_owned()));
    match ends.collect::<Vec<_>>().as_slice() {
        [] => writeln!(played, "  may not").unwrap(),
        ends => writeln!(played, "  {}", format!("may: {}", ends.join(" ")).trim_end_matches(": ")).unwrap(),
    }
}

/// Who is where, and how they are.
fn situation(run: &Labyrinth) -> String {
    let hero = &run.hero;
    let mut text = format!("@{} {}/{} HP", hero.at, hero.hp, hero.stats.hp);
    if hero.gold > Gold(0) {
        write!(text, ", {} gold", hero.gold).unwrap();
    }
    if hero.bow().is_some() {
        write!(text, ", {} arrows", hero.arrows).unwrap();
    }
    for spell in Spell::ALL.into_iter().filter(|spell| hero.knows(*spell)) {
        write!(text, ", {spell} {}", hero.charges(spell)).unwrap();
    }
    for foe in &run.foes {
        write!(text, ", {}{} {}", foe.kind.letter(), foe.at, foe.hp).unwrap();
        if !foe.is_awake() {
            text.push_str(" idle");
        }
        if foe.seeks {
            text.push_str(" seeks");
        }
        if foe.guards {
            text.push_str(" guards");
        }
        if let Some(intent) = foe.intent {
            let tiles: Vec<String> =
                intent.threatens(foe.at, &run.ground.solid()).iter().map(|tile| tile.to_string()).collect();
            write!(text, " threatens {}", tiles.join(" ")).unwrap();
        }
    }
    text
}

macro_rules! scenarios {
    ($($name:ident: $file:literal),+ $(,)?) => {
        $(#[test]
        fn $name() {
            check($file);
        })+
    };
}

scenarios! {
    walking_opens_what_can_be_opened: "walking.txt",
    bumps_are_answered_by_the_bumped_alone: "bumps.txt",
    bows_need_arrows_range_and_a_line: "bow.txt",
    spells_do_what_they_say: "spells.txt",
    ailments_take_their_time: "ailments.txt",
    every_kind_of_foe_has_its_ways: "foes.txt",
    foes_decide_by_how_they_are: "minds.txt",
    bosses_follow_their_patterns: "bosses.txt",
    fights_begin_end_and_pay: "fights.txt",
    things_are_found_worn_and_drunk: "things.txt",
    shops_and_stations_trade: "market.txt",
    relics_shift_play: "relics.txt",
    pads_bring_foes: "pads.txt",
    who_stays_too_long_is_looked_for: "unrest.txt",
    traps_know_no_sides: "traps.txt",
    runs_end_in_death: "death.txt",
    each_border_of_what_may_be_done_has_two_sides: "refusals.txt",
}
