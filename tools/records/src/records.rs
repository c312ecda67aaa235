//! Records of bots, with what they come to natively, for browsers to come to as well.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use arcade::{Cabinet, ON_SCREENS, Options, Player, RunningGame, whose_turn};
use engine::{Seat, Seed};

use xtask::workspace::at;

use crate::Result;

/// How many records, over the games, their rule sets and bots.
const COUNT: usize = 500;
/// No record has more commands …
const LONGEST: usize = 600;
/// … and where each takes a browser long, of so many records only one has as many, …
const LONG_ONE_OF: usize = 4;
/// … the others have no more than this: they are soon checked, and thousands of them have room in a browser's storage.
const BRIEF: usize = 160;
/// The game whose commands take long: all of its ground moves on.
const SLOW: &str = "descent";
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

/// A file, how the command is spelt that can be given at its end, and the options it is played with.
type Way = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

/// Runs of Descent up to something that takes a person long to come to, and what can be done there.
const DOWN: [Way; 4] = [
    ("at-offer.run", "choose ", &[]),
    ("at-stairs.run", "descend ", &[]),
    ("at-keeper.run", "buy ", &[]),
    ("two-at-offer.run", "choose ", &[("companion", "lamplighter")]),
];
/// A run of Descent that has come to its end, by somebody who does not look where they go.
const ENDED: &str = "ended.run";

/// What is played beside the rule sets as they are: two at a time.
const TOGETHER: [(&str, &str, &str); 1] = [("descent", "companion", "tidewife")];

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
    for (place, Setting { cabinet, name, options, bot }) in settings.iter().enumerate() {
        // A bot takes its time to sit down, and chooses alike at every table with its rules.
        let mut players: Vec<Box<dyn Player>> = Vec::new();
        for (turn, number) in (place..COUNT).step_by(settings.len()).enumerate() {
            let seed = Seed::from_name(&format!("browser/{number}"));
            let mut run = cabinet.begin(options, seed).map_err(in_words)?;
            if players.is_empty() {
                players.push(run.player(bot).map_err(in_words)?);
            }
            let is_brief = cabinet.name() == SLOW && !turn.is_multiple_of(LONG_ONE_OF);
            play_on(&mut *run, &mut *players[0], if is_brief { BRIEF } else { LONGEST })?;
            let file = format!("{number:03}-{}-{name}-{bot}.run", cabinet.name());
            let path = folder.join(&file);
            fs::write(&path, run.record()).map_err(at("written", &path))?;
            writeln!(expected, "{file} {} {} {}", run.commands(), run.score(), run.digest())
                .expect("a text takes all that is written");
        }
    }
    let others = [
        (AT_SHOP, run_to_shop()?),
        (TO_SEARCH, match_to_search()?),
        (LONG, long_wait()?),
        (ENDED, run_to_end()?),
    ];
    let down = DOWN.iter().map(|(name, wanted, options)| Ok((*name, way_down(wanted, options)?)));
    for (name, record) in others.into_iter().chain(down.collect::<Result<Vec<_>>>()?) {
        let path = folder.join(name);
        fs::write(&path, record).map_err(at("written", &path))?;
    }
    let list = folder.join(LIST);
    fs::write(&list, expected).map_err(at("written", &list))
}

/// The record of a match that begins in the middle of a battle.
fn match_to_search() -> Result<Vec<u8>> {
    let cabinet = ON_SCREENS.iter().find(|game| game.name() == "tactics").ok_or("Tactics is gone")?;
    let options = Options::HOUSE.with("rules", "written").with("position", MIDDLE_GAME);
    let run = cabinet.begin(&options, Seed::from_bits(1));
    Ok(run.map_err(in_words)?.record())
}

/// Lets a bot play in all seats, to the end or for so many commands: a tower has no top.
fn play_on(run: &mut dyn RunningGame, player: &mut dyn Player, most: usize) -> Result<()> {
    let mut before = None;
    while let Some(seat) = whose_turn(run, before).filter(|_| run.commands() < most) {
        before = Some(seat);
        let command = player.choose(run, seat).map_err(in_words)?;
        run.play(seat, &command).map_err(in_words)?;
    }
    Ok(())
}

