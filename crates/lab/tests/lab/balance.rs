//! The balance tables that are checked in, one for each rule set, with every bot.

use std::fs;
use std::path::Path;

use testkit::golden::check_file;

use crate::{choices, common};

/// Tests of each rule set: they run side by side, and one that takes long is named.
macro_rules! tables {
    ($($game:ident { $($rules:ident)* })*) => {
        const NAMED: &[(&str, &str)] = &[$($((stringify!($game), stringify!($rules))),*),*];
        $(mod $game {
            $(mod $rules {
                #[test]
                fn simulations() {
                    crate::balance::check_simulations(stringify!($game), stringify!($rules));
                }

                #[test]
                fn choices() {
                    crate::choices::check(stringify!($game), stringify!($rules));
                }
            })*
        })*
    };
}

tables! {
    forward { published road written }
    tactics { balanced heroic written }
    labyrinth { gdd tower }
    descent { descent guide }
    refuel { refuel }
}

#[test]
fn whatever_is_not_named_above() {
    for game in arcade::GAMES {
        for rules in game.about().rule_set_names() {
            if !NAMED.contains(&(game.name(), rules)) {
                check_simulations(game.name(), rules);
                choices::check(game.name(), rules);
            }
        }
    }
}

fn check_simulations(game: &str, rules: &str) {
    let simulations = simulations(game, rules);
    let words = |simulation: &String| format!("{game} --rules {rules} {simulation}");
    let words: Vec<String> = simulations.iter().map(words).collect();
    check(&words, &format!("{game}-{rules}"));
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
    check_lines(&lines, file);
}

/// Compares the lines of some tables with those that are checked in.
#[track_caller]
pub(crate) fn check_lines(lines: &[String], file: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("balance/{file}.txt"));
    check_file(file, &lines.join("\n"));
}

/// What is simulated for the tables of a game under one of its rule sets: what stands in a file of
/// its own, or else in that of the game.
pub(crate) fn simulations(game: &str, rules: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("balance/simulations");
    let own = folder.join(format!("{game}-{rules}.txt"));
    let file = if own.exists() { own } else { folder.join(format!("{game}.txt")) };
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
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
