//! The luck that is seen ahead: the next tile, and which curses random skills will bring.

use leptos::prelude::*;
use stage::tactics::{effect_tone, omen_readers, omens};
use tactics::{Effect, Stage};

use crate::art::{Art, Picture};
use crate::shell::live::live;
use crate::tactics::seat::board::Board;

/// The next tile, and the omens where somebody reads them.
pub(in crate::tactics) fn luck(board: Board) -> AnyView {
    let told = board.words();
    let ahead = Memo::new(move |_| {
        board.with_told(|moment| {
            let position = moment.position();
            (position.stage() != Stage::Draft).then(|| (position.next_tile(), omens(&moment.game)))
        })
    });
    let inside = move || {
        ahead.get().map(|(next, omens)| {
            let about = board.moment.with_untracked(|moment| next.about(moment.game.content()));
            let readers = board.moment.with_untracked(|moment| omen_readers(&moment.game));
            let omens = omens.map(|omens| {
                let listed = omens.into_iter().map(|curse| {
                    let inside = curse.map_or_else(|| view! { {told.no_curse} }.into_any(), sign);
                    view! { <li class="tactics-omen">{inside}</li> }
                });
                view! {
                    <div class="tactics-omens"><span class="label" id="tactics-omens">{told.omens}</span><ol role="list" aria-labelledby="tactics-omens">{listed.collect_view()}</ol></div>
                    <p class="quiet small tactics-next-about">{(told.omens_about)(&readers)}</p>
                }
            });
            view! {
                <p class="tactics-next"><span class="label">{told.next_tile}</span>" "<strong class=format!("tactics-next-name tone-{}", effect_tone(next).name())><span class="tactics-mark"><Picture sprite=Art::tile(next)/></span>{next.to_string()}</strong></p>
                <p class="quiet small tactics-next-about">{about}</p>
                {omens}
            }
        })
    };
    view! { <section class="tactics-luck panel" aria-label=told.luck>{live(inside)}</section> }.into_any()
}

fn sign(effect: Effect) -> AnyView {
    view! {
        <span class=format!("tactics-omen-sign tone-{}", effect_tone(effect).name())>
            <span class="tactics-mark"><Picture sprite=Art::effect(effect)/></span>
            {effect.to_string()}
        </span>
    }
    .into_any()
}
