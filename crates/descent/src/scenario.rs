//! Scenarios: floors drawn by hand, with dice that fall as written.
//!
//! A file under `tests/data/scenarios` holds any number of them. Lines that lay out the floor and
//! lines with commands (`>`) are what the author wrote; everything indented is what happened, and is
//! written anew by `cargo xtask golden`. `> step w *3` is the same command three times. `asked` says what questions
//! there are, `build` what can be wished for, and `shown` what `shows` is about. All dice of a scenario must be used up.

mod asked;
mod build;
mod shown;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use engine::{Dice, Game, Seat};

use crate::text::map::GROUND;
use crate::{Command, Descent, Energy, Event, Gold, Hp, Turns};
use build::Scenario;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/scenarios")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Plays every scenario of a file and compares what happened.
fn check(name: &str) {
    let path = folder().join(name);
    let text = read(&path);
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
            asked::answer(&mut scenario, word, &mut played);
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
    assert_eq!(scenario.doubts(), [""; 0], "'{}' shows what was not there", scenario.title());
}

/// Plays a command, or as many times as it says: `step w *3`.
fn play(scenario: &mut Scenario, seat: Seat, text: &str, played: &mut String) {
    let title = scenario.title().to_owned();
    let (text, times) = text.split_once(" *").unwrap_or((text, "1"));
    let command: Command = text.parse().unwrap_or_else(|error| panic!("'{title}': {error}"));
    for _ in 0..times.parse().expect("a number of times") {
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
        println!("  {events:?}\n  = {}", situation(run));
        scenario.look(&events);
    }
    writeln!(played, "  = {}", situation(scenario.begin())).unwrap();
}

/// Who is where, how they are, and what is on the ground.
fn situation(run: &Descent) -> String {
    let mut text = String::new();
    for hero in &run.heroes {
        write!(text, "@{} {}/{} HP", hero.at, hero.hp, hero.most).unwrap();
        for ailment in hero.ailments.iter() {
            write!(text, " {} {}", ailment.to_string().to_lowercase(), hero.ailments.left(ailment)).unwrap();
        }
        if hero.stands() && hero.energy != Energy::ACTION {
            write!(text, " energy {}", hero.energy).unwrap();
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
        const FILES: &[&str] = &[$($file),+];
        $(#[test]
        fn $name() {
            check($file);
        })+
    };
}

scenarios! {
    weapons_do_what_they_say: "weapons.txt",
    armour_does_what_it_says: "armour.txt",
    charms_do_what_they_say: "charms.txt",
    tools_and_flasks_do_what_they_say: "tools.txt",
    two_tags_make_a_pair: "pairs.txt",
    three_of_a_tag_do_more: "tags.txt",
    whatever_meets_reacts: "reactions.txt",
    drawn_rooms_are_solved_in_two_ways: "rooms.txt",
    things_stand_on_floors: "things.txt",
    walking_opens_takes_and_slides: "walking.txt",
    fights_are_decided_by_where_one_stands: "fights.txt",
    ground_touches_whoever_is_on_it: "ground.txt",
    every_kind_of_creature_has_its_ways: "creatures.txt",
    each_kind_teaches_one_thing: "kinds.txt",
    bosses_change_and_announce: "bosses.txt",
    two_play_in_one_queue: "together.txt",
}

#[test]
fn every_file_is_played() {
    let files = fs::read_dir(folder())
        .expect("scenarios")
        .map(|file| PathBuf::from(file.expect("a file").file_name()));
    let files = files.filter(|name| name.extension().is_some_and(|end| end == "txt"));
    let files: BTreeSet<String> = files.map(|name| name.display().to_string()).collect();
    assert_eq!(files, FILES.iter().map(|name| (*name).to_owned()).collect());
}

#[test]
fn nothing_is_without_a_scenario() {
    let texts = FILES.iter().map(|name| read(&folder().join(name)));
    let shown: BTreeSet<String> =
        texts.flat_map(|text| text.lines().flat_map(shown::claims).collect::<Vec<_>>()).collect();
    let missing: Vec<String> = shown::everything().into_iter().filter(|one| !shown.contains(one)).collect();
    assert_eq!(missing, [""; 0], "no scenario shows these");
}
