//! The log beside the table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::{Chronicle, Entry, Tone};

use super::Drawing;
use crate::keys::Action;
use crate::log;
use crate::paint::rows_from;

/// From this height on there is room for the log below what newcomers are told.
const ROOMY: u16 = 9;
/// The lines of what they are told, with its title.
const TOLD: u16 = 4;

/// What a newcomer is told, and the log where there is room for it.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let Some(topic) = drawing.told.filter(|_| drawing.frame.is_none()) else {
        return draw_log(buffer, area, drawing);
    };
    let told = [Entry::new(Tone::Life, topic.words())];
    let height = if area.height >= ROOMY { TOLD } else { area.height };
    log::draw(buffer, rows_from(area, 0, height), drawing.look(), "How to play", (&told, 1));
    if height < area.height {
        draw_log(buffer, rows_from(area, height, area.height - height), drawing);
    }
}

/// The last lines, the news bright.
fn draw_log(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let title = match drawing.hand {
        Some(_) => format!("Log [{}]", drawing.desk.key(Action::LOG)),
        None => "Log".to_owned(),
    };
    let (lines, news) = drawing.chronicle.lines();
    // What the film has not shown yet must not be read in the log.
    let shown = if drawing.frame.is_some() { (&lines[..lines.len() - news], 0) } else { (lines, news) };
    log::draw(buffer, area, drawing.look(), &title, shown);
}
