//! What happened in a run of any game, line by line.

use crate::Tone;
use std::borrow::Borrow;

use engine::{Game, Session, Timeline};

/// The log and the story of a run.
pub trait Chronicle<G: Game>: Sized {
    /// A line of the log.
    type Line: Borrow<Entry>;

    /// Where a run stands before its first command.
    fn begin(game: &G) -> Self;

    /// Adds what a command did.
    fn record(&mut self, events: &[G::Event], after: &G);

    /// All lines, and how many of the last are news.
    fn lines(&self) -> (&[Self::Line], usize);

    /// The log of a session, from its beginning.
    fn of(session: &Session<G>) -> Self {
        let mut timeline = Timeline::new(&session.record()).expect("a session plays as it was recorded");
        Self::up_to(&mut timeline, usize::MAX)
    }

    /// The log of a timeline up to a point, where it then stands.
    fn up_to(timeline: &mut Timeline<G>, position: usize) -> Self {
        timeline.seek(0);
        let mut chronicle = Self::begin(timeline.game());
        let mut events: Vec<G::Event> = Vec::new();
        while timeline.position() < position && timeline.step_forward(&mut events).is_some() {
            chronicle.record(&events, timeline.game());
            events.clear();
        }
        chronicle
    }

    /// The log after something was taken back.
    #[must_use]
    fn taken_back(&self, session: &Session<G>) -> Self {
        Self::of(session)
    }
}

/// A line of a log, or of any list of short sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it is about.
    pub tone: Tone,
    /// What it says.
    pub text: String,
}

impl Entry {
    /// A line.
    pub fn new(tone: Tone, text: impl Into<String>) -> Self {
        Self { tone, text: text.into() }
    }
}
