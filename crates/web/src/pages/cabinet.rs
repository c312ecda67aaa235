//! A cabinet of the hall.

use leptos::prelude::*;

use super::fetched;
use crate::art::{Art, Icon, Picture, Sign};
use crate::games::Marquee;
use crate::shell::desk::Desk;
use crate::shell::route::Route;
use crate::words::Coming;

/// A cabinet that can be played.
pub(super) fn lit(cabinet: &'static Marquee) -> AnyView {
    let words = Desk::get().words();
    let new_run = Route::NewRun { game: cabinet.about.name.to_owned(), rules: None, seed: None };
    view! {
        <article class=format!("cabinet cabinet-lit cabinet-{}", cabinet.about.name)>
            <h3 class="cabinet-sign"><Sign text=cabinet.about.title/></h3>
            <a class="cabinet-screen" href=Route::Game(cabinet.about.name.to_owned()).href() aria-label=cabinet.about.title>
                {miniature(cabinet)}
            </a>
            <div class="cabinet-deck">
                <i class="stick"></i>
                <a class="button button-primary button-large" href=new_run.href()><Icon sprite=Art::Play/>{cabinet.words().new}</a>
                <i class="knob"></i><i class="knob"></i>
            </div>
            <div class="cabinet-body">
                <Picture sprite=cabinet.emblem class="cabinet-emblem"/>
                <p>{cabinet.about.line}</p>
                <a class="button button-wide" href=Route::Game(cabinet.about.name.to_owned()).href()>{words.pages.step_up}</a>
            </div>
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
            <div class="cabinet-body"><p>{coming.line}</p></div>
        </article>
    }
    .into_any()
}
