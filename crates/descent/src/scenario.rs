//! Scenarios: floors drawn by hand, with dice that fall as written.
//!
//! A file under `tests/data/scenarios` holds any number of them. Lines that lay out the floor and
//! lines with commands (`>`) are what the author wrote; everything indented is what happened, and is
//! written anew by `cargo xtask golden`. A question (`? throw`) lists which commands of a kind may be
//! given. All dice of a scenario must be used up.

mod build;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use engine::{Dice, Game, Seat};

use crate::text::map::GROUND;
use crate::{Command, Descent, Event, Gold, Hp, Turns};
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
            play(&mut scenario, Seat::FIRST, command, &mut played);
        } else if let Some(command) = line.strip_prefix("2> ") {
            play(&mut scenario, Seat::SECOND, command, &mut played);
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
    let left: usize = [&run.dice.blows, &run.dice.loot, &run.dice.minds].map(Dice::script_left).iter().sum();
    assert_eq!(left, 0, "'{}' leaves dice unused", scenario.title());
}

fn play(scenario: &mut Scenario, seat: Seat, text: &str, played: &mut String) {
    let title = scenario.title().to_owned();
    let command: Command = text.parse().unwrap_or_else(|error| panic!("'{title}': {error}"));
    // Shown when the scenario fails, to find the place.
    println!("{title}: {text}");
    let run = scenario.begin();
    let mut events: Vec<Event> = Vec::new();
    match run.play(seat, command, &mut events) {
        Ok(()) => {
            for event in events.iter().filter(|event| !matches!(event, Event::Revealed { .. })) {
                writeln!(played, "  {event}").unwrap();
            }
        }
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

/// Who is where, how they are, and what is on the ground.
fn situation(run: &Descent) -> String {
    let mut text = String::new();
    for hero in &run.heroes {
        write!(text, "@{} {}/{} HP", hero.at, hero.hp, hero.most).unwrap();
        for ailment in hero.ailments.iter() {
            write!(text, " {} {}", ailment.to_string().to_lowercase(), hero.ailments.left(ailment)).unwrap();
        }
        if let Some(left) = hero.down {
            write!(text, " down {left}").unwrap();
        }
        text.push_str(", ");
    }
    if run.purse > Gold(0) {
        write!(text, "{} gold, ", run.purse).unwrap();
    }
    for foe in &run.foes {
        write!(text, "{}{} {}", foe.kind.nature().letter, foe.at, foe.hp.max(Hp(0))).unwrap();
        for ailment in foe.ailments.iter() {
            write!(text, " {} {}", ailment.to_string().to_lowercase(), foe.ailments.left(ailment)).unwrap();
        }
        if let Some(intent) = foe.intent.filter(|intent| intent.turns > Turns::NONE) {
            let tiles: Vec<String> =
                run.blow_tiles(foe, intent).iter().map(|tile| tile.to_string()).collect();
            write!(text, " threatens {}", tiles.join(" ")).unwrap();
        }
        text.push_str(", ");
    }
    for (matter, _) in GROUND {
        let count = run.level.ground.layer(matter).len();
        if count > 0 {
            write!(text, "{matter} {count}, ").unwrap();
        }
    }
    text.trim_end_matches(", ").to_owned()
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
    walking_opens_takes_and_slides: "walking.txt",
    fights_are_decided_by_where_one_stands: "fights.txt",
    ground_touches_whoever_is_on_it: "ground.txt",
    every_kind_of_creature_has_its_ways: "creatures.txt",
    each_kind_teaches_one_thing: "kinds.txt",
    items_do_what_they_say: "items.txt",
    bosses_change_and_announce: "bosses.txt",
    two_play_in_one_queue: "together.txt",
}
