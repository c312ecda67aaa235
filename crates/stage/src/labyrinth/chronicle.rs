//! What happened in a run, line by line.

use std::borrow::Borrow;

use engine::{Audience, Game, Session};
use labyrinth::{Event, FoeId, Loot, Tower, View};

use super::tones::event_tone;
use super::{Remark, Story, Tutorial, Weight};
use crate::Entry;

/// A line of the archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The floor it happened on.
    pub floor: u32,
    /// The turn it happened in.
    pub turn: u32,
    /// What it says.
    pub entry: Entry,
    /// Where it comes from.
    pub source: Source,
    /// How much it matters.
    pub weight: Weight,
}

/// Where a line comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Something happened: the record of the run tells it again.
    Event,
    /// Somebody said something, as why an errand stopped: no record tells it.
    Remark,
}

/// The log and the story of a run.
#[derive(Clone, Debug, Default)]
pub struct Chronicle {
    lines: Vec<Line>,
    /// How many lines there were before the last command.
    fresh_from: usize,
    /// The run in numbers.
    pub story: Story,
    /// What the player has done already, for hints.
    pub tutorial: Tutorial,
}

impl Chronicle {
    /// Where a run stands before its first command.
    pub fn begin(view: &View) -> Self {
        let mut chronicle = Self::default();
        chronicle.record(&[Event::FloorEntered { floor: view.floor }], view);
        chronicle
    }

    /// Adds what a command did.
    pub fn record(&mut self, events: &[Event], after: &View) {
        self.fresh_from = self.lines.len();
        self.story.note(events, after.turn.0);
        for event in events {
            self.tutorial.note(event);
            if is_told(event, events) {
                let entry = Entry::new(event_tone(event), event.to_string());
                self.add(entry, Source::Event, Weight::of(event), after);
            }
        }
    }

    /// Adds a line that is no event: why an errand stopped. Whoever asks again in the same turn is
    /// told the same, once.
    pub fn remark(&mut self, remark: Remark, view: &View) {
        if self.lines.last().is_some_and(|line| line.turn == view.turn.0 && line.entry == remark.entry) {
            return;
        }
        self.add(remark.entry, Source::Remark, remark.weight, view);
    }

    /// The log after something was taken back: what was said until then stays, and so does what the
    /// player has learned.
    #[must_use]
    pub fn taken_back(&self, session: &Session<Tower>) -> Self {
        let view = session.game().view(Audience::Everyone);
        let mut told: Self = crate::Chronicle::of(session);
        told.tutorial.add(self.tutorial);
        let is_past = |line: &&Line| line.when() <= (view.floor.0, view.turn.0);
        for line in self.lines.iter().filter(|line| line.source == Source::Remark).filter(is_past) {
            let place = told.lines.partition_point(|other| other.when() <= line.when());
            told.lines.insert(place, line.clone());
        }
        told.fresh_from = told.lines.len();
        told
    }

    /// All lines, and how many of the last are news.
    pub fn lines(&self) -> (&[Line], usize) {
        (&self.lines, self.lines.len() - self.fresh_from)
    }

    /// The news, the most important first: where there is not room for all, the last are left out.
    pub fn headlines(&self) -> Vec<&Line> {
        let mut news: Vec<&Line> = self.lines[self.fresh_from..].iter().collect();
        news.sort_by_key(|line| line.weight);
        if news.first().is_some_and(|line| line.weight != Weight::Formality) {
            news.retain(|line| line.weight != Weight::Formality);
        }
        news
    }

    fn add(&mut self, entry: Entry, source: Source, weight: Weight, view: &View) {
        self.lines.push(Line { floor: view.floor.0, turn: view.turn.0, entry, source, weight });
    }
}

impl Borrow<Entry> for Line {
    fn borrow(&self) -> &Entry {
        &self.entry
    }
}

impl Line {
    const fn when(&self) -> (u32, u32) {
        (self.floor, self.turn)
    }
}

/// Whether an event is worth a line among the others of its command. Steps go without saying, and
/// what several events tell is told once.
fn is_told(event: &Event, all: &[Event]) -> bool {
    let seen =
        |id: FoeId| all.iter().any(|other| matches!(other, Event::FoeSeen { id: seen, .. } if *seen == id));
    match *event {
        Event::Revealed { .. }
        | Event::Stepped { .. }
        | Event::Dashed { .. }
        | Event::FoeStepped { .. }
        | Event::FoeLagged { .. }
        | Event::Shot { .. }
        | Event::FightBegan
        // The reading tells it.
        | Event::Found { loot: Loot::Tome(_), .. } => false,
        Event::FoeWoke { id, .. } => !seen(id),
        Event::FoeSeen { id, .. } => {
            !all.iter().any(|other| matches!(other, Event::Arrived { id: came, .. } if *came == id))
        }
        // What is picked up at once was not left lying.
        Event::Dropped { loot, at } => !all.iter().any(
            |other| matches!(other, Event::Found { loot: taken, at: here } if *taken == loot && *here == at),
        ),
        _ => true,
    }
}
