//! Which keys are worth naming at each moment of a match.

use stage::tactics::{Mode, Pace, Showing};
use tactics::Stage;

use super::{Duel, Duellists};
use crate::journey::Player;
use crate::keys::{Action, named};

/// The keys of the moment.
pub(super) fn keys(duel: &Duel) -> Vec<(Action, String)> {
    if duel.projector.frame().is_some() && !duel.player.seating.is_bots_only() {
        return vec![(Action::CONFIRM, "skip; so does any key".to_owned())];
    }
    if Duellists::is_over(duel) {
        return after_the_end(duel);
    }
    let mut keys = match duel.showing() {
        Showing::Cover(_) => return named(&[(Action::CONFIRM, "show my draft"), (Action::BACK, "leave")]),
        Showing::Draft(_) => named(&[
            (Action::CONFIRM, "pick"),
            (Action::LEFT, "left"),
            (Action::RIGHT, "right"),
            (Action::DOWN, "next row"),
            (Action::UP, "row before"),
        ]),
        Showing::Waiting | Showing::Board => at_the_board(duel),
    };
    if duel.player.seating.pace == Pace::Free && !duel.player.seating.is_bots_only() {
        keys.extend(named(&[(Action::UNDO, "take back")]));
    }
    let leave = duel.leave_words();
    keys.extend(named(&[(Action::CODEX, "rules"), (Action::LOG, "log"), (Action::BACK, leave)]));
    if duel.person().is_some() {
        keys.extend(named(&[
            (Action::ONE, "the hero"),
            (Action::TWO, "the first minion"),
            (Action::THREE, "the second minion"),
            (Action::PREVIOUS, "the unit or tile before"),
            (Action::UP, "up"),
            (Action::DOWN, "down"),
            (Action::LEFT, "left"),
            (Action::RIGHT, "right"),
        ]));
    }
    if duel.position().stage() != Stage::Draft {
        keys.extend(named(&[(Action::WATCH, "watch the match so far")]));
    }
    keys.extend(named(&[(Action::ABANDON, "give up")]));
    keys
}

fn at_the_board(duel: &Duel) -> Vec<(Action, String)> {
    if duel.person().is_none() {
        let words = if duel.player.is_paused { "go on" } else { "pause" };
        return if duel.player.seating.is_bots_only() {
            named(&[(Action::CONFIRM, words)])
        } else {
            Vec::new()
        };
    }
    if !duel.player.choices.spawns().is_empty() {
        let is_marked = duel.player.hand.command(&duel.player.choices).is_some();
        return named(&[
            (Action::ONE, "an obstacle"),
            (Action::TWO, "the tile"),
            (Action::CONFIRM, if is_marked { "the marked one" } else { "mark one" }),
            (Action::HINT, "hint"),
        ]);
    }
    let confirm = match (duel.player.hand.chosen, duel.player.hand.command(&duel.player.choices)) {
        (None, _) => "choose",
        (Some(_), Some(_)) => "do it",
        (Some(_), None) => "other unit",
    };
    let mut keys = named(&[(Action::CONFIRM, confirm), (Action::NEXT, "next")]);
    if duel.player.hand.option(&duel.player.choices).1 > 1 {
        keys.extend(named(&[(Action::OTHER, "other way")]));
    }
    match duel.player.hand.mode {
        Mode::Wait => keys.extend(named(&[(Action::WAIT, "wait, really")])),
        Mode::Act | Mode::Skill => {
            keys.extend(named(&[(Action::SKILL, "skill"), (Action::WAIT, "wait")]));
        }
    }
    keys.extend(named(&[(Action::HINT, "hint")]));
    keys
}

fn after_the_end(duel: &Duel) -> Vec<(Action, String)> {
    let again = if duel.player.lesson.is_some() { "go on" } else { "a rematch, new seed" };
    let mut keys = named(&[(Action::AGAIN, again), (Action::WATCH, "watch the match"), (Action::LOG, "log")]);
    if duel.player.seating.pace == Pace::Free && !duel.player.seating.is_bots_only() {
        keys.extend(named(&[(Action::UNDO, "take back")]));
    }
    keys.extend(named(&[(Action::CODEX, "rules"), (Action::BACK, "leave")]));
    keys
}
