//! What Endless Tower tells, as every client asks for it.

use engine::record::Reading;
use engine::{Audience, Bot, Game, Session};
use labyrinth::bot::Tactician;
use labyrinth::{Command, Event, Labyrinth, Setup, View};

use super::pressed::keys;
use super::told::summary::summary;
use super::{Chronicle, Film, Line, Press, Statistics, Summary, at_hand, chapters, command_words, question};
use crate::dungeon::Delved;
use crate::keys::{Action, GameKeys};
use crate::labyrinth::shown::seen;
use crate::{Kept, Meant, Millis, Motion, Numbers, Question, Rulebook, Staged};

impl Staged for Labyrinth {
    type Chronicle = Chronicle;
    type Film = Film;
    type Press = Press;
    type Summary = Summary;
    type Counted = Summary;
    type Statistics = Statistics;
    const KEYS: GameKeys = keys::KEYS;
    const ABANDONED: &'static str = "It cannot be continued, and counts for nothing.";

    fn film(before: &View, after: &View, events: &[Event], motion: Motion, now: Millis) -> Film {
        Film::of(before, after, events, motion, now)
    }

    fn command_words(&self, command: Command) -> String {
        command_words(&self.view(Audience::Everyone), command)
    }

    fn rulebook(setup: &Setup) -> Rulebook {
        let (content, rules) = (setup.content(), setup.rules);
        let numbers = Numbers::of(&content, rules.content());
        Rulebook { rules: numbers.rule_set(rules), chapters: chapters(&content, rules) }
    }

    fn summary(reading: &Reading<Self>, game: &Self) -> Summary {
        summary(reading.record.seed(), game)
    }

    fn kept(summary: &Summary, kept: Kept) -> Summary {
        Summary { kept, ..summary.clone() }
    }

    fn press_of(action: Action) -> Option<Press> {
        keys::press(action)
    }

    fn is_as_seen(before: &View, after: &View, meant: Meant<Command>) -> bool {
        seen::is_as_seen(before, after, meant)
    }

    fn is_alarming(before: &View, after: &View) -> bool {
        seen::is_alarming(before, after)
    }
}

impl Delved for Labyrinth {
    fn question(&self, view: &View, command: Command) -> Option<Question> {
        question(self, view, command)
    }

    fn offer(&self, view: &View) -> Option<String> {
        at_hand(self, view)
    }

    fn expert(setup: &Setup) -> Box<dyn Bot<Self> + Send> {
        Box::new(Tactician::new(setup.content()))
    }
}

impl crate::Chronicle<Labyrinth> for Chronicle {
    type Line = Line;

    fn begin(game: &Labyrinth) -> Self {
        Self::begin(&game.view(Audience::Everyone))
    }

    fn record(&mut self, events: &[Event], after: &Labyrinth) {
        self.record(events, &after.view(Audience::Everyone));
    }

    fn lines(&self) -> (&[Line], usize) {
        self.lines()
    }

    fn taken_back(&self, session: &Session<Labyrinth>) -> Self {
        self.taken_back(session)
    }
}
