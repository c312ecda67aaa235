//! What Forward tells, as every client asks for it.

use engine::record::Reading;
use forward::{Command, Content, Event, Forward, Setup, View};

use super::pressed::keys;
use super::told::summary::summary;
use super::{Chronicle, Film, Press, Statistics, Summary, chapters};
use crate::forward::shown::seen;
use crate::keys::{Action, GameKeys};
use crate::{Kept, Meant, Millis, Motion, Numbers, Rulebook, Staged};

impl Staged for Forward {
    type Chronicle = Chronicle;
    type Film = Film;
    type Press = Press;
    type Summary = Summary;
    type Counted = Summary;
    type Statistics = Statistics;
    const KEYS: GameKeys = keys::KEYS;
    const ABANDONED: &'static str = "It cannot be continued. Should you have a streak of wins, it ends.";

    /// Cards turn and dice roll whatever the player wants to see moving.
    fn film(before: &View, _after: &View, events: &[Event], _motion: Motion, now: Millis) -> Film {
        Film::of(before, events, now)
    }

    fn command_words(&self, command: Command) -> String {
        command.to_string()
    }

    fn rulebook(setup: &Setup) -> Rulebook {
        let content = setup.content();
        Rulebook {
            rules: Numbers::of(&content, &Content::HOUSE).rule_set(setup.rules),
            chapters: chapters(&content, setup.rules),
        }
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
}
