//! The deck: how much is left of it, and what has not been seen.

use forward::Card;
use leptos::prelude::*;
use stage::forward::points;

use crate::art::{Art, Picture};
use crate::forward::seat::board::Board;
use crate::shell::live::live;
use crate::shell::tip::tip;

/// The deck and what is still unseen.
pub(in crate::forward) fn deck(board: Board) -> impl IntoView {
    let told = board.words();
    let left = Memo::new(move |_| board.shown().deck);
    let unseen = Memo::new(move |_| board.shown().unseen);
    let kinds = Card::ALL
        .map(|card| {
            let count = move || unseen.get().of(card);
            let whole = board.moment.with_untracked(|moment| moment.game.content().cards.of(card));
            let is_none = move || count() == 0;
            let about = move || {
                let place = board.shown().location;
                let about = board.moment.with(|moment| {
                    card.about_at(moment.game.content(), moment.view.rules, place)
                });
                let worth = board.moment.with(|moment| {
                    let worth = moment.view.rules.is_road().then(|| points(moment.game.content(), &moment.view, card));
                    worth.map_or_else(String::new, |worth| format!(" {}.", (told.worth)(worth, worth)))
                });
                format!("{card}. {about}{worth}")
            };
            let pips = (0..whole)
                .map(|place| {
                    let is_full = move || place < count();
                    view! { <i class="forward-pip" class:forward-pip-full=is_full></i> }
                })
                .collect_view();
            let kind = view! {
                <Picture sprite=Art::card(card) class="forward-kind-picture"/>
                <span class="forward-kind-name">{card.to_string()}" "</span>
                <span class="forward-pips" aria-hidden="true">{pips}</span>
                <span class="forward-kind-count number">{count}</span>
            };
            view! {
                <li class=format!("forward-kind tone-{}", stage::forward::card_tone(card).name()) class:forward-kind-none=is_none>
                    {tip(format!("forward-kind-{}", card.index()), kind, about)}
                </li>
            }
        })
        .collect_view();
    let clears = move || {
        let known = board.clears.get().filter(|_| board.still().is_none());
        known.map_or_else(|| "…".to_owned(), |chance| chance.to_string())
    };
    view! {
        <section class="forward-deck panel" aria-labelledby="forward-deck-title">
            <h2 class="table-panel-title" id="forward-deck-title">
                {told.deck}" "<span class="number accent">{left}</span>
                <span class="quiet small">" · "{told.unseen}" "<span class="number">{live(move || unseen.get().total())}</span></span>
            </h2>
            <ul class="forward-kinds tip-room" role="list">{kinds}</ul>
            <p class="forward-clears small" hidden=move || !board.has_numbers() || board.view().rules.is_road()>
                <span class="quiet">{told.clears}" "</span>
                <strong class="number">{clears}</strong>
            </p>
        </section>
    }
}
