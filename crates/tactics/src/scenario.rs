//! Scenarios: a position, commands, and the log of what came of them, as text.
//!
//! A file under `tests/data/scenarios` holds scenarios such as
//!
//! ```text
//! == A tank takes what is aimed at its neighbour
//! round 1, p1 / warrior endure c4 5, ... / mage wild-magic c5 5, tank b5 5, ...
//! > hero attack c5
//!   P1 Warrior attacks P2 Mage.
//!   P2 Tank steps in for P2 Mage.
//!   P2 Tank loses 1 HP to the attack (4).
//!   = p2: p1.hero spent; p2.m1 b5 4
//! ```
//!
//! A line with a `/` is a position, `rules ` before it names its rule set (`written`, whose numbers positions
//! leave out, where there is no such line), and `> ` comes before a command. The command comes from
//! the seat that the match waits for; `p1> `, `p2> ` and `referee> ` name one. A title begins
//! with `==`, and whatever follows a `#` is for people. Lines that begin with two spaces are
//! written by the test: what was told, why not, and after `=` what the board looks like as
//! far as it has changed. `UPDATE_GOLDEN=1` (or `cargo xtask golden`) writes them.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use engine::{Audience, Game, Seat, Seed, Status};

use crate::{Command, Event, Position, REFEREE, RuleSet, Setup, Side, Tactics, Word};

/// Plays every scenario of a file and compares what happened.
fn check(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/scenarios").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut played = String::new();
    let mut scenario = Scenario::new();
    for line in text.lines().filter(|line| !line.starts_with("  ")) {
        writeln!(played, "{line}").unwrap();
        if let Some(title) = line.strip_prefix("== ") {
            scenario = Scenario { title: title.to_owned(), ..Scenario::new() };
        } else if !line.is_empty() && !line.starts_with('#') {
            scenario.line(line, &mut played);
        }
    }
    testkit::golden::check_file(&path, &played);
}

struct Scenario {
    title: String,
    rules: RuleSet,
    game: Tactics,
}

impl Scenario {
    fn new() -> Self {
        let rules = RuleSet::Written;
        let game = Tactics::new(&Setup::with_rules(rules), Seed::from_bits(1)).unwrap();
        Self { title: String::new(), rules, game }
    }

    fn line(&mut self, line: &str, played: &mut String) {
        if let Some((seat, command)) = line.split_once("> ") {
            let seat = self.seat(seat);
            self.command(seat, command, played);
        } else if let Some(rules) = line.strip_prefix("rules ") {
            self.rules = rules.parse().unwrap_or_else(|error| panic!("'{}': {error}", self.title));
            self.begin(&Setup::with_rules(self.rules));
        } else {
            let position: Position = line.parse().unwrap_or_else(|error| panic!("'{}': {error}", self.title));
            self.begin(&Setup { position: Some(position), ..Setup::with_rules(self.rules) });
        }
    }

    fn begin(&mut self, setup: &Setup) {
        self.game = Tactics::new(setup, Seed::from_bits(1)).unwrap();
    }

    /// The seat before a `>`, or the one that the match waits for.
    fn seat(&self, name: &str) -> Seat {
        if let Some(side) = Side::read(name) {
            return side.seat();
        }
        match (name, self.game.status()) {
            ("referee", _) => REFEREE,
            ("", Status::Awaiting(seats)) => seats.first().expect("a match waits for somebody"),
            ("", Status::Over(_)) => Seat::FIRST,
            _ => panic!("'{}' has a command of '{name}', who has no seat", self.title),
        }
    }

    fn command(&mut self, seat: Seat, text: &str, played: &mut String) {
        let command: Command = text.parse().unwrap_or_else(|error| panic!("'{}': {error}", self.title));
        let before = *self.game.position();
        let mut events: Vec<(Audience, Event)> = Vec::new();
        match self.game.play(seat, command, &mut events) {
            Ok(()) => events.iter().for_each(|told| tell(told, played)),
            Err(refusal) => writeln!(played, "  no: {refusal}").unwrap(),
        }
        let change = changes(&before, self.game.position());
        if !change.is_empty() {
            writeln!(played, "  = {change}").unwrap();
        }
    }
}

