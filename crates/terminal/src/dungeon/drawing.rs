//! The whole table.

use engine::Seed;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::dungeon::{Frame, Hand, HandOf, Log, Logged, Scene};

use super::{Drawn, floor, look, sight, ticker};
use crate::paint::{Look, column, rows_from};
use crate::screen::Desk;

pub(crate) const SIDE_WIDTH: u16 = 29;
/// From here on the side may be wider.
const WIDE: u16 = 110;
/// The bar of the run.
const TOP: u16 = 1;
/// What is at hand, and what has just happened.
const TICKER: u16 = 4;

/// All that a drawing of a dungeon needs.
pub(crate) struct Drawing<'a, D: Drawn> {
    pub(crate) game: &'a D,
    pub(crate) view: &'a D::View,
    pub(crate) seed: Seed,
    /// The player's hand; nothing while a run is watched.
    pub(crate) hand: Option<HandOf<D>>,
    pub(crate) frame: Option<Frame<'a, D>>,
    pub(crate) chronicle: &'a D::Chronicle,
    /// What is known of other runs; nothing while a run is watched.
    pub(crate) past: Option<&'a D::Past>,
    pub(crate) desk: &'a Desk,
}

impl<D: Drawn> Drawing<'_, D> {
    pub(crate) fn look(&self) -> Look {
        self.desk.look()
    }

    /// Everybody as they are to be seen now: nothing is told before the film shows it.
    pub(crate) fn scene(&self) -> Scene<D> {
        self.frame.as_ref().map_or_else(|| D::scene(self.view), |frame| frame.scene.clone())
    }

    /// The view that is to be shown now.
    pub(crate) fn shown(&self) -> &D::View {
        self.frame.as_ref().map_or(self.view, |frame| frame.view)
    }

    /// What the player is in the middle of, once nothing moves.
    pub(super) fn hand(&self) -> HandOf<D> {
        match self.frame {
            Some(_) => Hand::Free,
            None => self.hand.unwrap_or(Hand::Free),
        }
    }

    pub(super) fn log(&self) -> &Log {
        self.chronicle.log()
    }
}

/// Draws the table.
pub(crate) fn draw<D: Drawn>(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, D>) {
    D::draw_top(buffer, rows_from(area, 0, TOP), drawing);
    let width = if area.width < WIDE { SIDE_WIDTH } else { D::WIDE_SIDE };
    let (left, side) = (floor_of(area, width), side_of(area, width));
    match drawing.hand() {
        Hand::List { list, row } if D::is_broad(list) => {
            let whole = rows_from(area, TOP, area.height.saturating_sub(TOP + 1));
            return D::draw_list(buffer, whole, drawing, (list, row));
        }
        Hand::List { list, row } => D::draw_list(buffer, left, drawing, (list, row)),
        _ => floor::draw(buffer, left, drawing),
    }
    match drawing.hand() {
        Hand::Looking { at } | Hand::Aiming { at, .. } => look::draw(buffer, side, drawing, at),
        _ => {
            let used = D::draw_own(buffer, side, drawing);
            sight::draw(buffer, rows_from(side, used, side.height), drawing);
        }
    }
    ticker::draw(buffer, ticker_of(area, width), drawing);
}

/// The lines of the ticker: all messages can be read elsewhere.
pub(crate) fn spare(area: Rect) -> Rect {
    rows_from(ticker_of(area, SIDE_WIDTH), 2, TICKER)
}

fn floor_of(area: Rect, side: u16) -> Rect {
    // A gap keeps walls and frames apart.
    column(rows_from(area, TOP, area.height - TOP - TICKER), 0, area.width - side - 1)
}

fn side_of(area: Rect, side: u16) -> Rect {
    column(rows_from(area, TOP, area.height), area.width - side, side)
}

fn ticker_of(area: Rect, side: u16) -> Rect {
    column(rows_from(area, area.height - TICKER, TICKER), 0, area.width - side)
}
