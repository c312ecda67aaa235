//! What Forward tells, as every client asks for it.

use engine::record::Reading;
use forward::{Command, Content, Event, Forward, Rules, Setup, View};

use super::pressed::keys;
use super::{Chronicle, Film, Press, Statistics, Summary, chapters};
use crate::forward::shown::seen;
use crate::keys::{Action, GameKeys};
use crate::{Group, Kept, Meant, Millis, Motion, Numbers, Ranked, Rulebook, Staged, Statistics as _};

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
        Summary::of(reading.record.seed(), game)
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

impl Ranked for Forward {
    fn group(run: &Summary) -> Group {
        run.group()
    }

    fn by_group(runs: &[&Summary]) -> Vec<(Group, Statistics)> {
        Group::counted(runs, &Rules::NAMED, Summary::group, Statistics::of)
    }
}