fn tell((audience, event): &(Audience, Event), played: &mut String) {
    match audience {
        Audience::Everyone => writeln!(played, "  {event}").unwrap(),
        Audience::Seat(_) => writeln!(played, "  (unheard by others) {event}").unwrap(),
    }
}

/// What of a position is written differently now: the turn, units with what was changed, the
/// objects and the luck.
fn changes(before: &Position, after: &Position) -> String {
    let [before, after] = [before, after].map(fields);
    let changed = after.iter().filter(|field| !before.contains(field));
    changed.map(String::as_str).collect::<Vec<_>>().join(" / ")
}

/// The parts of a position, each unit for itself and with its name.
fn fields(position: &Position) -> Vec<String> {
    let text = position.to_string();
    let mut fields: Vec<String> = Vec::new();
    for (place, field) in text.split(" / ").enumerate() {
        match place {
            1 | 2 => {
                let names = ["hero", "m1", "m2", "clone"];
                let units = field.split(", ").zip(names);
                fields.extend(units.map(|(unit, name)| format!("p{place}.{name} {unit}")));
            }
            _ => fields.push(field.to_owned()),
        }
    }
    fields
}

/// `tests/data/scenarios.md`: what is shown where. Every title is there once, so that it can be
/// looked for.
#[test]
fn an_index_lists_what_the_scenarios_show() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut index = String::from("# What the scenarios show\n\nWritten by the test that reads them.\n");
    let mut known: Vec<String> = Vec::new();
    for file in FILES {
        let text = fs::read_to_string(data.join("scenarios").join(file)).unwrap();
        writeln!(index, "\n## [{file}](scenarios/{file})\n").unwrap();
        for title in text.lines().filter_map(|line| line.strip_prefix("== ")) {
            writeln!(index, "- {title}").unwrap();
            known.push(title.to_lowercase());
        }
    }
    testkit::golden::check_file(data.join("scenarios.md"), &index);
    let count = known.len();
    known.sort_unstable();
    known.dedup();
    assert_eq!(known.len(), count, "two scenarios have the same title");
}

macro_rules! scenarios {
    ($($test:ident: $file:literal,)*) => {
        $(
            #[test]
            fn $test() {
                check($file);
            }
        )*

        /// The files, in the order of the list.
        const FILES: &[&str] = &[$($file),*];

        #[test]
        fn every_file_of_scenarios_is_played() {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/scenarios");
            let mut files: Vec<String> = fs::read_dir(folder)
                .unwrap()
                .map(|file| file.unwrap().file_name().into_string().unwrap())
                .collect();
            files.sort();
            let mut known = FILES.to_vec();
            known.sort_unstable();
            assert_eq!(files, known);
        }
    };
}

scenarios! {
    the_draft: "draft.txt",
    moving: "moving.txt",
    attacking: "attacking.txt",
    charging: "charging.txt",
    tanks_step_in: "guardian.txt",
    buff_tiles: "tiles.txt",
    effects_do_what_they_say: "effects.txt",
    speed_and_slow: "speed-and-slow.txt",
    skills_of_the_warrior: "warrior.txt",
    skills_of_the_mage: "mage.txt",
    skills_of_the_rogue: "rogue.txt",
    skills_of_the_huntress: "huntress.txt",
    skills_of_the_duelist: "duelist.txt",
    skills_of_the_cleric: "cleric.txt",
    deaths_and_what_they_leave: "deaths.txt",
    the_end_of_a_round: "round-end.txt",
    turns_go_back_and_forth: "turns.txt",
    clocks_and_giving_up: "referee.txt",
    matches_end: "endings.txt",
    balanced_numbers: "balanced.txt",
}
