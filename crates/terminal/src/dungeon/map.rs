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

const LEGEND_WIDTH: u16 = 18;
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

fn draw_legend(buffer: &mut Buffer, area: Rect, look: Look, legend: &[(&str, &str)]) {
    let lines = legend.iter().map(|(signs, words)| {
        Line::from(vec![
            look.bold(Ink::Gold, format!("{signs:<4}")),
            look.span(Ink::Text, (*words).to_owned()),
        ])
    });
    draw_lines(buffer, area, lines);
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
