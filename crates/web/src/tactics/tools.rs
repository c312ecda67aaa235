//! The small buttons beside the board.

use leptos::prelude::*;
use tactics::Stage;

use super::play::Play;
use crate::art::Art;
use crate::keys::Action;
use crate::table::{self, Does, Panel, Tool};

/// Undo, hint, log, turning the board, rules, keys, watching and giving up.
pub(super) fn tools(play: Play) -> AnyView {
    let around = play.around;
    let (words, told) = (around.words(), play.board.words());
    let act = |act: fn(Play)| Callback::new(move |()| act(play));
    let read = |panel: Panel| Does::Act(Callback::new(move |()| around.panel.set(Some(panel))));
    let tool = |art, words, action, does| Tool { art, words, action: Some(action), does };
    let in_draft = play.run.with_value(|run| run.position().stage()) == Stage::Draft;
    let mut all = Vec::new();
    if !play.is_bots_only() && !in_draft {
        let can_undo = Signal::derive(move || play.can_undo());
        all.push(tool(Art::Undo, words.undo, Action::Undo, Does::ActIf(act(Play::undo), can_undo)));
        all.push(tool(Art::Bulb, words.hint, Action::Hint, Does::Act(act(Play::hint))));
    }
    if !in_draft {
        all.push(tool(Art::Menu, words.log, Action::Log, read(Panel::Log)));
        let turn = Does::Act(act(Play::turn_board));
        all.push(tool(Art::TurnRound, told.turn_board, Action::TurnBoard, turn));
    }
    all.push(tool(Art::Keyboard, words.keys, Action::Help, read(Panel::Keys)));
    let codex = untrack(|| play.desk.words()).codex;
    all.push(tool(Art::Book, codex, Action::Codex, Does::Open(around.codex())));
    if let Some(route) = around.watch().filter(|_| !in_draft) {
        all.push(tool(Art::Play, words.watch, Action::Watch, Does::Open(route)));
    }
    let end = if play.is_bots_only() || in_draft { told.abandon } else { told.surrender };
    all.push(Tool { art: Art::Skull, words: end, action: None, does: Does::Act(act(Play::ask_to_end)) });
    table::tools(around, all)
}
