//! What happened in a run, line by line.

use engine::{Audience, Game, Session};
use labyrinth::{Event, FoeId, Labyrinth, Loot, View};

use crate::Entry;
use crate::dungeon::{Dungeon as _, Errand, Line, Log, Logged};
use crate::labyrinth::shown::tones::event_tone;
use crate::labyrinth::shown::weight::weight;
use crate::labyrinth::{Story, Tutorial};

/// The log and the story of a run.
#[derive(Clone, Debug, Default)]
pub struct Chronicle {
    /// What happened, line by line.
    pub log: Log,
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
        self.story.note(events, after.turn.0);
        for event in events {
            self.tutorial.note(event);
        }
        let told = events.iter().filter(|event| is_told(event, events)).map(|event| {
            let entry = Entry::new(event_tone(event), event.to_string());
            (entry, weight(event))
        });
        self.log.record(told, Labyrinth::when(after));
    }

    /// The log after something was taken back: what was said until then stays, and so does what the
    /// player has learned.
    #[must_use]
    pub fn taken_back(&self, session: &Session<Labyrinth>) -> Self {
        let view = session.game().view(Audience::Everyone);
        let mut told: Self = crate::Chronicle::of(session);
        told.tutorial.add(self.tutorial);
        told.log.keep_remarks(&self.log, Labyrinth::when(&view));
        told
    }

    /// All lines, and how many of the last are news.
    pub fn lines(&self) -> (&[Line], usize) {
        self.log.lines()
    }
}

impl Logged<Labyrinth> for Chronicle {
    fn log(&self) -> &Log {
        &self.log
    }

    fn log_mut(&mut self) -> &mut Log {
        &mut self.log
    }

    fn set_out(&mut self, errand: Errand) {
        if errand == Errand::Explore {
            self.tutorial.explored();
        }
    }

    fn learned(&self) -> String {
        self.tutorial.to_string()
    }

    fn learn(&mut self, names: &str) {
        self.tutorial.add(Tutorial::read(names));
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
