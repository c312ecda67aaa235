//! The archive of messages.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::Entry;
use stage::labyrinth::Chronicle;

use crate::log;
use crate::paint::Look;

/// All messages with their floors and turns, scrolled up by some lines.
pub(crate) fn log_page(
    buffer: &mut Buffer,
    area: Rect,
    (chronicle, scrolled): (&Chronicle, usize),
    look: Look,
) {
    let (lines, _) = chronicle.lines();
    let entries: Vec<Entry> = lines
        .iter()
        .map(|line| {
            let text = format!("floor {:<3} turn {:<5} {}", line.floor, line.turn, line.entry.text);
            Entry::new(line.entry.tone, text)
        })
        .collect();
    log::page(buffer, area, look, &entries, scrolled);
}
