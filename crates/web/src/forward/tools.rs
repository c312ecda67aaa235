//! The small buttons beside the table.

use leptos::prelude::*;

use super::play::Play;
use crate::art::Art;
use crate::keys::Action;
use crate::table::{self, Does, Panel, Tool};

/// Undo, hint, log, rules, keys, watching and giving up.
pub(super) fn tools(play: Play) -> AnyView {
    let around = play.around;
    let words = around.words();
    let act = |act: fn(Play)| Callback::new(move |()| act(play));
    let read = |panel: Panel| Does::Act(Callback::new(move |()| around.panel.set(Some(panel))));
    let can_undo = Signal::derive(move || play.can_undo());
    let tool = |art, words, action, does| Tool { art, words, action, does };
    let watch =
        around.watch().map(|route| tool(Art::Play, words.watch, Some(Action::Watch), Does::Open(route)));
    let all = [
        tool(Art::Undo, words.undo, Some(Action::Undo), Does::ActIf(act(Play::undo), can_undo)),
        tool(Art::Bulb, words.hint, Some(Action::Hint), Does::Act(act(Play::hint))),
        tool(Art::Menu, words.log, Some(Action::Log), read(Panel::Log)),
        tool(Art::Keyboard, words.keys, Some(Action::Help), read(Panel::Keys)),
        tool(Art::Book, play.desk.words().codex, Some(Action::Codex), Does::Open(around.codex())),
    ];
    let give_up = tool(Art::Skull, words.give_up, None, Does::Act(act(Play::ask_to_give_up)));
    table::tools(around, all.into_iter().chain(watch).chain([give_up]).collect())
}
