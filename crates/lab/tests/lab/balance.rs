//! The balance tables that are checked in, one for each rule set, with every bot.

use std::fs;
use std::path::Path;

use testkit::golden::check_file;

use crate::common;

/// The bots from the floor to the ceiling, each with as many runs as it has time for:
/// enough for intervals of a point, or two for the one that thinks.
const BOTS: [(&str, u32); 3] = [("random", 10_000), ("document", 10_000), ("thinker", 2_000)];

/// The duels of Tactics, short ones: bots that think long have their tables elsewhere.
const DUELS: [&str; 2] =
    ["--bot greedy --versus random --runs 400", "--bot search:100 --versus greedy --runs 60"];

/// The climbers of Endless Tower. Their runs are long, so there are few; `large` has more.
const CLIMBERS: [(&str, u32); 3] = [("random", 40), ("brawler", 60), ("tactician", 20)];

#[track_caller]
fn check_forward(rules: &str) {
    let words = BOTS.map(|(bot, runs)| format!("forward --rules {rules} --bot {bot} --runs {runs}"));
    check(&words, &format!("forward-{rules}"));
}

#[track_caller]
fn check_tactics(rules: &str) {
    let words = DUELS.map(|duel| format!("tactics --rules {rules} {duel}"));
    check(&words, &format!("tactics-{rules}"));
}

#[track_caller]
fn check_labyrinth(rules: &str) {
    let words = CLIMBERS.map(|(bot, runs)| format!("labyrinth --rules {rules} --bot {bot} --runs {runs}"));
    check(&words, &format!("labyrinth-{rules}"));
}

#[track_caller]
fn check(simulations: &[String], file: &str) {
    let mut lines = Vec::new();
    for words in simulations {
        let text = common::sim(&format!("{words} --seed 1")).unwrap();
        // What the clock says is not a matter of balance.
        lines.extend(text.lines().filter(|line| !line.ends_with("runs per second")).map(str::to_owned));
        lines.push(String::new());
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("balance/{file}.txt"));
    check_file(file, &lines.join("\n"));
}

#[test]
fn forward_published() {
    check_forward("published");
}

#[test]
fn forward_written() {
    check_forward("written");
}

#[test]
fn tactics_written() {
    check_tactics("written");
}

#[test]
fn tactics_balanced() {
    check_tactics("balanced");
}

#[test]
fn tactics_heroic() {
    check_tactics("heroic");
}

#[test]
fn labyrinth_tower() {
    check_labyrinth("tower");
}

#[test]
fn labyrinth_gdd() {
    check_labyrinth("gdd");
}

/// They take too long to be made here, but what made them must not grow old.
#[test]
fn the_commands_of_the_large_tables_can_be_given() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("balance/large");
    let mut commands = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        for words in text.lines().filter_map(|line| line.strip_prefix("$ roguery sim ")) {
            let listed = common::sim(&format!("{words} --knobs"));
            assert!(listed.is_ok(), "{words}: {listed:?}");
            commands += 1;
        }
    }
    assert!(commands > 0);
}

#[test]
fn tactics_ladder() {
    check(&["tactics --ladder random,greedy,search:30,search:100 --runs 40".to_owned()], "tactics-ladder");
}
