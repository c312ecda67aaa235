//! The command line.

use std::path::PathBuf;

use arcade::{Cabinet, GAMES, is_on_screens};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, value_parser};
use clap_complete::Shell;
use engine::Seed;
use lab::{GenArgs, SimArgs};

/// A game of the arcade, as it was named.
pub(crate) type GameName = &'static dyn Cabinet;

/// Roguelike games in which every run is a seed and a list of commands.
#[derive(Parser)]
#[command(name = "roguery", version, after_help = EXAMPLES)]
pub(crate) struct Cli {
    /// Without one, the arcade opens.
    #[command(subcommand)]
    pub(crate) task: Option<Task>,
}

#[derive(Subcommand)]
pub(crate) enum Task {
    /// Open the arcade in this terminal.
    #[command(after_help = PLAY)]
    Play(PlayArgs),
    /// Serve the arcade to browsers.
    #[command(after_help = SERVE)]
    Serve(ServeArgs),
    /// Play thousands of runs with bots and show what came of them.
    #[command(after_help = SIM)]
    Sim(SimArgs),
    /// Watch a record, or check it by playing it again.
    #[command(after_help = REPLAY)]
    Replay(ReplayArgs),
    /// Let a bot play a run and write its record.
    #[command(after_help = RECORD)]
    Record(RecordArgs),
    /// List what seeds have in store.
    #[command(after_help = SEEDS)]
    Seeds(SeedsArgs),
    /// Make levels, draw them and check what they promise.
    #[command(after_help = GEN)]
    Gen(GenArgs),
    /// Speak the line protocol: JSON requests in, JSON answers out.
    #[command(after_help = ENGINE)]
    Engine(EngineArgs),
    /// Write a completion script for a shell.
    #[command(after_help = COMPLETIONS)]
    Completions {
        /// The shell.
        shell: Shell,
    },
}

#[derive(Args, Default)]
pub(crate) struct PlayArgs {
    /// The game to begin a run of; without one, the arcade's home opens.
    #[arg(value_parser = game_on_screens())]
    pub(crate) game: Option<GameName>,
    /// The rule set; without it, the game's default.
    #[arg(long, value_name = "NAME", requires = "game")]
    pub(crate) rules: Option<String>,
    /// The seed: a code such as BCD-FGH-JKL, or its number; without it, a fresh one.
    #[arg(long, value_name = "CODE", requires = "game")]
    pub(crate) seed: Option<Seed>,
}

#[derive(Args)]
pub(crate) struct ServeArgs {
    /// Where to serve; without it, 127.0.0.1:7777, or a free port if that one is taken.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) addr: Option<String>,
    /// The folder for what this host keeps; it is made if it is not there.
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// The folder with the client for browsers, looked at anew whenever a browser asks; without it, the client that
    /// this program was built with.
    #[arg(long, value_name = "DIR")]
    pub(crate) site: Option<PathBuf>,
    /// Open the arcade in the browser, if there is a desktop.
    #[arg(long)]
    pub(crate) open: bool,
}

#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// The record.
    pub(crate) file: PathBuf,
    /// Check it without a screen and say what it comes to.
    #[arg(long)]
    pub(crate) verify: bool,
}

#[derive(Args)]
pub(crate) struct RecordArgs {
    /// The game.
    #[arg(value_parser = game())]
    pub(crate) game: GameName,
    /// The bot that plays; a wrong name lists those there are.
    #[arg(long, value_name = "NAME")]
    pub(crate) bot: String,
    /// The bot in the second seat of a game for two [default: the same].
    #[arg(long, value_name = "NAME")]
    pub(crate) versus: Option<String>,
    /// The seed: a code such as BCD-FGH-JKL, or its number.
    #[arg(long, value_name = "CODE")]
    pub(crate) seed: Seed,
    #[command(flatten)]
    pub(crate) choices: Choices,
    /// Commands after which the run is left as it is; without it, it is played to its end.
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    pub(crate) limit: Option<u32>,
    /// Where the record goes.
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: PathBuf,
    /// Replace the file if it is there.
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Args)]
pub(crate) struct SeedsArgs {
    /// The game.
    #[arg(value_parser = game())]
    pub(crate) game: GameName,
    /// The first seed: a code such as BCD-FGH-JKL, or its number.
    #[arg(long, value_name = "CODE", default_value = "1")]
    pub(crate) from: Seed,
    /// How many seeds, one after another.
    #[arg(long, value_name = "N", default_value_t = 25, value_parser = value_parser!(u32).range(1..))]
    pub(crate) count: u32,
    #[command(flatten)]
    pub(crate) choices: Choices,
}

