//! What a keeper sells, while somebody stands beside one: a row a ware, with its price, what it does, and what it comes
//! to with what is carried.

use descent::Ware;
use leptos::prelude::*;
use stage::descent::{Hand, List, Trade, trades};

use super::card::{name, picture, told as lines};
use crate::art::{Art, Picture};
use crate::descent::seat::{Board, Moment, Tap};
use crate::shell::live::{flag, live, value};
use crate::words::sentence;

/// The wares.
pub(in crate::descent) fn trade(board: Board) -> AnyView {
    let told = board.words();
    let part = board.part(|known, now| known != now);
    live(move || {
        let moment = part.get();
        let wares = trades(&moment.view);
        if board.is_replay() || wares.is_empty() {
            return None;
        }
        let rows = wares.into_iter().enumerate().map(|(row, trade)| sold(board, &moment, row, trade));
        let (gold, rows) = ((told.you_have)(moment.view.purse.0), rows.collect_view());
        Some(
            view! {
                <section class="descent-trade panel panel-lit" aria-labelledby="descent-trade-title">
                    <h2 class="table-panel-title" id="descent-trade-title">{told.trade}" "<span class="quiet number small">{gold}</span></h2>
                    <table class="descent-wares">
                        <thead><tr><th scope="col">{told.ware}</th><th scope="col">{told.ware_does}</th></tr></thead>
                        <tbody>{rows}</tbody>
                    </table>
                </section>
            }
            .into_any(),
        )
    })
}

fn sold(board: Board, moment: &Moment, row: usize, trade: Trade) -> AnyView {
    let told = board.words();
    let Trade { command, ware, line, price, goes_with } = trade;
    let why_not = moment.refusal(command).map(|refusal| refusal.to_string());
    let price = (told.price)(price.0);
    let label = format!("{}: {ware}, {price}", told.buy);
    let is_marked = move || board.hand.get() == Hand::List { list: List::Shop, row };
    let head = match ware {
        Ware::Item(item) => view! { {picture(item)}{name(item)} }.into_any(),
        Ware::Flask(flask) => view! { <span class="descent-piece"><Picture sprite=Art::flask_of(flask) class="descent-piece-picture"/></span><strong>{flask.to_string()}</strong> }.into_any(),
    };
    let tags = match ware {
        Ware::Item(item) => item.tags().iter().map(|tag| tag.to_string()).collect::<Vec<_>>().join(", "),
        Ware::Flask(_) => String::new(),
    };
    view! {
        <tr class:descent-row=flag(is_marked)>
            <th scope="row">
                <span class="descent-ware">{head}</span>
                <button
                    class="button descent-small"
                    aria-label=label
                    title=why_not.clone()
                    data-cursor=value(move || is_marked().then_some("true"))
                    aria-disabled=why_not.is_some().then_some("true")
                    on:click=board.presses(Tap::Do(command))
                >
                    {price}
                </button>
            </th>
            <td>{sentence(&line)}<span class="descent-ware-tags quiet">{tags}</span>{lines(goes_with.into_iter().collect())}</td>
        </tr>
    }
    .into_any()
}
