//! The log as the page shows it, and all of it.

use stage::dungeon::Line;
use stage::labyrinth::Chronicle;

use crate::table::{Archived, Lines};

/// The last lines of a log.
pub(in crate::labyrinth) fn lines(chronicle: &Chronicle) -> Lines {
    let (all, news) = chronicle.lines();
    let told = chronicle
        .log
        .headlines()
        .into_iter()
        .map(|line| line.entry.text.as_str())
        .collect::<Vec<_>>()
        .join(" ");
    Lines { headlines: Some(told), ..Lines::of((all.iter().map(|line| &line.entry), news)) }
}

/// All lines of a log, each with the floor and the turn in which it happened.
pub(in crate::labyrinth) fn archive(chronicle: &Chronicle, when: fn(u32, u32) -> String) -> Vec<Archived> {
    let archived =
        |line: &Line| Archived { when: when(line.when.floor, line.when.turn), entry: line.entry.clone() };
    chronicle.lines().0.iter().map(archived).collect()
}
