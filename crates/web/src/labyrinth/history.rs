//! All runs together: how high, how often, and what stood in the way.

use std::sync::Arc;

use labyrinth::{Floor, next_title, title};
use leptos::prelude::*;
use stage::Group;
use stage::labyrinth::{Statistics, Summary};

use super::climber::Climber;
use crate::art::{Art, Picture};
use crate::desk::Desk;
use crate::games::summary;
use crate::ledger::{Ledger, Run};
use crate::live::{live, value};
use crate::plot::{self, LineWords, Mark, Point};
use crate::storage::RunId;
use crate::words::{LabyrinthWords, PageWords};

/// The statistics, rule set by rule set.
pub(super) fn page(runs: &[Arc<Run>]) -> AnyView {
    let counted: Vec<Summary> = runs.iter().rev().filter(|run| counts(run)).map(read).collect();
    let left_out = runs.len() - counted.len();
    sums(counted, left_out)
}

/// What a run came to.
fn read(run: &Arc<Run>) -> Summary {
    Summary { kept: run.saved.kept, ..summary::<Summary>(&run.gist).clone() }
}

/// Runs of bots count for nobody.
fn counts(run: &Run) -> bool {
    run.saved.origin.counts() && Climber::kept(run.saved.table.as_deref()) == Ok(Climber::Person)
}

/// What the last page of a run says about the best of its kind that counts.
pub(super) fn best_told(words: &LabyrinthWords, ledger: &Ledger, own: &RunId) -> Option<String> {
    let own = ledger.runs.iter().find(|run| run.id == *own).filter(|own| counts(own))?;
    let run = read(own);
    let floor = run.outcome?.floor.0;
    let others = ledger.runs.iter().filter(|other| other.id != own.id && counts(other)).map(read);
    let of_group = others.filter(|other| other.group() == run.group());
    let best = of_group.filter_map(|other| Some(other.outcome?.floor.0)).max().unwrap_or(0);
    let told = if floor > best { words.new_best } else { words.best };
    let best = best.max(floor);
    Some(told(best, title(best)))
}

fn sums(counted: Vec<Summary>, left_out: usize) -> AnyView {
    let words = Desk::get().words();
    let told = words.labyrinth;
    let all: Vec<&Summary> = counted.iter().collect();
    let sums = Statistics::by_group(&all);
    let latest =
        counted.last().map_or(0, |run| sums.iter().position(|(group, _)| *group == run.group()).unwrap_or(0));
    let chosen = RwSignal::new(latest);
    let names: Vec<&'static str> = sums.iter().map(|(group, _)| group.name()).collect();
    let choices = names.into_iter().enumerate().map(|(place, name)| {
        view! {
            <button class="button" aria-pressed=value(move || Some(chosen.get() == place)) on:click=move |_| chosen.set(place)>{name}</button>
        }
    });
    let titled = titled(told, &sums);
    let table = table(words.pages, told, &sums);
    let plots = live(move || {
        let (group, sums) = &sums[chosen.get()];
        let runs: Vec<&Summary> = counted.iter().filter(|run| run.group() == *group).collect();
        plots(words.pages, told, *group, sums, &runs)
    });
    view! {
        {titled}
        <section class="stack" aria-labelledby="sums">
            <h2 id="sums">{words.pages.sums}</h2>
            {table}
            <p class="quiet">{(told.not_counted)(left_out)}</p>
        </section>
        <section class="stack" aria-labelledby="plots">
            <h2 id="plots">{words.pages.plots}</h2>
            <div class="row row-tight" role="group" aria-label=words.pages.rule_set>{choices.collect_view()}</div>
            {plots}
        </section>
    }
    .into_any()
}

/// The title that was earned, and the next one.
fn titled(told: &LabyrinthWords, sums: &[(Group, Statistics)]) -> AnyView {
    // Runs with other numbers earn no title.
    let named = sums.iter().filter(|(group, _)| *group != Group::Other);
    let best = named.map(|(_, sums)| sums.best_floor).max().unwrap_or(0).max(Floor::LOWEST.0);
    let next = next_title(best).map(|(floor, title)| (told.next_title)(floor, title));
    view! {
        <section class="panel row lt-titled" aria-label=told.your_title>
            <Picture sprite=Art::Climber class="picture-medium"/>
            <div class="stack stack-tight">
                <p class="lead">{told.your_title}": "<strong class="accent">{title(best)}</strong></p>
                <p class="quiet">{next}</p>
            </div>
        </section>
    }
    .into_any()
}

fn table(words: &PageWords, told: &LabyrinthWords, sums: &[(Group, Statistics)]) -> AnyView {
    let rows = sums.iter().map(|(group, sums)| {
        let none = || words.none.to_owned();
        let numbers = [
            sums.finished.to_string(),
            if sums.finished == 0 { none() } else { sums.best_floor.to_string() },
            sums.mean_floor().map_or_else(none, |mean| mean.to_string()),
            sums.best_score.map_or_else(none, |best| best.to_string()),
            sums.unfinished.to_string(),
            sums.given_up.to_string(),
        ];
        let numbers = told.sums_heads.into_iter().zip(numbers);
        let numbers =
            numbers.map(|(head, number)| view! { <td class="cell-number" data-head=head>{number}</td> });
        view! { <tr><th scope="row">{group.name()}</th>{numbers.collect_view()}</tr> }
    });
    let heads = told.sums_heads.map(|head| view! { <th scope="col" class="cell-number">{head}</th> });
    view! {
        <div class="scroll-x" tabindex="0" role="group" aria-labelledby="sums">
            <table class="table stacked">
                <thead><tr><th scope="col">{words.rule_set}</th>{heads.into_iter().collect_view()}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

fn plots(
    words: &'static PageWords,
    told: &LabyrinthWords,
    group: Group,
    sums: &Statistics,
    runs: &[&Summary],
) -> AnyView {
    let mut best = 0;
    let floors: Vec<Point> = runs
        .iter()
        .filter_map(|run| {
            let floor = run.outcome?.floor.0;
            let mark = if floor > best { Mark::Good } else { Mark::Bad };
            best = best.max(floor);
            Some(Point { value: i64::from(floor), mark })
        })
        .collect();
    if floors.is_empty() {
        return view! { <p class="empty">{(words.no_finished_run)(group.name())}</p> }.into_any();
    }
    let last = floors.last().map_or(0, |point| point.value);
    let says = (told.floors_say)(floors.len(), sums.best_floor, last);
    let lines = LineWords {
        title: told.floors.to_owned(),
        says,
        value: told.floor_word,
        marks: [(Mark::Good, told.higher), (Mark::Bad, told.not_higher)],
        as_table: words.as_table,
        last_of: words.last_of,
    };
    let worst = sums.deaths_by.first().cloned();
    let deaths = plot::bars(
        told.deaths_by,
        (words.deaths_say)(&worst),
        [told.killer, words.deaths],
        sums.deaths_by.clone(),
    );
    view! { <div class="plots">{plot::line(lines, &floors, None)}{deaths}</div> }.into_any()
}
