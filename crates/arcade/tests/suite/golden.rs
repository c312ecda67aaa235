//! Whole runs and the catalogue of seeds, as texts that are checked in.
//!
//! `cargo xtask golden` writes them anew.

use std::path::{Path, PathBuf};

use arcade::{GAMES, Options, find, play_out, play_until, playthrough};
use engine::{Audience, Seed};
use testkit::golden::check_file;

/// Longer runs are told up to here: a tower has no top …
const MOST: usize = 600;
/// … and where a command can be many ticks, each of which is an event, up to so many events.
const MOST_TICKS: (&str, usize) = ("refuel", 700);

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
                    let (ticking, most_events) = MOST_TICKS;
                    let mut events = 0;
                    while run.commands() < MOST
                        && (game.name() != ticking || events < most_events)
                        && let Some(&seat) = run.awaited().first()
                    {
                        let command = player.choose(&*run, seat).unwrap();
                        events += run.play(seat, &command).unwrap().events.len();
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

/// How battles of Refuel end, which have too many events to be told whole: with what each wave took of the hull.
#[test]
fn whole_battles() {
    let mut lines = Vec::new();
    for (level, given) in
        [("1", ""), ("3", "cold-snap"), ("5", "tollkeeper:3"), ("6", "ship-bell, static-season")]
    {
        let options = Options::HOUSE.with("level", level).with("given", given);
        for bot in ["random", "naive", "builder"] {
            for number in 1..=3 {
                let mut run = find("refuel").unwrap().begin(&options, Seed::new(number).unwrap()).unwrap();
                let player = run.player(bot).unwrap();
                play_out(&mut *run, &mut [player]).unwrap();
                let view = run.view(Audience::Everyone).unwrap().data;
                let view: serde_json::Value = serde_json::from_str(&view).unwrap();
                lines.push(format!(
                    "{bot}, {}, seed {}: {}; by wave {}; {} commands, digest {}",
                    run.rules(),
                    run.seed(),
                    run.outcome().unwrap(),
                    view.get("losses").map_or_else(|| "nothing".to_owned(), ToString::to_string),
                    run.commands(),
                    run.digest()
                ));
            }
        }
    }
    check_file(golden("refuel-battles.txt"), &(lines.join("\n") + "\n"));
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
