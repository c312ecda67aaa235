//! Between two drafts at one screen: nothing of either is on the page.

use leptos::prelude::*;
use tactics::Side;

use crate::art::{Art, Icon, Sign};
use crate::keys::Action;
use crate::shell::live::live;
use crate::tactics::panels::status::side_class;
use crate::tactics::seat::play::Play;

/// Asks to hand the screen to a player.
pub(in crate::tactics) fn cover(play: Play, side: Side) -> AnyView {
    let told = play.board.words();
    let (own, other) = (side.to_string(), side.opponent().to_string());
    view! {
        <section class=format!("tactics-cover panel panel-lit {}", side_class(side))>
            <h1 class="tactics-cover-title" tabindex="-1"><Sign text=(told.cover)(&own)/></h1>
            <p class="lead">{(told.cover_about)(&other)}</p>
            <button class="button button-primary button-large" data-cursor="true" on:click=move |_| play.uncover(side)>
                <Icon sprite=Art::Eye/>{(told.uncover)(&own)}{play.board.key(Action::CONFIRM)}
            </button>
            <p class="tactics-said" role="status">{live(move || play.board.said.get())}</p>
        </section>
    }
    .into_any()
}
