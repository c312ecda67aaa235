//! The table of Forward, drawn.
//!
//! Above is the road; to the right the traveller and the deck; to the left the stage, which
//! shows whatever the moment is about; below it the log.

mod answers;
mod art;
mod bout;
mod cards;
mod cleared;
mod deck;
mod dice;
mod ending;
mod fight;
mod find;
mod gap;
mod held;
mod hero;
mod light;
mod log;
mod omen;
mod pit;
mod road;
mod row;
mod tables;

use engine::{Game as _, Seed};
use forward::{Card, Command, Forward, Hp, Phase, RoadView, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use stage::forward::{Beat, Chronicle, Frame, Hand, Outlook, Topic, brings_nothing};

use crate::paint::{Look, column, rows_from};
use crate::screen::Desk;

pub(crate) use ending::ending;
pub(crate) use omen::picture;

const SIDE_WIDTH: u16 = 28;
const HERO_HEIGHT: u16 = 9;
/// Below this height of the side the traveller leaves a line to the deck.
const SIDE_HEIGHT: u16 = 18;
/// From this height of the side on, the dice that the traveller holds are drawn as dice.
const ROOMY_SIDE: u16 = 28;
/// What the stage needs at least, without the line for Lux; taller windows give it some more.
const STAGE_HEIGHT: u16 = 13;

/// All that a drawing of the table needs.
pub(crate) struct Drawing<'a> {
    pub(crate) game: &'a Forward,
    pub(crate) view: View,
    pub(crate) seed: Seed,
    /// The player's hand; nothing while a run is watched.
    pub(crate) hand: Option<Hand>,
    pub(crate) frame: Option<Frame<'a>>,
    pub(crate) outlook: Option<&'a Outlook>,
    pub(crate) hint: Option<Hint>,
    /// What a newcomer is told at this moment.
    pub(crate) told: Option<Topic>,
    pub(crate) chronicle: &'a Chronicle,
    pub(crate) desk: &'a Desk,
}

/// A command worth pointing at, and why.
#[derive(Clone, Copy)]
pub(crate) struct Hint {
    pub(crate) command: Command,
    pub(crate) words: &'static str,
}

impl Drawing<'_> {
    /// What players call the rules of the run.
    fn rules_title(&self) -> String {
        Forward::ABOUT.rules_title(&self.view.rules.to_string())
    }

    /// The words about a command, if it is the one to be pointed at.
    fn pointed(&self, command: Command) -> Option<&'static str> {
        self.hint.filter(|hint| hint.command == command && self.frame.is_none()).map(|hint| hint.words)
    }

    fn look(&self) -> Look {
        self.desk.look()
    }

    /// The traveller and the deck as they are to be seen now: until a card has turned, nobody
    /// knows what it did.
    fn shown(&self) -> &View {
        match self.frame {
            Some(Frame { beat: Beat::Turn { .. }, before, .. }) => before,
            _ => &self.view,
        }
    }

    /// What there is on the road alone, as it is to be seen now: dice that a film is still about
    /// lie as they lay before it.
    fn road(&self) -> Option<RoadView> {
        let Some(frame) = self.frame else { return self.view.road };
        match *frame.beat {
            Beat::Left { .. } => self.view.road,
            Beat::Renew { held, .. } => frame.before.road.map(|road| RoadView { held, ..road }),
            _ => frame.before.road,
        }
    }

    /// A card as it lies here.
    fn face(&self, card: Card) -> cards::Face<'_> {
        let tier = self.view.location.tier();
        let (content, bend) = (self.game.content(), self.view.road.map(|road| road.bend));
        // While a film runs, the traveller is as the table will be after it.
        let still = self.frame.is_none();
        let idle = still.then(|| brings_nothing(content, self.view.hero, card)).flatten();
        cards::Face { card, content, tier, bend, idle }
    }

    /// HP as they are to be seen now.
    fn hp(&self) -> Hp {
        self.frame.map_or(self.view.hero.hp, |frame| frame.beat.hp())
    }

    /// Whether the cursor stands here, and there is one.
    fn is_focused(&self, place: usize) -> bool {
        self.frame.is_none() && self.hand.is_some_and(|hand| hand.focus == place)
    }
}

/// Draws the table.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let road = road::height(area);
    road::draw(buffer, rows_from(area, 0, road), drawing);
    let below = rows_from(area, road, area.height - road);
    let side = column(below, below.width - SIDE_WIDTH, SIDE_WIDTH);
    let hero = match side.height {
        ROOMY_SIDE.. if drawing.view.rules.is_road() => HERO_HEIGHT + held::EXTRA,
        SIDE_HEIGHT.. => HERO_HEIGHT,
        _ => HERO_HEIGHT - 1,
    };
    hero::draw(buffer, rows_from(side, 0, hero), drawing);
    deck::draw(buffer, rows_from(side, hero, side.height - hero), drawing);
    let (upper, lower) = stage_and_log(area, drawing.hand);
    stage(buffer, upper, drawing);
    log::draw(buffer, lower, drawing);
}

/// The lines of the log at a player's table: all of it can be read elsewhere.
pub(crate) fn spare(area: Rect, hand: Hand) -> Rect {
    let (_, log) = stage_and_log(area, Some(hand));
    rows_from(log, 1, log.height)
}

fn stage_and_log(area: Rect, hand: Option<Hand>) -> (Rect, Rect) {
    let road = road::height(area);
    let main = column(rows_from(area, road, area.height), 0, area.width - SIDE_WIDTH - 1);
    let least = if hand.is_some() { STAGE_HEIGHT + 1 } else { STAGE_HEIGHT };
    let height = least + (main.height.saturating_sub(19) / 2).min(6);
    (rows_from(main, 0, height), rows_from(main, height, main.height))
}

fn stage(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    match drawing.frame.map(|frame| frame.beat) {
        Some(Beat::Turn { .. } | Beat::Left { .. }) => return row::draw(buffer, area, drawing),
        Some(Beat::Answer { .. } | Beat::Exchange { .. } | Beat::Renew { foe: Some(_), .. }) => {
            return bout::draw(buffer, area, drawing);
        }
        Some(Beat::Bridge { .. } | Beat::Renew { foe: None, .. }) => return gap::draw(buffer, area, drawing),
        Some(Beat::Roll { .. } | Beat::Blows { .. }) => return fight::draw(buffer, area, drawing),
        Some(Beat::PitRoll { .. }) => return pit::draw(buffer, area, drawing),
        None => {}
    }
    match drawing.view.phase {
        Phase::Path if drawing.view.laid().is_empty() => cleared::draw(buffer, area, drawing),
        Phase::Path | Phase::Peek => row::draw(buffer, area, drawing),
        Phase::Fight { .. } => bout::draw(buffer, area, drawing),
        Phase::Gap => gap::draw(buffer, area, drawing),
        Phase::Find => find::draw(buffer, area, drawing),
        Phase::Clash { .. } => fight::draw(buffer, area, drawing),
        Phase::Brink { .. } => answers::brink(buffer, area, drawing),
        Phase::Terror => answers::terror(buffer, area, drawing),
        Phase::Pit { .. } => pit::draw(buffer, area, drawing),
        // Only a replay shows the table after the end.
        Phase::Over(_) => cleared::draw(buffer, area, drawing),
    }
}
