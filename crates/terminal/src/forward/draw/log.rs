//! The log beside the table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::Chronicle;

use super::Drawing;
use crate::keys::Action;
use crate::log;

/// The last lines, the news bright.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let title = match drawing.hand {
        Some(_) => format!("Log [{}]", drawing.desk.key(Action::LOG)),
        None => "Log".to_owned(),
    };
    let (lines, news) = drawing.chronicle.lines();
    // What the film has not shown yet must not be read in the log.
    let shown = if drawing.frame.is_some() { (&lines[..lines.len() - news], 0) } else { (lines, news) };
    log::draw(buffer, area, drawing.look(), &title, shown);
}
