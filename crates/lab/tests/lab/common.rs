//! The command line as the binary mounts it.

use std::path::PathBuf;
use std::{env, fs, process};

use clap::{Args as _, Command, FromArgMatches as _, Parser};
use engine::Game as _;
use lab::{Choices, Judged, Progress, Shard, SimArgs, Study, simulate};
use serde_json::Value;

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    sim: SimArgs,
}

/// What `roguery sim` prints for these words, or its error.
pub(crate) fn sim(words: &str) -> Result<String, String> {
    let words = ["sim"].into_iter().chain(words.split_ascii_whitespace());
    let cli = Cli::try_parse_from(words).map_err(|error| error.to_string())?;
    let mut out = Vec::new();
    lab::run_to(cli.sim, &mut out).map_err(|error| error.to_string())?;
    Ok(String::from_utf8(out).expect("the lab prints text"))
}

/// The JSON object that `roguery sim` prints, without what depends on the clock.
pub(crate) fn json(words: &str) -> Value {
    let text = sim(&format!("{words} --json")).expect("the simulation can be made");
    without_times(serde_json::from_str(&text).expect("the output is one JSON value"))
}

fn without_times(mut value: Value) -> Value {
    let object = value.as_object_mut().expect("the value is an object");
    for timing in ["seconds", "runs_per_second"] {
        let number = object.remove(timing).expect("the time is told");
        assert!(number.as_f64().is_some_and(|number| number > 0.0), "{timing} is {number}");
    }
    value
}

/// A study of choices in every way that it is told.
pub(crate) struct Told {
    pub(crate) text: String,
    /// Without what depends on the clock.
    pub(crate) json: Value,
    pub(crate) csv: String,
    pub(crate) page: String,
}

/// What `roguery sim GAME` finds of choices for these words: all that it can be asked to print, for the price of one study.
pub(crate) fn choices(game: &str, words: &str) -> Told {
    type Make = fn(&str) -> Told;
    let studies: [(&str, Make); _] = arcade::every_game!(G => (G::NAME, told::<G>));
    let (_, study) = studies.into_iter().find(|(name, _)| *name == game).expect("a game of the arcade");
    study(words)
}

fn told<S: Judged>(words: &str) -> Told {
    let words = ["choices"].into_iter().chain(words.split_ascii_whitespace());
    let matches = S::Args::augment_args(Command::new("choices")).get_matches_from(words);
    let args = S::Args::from_arg_matches(&matches).expect("the words are understood");
    let mut plan = Choices::<S>::asked(args.as_ref()).expect("there are such rules");
    plan.terms = S::arranged(&args, plan.terms).expect("it can be played");
    let threads = args.as_ref().threads.expect("the test says on how many threads");
    let findings =
        simulate(plan, Shard::WHOLE, threads, &Progress::silent()).expect("the bots play by the rules");
    Told {
        text: Choices::text(&findings),
        json: without_times(Choices::json(&findings)),
        csv: Choices::csv(&findings),
        page: Choices::page(&findings),
    }
}

/// A folder of one test's own, empty at first.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("roguery-lab-{}-{name}", process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a temporary folder can be made");
    folder
}
