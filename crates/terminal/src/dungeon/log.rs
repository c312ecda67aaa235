//! The archive of messages.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::Entry;
use stage::dungeon::Log;

use crate::log;
use crate::paint::Look;

/// All messages with their floors and turns, scrolled up by some lines.
pub(crate) fn log_page(buffer: &mut Buffer, area: Rect, (told, scrolled): (&Log, usize), look: Look) {
    let (lines, _) = told.lines();
    let times = look.glyphs().times;
    let entries: Vec<Entry> = lines
        .iter()
        .map(|line| {
            let (floor, turn) = (line.when.floor, line.when.turn);
            let Entry { tone, text } = line.told(times);
            Entry::new(tone, format!("floor {floor:<3} turn {turn:<5} {text}"))
        })
        .collect();
    log::page(buffer, area, look, &entries, scrolled);
}
