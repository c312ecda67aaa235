//! Both ways down, side by side.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Widget};
use stage::descent::{Way, ways};

use super::Drawing;
use crate::paint::{Ink, column, draw_lines, inset, rows_from, wrap};

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, row: usize) {
    let look = drawing.look();
    let ways = ways(drawing.game, drawing.view);
    let question = "Two ways lead down. Whichever you take, you do not come back.";
    draw_lines(buffer, area, [Line::from(look.span(Ink::Lux, question)).centered()]);
    let below = rows_from(area, 1, area.height.saturating_sub(1));
    let half = below.width / 2;
    for (place, way) in (0..).zip(&ways) {
        let spot = column(below, place * half, half);
        draw_way(buffer, spot, drawing, way, (place + 1, usize::from(place) == row));
    }
}

fn draw_way(
    buffer: &mut Buffer,
    area: Rect,
    drawing: &Drawing<'_>,
    way: &Way,
    (number, is_chosen): (u16, bool),
) {
    let look = drawing.look();
    let (border, ink) =
        if is_chosen { (look.glyphs().strong, Ink::Gold) } else { (look.glyphs().frame, Ink::Frame) };
    let pointer = if is_chosen { format!("{} ", look.glyphs().pointer) } else { String::new() };
    let branch = way.branch.to_string().to_lowercase();
    let title = Line::from(look.bold(ink, format!(" {pointer}{number} {branch}: {} ", way.place.biome())));
    let block = Block::bordered().border_set(border).border_style(look.style(ink)).title(title);
    let inside = inset(block.inner(area), 1, 0);
    block.render(area, buffer);
    let width = usize::from(inside.width);
    let lines = way.lines.iter().flat_map(|entry| {
        let ink: Ink = entry.tone.into();
        wrap(&entry.text, width).into_iter().map(move |line| Line::from(look.span(ink, line)))
    });
    draw_lines(buffer, inside, lines);
}
