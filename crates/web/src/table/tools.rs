//! The small buttons beside the table.

use leptos::prelude::*;

use super::{Panel, Seated, Surroundings, let_go};
use crate::art::{Art, Icon};
use crate::keys::Action;
use crate::shell::live::{live, value};
use crate::shell::route::Route;

/// A small button beside the table.
pub(crate) struct Tool {
    pub(crate) art: Art,
    pub(crate) words: &'static str,
    /// The action whose key does the same.
    pub(crate) action: Option<Action>,
    pub(crate) does: Does,
}

/// What a tool does.
pub(crate) enum Does {
    /// Something at the table.
    Act(Callback<()>),
    /// Something at the table that cannot always be done.
    ActIf(Callback<()>, Signal<bool>),
    /// Opens another page.
    Open(Route),
}

impl Tool {
    /// A tool whose key does the same.
    pub(crate) const fn new(art: Art, words: &'static str, action: Action, does: Does) -> Self {
        Self { art, words, action: Some(action), does }
    }

    /// Takes back, and asks for advice.
    pub(crate) fn of_player(seated: impl Seated) -> [Self; 2] {
        let words = seated.surroundings().words();
        let undo = Callback::new(move |()| seated.undo());
        let can_undo = Signal::derive(move || seated.can_undo());
        let hint = Callback::new(move |()| seated.hint());
        [
            Self::new(Art::Undo, words.undo, Action::UNDO, Does::ActIf(undo, can_undo)),
            Self::new(Art::Bulb, words.hint, Action::HINT, Does::Act(hint)),
        ]
    }

    /// Opens the log.
    pub(crate) fn log(surroundings: Surroundings) -> Self {
        Self::new(Art::Menu, surroundings.words().log, Action::LOG, read(surroundings, Panel::Log))
    }

    /// Shows the keys and the rules.
    pub(crate) fn of_reader(surroundings: Surroundings) -> [Self; 2] {
        let codex = untrack(|| surroundings.desk.words()).codex;
        [
            Self::new(
                Art::Keyboard,
                surroundings.words().keys,
                Action::HELP,
                read(surroundings, Panel::Keys),
            ),
            Self::new(Art::Book, codex, Action::CODEX, Does::Open(surroundings.codex())),
        ]
    }

    /// Opens what was played so far in the viewer, where something is kept.
    pub(crate) fn watch(surroundings: Surroundings) -> Option<Self> {
        let words = surroundings.words().watch;
        surroundings.watch().map(|route| Self::new(Art::Play, words, Action::WATCH, Does::Open(route)))
    }

    /// Asks whether the run is to be given up. There is no key for it.
    pub(crate) fn end(words: &'static str, seated: impl Seated) -> Self {
        let end = Callback::new(move |()| seated.ask_to_end());
        Self { art: Art::Skull, words, action: None, does: Does::Act(end) }
    }
}

fn read(surroundings: Surroundings, panel: Panel) -> Does {
    Does::Act(Callback::new(move |()| surroundings.panel.set(Some(panel))))
}

/// The bar of tools.
pub(crate) fn tools(surroundings: Surroundings, tools: Vec<Tool>) -> AnyView {
    let tools = tools.into_iter().map(|tool| button(surroundings, tool)).collect_view();
    view! { <nav class="table-tools" aria-label=surroundings.words().tools>{tools}</nav> }.into_any()
}

fn button(surroundings: Surroundings, Tool { art, words, action, does }: Tool) -> AnyView {
    let key = action.map(|action| {
        let name = live(move || surroundings.desk.key(action));
        view! { <kbd aria-hidden="true">{name}</kbd> }
    });
    let inside = view! { <Icon sprite=art/><span class="table-tool-words">{words}</span>{key} };
    let (act, can) = match does {
        Does::Open(route) => {
            return view! { <a class="button button-quiet table-tool" href=route.href()>{inside}</a> }
                .into_any();
        }
        Does::Act(act) => (act, None),
        Does::ActIf(act, can) => (act, Some(can)),
    };
    view! {
        <button
            class="button button-quiet table-tool"
            class:table-tool-keys=action == Some(Action::HELP)
            aria-disabled=value(move || can.is_some_and(|can| !can.get()).then_some("true"))
            on:click=move |_| act.run(())
        >
            {inside}
        </button>
    }
    .into_any()
}

/// Lets a tool go that has the focus, so that Enter is for the table again.
pub(crate) fn release() {
    let_go(".table-tool");
}
