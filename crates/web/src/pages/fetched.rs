//! Pages and parts of pages that wait for a game to be fetched.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::trouble;
use crate::art::{Art, Icon};
use crate::browser::idle::when_idle;
use crate::fault::Fault;
use crate::games::{Cabinet, Marquee};
use crate::shell::desk::Desk;
use crate::shell::live::live;

/// How far the games of a page are.
#[derive(Clone)]
enum Fetched {
    OnTheirWay,
    Here,
    Failed(Fault),
}

/// A page that needs some games: made at once if they are here, otherwise when they have come.
pub(super) fn page(needed: Vec<&'static Marquee>, made: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    if needed.iter().all(|marquee| marquee.cabinet().is_some()) {
        return made();
    }
    let fetched = RwSignal::new(Fetched::OnTheirWay);
    let fetch = move || {
        fetched.set(Fetched::OnTheirWay);
        let needed = needed.clone();
        spawn_local(async move {
            let mut come = Fetched::Here;
            for marquee in needed {
                if let Err(fault) = marquee.open().await {
                    come = Fetched::Failed(fault);
                }
            }
            // The page may have been left.
            fetched.try_set(come);
        });
    };
    fetch();
    live(move || match fetched.get() {
        Fetched::OnTheirWay => {
            view! { <p class="page fetching" role="status">{Desk::get().words().pages.fetching}</p> }
                .into_any()
        }
        Fetched::Here => untrack(&made),
        Fetched::Failed(fault) => {
            let desk = Desk::get();
            let words = desk.words().pages;
            let fetch = fetch.clone();
            let again = view! {
                <button class="button" on:click=move |_| fetch()><Icon sprite=Art::Download/>{words.fetch_again}</button>
            };
            trouble::page_with(words.not_fetched, &desk.told(&fault), again)
        }
    })
}

/// A part of a page that needs a game, with what stands there until it has come.
pub(super) fn part(
    marquee: &'static Marquee,
    before: impl Fn() -> AnyView + Send + 'static,
    made: impl Fn(&'static Cabinet) -> AnyView + Send + 'static,
) -> AnyView {
    let here = RwSignal::new(marquee.cabinet().is_some());
    if !here.get_untracked() {
        let fetch = async move {
            // Without it the page can be used all the same.
            if marquee.open().await.is_ok() {
                here.try_set(true);
            }
        };
        // What the page itself needs comes first.
        when_idle(move || spawn_local(fetch));
    }
    live(move || {
        // Looked at in any case: otherwise nobody would hear that it has come.
        let is_here = here.get();
        match marquee.cabinet().filter(|_| is_here) {
            Some(cabinet) => untrack(|| made(cabinet)),
            None => before(),
        }
    })
}
