//! The tower, drawn.
//!
//! Above is the bar of the run; to the left the floor around the hero; to the right whoever climbs
//! and everybody in sight, or what is being looked at; below what has just happened.

mod bag;
mod ending;
mod floor;
mod hero;
mod log;
mod look;
mod map;
mod picture;
mod shop;
mod sight;
mod sign;
mod ticker;
mod top;

use engine::Seed;
use labyrinth::{Hero, Tower, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::labyrinth::{Chronicle, Frame, Hand};

use crate::paint::{Look, column, rows_from};
use crate::screen::Desk;

pub(crate) use ending::ending;
pub(crate) use log::log_page;
pub(crate) use map::map_page;
pub(crate) use picture::picture;

const SIDE_WIDTH: u16 = 29;
/// The bar of the run.
const TOP: u16 = 1;
/// What is at hand, and what has just happened.
const TICKER: u16 = 4;

/// All that a drawing of the tower needs.
pub(crate) struct Table<'a> {
    pub(crate) game: &'a Tower,
    pub(crate) view: &'a View,
    pub(crate) seed: Seed,
    /// The player's hand; nothing while a run is watched.
    pub(crate) hand: Option<Hand>,
    pub(crate) frame: Option<Frame<'a>>,
    pub(crate) chronicle: &'a Chronicle,
    pub(crate) desk: &'a Desk,
}

impl Table<'_> {
    fn look(&self) -> Look {
        self.desk.look()
    }

    /// The hero as they are to be seen now: nothing is told before the film shows it.
    fn hero(&self) -> &Hero {
        self.frame.as_ref().map_or(&self.view.hero, |frame| &frame.scene.hero)
    }

    /// The view that is to be shown now.
    fn shown(&self) -> &View {
        self.frame.as_ref().map_or(self.view, |frame| frame.view)
    }

    /// What the player is in the middle of, once nothing moves.
    fn hand(&self) -> Hand {
        match self.frame {
            Some(_) => Hand::Free,
            None => self.hand.unwrap_or(Hand::Free),
        }
    }
}

/// Draws the tower.
pub(crate) fn table(buffer: &mut Buffer, area: Rect, table: &Table<'_>) {
    top::draw(buffer, rows_from(area, 0, TOP), table);
    let (left, side) = (floor_of(area), side_of(area));
    match table.hand() {
        Hand::Bag { row } => bag::draw(buffer, left, table, row),
        Hand::Shop { row } => shop::draw(buffer, left, table, row),
        _ => floor::draw(buffer, left, table),
    }
    match table.hand() {
        Hand::Looking { at } | Hand::Aiming { at, .. } => look::draw(buffer, side, table, at),
        _ => {
            let used = hero::draw(buffer, side, table);
            sight::draw(buffer, rows_from(side, used, side.height), table);
        }
    }
    ticker::draw(buffer, ticker_of(area), table);
}

/// The lines of the ticker: all messages can be read elsewhere.
pub(crate) fn spare(area: Rect) -> Rect {
    rows_from(ticker_of(area), 2, TICKER)
}

fn floor_of(area: Rect) -> Rect {
    // A gap keeps walls and frames apart.
    column(rows_from(area, TOP, area.height - TOP - TICKER), 0, area.width - SIDE_WIDTH - 1)
}

fn side_of(area: Rect) -> Rect {
    column(rows_from(area, TOP, area.height), area.width - SIDE_WIDTH, SIDE_WIDTH)
}

fn ticker_of(area: Rect) -> Rect {
    column(rows_from(area, area.height - TICKER, TICKER), 0, area.width - SIDE_WIDTH)
}
