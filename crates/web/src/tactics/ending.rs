//! The last page of a match: how it ended, and its story.

use engine::{Game, Resumed, Session};
use leptos::prelude::*;
use stage::Chronicle as _;
use stage::tactics::{Chronicle, Deeds, Epitaph, Story, Table};
use tactics::{Kind, Outcome, Setup, Side, Stage, Tactics};

use super::field::portrait;
use super::play::Play;
use super::seats::SEATS;
use super::status::side_class;
use crate::art::{Drawing, Sign};
use crate::desk::Desk;
use crate::storage::RunId;
use crate::table::{Ways, begin, table_words, ways};
use crate::words::TacticsWords;

/// The last page of a match that was played to its end.
pub(super) fn ending(play: Play) -> AnyView {
    let undo = untrack(|| play.can_undo()).then(|| Callback::new(move |()| play.undo()));
    play.run.with_value(|run| {
        let id = play.around.id();
        let ended = |id| Ended {
            is_taken_back: run.taken_back > 0,
            ..Ended::of(play.desk, id, &run.session, run.chronicle.story.clone(), run.table)
        };
        id.map(|id| ended(id).with_undo(undo).page()).into_any()
    })
}

/// A match that is over, whether it was played to its end or put away.
pub(super) struct Ended {
    desk: Desk,
    told: &'static TacticsWords,
    id: RunId,
    table: Table,
    setup: Setup,
    record: Vec<u8>,
    seed: String,
    story: Story,
    outcome: Option<Outcome>,
    /// Whether something was taken back, so that the match does not count.
    is_taken_back: bool,
    /// The heroes of both sides, once they are revealed.
    heroes: [Option<Kind>; 2],
    /// Takes the last decision back, where it can be.
    undo: Option<Callback<()>>,
}

impl Ended {
    /// A match that is read from its record.
    pub(super) fn read(desk: Desk, id: RunId, resumed: &Resumed<Tactics>, table: Table) -> Self {
        let story = Chronicle::of(&resumed.session).story;
        let is_taken_back = resumed.taken_back > 0;
        Self { is_taken_back, ..Self::of(desk, id, &resumed.session, story, table) }
    }

    fn of(desk: Desk, id: RunId, session: &Session<Tactics>, story: Story, table: Table) -> Self {
        let position = session.game().position();
        let outcome = match position.stage() {
            Stage::Over(outcome) => Some(outcome),
            _ => None,
        };
        // What was picked in a draft that was put away stays secret.
        let is_revealed =
            |side: Side| position.unit(side.hero()).skill.map(|_| position.unit(side.hero()).kind);
        Self {
            desk,
            told: untrack(|| desk.words()).tactics,
            id,
            table,
            setup: session.setup().clone(),
            record: session.record_bytes(),
            seed: session.seed().to_string(),
            story,
            outcome,
            is_taken_back: false,
            heroes: Side::ALL.map(is_revealed),
            undo: None,
        }
    }

    fn with_undo(self, undo: Option<Callback<()>>) -> Self {
        Self { undo, ..self }
    }

    /// The page.
    pub(super) fn page(self) -> AnyView {
        let told = self.told;
        let reader = self.table.own();
        let Epitaph { title, what_happened, lesson } = self.epitaph();
        let winner = self.outcome.and_then(Outcome::winner);
        let tone = match (winner, reader) {
            (Some(winner), Some(reader)) if winner != reader => "blood",
            (None, _) => "bright",
            _ => "gold",
        };
        let counted =
            self.is_taken_back.then(|| view! { <span class="badge badge-quiet">{told.not_counted}</span> });
        view! {
            <article class="end page">
                <header class=format!("end-head tone-{tone}")>
                    <div class="tx-podium">{Side::ALL.map(|side| self.hero(side, winner)).into_iter().collect_view()}</div>
                    <div class="end-words">
                        <h1 class="end-title" tabindex="-1"><Sign text=title class="sign-large"/></h1>
                        <p class="lead">{what_happened}</p>
                        <p>{lesson}</p>
                        <p class="quiet">{self.table.words()}" "{counted}</p>
                    </div>
                </header>
                {self.ways()}
                <div class="end-body">{self.deeds()}{self.falls()}</div>
                <p class="quiet small">{told.rules}" "{self.setup.rules.to_string()}" · "{told.seed}" "<span class="mono">{self.seed.clone()}</span></p>
            </article>
        }
        .into_any()
    }

    fn epitaph(&self) -> Epitaph {
        let Some(outcome) = self.outcome else {
            return Epitaph {
                title: table_words(self.desk, Tactics::NAME).given_up_title.to_owned(),
                what_happened: (self.told.put_away)(self.story.round),
                lesson: String::new(),
            };
        };
        Epitaph::of(outcome, self.table.own(), &self.story)
    }

    /// The hero of a side, larger if it won.
    fn hero(&self, side: Side, winner: Option<Side>) -> Option<AnyView> {
        let kind = self.heroes[side.index()]?;
        Some(
            view! {
                <figure class=format!("tx-champion {}", side_class(side)) class:tx-winner=winner == Some(side) class:tx-loser={winner == Some(side.opponent())}>
                    <Drawing pixels=portrait(kind, side)/>
                    <figcaption>{side.to_string()}" "{kind.to_string()}</figcaption>
                </figure>
            }
            .into_any(),
        )
    }

    fn ways(&self) -> AnyView {
        let (desk, setup, table) = (self.desk, self.setup.clone(), self.table);
        ways(Ways {
            desk,
            game: Tactics::NAME,
            id: self.id.clone(),
            seed: self.seed.clone(),
            record: self.record.clone(),
            bots: (SEATS.bots)(&table.to_string()),
            again: Callback::new(move |()| begin::<Tactics>(desk, setup.clone(), Some(table.to_string()))),
            undo: self.undo,
        })
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
        let heads = Side::ALL.map(|side| view! { <th scope="col" class=format!("cell-number tx-side-name {}", side_class(side))>{side.to_string()}</th> });
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
            view! { <li><span class="quiet">{(told.round)(fall.round)}</span>" "<span class=format!("tx-side-name {side}")>{fall.what()}</span></li> }
        });
        let falls = falls.collect::<Vec<_>>();
        let nobody = falls.is_empty().then(|| view! { <p class="quiet">{told.nobody_fell}</p> });
        view! {
            <section class="panel">
                <h2 class="panel-title">{(told.who_fell)(self.story.round)}</h2>
                <ol class="tx-falls" role="list">{falls}</ol>
                {nobody}
            </section>
        }
        .into_any()
    }
}
