//! The command line as the binary mounts it.

use std::path::PathBuf;
use std::{env, fs, process};

use clap::Parser;
use serde_json::Value;

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    sim: lab::SimArgs,
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
    let mut value: Value = serde_json::from_str(&text).expect("the output is one JSON value");
    let object = value.as_object_mut().expect("the value is an object");
    for timing in ["seconds", "runs_per_second"] {
        let number = object.remove(timing).expect("the time is told");
        assert!(number.as_f64().is_some_and(|number| number > 0.0), "{timing} is {number}");
    }
    value
}

/// A folder of one test's own, empty at first.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("roguery-lab-{}-{name}", process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a temporary folder can be made");
    folder
}
