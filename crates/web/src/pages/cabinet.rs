//! A cabinet of the hall.

use leptos::prelude::*;

use crate::art::{Art, Icon, Picture, Sign};
use crate::games::{Booth, Build, Ready};
use crate::shell::desk::Desk;
use crate::shell::route::Route;

/// A cabinet, lit if it can be played.
pub(super) fn cabinet(booth: &'static Booth) -> AnyView {
    match booth.build {
        Build::Ready(ready) => lit(booth, ready),
        Build::Coming => dark(booth),
    }
}

fn lit(booth: &'static Booth, ready: &'static Ready) -> AnyView {
    let words = Desk::get().words();
    let new_run = Route::NewRun { game: booth.name.to_owned(), rules: None, seed: None };
    view! {
        <article class=format!("cabinet cabinet-lit cabinet-{}", booth.name)>
            <h3 class="cabinet-sign"><Sign text=booth.title/></h3>
            <a class="cabinet-screen" href=Route::Game(booth.name.to_owned()).href() aria-label=booth.title>
                {(ready.miniature)()}
            </a>
            <div class="cabinet-deck">
                <i class="stick"></i>
                <a class="button button-primary button-large" href=new_run.href()><Icon sprite=Art::Play/>{booth.words().new}</a>
                <i class="knob"></i><i class="knob"></i>
            </div>
            <div class="cabinet-body">
                <Picture sprite=booth.emblem class="cabinet-emblem"/>
                <p>{(booth.line)(words.pages)}</p>
                <a class="button button-wide" href=Route::Game(booth.name.to_owned()).href()>{words.pages.step_up}</a>
            </div>
        </article>
    }
    .into_any()
}

/// A game that is still being built: nothing to press.
fn dark(booth: &'static Booth) -> AnyView {
    let words = Desk::get().words();
    view! {
        <article class=format!("cabinet cabinet-dark cabinet-{}", booth.name)>
            <h3 class="cabinet-sign"><Sign text=booth.title class="sign-small"/></h3>
            <div class="cabinet-screen">
                <Picture sprite=booth.emblem class="cabinet-ghost"/>
                <span class="cabinet-soon">{words.coming}</span>
            </div>
            <div class="cabinet-deck" aria-hidden="true"><i class="stick"></i><i class="knob"></i><i class="knob"></i></div>
            <div class="cabinet-body"><p>{(booth.line)(words.pages)}</p></div>
        </article>
    }
    .into_any()
}
