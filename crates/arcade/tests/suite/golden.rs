//! Whole runs and the catalogue of seeds, as texts that are checked in.
//!
//! `cargo xtask golden` writes them anew.

use std::path::{Path, PathBuf};

use arcade::{GAMES, Options, find, play_until, playthrough};
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
        for rules in game.about().rule_set_names() {
            for bot in game.bots() {
                for number in [1, 2] {
                    let options = Options::HOUSE.with("rules", rules);
                    let mut run = game.begin(&options, Seed::new(number).unwrap()).unwrap();
                    let mut player = run.player(bot.name).unwrap();
                    while run.commands() < MOST
                        && let Some(&seat) = run.awaited().first()
                    {
                        let command = player.choose(&*run, seat).unwrap();
                        run.play(seat, &command).unwrap();
                    }
                    let name = format!("{}-{rules}-{}-{number}.txt", game.name(), bot.name);
                    check_file(golden(&name), &playthrough(&*run));
                }
            }
        }
    }
}

#[test]
fn a_run_of_two() {
    let options = Options::HOUSE.with("character", "poacher").with("companion", "tidewife");
    let mut run = find("descent").unwrap().begin(&options, Seed::new(1).unwrap()).unwrap();
    let mut players = [run.player("delver").unwrap(), run.player("fighter").unwrap()];
    play_until(&mut *run, &mut players, |run| run.commands() >= MOST).unwrap();
    check_file(golden("descent-two-1.txt"), &playthrough(&*run));
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
