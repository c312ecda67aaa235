//! All runs of Forward together: how often, how far, and what stood in the way.

use ::forward::{Card, Forward, Location, Outcome};
use leptos::prelude::*;
use stage::forward::{Statistics, Summary, share};

use crate::forward::words::ForwardWords;
use crate::history::{Rivals, Tally};
use crate::ledger::Ledger;
use crate::plot::{self, LineWords, Point, PointShape};
use crate::storage::RunId;
use crate::words::{PageWords, Words};

/// How journeys are counted and told.
pub(crate) struct Journeys;

impl Tally for Journeys {
    type Game = Forward;

    fn heads(words: &'static Words) -> &'static [&'static str] {
        &words.pages.sums_heads
    }

    fn row(words: &PageWords, sums: &Statistics) -> Vec<String> {
        let none = || words.none.to_owned();
        vec![
            sums.finished.to_string(),
            sums.wins.to_string(),
            sums.win_rate().map_or_else(none, |rate| format!("{rate} %")),
            sums.best.map_or_else(none, |best| best.to_string()),
            sums.streak.to_string(),
            sums.longest.to_string(),
            sums.unfinished.to_string(),
            sums.given_up.to_string(),
        ]
    }

    fn not_counted(words: &'static Words, count: usize) -> String {
        (words.pages.not_counted)(count)
    }

    fn plots(words: &'static Words, sums: &Statistics, runs: &[&Summary]) -> Option<AnyView> {
        let finished = runs.iter().filter_map(|run| {
            let mark = if run.outcome? == Outcome::Won { PointShape::Good } else { PointShape::Bad };
            Some((run.score, mark))
        });
        let finished: Vec<(i64, PointShape)> = finished.collect();
        let words = words.pages;
        (!finished.is_empty()).then(|| {
            view! {
                <div class="plots">
                    {scores(words, sums, &finished)}
                    {win_rate(words, sums, &finished)}
                    {deaths_at(words, sums)}
                    {deaths_by(words, sums)}
                </div>
            }
            .into_any()
        })
    }
}

/// What the last page of a run says about the best of its kind that counts.
pub(in crate::forward) fn best_told(words: &ForwardWords, ledger: &Ledger, own: &RunId) -> Option<String> {
    let rivals = Rivals::<Journeys>::of(ledger, own)?;
    let finished = rivals.others.iter().filter(|other| other.outcome.is_some());
    let best = finished.map(|other| other.score).max()?;
    let is_new = rivals.run.outcome.is_some() && rivals.counts && rivals.run.score > best;
    Some(if is_new { (words.new_best)(best) } else { (words.best)(best) })
}

fn scores(words: &'static PageWords, sums: &Statistics, finished: &[(i64, PointShape)]) -> AnyView {
    let points: Vec<Point> = finished.iter().map(|&(value, mark)| Point { value, mark }).collect();
    let last = points.last().map_or(0, |point| point.value);
    let says = (words.scores_say)(points.len(), sums.best.unwrap_or(0), last);
    plot::line(line_words(words, words.scores, says, words.score), &points, None)
}

/// The share of runs that came through, up to each run.
fn win_rate(words: &'static PageWords, sums: &Statistics, finished: &[(i64, PointShape)]) -> AnyView {
    let mut wins = 0;
    let points: Vec<Point> = (1..)
        .zip(finished)
        .map(|(count, &(_, mark))| {
            wins += u32::from(mark == PointShape::Good);
            Point { value: share(wins, count).map_or(0, i64::from), mark }
        })
        .collect();
    let says = (words.win_rate_says)(sums.wins, sums.finished);
    plot::line(line_words(words, words.win_rate, says, words.percent), &points, Some(100))
}

fn line_words(words: &PageWords, title: &str, says: String, value: &'static str) -> LineWords {
    LineWords {
        title: title.to_owned(),
        says,
        value,
        marks: [(PointShape::Good, words.won), (PointShape::Bad, words.lost)],
        as_table: words.as_table,
        last_of: words.last_of,
    }
}

fn deaths_at(words: &PageWords, sums: &Statistics) -> AnyView {
    let rows: Vec<(String, u32)> = Location::all()
        .map(|place| (format!("{place} {}", place.name()), sums.deaths_at[place.index()]))
        .collect();
    let says = (words.deaths_say)(&worst(&rows));
    plot::bars(words.deaths_at, says, [words.location, words.deaths], rows)
}

fn deaths_by(words: &PageWords, sums: &Statistics) -> AnyView {
    let rows: Vec<(String, u32)> = Card::ALL
        .into_iter()
        .filter(|card| card.can_kill())
        .map(|card| (card.to_string(), sums.deaths_by[card.index()]))
        .collect();
    let says = (words.deaths_say)(&worst(&rows));
    plot::bars(words.deaths_by, says, [words.card, words.deaths], rows)
}

/// What has most of them, if there are any.
fn worst(rows: &[(String, u32)]) -> Option<(String, u32)> {
    rows.iter().max_by_key(|(_, count)| *count).filter(|(_, count)| *count > 0).cloned()
}
