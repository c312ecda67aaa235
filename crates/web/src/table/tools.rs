//! The small buttons beside the table.

use leptos::prelude::*;

use super::{Around, let_go};
use crate::art::{Art, Icon};
use crate::keys::Action;
use crate::live::{live, value};
use crate::route::Route;

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

/// The bar of tools.
pub(crate) fn tools(around: Around, tools: Vec<Tool>) -> AnyView {
    let tools = tools.into_iter().map(|tool| button(around, tool)).collect_view();
    view! { <nav class="table-tools" aria-label=around.words().tools>{tools}</nav> }.into_any()
}

fn button(around: Around, Tool { art, words, action, does }: Tool) -> AnyView {
    let key = action.map(|action| {
        let name = live(move || around.desk.key(action));
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
            class:table-tool-keys=action == Some(Action::Help)
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
