//! The log as the page shows it.

use stage::Entry;
use stage::labyrinth::Chronicle;

use crate::table::Lines;

/// The last lines of a log, the first of each turn with its number.
pub(super) fn lines(chronicle: &Chronicle) -> Lines {
    let (all, news) = chronicle.lines();
    let before = all.len().saturating_sub(Lines::MOST);
    let last: Vec<Entry> = all[before..].iter().map(|line| line.entry.clone()).collect();
    let news = news.min(last.len());
    Lines { before, last, news }
}
