//! The log beside the table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::Chronicle;

use super::Table;
use crate::keys::Action;
use crate::log;

/// The last lines, the news bright.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, table: &Table<'_>) {
    let title = match table.hand {
        Some(_) => format!("Log [{}]", table.desk.key(Action::Log)),
        None => "Log".to_owned(),
    };
    let (lines, news) = table.chronicle.lines();
    // What the film has not shown yet must not be read in the log.
    let shown = if table.frame.is_some() { (&lines[..lines.len() - news], 0) } else { (lines, news) };
    log::draw(buffer, area, table.look(), &title, shown);
}
