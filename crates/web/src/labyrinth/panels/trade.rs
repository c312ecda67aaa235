//! The shop and the heal station, while one stands beside them.

use labyrinth::{Command, Loot, View};
use leptos::prelude::*;
use stage::labyrinth::{Hand, List, Trade, trades};

use crate::art::{Art, Picture};
use crate::labyrinth::seat::pictured::loot_art;
use crate::labyrinth::seat::{Board, Moment, Tap};
use crate::shell::live::{flag, live, value};

/// Whatever can be traded with from here.
pub(in crate::labyrinth) fn trade(board: Board) -> AnyView {
    let told = board.words();
    let part = board.part(|known, now| known != now);
    live(move || {
        let moment = part.get();
        let rows = trades(moment.game(), &moment.view);
        (!rows.is_empty() && !board.is_replay()).then(|| {
            let gold = (told.you_have)(moment.view.hero.gold.0);
            let rows = rows.into_iter().enumerate().map(|(row, trade)| offered(board, &moment, row, trade));
            view! {
                <section class="labyrinth-trade panel panel-lit" aria-labelledby="labyrinth-trade-title">
                    <h2 class="table-panel-title" id="labyrinth-trade-title">{told.trade}" "<span class="quiet number small">{gold}</span></h2>
                    <ul class="labyrinth-offers" role="list">{rows.collect_view()}</ul>
                </section>
            }
        })
    })
}

/// A row, with the cursor of the hand on it or not.
fn offered(board: Board, moment: &Moment, row: usize, trade: Trade) -> AnyView {
    let told = board.words();
    let command = trade.command;
    let refusal = moment.refusal(command).map(|refusal| refusal.to_string());
    let price = (told.price)(trade.price);
    let label = format!("{}: {}, {price}", told.buy, trade.name);
    let is_marked =
        move || matches!(board.hand.get(), Hand::List { list: List::Shop, row: marked } if marked == row);
    view! {
        <li class="labyrinth-offer" class:labyrinth-row=flag(is_marked)>
            <span class="labyrinth-offer-picture"><Picture sprite=picture(&moment.view, command)/></span>
            <span class="labyrinth-offer-words"><strong>{trade.name}</strong><span class="small quiet">{trade.about}</span></span>
            <button
                class="button labyrinth-small"
                aria-label=label
                title=refusal.clone()
                data-cursor=value(move || is_marked().then_some("true"))
                aria-disabled=refusal.is_some().then_some("true")
                on:click=board.presses(Tap::Do(command))
            >
                {price}
            </button>
        </li>
    }
    .into_any()
}

fn picture(view: &View, command: Command) -> Art {
    let shop = view.shop.as_ref();
    match command {
        Command::Buy(place) => {
            let loot: Option<Loot> =
                shop.and_then(|shop| Some((*shop.offers.get(usize::from(place))?)?.loot));
            loot.map_or(Art::Shop, loot_art)
        }
        Command::Upgrade(slot) => view.hero.worn(slot).map_or(Art::Shop, |item| Art::gear(item.make)),
        Command::Relic(place) => {
            let relic = shop.and_then(|shop| *shop.relics.get(usize::from(place))?);
            relic.map_or(Art::Shop, Art::relic)
        }
        Command::Heal => Art::HealStation,
        _ => Art::Shop,
    }
}
