//! The map of the whole floor, a character a tile.

use grid::Point;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;
use stage::dungeon::Scene;

use super::sign::of_tile;
use super::{Drawing, Drawn, Sign};
use crate::keys::Action;
use crate::paint::{Ink, column, draw_lines, panel};

const LEGEND_WIDTH: u16 = 18;
/// How far a page of the map reaches.
const LEAP: usize = 8;

/// The map of the floor, scrolled down by so many rows; nothing while it follows whoever leads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct MapPage(Option<usize>);

impl MapPage {
    /// The first row that is shown; nothing while that is for whoever leads to say.
    pub(super) const fn first(self) -> Option<usize> {
        self.0
    }

    /// The page after an action; nothing when it is closed.
    pub(super) fn act(self, action: Action, rows: usize) -> Option<Self> {
        let first = self.0.unwrap_or(0);
        let first = match action {
            Action::UP | Action::NORTH => first.saturating_sub(1),
            Action::DOWN | Action::SOUTH => (first + 1).min(rows),
            Action::PAGE_UP => first.saturating_sub(LEAP),
            Action::PAGE_DOWN => (first + LEAP).min(rows),
            Action::FIRST => 0,
            Action::LAST => rows,
            _ => return None,
        };
        Some(Self(Some(first)))
    }
}

/// Draws the map from some row on; without one so that whoever leads is in it.
pub(crate) fn map_page<D: Drawn>(
    buffer: &mut Buffer,
    area: Rect,
    drawing: &Drawing<'_, D>,
    first: Option<usize>,
) {
    let look = drawing.look();
    let (here, extent) = (D::here(drawing.view), D::extent(drawing.view));
    let inside = panel(buffer, area, look, &format!("Floor {}, as far as you know it", extent.number));
    let map = column(inside, 0, inside.width.saturating_sub(LEGEND_WIDTH));
    let rows = usize::from(map.height);
    let most = usize::from(extent.height).saturating_sub(rows);
    let from = first.unwrap_or(usize::from(here.y).saturating_sub(rows / 2)).min(most);
    let scene = D::scene(drawing.view);
    for (y, line) in (from..).zip(map.top()..map.bottom()) {
        let Ok(y) = u8::try_from(y) else { break };
        for (x, place) in (0..extent.width).zip(map.left()..map.right()) {
            let at = Point::new(x, y);
            let Some((sign, ink)) = sign_at(drawing, &scene, at) else { continue };
            let style = look.style(ink);
            let style = if at == here { style.add_modifier(Modifier::REVERSED) } else { style };
            buffer[(place, line)].set_char(sign).set_style(style);
        }
    }
    let legend = column(inside, map.width + 1, LEGEND_WIDTH - 1);
    let lines = D::LEGEND.iter().map(|(signs, words)| {
        Line::from(vec![look.bold(Ink::Gold, format!("{signs:<4}")), look.span(Ink::Text, *words)])
    });
    draw_lines(buffer, legend, lines);
}

fn sign_at<D: Drawn>(drawing: &Drawing<'_, D>, scene: &Scene<D>, at: Point) -> Option<Sign> {
    let mut here: Vec<_> = scene.bodies.iter().filter(|body| body.at == at).collect();
    here.sort_by_key(|body| !body.id.is_own());
    if let Some(body) = here.first() {
        return Some(D::body(body.look));
    }
    let tile = D::tile(drawing.view, at);
    tile.is_known().then(|| of_tile::<D>(&tile, drawing.look()))
}
