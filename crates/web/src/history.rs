//! All runs of a game together, counted by rule set: what is the same for games of one player.

use std::sync::Arc;

use engine::Game as _;
use leptos::prelude::*;
use stage::{Group, Ranked, Staged};

use crate::games::{ChosenGroup, summary};
use crate::ledger::{Ledger, Run};
use crate::shell::desk::Desk;
use crate::shell::live::{live, value};
use crate::shell::rules::rules_name;
use crate::storage::{RunId, Saved};
use crate::words::{PageWords, Words};

/// How the runs of a game are counted and told.
pub(crate) trait Tally: Sized + 'static {
    /// Which game it is.
    type Game: Ranked;

    /// Whether a run of the player's own counts.
    fn counts(_saved: &Saved) -> bool {
        true
    }

    /// What stands above the sums.
    fn above(_words: &'static Words, _sums: &[(Group, SumsOf<Self>)]) -> Option<AnyView> {
        None
    }

    /// What each of the sums is, in the order of [`Tally::row`].
    fn heads(words: &'static Words) -> &'static [&'static str];

    /// The sums of a rule set.
    fn row(words: &PageWords, sums: &SumsOf<Self>) -> Vec<String>;

    /// How many runs do not count, and why.
    fn not_counted(words: &'static Words, count: usize) -> String;

    /// Plots of the runs of a rule set, the oldest first; nothing before one of them is over.
    fn plots(words: &'static Words, sums: &SumsOf<Self>, runs: &[&SummaryOf<Self>]) -> Option<AnyView>;
}

/// A run, as it is counted.
pub(crate) type SummaryOf<T> = <<T as Tally>::Game as Staged>::Summary;
/// What some runs come to.
pub(crate) type SumsOf<T> = <<T as Tally>::Game as Staged>::Statistics;

/// The statistics, rule set by rule set. The plots are of the chosen one, or of the run that was played last.
pub(crate) fn page<T: Tally>(runs: &[Arc<Run>], chosen: ChosenGroup) -> AnyView {
    let (counted, left_out) = count::<T>(runs);
    sums::<T>(counted, left_out, chosen)
}

/// A run among others.
pub(crate) struct Rivals<T: Tally> {
    pub(crate) run: SummaryOf<T>,
    /// Whether it counts itself.
    pub(crate) counts: bool,
    /// Those that it can be compared with and that count.
    pub(crate) others: Vec<SummaryOf<T>>,
}

impl<T: Tally> Rivals<T> {
    /// A run among all of its game.
    pub(crate) fn of(ledger: &Ledger, own: &RunId) -> Option<Self> {
        let own = ledger.runs.iter().find(|run| run.id == *own)?;
        let run = read::<T>(own);
        let group = T::Game::group(&run);
        let others = ledger.runs.iter().filter(|other| other.id != own.id && counts::<T>(other));
        let others = others.map(read::<T>).filter(|other| T::Game::group(other) == group);
        Some(Self { others: others.collect(), counts: counts::<T>(own), run })
    }
}

/// What a run came to.
fn read<T: Tally>(run: &Arc<Run>) -> SummaryOf<T> {
    summary::<T::Game>(&run.gist, run.saved.kept)
}

fn counts<T: Tally>(run: &Run) -> bool {
    run.saved.origin.counts() && T::counts(&run.saved)
}

/// The runs that count, the oldest first, and how many do not.
fn count<T: Tally>(runs: &[Arc<Run>]) -> (Vec<SummaryOf<T>>, usize) {
    let counted: Vec<_> = runs.iter().rev().filter(|run| counts::<T>(run)).map(read::<T>).collect();
    let left_out = runs.len() - counted.len();
    (counted, left_out)
}

fn sums<T: Tally>(counted: Vec<SummaryOf<T>>, left_out: usize, chosen: ChosenGroup) -> AnyView {
    let words = Desk::get().words();
    let told = words.pages;
    let sums = T::Game::by_group(&counted.iter().collect::<Vec<_>>());
    let latest = counted.last().map(T::Game::group);
    let groups: Vec<Group> = sums.iter().map(|(group, _)| *group).collect();
    // While runs are still being read, the groups that there are can change.
    let place = Memo::new(move |_| {
        let wanted = chosen.get().or(latest);
        groups.iter().position(|group| Some(*group) == wanted).unwrap_or(0)
    });
    let choices = sums.iter().enumerate().map(|(number, (group, _))| {
        let group = *group;
        view! {
            <button class="button" aria-pressed=value(move || Some(place.get() == number)) on:click=move |_| chosen.set(Some(group))>{T::Game::ABOUT.rules_title(group.name())}</button>
        }
    });
    let choices = choices.collect_view();
    let (above, table) = (T::above(words, &sums), table::<T>(words, &sums));
    let plots = live(move || {
        let (group, sums) = &sums[place.get()];
        let runs: Vec<&SummaryOf<T>> = counted.iter().filter(|run| T::Game::group(run) == *group).collect();
        T::plots(words, sums, &runs).unwrap_or_else(|| {
            view! { <p class="empty">{(told.no_finished_run)(&T::Game::ABOUT.rules_title(group.name()))}</p> }.into_any()
        })
    });
    view! {
        {above}
        <section class="stack" aria-labelledby="sums">
            <h2 id="sums">{told.sums}</h2>
            {table}
            <p class="quiet">{T::not_counted(words, left_out)}</p>
        </section>
        <section class="stack" aria-labelledby="plots">
            <h2 id="plots">{told.plots}</h2>
            <div class="row row-tight" role="group" aria-label=told.rule_set>{choices}</div>
            {plots}
        </section>
    }
    .into_any()
}

fn table<T: Tally>(words: &'static Words, sums: &[(Group, SumsOf<T>)]) -> AnyView {
    let heads = T::heads(words);
    let rows = sums.iter().map(|(group, sums)| {
        let numbers = heads.iter().zip(T::row(words.pages, sums));
        let numbers =
            numbers.map(|(head, number)| view! { <td class="cell-number" data-head=*head>{number}</td> });
        view! { <tr><th scope="row">{rules_name(&T::Game::ABOUT, group.name())}</th>{numbers.collect_view()}</tr> }
    });
    let heads = heads.iter().map(|head| view! { <th scope="col" class="cell-number">{*head}</th> });
    view! {
        <div class="scroll-x" tabindex="0" role="group" aria-labelledby="sums">
            <table class="table stacked">
                <thead><tr><th scope="col">{words.pages.rule_set}</th>{heads.collect_view()}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use arcade::{Hosted, Options};
    use engine::{Game, Seed};
    use forward::Forward;

    use super::*;
    use crate::forward::Journeys;
    use crate::storage::Origin;

    #[test]
    fn runs_are_counted_from_the_oldest_on_without_those_that_count_for_nothing() {
        crate::games::open_all();
        let run = |second, origin| {
            let begun =
                Forward::begin(&Options::HOUSE, Seed::from_bits(second)).expect("the house's options");
            let saved = Saved::begun(origin, begun.record_bytes(), second);
            Run::read(Forward::NAME, RunId::new(second, 1), saved).expect("a run that was begun")
        };
        let runs = [run(4, Origin::Own), run(3, Origin::Branch), run(1, Origin::Own)];
        let (counted, left_out) = count::<Journeys>(&runs);
        let seeds: Vec<Seed> = counted.iter().map(|run| run.seed).collect();
        assert_eq!((seeds, left_out), (vec![Seed::from_bits(1), Seed::from_bits(4)], 1));
    }
}
