//! A race on one device, and the draft before it: eighteen items face up, two people take six each in turn.

use descent::{Draft, Item};
use engine::{Seat, Seed};
use leptos::prelude::*;

use super::race::Race;
use super::rivals::Rivals;
use crate::art::{Art, Icon};
use crate::descent::panels::card::{effects, name, picture, tag_mark};
use crate::descent::words::DescentWords;
use crate::games::Asked;
use crate::shell::desk::Desk;
use crate::shell::live::live;

/// What lies there, once somebody has laid it out.
#[derive(Clone, Copy)]
struct Table {
    told: &'static DescentWords,
    rivals: Rivals,
    draft: RwSignal<Option<(Seed, Draft)>>,
}

/// Race and draft, as a part of the page of options.
pub(super) fn draft(desk: Desk, told: &'static DescentWords, asked: Asked) -> AnyView {
    let rivals = Rivals::new(desk, told, asked);
    let table = Table { told, rivals, draft: RwSignal::new(None) };
    view! {
        <details class="fold descent-draft">
            <summary>{told.draft}</summary>
            <div class="stack">
                <p class="quiet">{told.draft_about}</p>
                {Race::open().map(|race| race.panel(desk, told))}
                {rivals.fields()}
                {live(move || table.inside())}
            </div>
        </details>
    }
    .into_any()
}

impl Table {
    fn lay_out(self) {
        if let Some(seed) = self.rivals.seed() {
            self.draft.set(Some((seed, Draft::of(seed))));
        }
    }

    fn inside(self) -> AnyView {
        let told = self.told;
        let Some((seed, draft)) = self.draft.get() else {
            return view! {
                <div class="row">
                    {self.rivals.begin()}
                    <button type="button" class="button" on:click=move |_| self.lay_out()><Icon sprite=Art::Menu/>{told.draft_begin}</button>
                </div>
            }
            .into_any();
        };
        let hands = [Seat::FIRST, Seat::SECOND].map(|seat| self.taken(&draft, seat));
        let below = match draft.next() {
            Some(seat) => self.board(&draft, seat),
            None => self.ready(seed, &draft),
        };
        view! {
            <div class="descent-hands">{hands.into_iter().collect_view()}</div>
            {below}
            <button type="button" class="button button-quiet" on:click=move |_| self.lay_out()>{told.draft_anew}</button>
        }
        .into_any()
    }

    /// What somebody has taken, and what it does together.
    fn taken(self, draft: &Draft, seat: Seat) -> AnyView {
        let told = self.told;
        let who = told.names[usize::from(seat.index())];
        let items: Vec<Item> = draft.items_of(seat).collect();
        let rows =
            items.iter().map(|item| view! { <li class="descent-item">{picture(*item)}{name(*item)}</li> });
        let tags = descent::Tag::ALL.into_iter().filter_map(|tag| {
            let count = items.iter().map(|item| u8::from(item.tags().has(tag))).sum::<u8>();
            (count > 0).then(|| tag_mark(tag, count))
        });
        let is_next = draft.next() == Some(seat);
        view! {
            <section class="panel" class:panel-lit=is_next>
                <h3 class="panel-title">{(told.draft_taken)(who)}</h3>
                <ol class="descent-items" role="list">{rows.collect_view()}</ol>
                <p class="descent-tags">{tags.collect_view()}</p>
            </section>
        }
        .into_any()
    }

    fn board(self, draft: &Draft, seat: Seat) -> AnyView {
        let told = self.told;
        let cards = draft.board().iter().map(|item| {
            let item = *item;
            let is_gone = draft.taken().contains(&item);
            let take = move |_| {
                self.draft.update(|laid| {
                    if let Some((_, draft)) = laid {
                        // What is gone cannot be pressed.
                        let _ = draft.take(seat, item);
                    }
                });
            };
            view! {
                <li>
                    <button type="button" class="descent-card" disabled=is_gone on:click=take>
                        <span class="descent-card-head">{picture(item)}{name(item)}</span>
                        <span class="descent-tags">{item.tags().iter().map(|tag| tag_mark(tag, 1)).collect_view()}</span>
                        {effects(item)}
                    </button>
                </li>
            }
        });
        view! {
            <p class="lead" role="status">{(told.draft_turn)(told.names[usize::from(seat.index())])}</p>
            <ul class="descent-cards descent-face-up" role="list">{cards.collect_view()}</ul>
        }
        .into_any()
    }

    /// Both have six: one after the other goes down.
    fn ready(self, seed: Seed, draft: &Draft) -> AnyView {
        let hands = [Seat::FIRST, Seat::SECOND].map(|seat| draft.hand(seat));
        let go = move |_| self.rivals.race(seed, hands);
        view! { <button type="button" class="button button-primary button-large" on:click=go><Icon sprite=Art::Play/>{(self.told.draft_go)(self.told.names[0])}</button> }
            .into_any()
    }
}
