//! What Tactics tells, as every client asks for it.

use engine::record::Reading;
use tactics::{Command, Event, Setup, Tactics, View};

use super::pressed::keys;
use super::{Chronicle, Film, FinishedMatch, Press, Statistics, Summary, chapters, watched_words};
use crate::keys::{Action, GameKeys};
use crate::{Kept, Meant, Millis, Motion, Numbers, Question, Rulebook, Staged};

impl Staged for Tactics {
    type Chronicle = Chronicle;
    type Film = Film;
    type Press = Press;
    type Summary = Summary;
    type Counted = FinishedMatch;
    type Statistics = Statistics;
    const KEYS: GameKeys = keys::KEYS;
    const ABANDONED: &'static str = "It ends without a winner and cannot be gone on with.";

    /// Units move whatever the player wants to see moving.
    fn film(before: &View, after: &View, events: &[Event], _motion: Motion, now: Millis) -> Film {
        Film::of(&before.position, &after.position, events, now)
    }

    fn command_words(&self, command: Command) -> String {
        watched_words(command)
    }

    fn rulebook(setup: &Setup) -> Rulebook {
        let numbers = if setup.content.is_none() { Numbers::House } else { Numbers::Patched };
        Rulebook { rules: numbers.rule_set(setup.rules), chapters: chapters(&setup.content()) }
    }

    fn summary(reading: &Reading<Self>, game: &Self) -> Summary {
        Summary::of(reading, game)
    }

    fn kept(summary: &Summary, kept: Kept) -> Summary {
        Summary { kept, ..summary.clone() }
    }

    fn before_abandoning() -> Question {
        Question {
            title: "Put this match away?".to_owned(),
            body: Self::ABANDONED.to_owned(),
            yes: "put it away".to_owned(),
            no: "keep it".to_owned(),
        }
    }

    fn press_of(action: Action) -> Option<Press> {
        keys::press(action)
    }

    /// What a unit did changes what every key is about.
    fn is_as_seen(_before: &View, _after: &View, _meant: Meant<Command>) -> bool {
        false
    }
}
