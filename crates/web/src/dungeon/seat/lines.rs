//! The log as the page shows it, and all of it.

use stage::dungeon::{Line, Log};

use crate::table::{Archived, Lines};

/// The last lines of a log.
pub(super) fn lines(log: &Log) -> Lines {
    let (all, news) = log.lines();
    let told = log.headlines().into_iter().map(|line| line.entry.text.as_str()).collect::<Vec<_>>().join(" ");
    Lines { headlines: Some(told), ..Lines::of((all.iter().map(|line| &line.entry), news)) }
}

/// All lines of a log, each with the floor and the turn in which it happened.
pub(super) fn archive(log: &Log, when: fn(u32, u32) -> String) -> Vec<Archived> {
    let archived =
        |line: &Line| Archived { when: when(line.when.floor, line.when.turn), entry: line.entry.clone() };
    log.lines().0.iter().map(archived).collect()
}
