//! The luck that is seen ahead: the next buff tile, and what fate holds for random skills.

use leptos::prelude::*;
use stage::tactics::{effect_tone, letter, omens};
use tactics::{Effect, Stage};

use super::board::Board;
use crate::art::{Art, Picture};
use crate::live::live;

/// The next tile, and the omens where somebody reads them.
pub(super) fn luck(board: Board) -> AnyView {
    let told = board.words();
    let ahead = Memo::new(move |_| {
        board.with_told(|moment| {
            let position = moment.position();
            (position.stage() != Stage::Draft).then(|| (position.next_tile(), omens(position).copied()))
        })
    });
    let inside = move || {
        ahead.get().map(|(next, omens)| {
            let about = board.moment.with_untracked(|moment| next.about(moment.game.content()));
            let omens = omens.map(|omens| {
                let listed = omens.into_iter().map(|omen| {
                    let effect = omen.bane.effect();
                    view! { <li class="tx-omen number">{omen.percent}<span class="quiet">"%"</span>{sign(effect)}</li> }
                });
                view! {
                    <div class="tx-omens"><span class="label" id="tx-omens">{told.omens}</span><ol role="list" aria-labelledby="tx-omens">{listed.collect_view()}</ol></div>
                    <p class="sr-only">{told.omens_about}</p>
                }
            });
            view! {
                <p class="tx-next"><span class="label">{told.next_tile}</span>" "<strong class=format!("tx-next-name tone-{}", effect_tone(next).name())><span class="tx-mark"><Picture sprite=Art::tile(next)/></span>{next.to_string()}</strong></p>
                <p class="quiet small tx-next-about">{about}</p>
                {omens}
            }
        })
    };
    view! { <section class="tx-luck panel" aria-label=told.luck>{live(inside)}</section> }.into_any()
}

fn sign(effect: Effect) -> AnyView {
    view! {
        <span class=format!("tx-omen-sign tone-{}", effect_tone(effect).name())>
            <span class="tx-mark"><Picture sprite=Art::effect(effect)/></span>
            <span aria-hidden="true">{letter(effect)}</span><span class="sr-only">{effect.to_string()}</span>
        </span>
    }
    .into_any()
}
