//! Beside the field: who the hero is, what is worn and carried, and what is to be seen.

use labyrinth::{Hundredths, Relics, Stats};
use leptos::prelude::*;

use crate::art::{Art, Picture};
use crate::dungeon;
use crate::labyrinth::panels::{gear, trade};
use crate::labyrinth::seat::{Board, Moment};
use crate::shell::live::live;
use crate::shell::tip::tip;

/// The panel.
pub(in crate::labyrinth) fn side(board: Board, log: AnyView) -> AnyView {
    let told = board.words();
    let inside = view! {
        {dungeon::small_map(board)}
        {trade::trade(board)}
        {dungeon::seen(board)}
        {stats(board)}
        {gear::worn(board)}
        {gear::bag(board)}
        {relics(board)}
        {log}
    };
    dungeon::panel(board, told.side, inside.into_any())
}

/// The five numbers, and how the floor goes.
fn stats(board: Board) -> AnyView {
    let told = board.words();
    let part = board.part(|known, now| known != now);
    let rows = move || {
        let moment = part.get();
        let view = &moment.view;
        // Slowness takes from the speed that counts.
        let stats = Stats { speed: view.hero.speed(moment.content()), ..view.hero.stats };
        let (fights, drift, spoils, turn) =
            (view.fights, view.drift, u32::from(view.spoils_share.0), view.turn.0);
        let named = five(&stats).into_iter().zip(told.stats);
        let named = named.map(|(number, name)| view! { <dt>{name}</dt><dd>{number}</dd> }).collect_view();
        let about = (told.fights_about)(fights, moment.content().spoils.full_fights, drift, spoils);
        let about = format!("{about} {}", view.unrest.about(moment.content()));
        view! {
            <dl class="labyrinth-numbers">{named}</dl>
            <p class="small quiet labyrinth-fights">
                {tip("labyrinth-fights".to_owned(), (told.fights)(fights, spoils), move || about.clone())}
                <span class="number">{(told.turn)(turn)}</span>
            </p>
        }
    };
    view! {
        <section class="labyrinth-stats panel tip-room" aria-labelledby="labyrinth-stats-title">
            <h2 class="table-panel-title" id="labyrinth-stats-title">{told.hero}</h2>
            {live(rows)}
        </section>
    }
    .into_any()
}

/// HP, attack, defence, speed and the chance of a critical hit, as they are written.
pub(in crate::labyrinth) fn five(stats: &Stats) -> [String; 5] {
    [
        stats.hp.to_string(),
        stats.attack.to_string(),
        stats.defence.to_string(),
        stats.speed.to_string(),
        format!("{}%", Hundredths(stats.crit.0 * 10)),
    ]
}

fn relics(board: Board) -> AnyView {
    let told = board.words();
    let part = board.part(|known, now| known.map(relics_of) != now.map(relics_of));
    live(move || {
        let moment = part.get();
        let rows: Vec<AnyView> = relics_of(&moment)
            .iter()
            .map(|relic| {
                let about = relic.about(moment.content());
                let name = view! { <span class="labyrinth-relic"><Picture sprite=Art::relic(relic) class="labyrinth-relic-picture"/>{relic.to_string()}</span> };
                view! { <li>{tip(format!("labyrinth-relic-{}", relic as u8), name, move || about.clone())}</li> }.into_any()
            })
            .collect();
        (!rows.is_empty()).then(|| {
            view! {
                <section class="labyrinth-relics panel tip-room" aria-labelledby="labyrinth-relics-title">
                    <h2 class="table-panel-title" id="labyrinth-relics-title">{told.relics}</h2>
                    <ul class="labyrinth-relic-list" role="list">{rows}</ul>
                </section>
            }
        })
    })
}

pub(in crate::labyrinth) fn relics_of(moment: &Moment) -> Relics {
    moment.view.hero.relics
}
