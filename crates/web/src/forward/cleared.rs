//! Between two locations: what was saved, and what lies ahead.

use forward::{Command, Event, Phase};
use leptos::prelude::*;
use stage::forward::Press;

use super::board::{Board, Tap};
use crate::keys::Action;

/// A location that is done, or the end of the road.
pub(super) fn cleared(board: Board) -> impl IntoView {
    let inside = move || {
        let view = board.view();
        match view.phase {
            Phase::Over(outcome) => {
                let said = match outcome {
                    forward::Outcome::Won => Event::Won,
                    forward::Outcome::Died { cause, location } => Event::Died { cause, location },
                };
                view! { <h2 class="fw-prompt">{said.to_string()}</h2> }.into_any()
            }
            _ => sheet(board).into_any(),
        }
    };
    view! { <div class="fw-cleared">{inside}</div> }
}

fn sheet(board: Board) -> impl IntoView {
    let (view, content) = board.moment.with(|moment| (moment.view, *moment.game.content()));
    let told = board.words();
    let tier = view.location.tier();
    let (par, worth) =
        (content.points.par[tier.index()], content.points.for_clearing(tier, view.hero, view.pace));
    let line = |what: String, worth: u32| view! { <tr><th scope="row">{what}</th><td class="cell-number">{worth}</td></tr> };
    let ahead = match view.location.next() {
        Some(next) => view! {
            <p>{told.rest}" "<strong class="good number">{content.max_hp - view.hero.hp.0.min(content.max_hp)}" "{told.hp}</strong></p>
            <p class="quiet">{next.name()}": "{next.mood()}</p>
        }
        .into_any(),
        None => view! { <p>{told.way_out}</p> }.into_any(),
    };
    let words = (told.forward)(view.location.next().map(forward::Location::name));
    view! {
        <h2 class="fw-prompt accent">{(told.lies_behind)(view.location.name())}</h2>
        <table class="table fw-sheet">
            <caption class="sr-only">{told.points}</caption>
            <tbody>
                {line((told.cleared)(&view.location.to_string()), worth.depth)}
                {line((told.hp_kept)(view.hero.hp.0), worth.health)}
                {line((told.lux_kept)(view.hero.lux.0), worth.light)}
                {line((told.pace)(view.pace, par), worth.pace)}
            </tbody>
        </table>
        {ahead}
        <button
            class="button button-primary button-large"
            class:fw-advised=move || board.is_advised(Command::Forward)
            data-cursor="true"
            disabled=board.is_watched()
            on:click=move |_| board.tap(Tap::Press(Press::Confirm))
        >
            {words}{board.key(Action::Confirm)}
        </button>
    }
}