#[derive(Args)]
pub(crate) struct EngineArgs {
    /// The game.
    #[arg(value_parser = game())]
    pub(crate) game: GameName,
}

/// What is chosen before the first command.
#[derive(Args)]
pub(crate) struct Choices {
    /// The rule set; without it, the game's default.
    #[arg(long, value_name = "NAME")]
    pub(crate) rules: Option<String>,
    /// A file with changed numbers.
    #[arg(long, value_name = "FILE")]
    pub(crate) content: Option<PathBuf>,
    /// Who sets out, where a game has several; a wrong name lists them.
    #[arg(long, value_name = "NAME")]
    pub(crate) character: Option<String>,
    /// Who goes along in the second seat; without one, nobody.
    #[arg(long, value_name = "NAME")]
    pub(crate) companion: Option<String>,
    /// Whether blows and throws of one seat hurt the other: off or on.
    #[arg(long, value_name = "WORD")]
    pub(crate) fire: Option<String>,
    /// What makes it harder, with commas between.
    #[arg(long, value_name = "NAMES")]
    pub(crate) modifiers: Option<String>,
    /// How hard a battle is, from 1 on.
    #[arg(long, value_name = "N")]
    pub(crate) level: Option<String>,
    /// What the world of a battle is made of; without it, the seed decides.
    #[arg(long, value_name = "NAME")]
    pub(crate) terrain: Option<String>,
    /// The blueprints at hand, with commas between.
    #[arg(long, value_name = "NAMES")]
    pub(crate) loadout: Option<String>,
    /// What alters a battle, with commas between: artefacts, augments, environments, a boss.
    #[arg(long, value_name = "NAMES")]
    pub(crate) given: Option<String>,
    /// What is left of the hull.
    #[arg(long, value_name = "N")]
    pub(crate) hull: Option<String>,
}

