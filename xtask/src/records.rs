//! Records of bots, with what they come to natively, for browsers to come to as well.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use arcade::{Cabinet, GAMES, Options, Player, play_out};
use engine::Seed;

use crate::workspace::at;
use crate::{Result, client};

/// How many records, over the games that the client has, their rule sets and bots.
const COUNT: usize = 500;
/// The list of what each record comes to: file, commands, score and digest, a line each.
const LIST: &str = "expected.txt";

/// A run of Endless Tower that stands beside a shop, which takes a person long to come to.
const AT_SHOP: &str = "at-shop.run";
/// A hero whom nobody stops on the way there.
const MIGHTY: &str = "(hero_hp: 500, hero_attack: 10000, hero_defence: 10000)";
/// No run takes more commands to come to a shop.
const LONGEST_WAY: usize = 20_000;

/// Fills a folder with records and the list of what they come to.
pub(crate) fn write(folder: &Path) -> Result<()> {
    if folder.join(LIST).exists() {
        fs::remove_dir_all(folder).map_err(at("removed", folder))?;
    }
    fs::create_dir_all(folder).map_err(at("made", folder))?;
    let settings = settings();
    let mut expected = String::new();
    for (place, Setting { cabinet, rules, bot }) in settings.iter().enumerate() {
        let options = Options::HOUSE.with("rules", *rules);
        // A bot takes its time to sit down, and chooses alike at every table with its rules.
        let mut players: Vec<Box<dyn Player>> = Vec::new();
        for number in (place..COUNT).step_by(settings.len()) {
            let seed = Seed::from_name(&format!("browser/{number}"));
            let mut table = cabinet.begin(&options, seed).map_err(in_words)?;
            if players.is_empty() {
                players.push(table.player(bot).map_err(in_words)?);
            }
            play_out(&mut *table, &mut players).map_err(in_words)?;
            let file = format!("{number:03}-{}-{rules}-{bot}.run", cabinet.name());
            let path = folder.join(&file);
            fs::write(&path, table.record()).map_err(at("written", &path))?;
            writeln!(expected, "{file} {} {} {}", table.commands(), table.score(), table.digest())
                .expect("a text takes all that is written");
        }
    }
    let shop = folder.join(AT_SHOP);
    fs::write(&shop, run_to_shop()?).map_err(at("written", &shop))?;
    let list = folder.join(LIST);
    fs::write(&list, expected).map_err(at("written", &list))
}

/// The record of a run up to where something can be bought.
fn run_to_shop() -> Result<Vec<u8>> {
    let cabinet = GAMES.iter().find(|game| game.name() == "labyrinth").ok_or("the tower is gone")?;
    let mut table =
        cabinet.begin(&Options::HOUSE.with("content", MIGHTY), Seed::from_name("shop")).map_err(in_words)?;
    let mut player = table.player("tactician").map_err(in_words)?;
    while let Some(&seat) = table.awaited().first() {
        let can_buy = table.legal(seat).map_err(in_words)?.iter().any(|command| command.starts_with("buy "));
        if can_buy {
            return Ok(table.record());
        }
        if table.commands() == LONGEST_WAY {
            break;
        }
        let command = player.choose(&*table, seat).map_err(in_words)?;
        table.play(seat, &command).map_err(in_words)?;
    }
    Err("the tactician came to no shop".into())
}

struct Setting {
    cabinet: &'static dyn Cabinet,
    rules: &'static str,
    bot: &'static str,
}

/// Every bot under every rule set of every game that browsers have.
fn settings() -> Vec<Setting> {
    let of = |cabinet: &'static dyn Cabinet| {
        let bots = move |rules: &&'static str| {
            let rules = *rules;
            cabinet.bots().into_iter().map(move |bot| Setting { cabinet, rules, bot: bot.name })
        };
        cabinet.rule_sets().iter().flat_map(bots).collect::<Vec<_>>()
    };
    GAMES.iter().copied().filter(|game| client::GAMES.contains(&game.name())).flat_map(of).collect()
}

fn in_words(error: impl std::error::Error) -> String {
    error.to_string()
}
