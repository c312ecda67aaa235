//! The board of Tactics, drawn.
//!
//! Above stands whose turn it is; to the left is the board, to the right the units, the luck
//! that is seen ahead, whatever the cursor is on, and the log.

mod board;
mod cell;
mod cover;
mod detail;
mod draft;
mod ending;
mod luck;
mod picture;
mod status;
mod units;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::tactics::{Choices, Chronicle, Frame, Hand, Hint, Lesson, Preview, Scene, Seating, side_tone};
use stage::{Chronicle as _, Entry, Millis, Tone};
use tactics::{Position, Side, Tactics, Tile, UnitId};

use crate::keys::Action;
use crate::log;
use crate::paint::{Ink, Look, column, rows_from};
use crate::screen::Desk;

pub(crate) use cover::cover;
pub(crate) use draft::draft;
pub(crate) use ending::{ending, lesson_page};
pub(crate) use picture::picture;

/// What the side needs at least.
const SIDE_WIDTH: u16 = 33;
/// The lines of the log and its heading, at least; a task takes more.
const LOG_HEIGHT: u16 = 4;
const TASK_HEIGHT: u16 = 7;
/// What the units and their luck take at most; a clone is rare, and then the rest has less.
const UPPER_HEIGHT: u16 = units::HEIGHT + luck::HEIGHT;

/// All that a drawing of the board needs.
pub(crate) struct Battle<'a> {
    pub(crate) game: &'a Tactics,
    /// Who plays, as far as that is known.
    pub(crate) seating: Option<&'a Seating>,
    pub(crate) lesson: Option<&'static Lesson>,
    /// What newcomers are told now.
    pub(crate) hint: Option<Hint>,
    /// The hand of whoever decides; nothing while a match is watched.
    pub(crate) hand: Option<(&'a Hand, &'a Choices)>,
    pub(crate) preview: Option<&'a Preview>,
    pub(crate) frame: Option<Frame<'a>>,
    pub(crate) chronicle: &'a Chronicle,
    /// Time left for the decision.
    pub(crate) left: Option<Millis>,
    pub(crate) taken_back: usize,
    pub(crate) desk: &'a Desk,
}

impl Battle<'_> {
    fn look(&self) -> Look {
        self.desk.look()
    }

    fn position(&self) -> &Position {
        self.game.position()
    }

    /// The board as it is to be seen now.
    fn scene(&self) -> Scene {
        self.frame.map_or_else(|| Scene::of(self.position()), |frame| *frame.scene)
    }

    /// Where a unit is to be drawn now.
    fn tile_of(&self, id: UnitId) -> Option<Tile> {
        match self.frame {
            Some(frame) => frame.tile_of(id),
            None => self.scene().figure(id).map(|figure| figure.tile),
        }
    }

    /// The tile under the cursor, if there is a cursor.
    fn cursor(&self) -> Option<Tile> {
        self.hand.map(|(hand, _)| hand.cursor)
    }

    /// Who plays a side, in a word.
    fn player(&self, side: Side) -> &'static str {
        match self.seating {
            Some(seating) if seating.own() == Some(side) => "you",
            Some(seating) if seating.is_person(side) => "",
            Some(seating) => seating.player(side).name(),
            None => "",
        }
    }
}

/// The ink of a side.
fn side_ink(side: Side) -> Ink {
    side_tone(side).into()
}

struct Places {
    status: Rect,
    board: Rect,
    units: Rect,
    luck: Rect,
    detail: Rect,
    log: Rect,
}

fn places(area: Rect, lower: u16, units: u16) -> Places {
    let below = rows_from(area, 1, area.height);
    let board = board::size(below, below.width.saturating_sub(SIDE_WIDTH + 1));
    let side = column(below, board.0 + 1, below.width);
    let rest = side.height.saturating_sub(UPPER_HEIGHT);
    let log = (rest * 2 / 5).max(lower).min(rest);
    let upper = units + luck::HEIGHT;
    Places {
        status: rows_from(area, 0, 1),
        board: Rect { width: board.0, height: board.1, ..below },
        units: rows_from(side, 0, units),
        luck: rows_from(side, units, luck::HEIGHT),
        detail: rows_from(side, upper, side.height.saturating_sub(upper + log)),
        log: rows_from(side, side.height - log, log),
    }
}

/// Draws the board and all beside it.
pub(crate) fn battle(buffer: &mut Buffer, area: Rect, battle: &Battle<'_>) {
    let is_told = battle.lesson.is_some() || battle.hint.is_some();
    let lower = if is_told { TASK_HEIGHT } else { LOG_HEIGHT };
    let places = places(area, lower, units::height(battle));
    status::draw(buffer, places.status, battle);
    board::draw(buffer, places.board, battle);
    units::draw(buffer, places.units, battle);
    luck::draw(buffer, places.luck, battle);
    detail::draw(buffer, places.detail, battle);
    if let Some(hint) = &battle.hint {
        let told = [Entry::new(Tone::Life, hint.words.clone())];
        return log::draw(buffer, places.log, battle.look(), "How to play", (&told, 1));
    }
    if let Some(lesson) = battle.lesson {
        let task = [Entry::new(Tone::Lux, lesson.task)];
        return log::draw(buffer, places.log, battle.look(), lesson.title, (&task, 1));
    }
    let (lines, news) = battle.chronicle.lines();
    // What the film has not shown yet must not be read in the log.
    let shown = if battle.frame.is_some() { (&lines[..lines.len() - news], 0) } else { (lines, news) };
    let title = match battle.hand {
        Some(_) => format!("Log [{}]", battle.desk.key(Action::LOG)),
        None => "Log".to_owned(),
    };
    log::draw(buffer, places.log, battle.look(), &title, shown);
}

/// The lines of the log: all of it can be read elsewhere.
pub(crate) fn spare(area: Rect) -> Rect {
    let log = places(area, LOG_HEIGHT, units::HEIGHT).log;
    rows_from(log, 1, log.height)
}
