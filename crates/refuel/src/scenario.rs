//! Scenarios: worlds drawn by hand, waves written down, with dice that fall as written.
//!
//! A file under `tests/data/scenarios` holds any number of them. Lines that lay out the battle and lines with commands
//! (`>`) are what the author wrote; everything indented is what happened, each fact behind the tick in which it did,
//! and is written anew by `cargo xtask golden`. A question (`? build popgun`) counts which commands of a kind may be
//! given, and tells the first of them. All dice of a scenario must be used up.

mod build;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use engine::{Game, Seat};

use self::build::Scenario;
use crate::{Battle, Command, Event};

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
    let left = scenario.run().map_or(0, |run| run.dice.script_left());
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
        Ok(()) => tell(&events, played),
        Err(refusal) => writeln!(played, "  no: {refusal}").unwrap(),
    }
    writeln!(played, "  = {}", situation(run)).unwrap();
}

fn tell(events: &[Event], played: &mut String) {
    let mut when = String::new();
    for event in events {
        if let Event::TickBegan { tick } = event {
            when = format!("{tick}: ");
        } else {
            writeln!(played, "  {when}{event}").unwrap();
        }
    }
}

/// How many commands that begin with some words may be given, and the first of them.
fn list(scenario: &mut Scenario, words: &str, played: &mut String) {
    let mut legal: Vec<Command> = Vec::new();
    scenario.begin().legal(Seat::FIRST, &mut legal);
    let commands = legal.iter().map(ToString::to_string);
    let ends = commands.filter_map(|command| command.strip_prefix(words).map(|end| end.trim().to_owned()));
    let ends: Vec<String> = ends.collect();
    if ends.is_empty() {
        writeln!(played, "  may not").unwrap();
    } else {
        let first: Vec<&str> = ends.iter().take(12).map(String::as_str).collect();
        writeln!(played, "  {} ways: {}", ends.len(), first.join(" | ")).unwrap();
    }
}

/// What there is, who is where, and how they are.
fn situation(run: &Battle) -> String {
    let purse = run.purse;
    let mut text = format!(
        "{} materials, {} energy, {} of {} fuel, {} hull",
        purse.materials, purse.energy, purse.fuel, run.goal, run.hull
    );
    for building in &run.buildings {
        for (condition, left) in building.conditions.iter() {
            write!(text, ", {} {} {condition} {left}", building.blueprint, building.at).unwrap();
        }
    }
    for foe in &run.foes {
        write!(text, ", {} {} at {} {} HP", foe.kind, foe.id, foe.place, foe.hp).unwrap();
        for (status, left) in foe.statuses.iter() {
            let left = if left == u16::MAX { String::new() } else { format!(" {left}") };
            write!(text, " {status}{left}").unwrap();
        }
    }
    for shot in &run.shots {
        write!(text, ", shot at {}", shot.at).unwrap();
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
    what_is_built_and_sold_and_paid: "building.txt",
    waves_come_and_go_along_their_ways: "waves.txt",
    towers_aim_and_shoot: "towers.txt",
    damage_passes_what_is_in_its_way: "damage.txt",
    attackers_have_their_habits: "attackers.txt",
    abilities_do_what_they_say: "abilities.txt",
    what_buildings_yield: "economy.txt",
    towers_of_their_own_kind: "arsenal.txt",
    buildings_that_help_and_trade: "support.txt",
    abilities_of_their_own_kind: "tricks.txt",
    what_families_ask: "families.txt",
    bosses_bend_rules: "bosses.txt",
}
