//! All runs of Forward together: how often, how far, and what stood in the way.

use std::sync::Arc;

use ::forward::{Card, Forward, Location, Outcome};
use leptos::prelude::*;
use stage::forward::{Statistics, Summary, share};
use stage::{Group, Ranked};

use crate::desk::Desk;
use crate::games::summary;
use crate::ledger::{Ledger, Run};
use crate::live::live;
use crate::plot::{self, LineWords, Mark, Point};
use crate::storage::RunId;
use crate::words::{ForwardWords, PageWords};

/// The statistics, rule set by rule set.
pub(super) fn page(runs: &[Arc<Run>]) -> AnyView {
    let (counted, left_out) = count(runs);
    let words = &Desk::get().words().pages;
    let all: Vec<&Summary> = counted.iter().collect();
    let sums = Forward::by_group(&all);
    let latest = counted.last().map_or(0, |run| place_of(&sums, run.group()));
    let chosen = RwSignal::new(latest);
    let names: Vec<&'static str> = sums.iter().map(|(group, _)| group.name()).collect();
    let choices = names.into_iter().enumerate().map(|(place, name)| {
        view! {
            <button class="button" aria-pressed=move || (chosen.get() == place).to_string() on:click=move |_| chosen.set(place)>{name}</button>
        }
    });
    let plots = {
        let sums = sums.clone();
        live(move || {
            let (group, sums) = &sums[chosen.get()];
            let runs: Vec<&Summary> = counted.iter().filter(|run| run.group() == *group).collect();
            plots(words, *group, sums, &runs)
        })
    };
    view! {
        <section class="stack" aria-labelledby="sums">
            <h2 id="sums">{words.sums}</h2>
            {table(words, &sums)}
            <p class="quiet">{(words.not_counted)(left_out)}</p>
        </section>
        <section class="stack" aria-labelledby="plots">
            <h2 id="plots">{words.plots}</h2>
            <div class="row row-tight" role="group" aria-label=words.rule_set>{choices.collect_view()}</div>
            {plots}
        </section>
    }
    .into_any()
}

/// What a run came to.
fn read(run: &Arc<Run>) -> Summary {
    Summary { kept: run.saved.kept, ..summary::<Summary>(&run.gist).clone() }
}

/// The runs that count, the oldest first, and how many do not.
fn count(runs: &[Arc<Run>]) -> (Vec<Summary>, usize) {
    let counted: Vec<Summary> = runs.iter().rev().filter(|run| run.saved.origin.counts()).map(read).collect();
    let left_out = runs.len() - counted.len();
    (counted, left_out)
}

/// What the last page of a run says about the best of its kind that counts.
pub(super) fn best_told(words: &ForwardWords, ledger: &Ledger, own: &RunId) -> Option<String> {
    let own = ledger.runs.iter().find(|run| run.id == *own)?;
    let run = read(own);
    let counts = |run: &&Arc<Run>| run.saved.origin.counts();
    let others = ledger.runs.iter().filter(|other| other.id != own.id).filter(counts).map(read);
    let finished = others.filter(|other| other.outcome.is_some() && other.group() == run.group());
    let best = finished.map(|other| other.score).max()?;
    let is_new = run.outcome.is_some() && counts(&own) && run.score > best;
    Some(if is_new { (words.new_best)(best) } else { (words.best)(best) })
}

fn place_of(sums: &[(Group, Statistics)], group: Group) -> usize {
    sums.iter().position(|(known, _)| *known == group).unwrap_or(0)
}

fn table(words: &PageWords, sums: &[(Group, Statistics)]) -> AnyView {
    let rows = sums.iter().map(|(group, sums)| {
        let rate = sums.win_rate().map_or_else(|| words.none.to_owned(), |rate| format!("{rate} %"));
        let best = sums.best.map_or_else(|| words.none.to_owned(), |best| best.to_string());
        let count = |count: u32| count.to_string();
        let numbers = [
            count(sums.finished),
            count(sums.wins),
            rate,
            best,
            count(sums.streak),
            count(sums.longest),
            count(sums.unfinished),
            count(sums.given_up),
        ];
        let numbers = words.sums_heads.into_iter().zip(numbers);
        let numbers =
            numbers.map(|(head, number)| view! { <td class="cell-number" data-head=head>{number}</td> });
        view! { <tr><th scope="row">{group.name()}</th>{numbers.collect_view()}</tr> }
    });
    let heads =
        words.sums_heads.iter().map(|head| view! { <th scope="col" class="cell-number">{*head}</th> });
    view! {
        <div class="scroll-x" tabindex="0" role="group" aria-labelledby="sums">
            <table class="table stacked">
                <thead><tr><th scope="col">{words.rule_set}</th>{heads.collect_view()}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

fn plots(words: &'static PageWords, group: Group, sums: &Statistics, runs: &[&Summary]) -> AnyView {
    let finished: Vec<(i64, Mark)> = runs
        .iter()
        .filter_map(|run| {
            let mark = if run.outcome? == Outcome::Won { Mark::Good } else { Mark::Bad };
            Some((run.score, mark))
        })
        .collect();
    if finished.is_empty() {
        return view! { <p class="empty">{(words.no_finished_run)(group.name())}</p> }.into_any();
    }
    view! {
        <div class="plots">
            {scores(words, sums, &finished)}
            {win_rate(words, sums, &finished)}
            {deaths_at(words, sums)}
            {deaths_by(words, sums)}
        </div>
    }
    .into_any()
}

fn scores(words: &'static PageWords, sums: &Statistics, finished: &[(i64, Mark)]) -> AnyView {
    let points: Vec<Point> = finished.iter().map(|&(value, mark)| Point { value, mark }).collect();
    let last = points.last().map_or(0, |point| point.value);
    let says = (words.scores_say)(points.len(), sums.best.unwrap_or(0), last);
    plot::line(line_words(words, words.scores, says, words.score), &points, None)
}

/// The share of runs that came through, up to each run.
fn win_rate(words: &'static PageWords, sums: &Statistics, finished: &[(i64, Mark)]) -> AnyView {
    let mut wins = 0;
    let points: Vec<Point> = (1..)
        .zip(finished)
        .map(|(count, &(_, mark))| {
            wins += u32::from(mark == Mark::Good);
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
        marks: [(Mark::Good, words.won), (Mark::Bad, words.lost)],
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

#[cfg(test)]
mod tests {
    use arcade::{Exhibit, Options};
    use engine::{Game, Seed};

    use super::*;
    use crate::storage::{Origin, Saved};

    #[test]
    fn runs_are_counted_from_the_oldest_on_without_those_that_count_for_nothing() {
        let run = |second, origin| {
            let begun =
                Forward::begin(&Options::HOUSE, Seed::from_bits(second)).expect("the house's options");
            let saved = Saved::begun(origin, begun.record_bytes(), second);
            Run::read(Forward::NAME, RunId::new(second, 1), saved).expect("a run that was begun")
        };
        let runs = [run(4, Origin::Own), run(3, Origin::Branch), run(1, Origin::Own)];
        let (counted, left_out) = count(&runs);
        let seeds: Vec<Seed> = counted.iter().map(|run| run.seed).collect();
        assert_eq!((seeds, left_out), (vec![Seed::from_bits(1), Seed::from_bits(4)], 1));
    }
}
