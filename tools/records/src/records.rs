//! Records of bots, with what they come to natively, for browsers to come to as well.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use arcade::{Cabinet, GAMES, Options, Player, RunningGame};
use engine::{Seat, Seed};

use xtask::workspace::at;

use crate::Result;

/// How many records, over the games, their rule sets and bots.
const COUNT: usize = 500;
/// No record has more commands.
const LONGEST: usize = 600;
/// The list of what each record comes to: file, commands, score and digest, a line each.
const LIST: &str = "expected.txt";

/// A run of Endless Tower that stands beside a shop, which takes a person long to come to.
const AT_SHOP: &str = "at-shop.run";
/// A hero whom nobody stops on the way there, who can pay for everything and has a wound to be healed.
const MIGHTY: &str =
    "(hero_hp: 200, hero_attack: 2000, least_gold: 100, fight_heal: 0, level_heal: 0, welcome: 0)";
/// Whoever has not come to a shop with so many commands is not waited for.
const LONGEST_WAY: usize = 4_000;
/// How many seeds are tried.
const SEEDS: usize = 50;

/// A run of Endless Tower whose log has more lines than anybody reads …
const LONG: &str = "long.run";
/// … because the hero, whom nobody can hurt and nobody comes to look for, only waits: a line each turn.
const PATIENT: &str = "(hero_hp: 500, hero_defence: 10000, calm: 10000)";
const TURNS: usize = 5_500;

/// A match of 5×5 Tactics in which the search has enough to think about.
const TO_SEARCH: &str = "search.run";
/// Where it begins.
const MIDDLE_GAME: &str = "round 2, p1 / cleric power-of-many c1 5, assassin a1 2, archer e1 3 / \
                           mage elemental-blast c5 5, archer a5 3, assassin e5 2";

/// Fills a folder with records and the list of what they come to.
pub(crate) fn write(folder: &Path) -> Result<()> {
    if folder.join(LIST).exists() {
        fs::remove_dir_all(folder).map_err(at("removed", folder))?;
    }
    fs::create_dir_all(folder).map_err(at("made", folder))?;
    let settings = settings();
    let mut expected = String::new();
    for (place, Setting { cabinet, rules, bot, company }) in settings.iter().enumerate() {
        let mut options = Options::HOUSE.with("rules", *rules);
        if let Some(companion) = company {
            options = options.with("companion", *companion);
        }
        // A bot takes its time to sit down, and chooses alike at every table with its rules.
        let mut players: Vec<Box<dyn Player>> = Vec::new();
        for number in (place..COUNT).step_by(settings.len()) {
            let seed = Seed::from_name(&format!("browser/{number}"));
            let mut run = cabinet.begin(&options, seed).map_err(in_words)?;
            if players.is_empty() {
                players.push(run.player(bot).map_err(in_words)?);
            }
            // A tower has no top, and a descent takes long.
            arcade::play_until(&mut *run, &mut players, |run| run.commands() >= LONGEST).map_err(in_words)?;
            let seats = if company.is_some() { "-two" } else { "" };
            let file = format!("{number:03}-{}-{rules}-{bot}{seats}.run", cabinet.name());
            let path = folder.join(&file);
            fs::write(&path, run.record()).map_err(at("written", &path))?;
            writeln!(expected, "{file} {} {} {}", run.commands(), run.score(), run.digest())
                .expect("a text takes all that is written");
        }
    }
    for (name, record) in [(AT_SHOP, run_to_shop()?), (TO_SEARCH, match_to_search()?), (LONG, long_wait()?)] {
        let path = folder.join(name);
        fs::write(&path, record).map_err(at("written", &path))?;
    }
    let list = folder.join(LIST);
    fs::write(&list, expected).map_err(at("written", &list))
}

/// The record of a match that begins in the middle of a battle.
fn match_to_search() -> Result<Vec<u8>> {
    let cabinet = GAMES.iter().find(|game| game.name() == "tactics").ok_or("Tactics is gone")?;
    let options = Options::HOUSE.with("rules", "written").with("position", MIDDLE_GAME);
    let run = cabinet.begin(&options, Seed::from_bits(1));
    Ok(run.map_err(in_words)?.record())
}

/// The record of a run up to where something can be bought: of the first of some seeds that leads there.
fn run_to_shop() -> Result<Vec<u8>> {
    for number in 0..SEEDS {
        if let Some(record) = way_to_shop(Seed::from_name(&format!("shop/{number}")))? {
            return Ok(record);
        }
    }
    Err("nobody came to a shop".to_owned())
}

fn way_to_shop(seed: Seed) -> Result<Option<Vec<u8>>> {
    let mut run = tower(MIGHTY, seed)?;
    let mut player = run.player("tactician").map_err(in_words)?;
    while let Some(&seat) = run.awaited().first().filter(|_| run.commands() < LONGEST_WAY) {
        let can_buy = run.legal(seat).map_err(in_words)?.iter().any(|command| command.starts_with("buy "));
        if can_buy {
            return Ok(Some(run.record()));
        }
        let command = player.choose(&*run, seat).map_err(in_words)?;
        run.play(seat, &command).map_err(in_words)?;
    }
    Ok(None)
}

/// The record of a run in which nothing is done for long.
fn long_wait() -> Result<Vec<u8>> {
    let mut run = tower(PATIENT, Seed::from_name("long"))?;
    for _ in 0..TURNS {
        run.play(Seat::FIRST, "guard").map_err(in_words)?;
    }
    Ok(run.record())
}

/// A run of Endless Tower with other numbers.
fn tower(numbers: &str, seed: Seed) -> Result<Box<dyn RunningGame>> {
    let cabinet = GAMES.iter().find(|game| game.name() == "labyrinth").ok_or("the tower is gone")?;
    cabinet.begin(&Options::HOUSE.with("content", numbers), seed).map_err(in_words)
}

/// Who goes along.
const COMPANION: &str = "tidewife";

#[derive(Clone, Copy)]
struct Setting {
    cabinet: &'static dyn Cabinet,
    rules: &'static str,
    bot: &'static str,
    /// Who goes along in the second seat, if somebody does.
    company: Option<&'static str>,
}

/// Every bot under every rule set of every game, and two together where that can be.
fn settings() -> Vec<Setting> {
    let of = |cabinet: &'static dyn Cabinet| {
        let bots = move |rules: &'static str| {
            cabinet.bots().into_iter().flat_map(move |bot| {
                let alone = Setting { cabinet, rules, bot: bot.name, company: None };
                let has_company = cabinet.options().iter().any(|option| option.name == "companion");
                let together = Setting { company: Some(COMPANION), ..alone };
                [Some(alone), has_company.then_some(together)].into_iter().flatten()
            })
        };
        cabinet.about().rule_set_names().flat_map(bots).collect::<Vec<_>>()
    };
    GAMES.iter().copied().flat_map(of).collect()
}

fn in_words(error: impl std::error::Error) -> String {
    error.to_string()
}
