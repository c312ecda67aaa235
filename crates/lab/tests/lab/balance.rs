//! The balance tables that are checked in, one for each rule set, with every bot.

use std::fs;
use std::path::Path;

use testkit::golden::check_file;

use crate::common;

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

/// What is simulated for the tables of a game under one of its rule sets: what stands in a file of
/// its own, or else in that of the game.
fn simulations(game: &str, rules: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("balance/simulations");
    let own = folder.join(format!("{game}-{rules}.txt"));
    let file = if own.exists() { own } else { folder.join(format!("{game}.txt")) };
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
}

#[test]
fn every_rule_set_of_every_game() {
    for game in arcade::GAMES {
        for rules in game.about().rule_set_names() {
            let simulations = simulations(game.name(), rules);
            let words = |simulation: &String| format!("{} --rules {rules} {simulation}", game.name());
            let words: Vec<String> = simulations.iter().map(words).collect();
            check(&words, &format!("{}-{rules}", game.name()));
        }
    }
}

/// What choices are worth, with fewer runs than the command takes by itself.
#[test]
fn choices_of_every_rule_set() {
    for game in arcade::GAMES {
        let name = game.name();
        for rules in game.about().rule_set_names() {
            let simulations = simulations(&format!("choices-{name}"), rules);
            let words = |simulation: &String| format!("{name} --choices --rules {rules} {simulation}");
            let words: Vec<String> = simulations.iter().map(words).collect();
            check(&words, &format!("choices-{name}-{rules}"));
        }
    }
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
    check(
        &["tactics --rules written --ladder random,greedy,search:30,search:100 --runs 40".to_owned()],
        "tactics-ladder",
    );
}
