//! Whole runs and the catalogue of seeds, as texts that are checked in.
//!
//! `cargo xtask golden` writes them anew.

use std::path::{Path, PathBuf};

use arcade::{GAMES, Options, playthrough};
use engine::Seed;
use testkit::golden::check_file;

/// Longer runs are told up to here: a tower has no top.
const MOST: usize = 600;

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

#[test]
fn runs_of_every_bot_under_every_rule_set() {
    for game in GAMES {
        for rules in game.rule_sets() {
            for bot in game.bots() {
                for number in [1, 2] {
                    let options = Options::HOUSE.with("rules", *rules);
                    let mut table = game.begin(&options, Seed::new(number).unwrap()).unwrap();
                    let mut player = table.player(bot.name).unwrap();
                    while table.commands() < MOST
                        && let Some(&seat) = table.awaited().first()
                    {
                        let command = player.choose(&*table, seat).unwrap();
                        table.play(seat, &command).unwrap();
                    }
                    let name = format!("{}-{rules}-{}-{number}.txt", game.name(), bot.name);
                    check_file(golden(&name), &playthrough(&*table));
                }
            }
        }
    }
}

#[test]
fn the_first_25_seeds() {
    for game in GAMES {
        let seeds =
            (1..=25).map(|number| game.catalogue(&Options::HOUSE, Seed::new(number).unwrap()).unwrap());
        let parts: Vec<String> = std::iter::once(game.legend()).chain(seeds).collect();
        check_file(golden(&format!("{}-seeds.txt", game.name())), &(parts.join("\n\n") + "\n"));
    }
}
