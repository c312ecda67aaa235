//! A cabinet of the hall.

use leptos::prelude::*;

use super::begin::ways_in;
use super::fetched;
use crate::art::{Picture, Sign};
use crate::games::Marquee;
use crate::ledger::Followed;
use crate::shell::desk::Desk;
use crate::shell::route::Route;
use crate::words::Coming;

/// A cabinet that can be played.
pub(super) fn lit(cabinet: &'static Marquee, ledger: Followed) -> AnyView {
    let link = Route::Game(cabinet.about.name.to_owned()).href();
    view! {
        <article class=format!("cabinet cabinet-lit cabinet-{}", cabinet.about.name)>
            <h3 class="cabinet-sign"><Sign text=cabinet.about.title/></h3>
            <a class="cabinet-screen" href=link aria-label=cabinet.about.title>{miniature(cabinet)}</a>
            <div class="cabinet-deck">{ways_in(cabinet.about, ledger)}</div>
            <div class="cabinet-body"><p>{cabinet.about.line}</p><Picture sprite=cabinet.emblem class="cabinet-emblem"/></div>
        </article>
    }
    .into_any()
}

/// The small screen of a cabinet, dark until the game is here.
fn miniature(cabinet: &'static Marquee) -> AnyView {
    fetched::part(cabinet, || ().into_any(), |cabinet| (cabinet.miniature)())
}

/// A game that is still being built: nothing to press.
pub(super) fn dark(coming: &'static Coming) -> AnyView {
    let words = Desk::get().words();
    view! {
        <article class=format!("cabinet cabinet-dark cabinet-{}", coming.name)>
            <h3 class="cabinet-sign"><Sign text=coming.title class="sign-small"/></h3>
            <div class="cabinet-screen">
                <Picture sprite=coming.emblem class="cabinet-ghost"/>
                <span class="cabinet-soon">{words.coming}</span>
            </div>
            <div class="cabinet-deck" aria-hidden="true"><i class="stick"></i><i class="knob"></i><i class="knob"></i></div>
            <p class="cabinet-body">{coming.line}</p>
        </article>
    }
    .into_any()
}