/// The record of a run of Endless Tower up to where something can be bought.
fn run_to_shop() -> Result<Vec<u8>> {
    first_way("shop", |seed| tower(MIGHTY, seed), "tactician", "buy ")
}

/// The record of a run of Descent up to where something can be done.
fn way_down(wanted: &str, options: &[(&str, &str)]) -> Result<Vec<u8>> {
    let options = options.iter().fold(Options::HOUSE, |options, (name, value)| options.with(*name, *value));
    first_way(wanted.trim_end(), |seed| depths(&options, seed), "delver", wanted)
}

/// The record of the first run of some seeds that leads to where something can be done.
fn first_way(
    name: &str,
    begin: impl Fn(Seed) -> Result<Box<dyn RunningGame>>,
    bot: &str,
    wanted: &str,
) -> Result<Vec<u8>> {
    for number in 0..SEEDS {
        let run = begin(Seed::from_name(&format!("{name}/{number}")))?;
        if let Some(record) = way_to(run, bot, wanted)? {
            return Ok(record);
        }
    }
    Err(format!("nobody came to where one can {name}"))
}

fn way_to(mut run: Box<dyn RunningGame>, bot: &str, wanted: &str) -> Result<Option<Vec<u8>>> {
    let mut player = run.player(bot).map_err(in_words)?;
    while let Some(&seat) = run.awaited().first().filter(|_| run.commands() < LONGEST_WAY) {
        let legal = run.legal(seat).map_err(in_words)?;
        if legal.iter().any(|command| command.starts_with(wanted)) {
            return Ok(Some(run.record()));
        }
        let command = player.choose(&*run, seat).map_err(in_words)?;
        run.play(seat, &command).map_err(in_words)?;
    }
    Ok(None)
}

/// The record of a run of Descent from its beginning to its end.
fn run_to_end() -> Result<Vec<u8>> {
    let mut run = depths(&Options::HOUSE, Seed::from_name("ended"))?;
    let mut player = run.player("fighter").map_err(in_words)?;
    while let Some(&seat) = run.awaited().first() {
        let command = player.choose(&*run, seat).map_err(in_words)?;
        run.play(seat, &command).map_err(in_words)?;
    }
    Ok(run.record())
}

fn depths(options: &Options, seed: Seed) -> Result<Box<dyn RunningGame>> {
    let cabinet = ON_SCREENS.iter().find(|game| game.name() == "descent").ok_or("Descent is gone")?;
    cabinet.begin(options, seed).map_err(in_words)
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
    let cabinet = ON_SCREENS.iter().find(|game| game.name() == "labyrinth").ok_or("the tower is gone")?;
    cabinet.begin(&Options::HOUSE.with("content", numbers), seed).map_err(in_words)
}

/// What is played, and who plays it.
struct Setting {
    cabinet: &'static dyn Cabinet,
    /// The rule set, and whatever else is chosen.
    name: String,
    options: Options,
    bot: &'static str,
}

/// Every bot under every rule set of every game that browsers show, and where two can go together also so.
fn settings() -> Vec<Setting> {
    let of = |cabinet: &'static dyn Cabinet| {
        let alone = cabinet
            .about()
            .rule_set_names()
            .map(|rules| (rules.to_owned(), Options::HOUSE.with("rules", rules)));
        let together = TOGETHER.iter().filter(|(game, ..)| *game == cabinet.name());
        let together =
            together.map(|(_, name, value)| (format!("{name}-{value}"), Options::HOUSE.with(*name, *value)));
        let bots = move |(name, options): (String, Options)| {
            cabinet.bots().into_iter().map(move |bot| Setting {
                cabinet,
                name: name.clone(),
                options: options.clone(),
                bot: bot.name,
            })
        };
        alone.chain(together).flat_map(bots).collect::<Vec<_>>()
    };
    ON_SCREENS.iter().copied().flat_map(of).collect()
}

fn in_words(error: impl std::error::Error) -> String {
    error.to_string()
}
