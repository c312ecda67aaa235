//! The small buttons beside the field.

use leptos::prelude::*;

use super::play::Play;
use crate::art::Art;
use crate::keys::Action;
use crate::table::{self, Does, Panel, Tool};

/// Undo, hint, log, keys, rules, watching and giving up.
pub(super) fn tools(play: Play) -> AnyView {
    let around = play.around;
    let words = around.words();
    let act = |act: fn(Play)| Callback::new(move |()| act(play));
    let read = |panel: Panel| Does::Act(Callback::new(move |()| around.panel.set(Some(panel))));
    let tool = |art, words, action, does| Tool { art, words, action, does };
    let mut all = Vec::new();
    if !play.is_watched() {
        let can_undo = Signal::derive(move || play.can_undo());
        all.push(tool(Art::Undo, words.undo, Some(Action::Undo), Does::ActIf(act(Play::undo), can_undo)));
        all.push(tool(Art::Bulb, words.hint, Some(Action::Hint), Does::Act(act(Play::hint))));
    }
    all.push(tool(Art::Menu, words.log, Some(Action::Log), read(Panel::Log)));
    all.push(tool(Art::Keyboard, words.keys, Some(Action::Help), read(Panel::Keys)));
    let codex = untrack(|| play.desk.words()).codex;
    all.push(tool(Art::Book, codex, Some(Action::Codex), Does::Open(around.codex())));
    if let Some(route) = around.watch() {
        all.push(tool(Art::Play, words.watch, Some(Action::Watch), Does::Open(route)));
    }
    all.push(tool(Art::Skull, words.give_up, None, Does::Act(act(Play::ask_to_give_up))));
    table::tools(around, all)
}
