//! The map of the whole floor, a character a tile.

use grid::Point;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;

use super::{Table, sign};
use crate::paint::{Ink, column, draw_lines, panel};

const LEGEND_WIDTH: u16 = 18;

/// Draws the map from some row on; without one so that the hero is in it.
pub(crate) fn map_page(buffer: &mut Buffer, area: Rect, table: &Table<'_>, first: Option<usize>) {
    let look = table.look();
    let view = table.view;
    let inside = panel(buffer, area, look, &format!("Floor {}, as far as you know it", view.floor));
    let map = column(inside, 0, inside.width.saturating_sub(LEGEND_WIDTH));
    let rows = usize::from(map.height);
    let most = usize::from(view.height).saturating_sub(rows);
    let from = first.unwrap_or(usize::from(view.hero.at.y).saturating_sub(rows / 2)).min(most);
    for (y, line) in (from..).zip(map.top()..map.bottom()) {
        let Ok(y) = u8::try_from(y) else { break };
        for (x, place) in (0..view.width).zip(map.left()..map.right()) {
            let at = Point::new(x, y);
            let Some((sign, ink)) = sign_at(table, at) else { continue };
            let style = look.style(ink);
            let style = if at == view.hero.at { style.add_modifier(Modifier::REVERSED) } else { style };
            buffer[(place, line)].set_char(sign).set_style(style);
        }
    }
    let legend = column(inside, map.width + 1, LEGEND_WIDTH - 1);
    let lines = sign::LEGEND.map(|(signs, words)| {
        Line::from(vec![look.bold(Ink::Gold, format!("{signs:<4}")), look.span(Ink::Text, words)])
    });
    draw_lines(buffer, legend, lines);
}

fn sign_at(table: &Table<'_>, at: Point) -> Option<sign::Sign> {
    let view = table.view;
    if at == view.hero.at {
        return Some(('@', Ink::Gold));
    }
    if let Some(foe) = view.foe_at(at) {
        return Some((foe.kind.letter(), sign::rank_ink(foe.kind.rank())));
    }
    if !view.explored.contains(at) {
        return None;
    }
    let (sign, ink) = sign::ground(view, at, table.look());
    Some((sign, ink))
}
