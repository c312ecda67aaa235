//! Beside the field: the map, what is in sight, what is carried and what it does together, and the log.

use leptos::prelude::*;

use super::{kit, trade};
use crate::descent::seat::{Board, Moment};
use crate::dungeon;
use crate::shell::live::live;

/// The panel.
pub(in crate::descent) fn side(board: Board, log: AnyView) -> AnyView {
    let told = board.words();
    let inside = view! {
        {dungeon::small_map(board)}
        {trade::trade(board)}
        {dungeon::seen(board)}
        {kit::slots(board)}
        {kit::together(board)}
        {kit::belt(board)}
        {numbers(board)}
        {log}
    };
    dungeon::panel(board, told.side, inside.into_any())
}

/// The numbers of whoever acts, and the turn.
fn numbers(board: Board) -> AnyView {
    let told = board.words();
    let part = board.part(|known, now| known != now);
    let rows = move || {
        let moment = part.get();
        let named = told.stats.into_iter().zip(five(&moment));
        let named = named.map(|(name, number)| view! { <dt>{name}</dt><dd>{number}</dd> }).collect_view();
        let drafted: Vec<String> = moment.view.drafted.iter().map(ToString::to_string).collect();
        let drafted = (!drafted.is_empty())
            .then(|| view! { <p class="small quiet">{told.drafted}": "{drafted.join(", ")}</p> });
        view! {
            <dl class="descent-numbers">{named}</dl>
            <p class="small quiet">{(told.turn)(moment.view.turn)}</p>
            {drafted}
        }
    };
    view! {
        <section class="descent-stats panel" aria-labelledby="descent-stats-title">
            <h2 class="table-panel-title" id="descent-stats-title">{told.heroes}</h2>
            {live(rows)}
        </section>
    }
    .into_any()
}

/// HP, attack, defence, what a step costs, and how far one sees.
fn five(moment: &Moment) -> [String; 5] {
    let hero = moment.own();
    [
        hero.most.to_string(),
        hero.attack().to_string(),
        hero.defence().to_string(),
        hero.step_cost().to_string(),
        hero.sight().radius.to_string(),
    ]
}
