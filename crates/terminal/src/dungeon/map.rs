//! The map of the whole floor, a character a tile.

use grid::Point;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;
use stage::dungeon::{Extent, Scene};

use super::sign::{dimmed, of_tile};
use super::{Drawing, Drawn, Sign};
use crate::keys::Action;
use crate::paint::{Ink, Look, column, draw_lines, inset, panel};

const LEGEND_WIDTH: u16 = 20;
/// What keeps two rows of the legend apart that share a line.
const APART: usize = 2;
/// How far a page of the map reaches.
const LEAP: u16 = 8;

/// The map of the floor, with the tile in its upper left corner once it was scrolled; until then it
/// follows whoever leads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct MapPage(Option<Corner>);

/// The first column and the first row that are to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Corner {
    x: u16,
    y: u16,
}

/// How much of a floor there is to scroll over.
pub(super) struct Span {
    pub(super) extent: Extent,
    /// The tile that the map follows.
    pub(super) here: Point,
    /// Where the page is drawn.
    pub(super) area: Rect,
}

impl Span {
    /// The tiles that fit at once, across and down.
    fn room(&self) -> (u16, u16) {
        let inside = inset(self.area, 1, 1);
        (inside.width.saturating_sub(LEGEND_WIDTH), inside.height)
    }

    /// The last corner from which something would still be to come.
    fn last(&self) -> Corner {
        let (across, down) = self.room();
        let rest = |length: u8, room: u16| u16::from(length).saturating_sub(room);
        Corner { x: rest(self.extent.width, across), y: rest(self.extent.height, down) }
    }

    /// The corner that a page begins with.
    fn corner(&self, page: MapPage) -> Corner {
        let (last, (across, down)) = (self.last(), self.room());
        let middle = |at: u8, room: u16| u16::from(at).saturating_sub(room / 2);
        let wanted =
            page.0.unwrap_or(Corner { x: middle(self.here.x, across), y: middle(self.here.y, down) });
        Corner { x: wanted.x.min(last.x), y: wanted.y.min(last.y) }
    }
}

impl MapPage {
    /// The page after an action; nothing when it is closed.
    pub(super) fn act(self, action: Action, span: &Span) -> Option<Self> {
        let (Corner { x, y }, last) = (span.corner(self), span.last());
        let corner = match action {
            Action::UP | Action::NORTH => Corner { x, y: y.saturating_sub(1) },
            Action::DOWN | Action::SOUTH => Corner { x, y: y + 1 },
            Action::LEFT | Action::WEST => Corner { x: x.saturating_sub(2), y },
            Action::RIGHT | Action::EAST => Corner { x: x + 2, y },
            Action::PAGE_UP => Corner { x, y: y.saturating_sub(LEAP) },
            Action::PAGE_DOWN => Corner { x, y: y + LEAP },
            Action::FIRST => Corner { x: 0, y: 0 },
            Action::LAST => last,
            _ => return None,
        };
        Some(Self(Some(Corner { x: corner.x.min(last.x), y: corner.y.min(last.y) })))
    }
}

/// Draws the map, as far as there is room for it.
pub(super) fn map_page<D: Drawn>(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, D>, page: MapPage) {
    let look = drawing.look();
    let span = Span { extent: D::extent(drawing.view), here: D::here(drawing.view), area };
    let inside = panel(buffer, area, look, &format!("Floor {}, as far as you know it", span.extent.number));
    let (across, _) = span.room();
    let map = column(inside, 0, across);
    let from = span.corner(page);
    let scene = D::scene(drawing.view);
    for (y, line) in (from.y..u16::from(span.extent.height)).zip(map.top()..map.bottom()) {
        for (x, place) in (from.x..u16::from(span.extent.width)).zip(map.left()..map.right()) {
            let (Ok(x), Ok(y)) = (u8::try_from(x), u8::try_from(y)) else { break };
            let at = Point::new(x, y);
            let Some((sign, ink)) = sign_at(drawing, &scene, at) else { continue };
            let style = look.style(ink);
            let style = if at == span.here { style.add_modifier(Modifier::REVERSED) } else { style };
            buffer[(place, line)].set_char(sign).set_style(style);
        }
    }
    let legend = column(inside, map.width + 1, LEGEND_WIDTH - 1);
    draw_legend(buffer, legend, look, &D::legend(drawing.view));
}

/// The legend, a row a line; where that is too long, as many in a line as fit, so that none is cut off.
fn draw_legend(buffer: &mut Buffer, area: Rect, look: Look, legend: &[(&str, &str)]) {
    let is_roomy = legend.len() <= usize::from(area.height);
    let mut lines: Vec<(usize, Line<'_>)> = Vec::new();
    for (signs, words) in legend {
        let signs = if is_roomy { format!("{signs:<4}") } else { format!("{signs} ") };
        let length = signs.chars().count() + words.chars().count();
        let fits = |(used, _): &&mut (usize, Line<'_>)| {
            !is_roomy && *used + APART + length <= usize::from(area.width)
        };
        let spans = [look.bold(Ink::Gold, signs), look.span(Ink::Text, (*words).to_owned())];
        match lines.last_mut().filter(fits) {
            Some((used, line)) => {
                *used += APART + length;
                line.push_span(look.span(Ink::Text, " ".repeat(APART)));
                line.extend(spans);
            }
            None => lines.push((length, Line::from(spans.to_vec()))),
        }
    }
    draw_lines(buffer, area, lines.into_iter().map(|(_, line)| line));
}

fn sign_at<D: Drawn>(drawing: &Drawing<'_, D>, scene: &Scene<D>, at: Point) -> Option<Sign> {
    let mut here: Vec<_> = scene.bodies.iter().filter(|body| body.at == at).collect();
    here.sort_by_key(|body| !body.id.is_own());
    if let Some(body) = here.first() {
        return Some(D::body(body.look));
    }
    let (tile, look) = (D::tile(drawing.view, at), drawing.look());
    if !tile.is_known() {
        return None;
    }
    let sign = of_tile::<D>(&tile, look);
    let is_bare = sign.0 == look.glyphs().dot;
    let cover = tile.cover.filter(|_| is_bare).map(|cover| D::cover(cover, look, 0));
    Some(cover.map_or(sign, |texture| dimmed(texture.signs[0], &tile)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::{Charset, Depth, Motion};

    /// Every row of a legend, as the lines of a column have them.
    fn drawn(legend: &[(&str, &str)], height: u16) -> String {
        let look = Look { depth: Depth::Plain, charset: Charset::Ascii, motion: Motion::Still };
        let area = Rect::new(0, 0, LEGEND_WIDTH - 1, height);
        let mut buffer = Buffer::empty(area);
        draw_legend(&mut buffer, area, look, legend);
        let rows = buffer.content.chunks(usize::from(area.width));
        rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>() + "\n").collect()
    }

    #[test]
    fn no_row_of_a_legend_is_cut_off() {
        let words =
            ["you", "creatures", "an earlier run", "door", "hidden way", "chest", "fire", "web", "oil"];
        let legend: Vec<(&str, &str)> = words.into_iter().map(|words| ("^^", words)).collect();
        let roomy = drawn(&legend, 12);
        assert!(
            roomy.starts_with("^^  you") && roomy.lines().nth(2) == Some("^^  an earlier run "),
            "{roomy}"
        );
        let tight = drawn(&legend, 7);
        assert!(words.iter().all(|words| tight.contains(words)), "{tight}");
    }
}
