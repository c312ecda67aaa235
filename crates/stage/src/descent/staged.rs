//! What Descent tells, as every client asks for it.

use descent::bot::Delver;
use descent::{Command, Event, Setup, View};
use engine::record::Reading;
use engine::{Audience, Bot, Game as _, Seat, Session};

use super::pressed::keys;
use super::shown::seen;
use super::told::summary::summary;
use super::{
    Chronicle, Descent, Film, Line, Press, Statistics, Summary, at_hand, bestiary, chapters, command_words,
    question,
};
use crate::dungeon::Delved;
use crate::keys::{Action, GameKeys};
use crate::{Kept, Meant, Millis, Motion, Numbers, Question, Rulebook, Staged};

impl Staged for Descent {
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

    /// Where two may act it is read as one of whoever may give it.
    fn command_words(&self, command: Command) -> String {
        let may = |seat: &Seat| self.check(*seat, command).is_ok();
        let seat = [Seat::FIRST, Seat::SECOND].into_iter().find(may);
        let view = self.view(seat.map_or(Audience::Everyone, Audience::Seat));
        command_words(&view, command)
    }

    /// Of the creatures only their number is told: each is told of once it was met.
    fn rulebook(setup: &Setup) -> Rulebook {
        let (content, rules) = (setup.content(), setup.rules);
        let numbers = Numbers::of(&content, rules.content());
        let chapters = chapters(&content, rules).into_iter().chain(bestiary(0)).collect();
        Rulebook { rules: numbers.rule_set(rules), chapters }
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

impl Delved for Descent {
    fn question(&self, view: &View, command: Command) -> Option<Question> {
        question(self, view, command)
    }

    fn deed_words(&self, view: &View, command: Command) -> String {
        command_words(view, command)
    }

    fn offer(&self, view: &View) -> Option<String> {
        at_hand(self, view)
    }

    fn expert(setup: &Setup) -> Box<dyn Bot<Self> + Send> {
        Box::new(Delver::new(setup.content()))
    }
}

impl crate::Chronicle<Descent> for Chronicle {
    type Line = Line;

    fn begin(game: &Descent) -> Self {
        Self::begin(&game.view(Audience::Everyone))
    }

    fn record(&mut self, events: &[Event], after: &Descent) {
        self.record(events, &after.view(Audience::Everyone));
    }

    fn lines(&self) -> (&[Line], usize) {
        self.lines()
    }

    fn taken_back(&self, session: &Session<Descent>) -> Self {
        self.taken_back(session)
    }
}
