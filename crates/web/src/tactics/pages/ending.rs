//! The last page of a match: how it ended, and its story.

use engine::Game;
use leptos::prelude::*;
use stage::tactics::{Deeds, Epitaph, Seating, Story};
use tactics::{Kind, Outcome, Side, Stage, Tactics};

use crate::art::Drawing;
use crate::shell::desk::Desk;
use crate::table::{Ended, LastPage, table_words};
use crate::tactics::field::portrait;
use crate::tactics::panels::status::side_class;
use crate::tactics::seat::play::Play;
use crate::tactics::words::TacticsWords;

/// What is said of a match that is over.
pub(in crate::tactics) fn last_page(ended: &Ended<'_, Play>) -> LastPage {
    let position = ended.session.game().position();
    let outcome = match position.stage() {
        Stage::Over(outcome) => Some(outcome),
        _ => None,
    };
    let page = Page {
        told: TacticsWords::of(untrack(|| ended.desk.words())),
        seating: ended.seats,
        story: &ended.chronicle.story,
        outcome,
    };
    let Epitaph { title, what_happened, lesson } = page.epitaph(ended.desk);
    let winner = outcome.and_then(Outcome::winner);
    let tone = match (winner, page.seating.own()) {
        (Some(winner), Some(reader)) if winner != reader => "blood",
        (None, _) => "bright",
        _ => "gold",
    };
    let counted = (ended.taken_back > 0)
        .then(|| view! { <span class="badge badge-quiet">{page.told.not_counted}</span> });
    // What was picked in a draft that was put away stays secret.
    let heroes = Side::ALL.map(|side| {
        let hero = position.unit(side.hero());
        hero.skill.map(|_| champion(hero.kind, side, winner))
    });
    let words = view! {
        <p class="lead">{what_happened}</p>
        <p>{lesson}</p>
        <p class="quiet">{page.seating.words()}" "{counted}</p>
    };
    LastPage {
        tone,
        picture: view! { <div class="tactics-podium">{heroes.into_iter().collect_view()}</div> }.into_any(),
        title,
        words: words.into_any(),
        panels: view! { {page.deeds()} {page.falls()} }.into_any(),
        rules: ended.session.setup().rules.to_string(),
    }
}

/// The hero of a side, larger if it won.
fn champion(kind: Kind, side: Side, winner: Option<Side>) -> AnyView {
    view! {
        <figure class=format!("tactics-champion {}", side_class(side)) class:tactics-winner=winner == Some(side) class:tactics-loser={winner == Some(side.opponent())}>
            <Drawing pixels=portrait(kind, side)/>
            <figcaption>{side.to_string()}" "{kind.to_string()}</figcaption>
        </figure>
    }
    .into_any()
}

/// What the page is about.
struct Page<'a> {
    told: &'static TacticsWords,
    seating: Seating,
    story: &'a Story,
    outcome: Option<Outcome>,
}

impl Page<'_> {
    fn epitaph(&self, desk: Desk) -> Epitaph {
        let Some(outcome) = self.outcome else {
            return Epitaph {
                title: table_words(desk, Tactics::NAME).given_up_title.to_owned(),
                what_happened: (self.told.put_away)(self.story.round),
                lesson: String::new(),
            };
        };
        Epitaph::of(outcome, self.seating.own(), self.story)
    }

    fn deeds(&self) -> AnyView {
        let numbers: [fn(&Deeds) -> u32; 7] = [
            |deeds| deeds.dealt,
            |deeds| deeds.guarded,
            |deeds| deeds.healed,
            |deeds| deeds.skills,
            |deeds| deeds.tiles,
            |deeds| deeds.worn,
            |deeds| deeds.timeouts,
        ];
        let rows = self.told.deeds.into_iter().zip(numbers).map(|(what, number)| {
            let cells =
                Side::ALL.map(|side| view! { <td class="cell-number">{number(self.story.of(side))}</td> });
            view! { <tr><th scope="row">{what}</th>{cells.into_iter().collect_view()}</tr> }
        });
        let heads = Side::ALL.map(|side| view! { <th scope="col" class=format!("cell-number tactics-side-name {}", side_class(side))>{side.to_string()}</th> });
        view! {
            <section class="panel">
                <h2 class="panel-title">{self.told.both_did}</h2>
                <table class="table">
                    <thead><tr><td></td>{heads.into_iter().collect_view()}</tr></thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            </section>
        }
        .into_any()
    }

    fn falls(&self) -> AnyView {
        let told = self.told;
        let falls = self.story.falls.iter().map(|fall| {
            let side = side_class(fall.who.id.side());
            view! { <li><span class="quiet">{(told.round)(fall.round)}</span>" "<span class=format!("tactics-side-name {side}")>{fall.what()}</span></li> }
        });
        let falls = falls.collect::<Vec<_>>();
        let nobody = falls.is_empty().then(|| view! { <p class="quiet">{told.nobody_fell}</p> });
        view! {
            <section class="panel">
                <h2 class="panel-title">{(told.who_fell)(self.story.round)}</h2>
                <ol class="tactics-falls" role="list">{falls}</ol>
                {nobody}
            </section>
        }
        .into_any()
    }
}
