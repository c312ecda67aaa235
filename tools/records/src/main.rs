//! Writes records of bots into a folder, for browsers to come to the same.

mod records;

use std::path::Path;
use std::process::ExitCode;

use xtask::Result;

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("records FOLDER");
        return ExitCode::from(2);
    };
    xtask::ended(records::write(Path::new(&folder)))
}
