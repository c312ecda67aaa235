//! The small buttons beside the board.

use leptos::prelude::*;
use tactics::Stage;

use crate::art::Art;
use crate::keys::Action;
use crate::table::{self, Does, Tool};
use crate::tactics::seat::play::Play;

/// Undo, hint, log, turning the board, keys, rules, watching and giving up.
pub(in crate::tactics) fn tools(play: Play) -> AnyView {
    let surroundings = play.surroundings;
    let told = play.board.words();
    let in_draft = play.run.with_value(|run| run.position().stage()) == Stage::Draft;
    let mut all = Vec::new();
    if !play.is_bots_only() && !in_draft {
        all.extend(Tool::of_player(play));
    }
    if !in_draft {
        all.push(Tool::log(surroundings));
        let turn = Does::Act(Callback::new(move |()| play.turn_board()));
        all.push(Tool::new(Art::TurnRound, told.turn_board, Action::TURN_BOARD, turn));
    }
    all.extend(Tool::of_reader(surroundings));
    all.extend(Tool::watch(surroundings).filter(|_| !in_draft));
    let end = if play.is_bots_only() || in_draft { told.abandon } else { told.surrender };
    all.push(Tool::end(end, play));
    table::tools(surroundings, all)
}
