//! Between two locations: what was saved, and what lies ahead.

use forward::{Bend, Command, Phase};
use leptos::prelude::*;
use stage::forward::{Press, end_words};

use crate::art::{Drawing, vignette};
use crate::forward::seat::board::{Board, Tap};
use crate::keys::Action;
use crate::shell::live::{flag, live};

/// A location that is done, or the end of the road.
pub(in crate::forward) fn cleared(board: Board) -> impl IntoView {
    let inside = move || board.moment.with(|moment| moment.view.phase == Phase::Path).then(|| sheet(board));
    view! { <div class="forward-cleared forward-plate">{live(inside)}</div> }
}

fn sheet(board: Board) -> impl IntoView {
    let (view, content) = board.moment.with(|moment| (moment.view, *moment.game.content()));
    let told = board.words();
    let (tier, is_road) = (view.location.tier(), view.rules.is_road());
    let (par, worth) =
        (content.points.par[tier.index()], content.for_clearing(view.rules, tier, view.hero, view.pace));
    let line = |what: String, worth: u32| view! { <tr><th scope="row">{what}</th><td class="cell-number">{worth}</td></tr> };
    let ahead = view.location.next().map(|next| {
        let bend = Some(view.rules.bend(next)).filter(|bend| *bend != Bend::Straight);
        let bend = bend.map(|bend| view! { <span class="forward-bend">{bend.line()}</span> });
        view! {
            <figure class="forward-next">
                <Drawing pixels=vignette(next.index())/>
                <figcaption><strong>{next.name()}</strong>" "<span class="forward-next-mood">{next.mood()}</span>" "{bend}</figcaption>
            </figure>
        }
    });
    let rest = match view.location.next() {
        Some(_) => {
            let rest = view.rules.rested(&content, view.hero.hp).0;
            view! { {told.rest}" "<strong class="good number">{rest}" "{told.hp}</strong> }.into_any()
        }
        None => told.way_out.into_any(),
    };
    let end = end_words(&content, &view);
    let end = end.map(|words| view! { <p class="forward-end accent small">{words}</p> });
    let gained = worth.total();
    let words = (told.forward)(view.location.next().map(forward::Location::name));
    view! {
        {ahead}
        <div class="forward-gained">
        <p class="forward-gained-sum accent" style=("--forward-sum", gained.to_string())><span class="sr-only">{told.points}" "{gained}</span></p>
        <table class="table forward-sheet">
            <caption class="sr-only">{told.points}</caption>
            <tbody>
                {(!is_road).then(|| line((told.cleared)(&view.location.to_string()), worth.depth))}
                {line(if is_road { (told.hp_squared)(view.hero.hp.0) } else { (told.hp_kept)(view.hero.hp.0) }, worth.health)}
                {line((told.lux_kept)(view.hero.lux.0), worth.light)}
                {(!is_road).then(|| line((told.pace)(view.pace, par), worth.pace))}
            </tbody>
        </table>
        <p>{rest}</p>
        {end}
        </div>
        <button
            class="button button-primary button-large"
            class:forward-advised=flag(move || board.is_advised(Command::Forward))
            data-cursor="true"
            disabled=board.is_replay()
            on:click=move |_| board.tap(Tap::Press(Press::Confirm))
        >
            {words}{board.key(Action::CONFIRM)}
        </button>
    }
}
