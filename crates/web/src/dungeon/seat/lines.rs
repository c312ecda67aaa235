//! The log as the page shows it, and all of it.

use stage::dungeon::{Line, Log};

use crate::table::{Archived, Lines, TIMES};

/// The last lines of a log.
pub(super) fn lines(log: &Log) -> Lines {
    let told = log.latest().into_iter().map(|line| line.told(TIMES).text).collect::<Vec<_>>().join(" ");
    Lines { headlines: Some(told), ..Lines::of(log.lines(), |line: &Line| line.told(TIMES)) }
}

/// All lines of a log, each with the floor and the turn in which it happened.
pub(super) fn archive(log: &Log, when: fn(u32, u32) -> String) -> Vec<Archived> {
    let archived =
        |line: &Line| Archived { when: when(line.when.floor, line.when.turn), entry: line.told(TIMES) };
    log.lines().0.iter().map(archived).collect()
}
