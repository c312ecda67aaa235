//! An offer: one of three, as cards that say what exactly each does and what it comes to with what is carried.

use descent::{Command, Offer, Refusal};
use leptos::prelude::*;
use stage::descent::{Hand, List, Offered, offered};

use super::card::{card, name, picture};
use crate::descent::seat::{Board, Moment, Tap};
use crate::shell::live::{flag, live, value};

/// The offer that waits for an answer.
pub(in crate::descent) fn offer(board: Board) -> AnyView {
    let told = board.words();
    let part = board.part(|known, now| known != now);
    // Whoever looks around first sees the field.
    let is_away = Memo::new(move |_| matches!(board.hand.get(), Hand::Looking { .. }));
    live(move || {
        let moment = part.get();
        moment.view.offer.filter(|_| !board.is_showing() && !is_away.get())?;
        let items = offered(&moment.view);
        let count = items.len();
        let cards = items.into_iter().enumerate().map(|(row, item)| {
            view! { <li>{choice(board, &moment, row, item)}</li> }
        });
        let cards = cards.collect_view();
        let is_marked = move || is_on(board, count);
        let leave = (!board.is_replay()).then(|| {
            view! { <button class="button" class:descent-marked=flag(is_marked) data-cursor=value(move || is_marked().then_some("true")) on:click=board.presses(Tap::Do(Command::Leave))>{(told.leave)(Offer::CONSOLATION.0)}</button> }
        });
        Some(
            view! {
                <section class="descent-choice" aria-labelledby="descent-offer">
                    <h2 id="descent-offer" data-list="true" tabindex="-1">{told.offer}</h2>
                    <ol class="descent-cards" role="list">{cards}</ol>
                    {room(board, &moment)}
                    {leave}
                </section>
            }
            .into_any(),
        )
    })
}

/// Whether the cursor is on a row of the offer.
fn is_on(board: Board, row: usize) -> bool {
    board.hand.get() == Hand::List { list: List::Offer, row }
}

fn choice(board: Board, moment: &Moment, row: usize, offered: Offered) -> AnyView {
    let inside = card(offered);
    if board.is_replay() {
        return view! { <div class="descent-card">{inside}</div> }.into_any();
    }
    let command = Command::Choose(u8::try_from(row).unwrap_or(u8::MAX));
    let why_not = moment.refusal(command).map(|refusal| refusal.to_string());
    let is_marked = move || is_on(board, row);
    view! {
        <button
            class="descent-card"
            class:descent-marked=flag(is_marked)
            data-cursor=value(move || is_marked().then_some("true"))
            aria-disabled=why_not.is_some().then_some("true")
            title=why_not
            on:click=board.presses(Tap::Do(command))
        >
            {inside}
            <kbd class="descent-number" aria-hidden="true">{row + 1}</kbd>
        </button>
    }
    .into_any()
}

/// What can be laid down where something has no room.
fn room(board: Board, moment: &Moment) -> Option<AnyView> {
    let told = board.words();
    let offer = moment.view.offer?;
    let has_no_room = |place| moment.refusal(Command::Choose(place)) == Some(Refusal::PackFull);
    let is_full = (0..).zip(offer.items).any(|(place, item)| item.is_some() && has_no_room(place));
    if !is_full || board.is_replay() {
        return None;
    }
    let pack = moment.view.hero(offer.seat).pack;
    let rows = pack.iter().map(|(slot, gear)| {
        let item = gear.item;
        let why_not = moment.refusal(Command::Drop(slot)).map(|refusal| refusal.to_string());
        view! {
            <li>
                <button class="button descent-room" aria-label=(told.drop_it)(&item.to_string()) aria-disabled=why_not.is_some().then_some("true") title=why_not on:click=board.presses(Tap::Do(Command::Drop(slot)))>
                    {picture(item)}{name(item)}
                </button>
            </li>
        }
    });
    let rows = rows.collect_view();
    Some(
        view! { <div class="descent-make-room"><p class="small">{told.make_room}</p><ul class="descent-rooms" role="list">{rows}</ul></div> }
            .into_any(),
    )
}
