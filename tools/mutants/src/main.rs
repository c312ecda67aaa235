//! Makes small changes to a crate, one at a time, and lists those that its tests do not notice.

mod mutants;

use std::process::ExitCode;

use xtask::Result;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    xtask::ended(mutants::mutants(&words))
}
