//! Which keys are worth naming at each moment of a match.

use stage::tactics::{Mode, Pace, Showing};
use tactics::Stage;

use super::{Duel, Duellists};
use crate::journey::Player;
use crate::keys::{Action, named};

/// The keys of the moment.
pub(super) fn keys(duel: &Duel) -> Vec<(Action, String)> {
    if duel.projector.frame().is_some() && !duel.player.seating.is_bots_only() {
        return vec![(Action::Confirm, "skip; so does any key".to_owned())];
    }
    if Duellists::is_over(duel) {
        return after_the_end(duel);
    }
    let mut keys = match duel.showing() {
        Showing::Cover(_) => return named(&[(Action::Confirm, "show my draft"), (Action::Back, "leave")]),
        Showing::Draft(_) => named(&[
            (Action::Confirm, "pick"),
            (Action::Left, "left"),
            (Action::Right, "right"),
            (Action::Down, "next row"),
            (Action::Up, "row before"),
        ]),
        Showing::Waiting | Showing::Board => at_the_board(duel),
    };
    if duel.player.seating.pace == Pace::Free && !duel.player.seating.is_bots_only() {
        keys.extend(named(&[(Action::Undo, "take back")]));
    }
    let leave = duel.leave_words();
    keys.extend(named(&[(Action::Codex, "rules"), (Action::Log, "log"), (Action::Back, leave)]));
    if duel.person().is_some() {
        keys.extend(named(&[
            (Action::One, "the hero"),
            (Action::Two, "the first minion"),
            (Action::Three, "the second minion"),
            (Action::Previous, "the unit or tile before"),
            (Action::Up, "up"),
            (Action::Down, "down"),
            (Action::Left, "left"),
            (Action::Right, "right"),
        ]));
    }
    if duel.position().stage() != Stage::Draft {
        keys.extend(named(&[(Action::Watch, "watch the match so far")]));
    }
    keys.extend(named(&[(Action::Abandon, "give up")]));
    keys
}

fn at_the_board(duel: &Duel) -> Vec<(Action, String)> {
    if duel.person().is_none() {
        let words = if duel.player.is_paused { "go on" } else { "pause" };
        return if duel.player.seating.is_bots_only() {
            named(&[(Action::Confirm, words)])
        } else {
            Vec::new()
        };
    }
    if !duel.player.choices.spawns().is_empty() {
        let is_marked = duel.player.hand.command(&duel.player.choices).is_some();
        return named(&[
            (Action::One, "an obstacle"),
            (Action::Two, "the tile"),
            (Action::Confirm, if is_marked { "the marked one" } else { "mark one" }),
            (Action::Hint, "hint"),
        ]);
    }
    let confirm = match (duel.player.hand.chosen, duel.player.hand.command(&duel.player.choices)) {
        (None, _) => "choose",
        (Some(_), Some(_)) => "do it",
        (Some(_), None) => "other unit",
    };
    let mut keys = named(&[(Action::Confirm, confirm), (Action::Next, "next")]);
    if duel.player.hand.option(&duel.player.choices).1 > 1 {
        keys.extend(named(&[(Action::Other, "other way")]));
    }
    match duel.player.hand.mode {
        Mode::Wait => keys.extend(named(&[(Action::Wait, "wait, really")])),
        Mode::Act | Mode::Skill => {
            keys.extend(named(&[(Action::Skill, "skill"), (Action::Wait, "wait")]));
        }
    }
    keys.extend(named(&[(Action::Hint, "hint")]));
    keys
}

fn after_the_end(duel: &Duel) -> Vec<(Action, String)> {
    let again = if duel.player.lesson.is_some() { "go on" } else { "a rematch, new seed" };
    let mut keys = named(&[(Action::Again, again), (Action::Watch, "watch the match"), (Action::Log, "log")]);
    if duel.player.seating.pace == Pace::Free && !duel.player.seating.is_bots_only() {
        keys.extend(named(&[(Action::Undo, "take back")]));
    }
    keys.extend(named(&[(Action::Codex, "rules"), (Action::Back, "leave")]));
    keys
}