impl Choices {
    /// What was chosen by a word, and under which name games know it.
    pub(crate) fn words(&self) -> [(&'static str, Option<&String>); 10] {
        [
            ("rules", self.rules.as_ref()),
            ("character", self.character.as_ref()),
            ("companion", self.companion.as_ref()),
            ("fire", self.fire.as_ref()),
            ("modifiers", self.modifiers.as_ref()),
            ("level", self.level.as_ref()),
            ("terrain", self.terrain.as_ref()),
            ("loadout", self.loadout.as_ref()),
            ("given", self.given.as_ref()),
            ("hull", self.hull.as_ref()),
        ]
    }
}

/// Reads the name of a game; the error of a wrong one lists the right ones.
fn game() -> impl TypedValueParser<Value = GameName> {
    PossibleValuesParser::new(GAMES.iter().map(|game| game.name()))
        .map(|name| arcade::find(&name).expect("a possible value is the name of a game"))
}

/// The same where only games that have screens are of use; the others are read, to be told why not.
fn game_on_screens() -> impl TypedValueParser<Value = GameName> {
    let names = GAMES.iter().map(|game| PossibleValue::new(game.name()).hide(!is_on_screens(*game)));
    PossibleValuesParser::new(names)
        .map(|name| arcade::find(&name).expect("a possible value is the name of a game"))
}

const EXAMPLES: &str = "\
Examples:
  roguery
  roguery record forward --bot thinker --seed BCD-FGH-JKL -o run.run
  roguery replay run.run --verify
  roguery sim forward --bot thinker --runs 1000

Exit status: 0 if all went well, 1 if something failed, 2 for a wrong command line,
3 if a file cannot be read. Replaying records has more: see roguery replay --help.";

const PLAY: &str = "\
Examples:
  roguery play
  roguery play forward --rules published --seed BCD-FGH-JKL
  ROGUERY_DATA=~/games roguery play

Runs are kept as they are played: leave at any time and go on later.";

const SERVE: &str = "\
Examples:
  roguery serve --open
  roguery serve --addr 0.0.0.0:8080 --data /var/lib/roguery

Ctrl-C or a signal to end lets those being answered finish. Solo games are played in the
browser, which keeps their runs; today the data folder stays empty.";

const SIM: &str = "\
Examples:
  roguery sim forward --runs 20000 --rules published --bot document
  roguery sim forward --bot thinker --versus bot=random
  roguery sim forward --sweep hollow_hp=6..12
  roguery sim forward --knobs
  roguery sim tactics --bot search:2000 --versus greedy --runs 500
  roguery sim tactics --ladder --runs 200 --report strength";

const REPLAY: &str = "\
Examples:
  roguery replay run.run
  roguery replay run.run --verify

Exit status:
   0  the record holds to its last byte, or was watched
   1  the screen failed, or the output cannot be written
   2  wrong command line
   3  the file cannot be read
   4  it is no record
   5  its beginning is lost
   6  it has a newer format than this version knows
   7  its game is not in the arcade, or no screen shows it
   8  it was played under another version of the rules
   9  it was played with other numbers than this version has
  10  its setup makes no sense
  11  its end is damaged, but all that comes before holds
  12  one of its commands is against the rules
  13  its commands lead elsewhere than when it was recorded
  14  it claims an end, score, outcome or last state that is not so";

const RECORD: &str = "\
Examples:
  roguery record forward --bot thinker --seed BCD-FGH-JKL -o run.run
  roguery record forward --bot random --seed 7 --rules published -o run.run --force
  roguery record forward --bot document --seed 7 --content harder.ron -o run.run
  roguery record tactics --bot search:500 --seed 7 -o run.run
  roguery record tactics --bot search:500 --versus greedy --seed 7 -o run.run
  roguery record labyrinth --bot tactician --seed 7 --limit 5000 -o run.run
  roguery record descent --bot delver --companion tidewife --seed 7 -o run.run
  roguery record refuel --bot builder --level 6 --seed 7 -o run.run

Long runs tell on standard error how far they have come. A run that --limit stops is written as far
as it was played, and the exit status is 15.";

const SEEDS: &str = "\
Examples:
  roguery seeds forward
  roguery seeds forward --from BCD-FGH-JKL --count 1
  roguery seeds tactics --from 1 --count 25 > seeds.txt
  roguery seeds refuel --level 7 --terrain pale-shelf";

const GEN: &str = "\
Examples:
  roguery gen labyrinth --seed BCD-FGH-JKL --floor 7
  roguery gen labyrinth --floor 5 --svg > floor.svg
  roguery gen labyrinth --check 10000
  roguery gen descent --seed BCD-FGH-JKL --floor 3 --branch right
  roguery gen descent --floor 3 --architect bsp --svg > floor.svg
  roguery gen descent --check 10000
  roguery gen refuel --seed BCD-FGH-JKL --level 7 --svg > world.svg
  roguery gen refuel --level 3 --terrain fernwater --json
  roguery gen refuel --check 2000

Every floor carries the proof of what floors promise; --check looks for one that breaks it,
and ends with 1 if there is one.";

const ENGINE: &str = "\
Examples:
  roguery engine forward
  echo '{\"do\":\"hello\"}' | roguery engine tactics

PROTOCOL.md describes every request. The end of the input ends the program.";

const COMPLETIONS: &str = "\
Examples:
  roguery completions bash > ~/.local/share/bash-completion/completions/roguery
  roguery completions zsh > ~/.zfunc/_roguery
  roguery completions fish > ~/.config/fish/completions/roguery.fish";
