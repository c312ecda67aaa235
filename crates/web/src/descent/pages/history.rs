//! All runs together: how deep, how often to the bottom, what stood in the way, and what was opened.

use descent::{Career, Character, Descent};
use leptos::prelude::*;
use stage::Group;
use stage::descent::{Statistics, Summary};

use crate::art::{Art, Picture};
use crate::descent::seat::Delver;
use crate::descent::words::DescentWords;
use crate::history::{Rivals, Tally};
use crate::ledger::Ledger;
use crate::plot::{self, LineWords, Point, PointShape};
use crate::storage::{RunId, Saved};
use crate::words::{PageWords, Words};

/// How runs are counted and told.
pub(in crate::descent) struct Delves;

impl Tally for Delves {
    type Game = Descent;

    /// Runs of bots count for nobody.
    fn counts(saved: &Saved) -> bool {
        Delver::kept(saved.table.as_deref()) == Ok(Delver::PERSON)
    }

    /// Who may go down, and how often each did.
    fn above(words: &'static Words, sums: &[(Group, Statistics)]) -> Option<AnyView> {
        let told = DescentWords::of(words);
        let runs = |name: &str| {
            let counted =
                sums.iter().flat_map(|(_, sums)| &sums.by_character).filter(|(known, ..)| known == name);
            counted.fold((0, 0), |(runs, wins), (_, more, won)| (runs + more, wins + won))
        };
        let cards = Character::ALL.into_iter().map(|character| {
            let (runs, wins) = runs(&character.to_string());
            view! {
                <li class="descent-record"><Picture sprite=Art::hero(character) class="picture-medium"/><strong>{character.to_string()}</strong><span class="quiet small">{(told.went_down)(runs, wins)}</span></li>
            }
        });
        Some(
            view! {
                <section class="panel" aria-label=told.who_goes><ul class="descent-records" role="list">{cards.collect_view()}</ul></section>
            }
            .into_any(),
        )
    }

    fn heads(words: &'static Words) -> &'static [&'static str] {
        &DescentWords::of(words).sums_heads
    }

    fn row(words: &PageWords, sums: &Statistics) -> Vec<String> {
        let none = || words.none.to_owned();
        vec![
            sums.finished.to_string(),
            sums.won.to_string(),
            if sums.finished == 0 { none() } else { sums.deepest.to_string() },
            sums.best_score.map_or_else(none, |best| best.to_string()),
            sums.unfinished.to_string(),
            sums.given_up.to_string(),
        ]
    }

    fn not_counted(words: &'static Words, count: usize) -> String {
        (DescentWords::of(words).not_counted)(count)
    }

    fn plots(words: &'static Words, sums: &Statistics, runs: &[&Summary]) -> Option<AnyView> {
        let mut best = 0;
        let floors = runs.iter().filter_map(|run| {
            let floor = run.outcome?.place.floor.0;
            let mark = if floor > best { PointShape::Good } else { PointShape::Bad };
            best = best.max(floor);
            Some(Point { value: i64::from(floor), mark })
        });
        let floors: Vec<Point> = floors.collect();
        let last = floors.last()?.value;
        let (pages, told) = (words.pages, DescentWords::of(words));
        let lines = LineWords {
            title: told.floors.to_owned(),
            says: (told.floors_say)(floors.len(), sums.deepest.0.into(), last),
            value: told.floor_word,
            marks: [(PointShape::Good, told.deeper), (PointShape::Bad, told.not_deeper)],
            as_table: pages.as_table,
            last_of: pages.last_of,
        };
        let says = (pages.deaths_say)(&sums.deaths_by.first().cloned());
        let deaths = plot::bars(told.deaths_by, says, [told.killer, pages.deaths], sums.deaths_by.clone());
        let on: Vec<(String, u32)> =
            (1..).zip(sums.deaths_on).map(|(floor, count): (u8, u32)| (floor.to_string(), count)).collect();
        let most = on.iter().max_by_key(|(_, count)| *count).cloned().filter(|(_, count)| *count > 0);
        let says = (told.deaths_on_say)(most);
        let on = plot::bars(told.deaths_on, says, [told.floor_word, pages.deaths], on);
        Some(view! { <div class="plots">{plot::line(lines, &floors, None)}{on}{deaths}</div> }.into_any())
    }
}

/// What the last page of a run says about the best of its kind that counts.
pub(in crate::descent) fn best_told(words: &DescentWords, ledger: &Ledger, own: &RunId) -> Option<String> {
    let rivals = Rivals::<Delves>::of(ledger, own).filter(|rivals| rivals.counts)?;
    rivals.run.outcome?;
    let score = rivals.run.score;
    let others = rivals.others.iter().filter(|other| other.outcome.is_some());
    let best = others.map(|other| other.score).max();
    Some(match best {
        Some(best) if best >= score => (words.best)(best),
        _ => (words.new_best)(score),
    })
}

/// What a run has opened that was shut without it.
pub(in crate::descent) fn opened(ledger: &Ledger, own: &RunId) -> Vec<descent::Unlocked> {
    use crate::descent::pages::career::{career, career_without};
    let (after, before): (Career, Career) = (career(ledger), career_without(ledger, Some(own)));
    after.news(&before)
}
