//! The archive of messages.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::Entry;

use super::{Drawn, Table};
use crate::log;

/// All messages with their floors and turns, scrolled up by some lines.
pub(crate) fn log_page<D: Drawn>(buffer: &mut Buffer, area: Rect, table: &Table<'_, D>, scrolled: usize) {
    let (lines, _) = table.log().lines();
    let entries: Vec<Entry> = lines
        .iter()
        .map(|line| {
            let (floor, turn) = (line.when.floor, line.when.turn);
            let text = format!("floor {floor:<3} turn {turn:<5} {}", line.entry.text);
            Entry::new(line.entry.tone, text)
        })
        .collect();
    log::page(buffer, area, table.look(), &entries, scrolled);
}
