//! The small buttons beside the table.

use leptos::prelude::*;

use super::play::{Panel, Play};
use crate::art::{Art, Icon};
use crate::keys::Action;

/// Undo, hint, log, rules, keys, watching and giving up.
pub(super) fn tools(play: Play) -> impl IntoView {
    let words = play.words();
    let button = move |art: Art, words: &'static str, action: Action, act: fn(Play)| {
        view! {
            <button
                class="button button-quiet fw-tool"
                class:fw-tool-keys=action == Action::Help
                aria-disabled=move || (action == Action::Undo && !play.can_undo()).then_some("true")
                on:click=move |_| act(play)
            >
                <Icon sprite=art/><span class="fw-tool-words">{words}</span>{play.board.key(action)}
            </button>
        }
    };
    view! {
        <nav class="fw-tools" aria-label=words.tools>
            {button(Art::Undo, words.undo, Action::Undo, Play::undo)}
            {button(Art::Bulb, words.hint, Action::Hint, Play::hint)}
            {button(Art::Menu, words.log, Action::Log, |play| play.panel.set(Some(Panel::Log)))}
            {button(Art::Keyboard, words.keys, Action::Help, |play| play.panel.set(Some(Panel::Keys)))}
            <a class="button button-quiet fw-tool" href=play.codex().href()>
                <Icon sprite=Art::Book/><span class="fw-tool-words">{play.desk.words().codex}</span>{play.board.key(Action::Codex)}
            </a>
            <a class="button button-quiet fw-tool" href=play.watch().href()>
                <Icon sprite=Art::Play/><span class="fw-tool-words">{words.watch}</span>{play.board.key(Action::Watch)}
            </a>
            <button class="button button-quiet fw-tool" on:click=move |_| play.ask_to_give_up()>
                <Icon sprite=Art::Skull/><span class="fw-tool-words">{words.give_up}</span>
            </button>
        </nav>
    }
}
