//! The tables of Forward.

use forward::{Location, Tier};

use super::counts::{ForwardCounts, Lengths, LocationCounts};
use super::pace;
use crate::stats::{Counter, Gap, Proportion};
use crate::table::{Cell, Column, Estimate, Table};

/// So many of the most dangerous locations are named.
const WORST: usize = 3;

/// Clear rates, damage and healing, a row for each location.
pub(super) fn whole(counts: &ForwardCounts) -> Table {
    let columns = vec![
        Column::new("location", "location"),
        Column::new("attempts", "attempts"),
        Column::new("clears", "clears"),
        Column::new("deaths", "deaths"),
        Column::new("clear_rate", "clear rate, %"),
        Column::new("damage", "damage, HP"),
        Column::new("healing", "healing, HP"),
    ];
    let row = |(location, counts): (Location, &LocationCounts)| {
        vec![
            Cell::Count(u64::from(location.number())),
            Cell::Count(counts.attempts),
            Cell::Count(counts.clears()),
            Cell::Count(counts.deaths()),
            Cell::share(counts.clear_rate()),
            Cell::mean(&counts.damage),
            Cell::mean(&counts.healing),
        ]
    };
    Table { columns, rows: Location::all().zip(&counts.locations).map(row).collect() }
}

/// The same and more, each table under its title.
pub(super) fn all(counts: &ForwardCounts) -> Vec<(&'static str, Table)> {
    vec![
        ("", whole(counts)),
        ("the most dangerous locations", dangerous(counts)),
        ("deaths by tier, as shares of all runs and of all deaths", tiers(counts)),
        ("steps from each location to the next, and what a weapon by the middle changes", steps(counts)),
        (pace::RECKONED, lengths(counts)),
    ]
}

/// Where whoever comes there dies most often.
fn dangerous(counts: &ForwardCounts) -> Table {
    let columns = vec![
        Column::new("location", "location"),
        Column::new("death_rate", "deaths, % of attempts"),
        Column::new("of_deaths", "of all deaths, %"),
        Column::new("cause", "most by"),
    ];
    let all = counts.deaths();
    let row = |(location, here): (Location, &LocationCounts)| {
        let deaths = here.deaths();
        let cause =
            here.deadliest().map_or(String::new(), |(card, kills)| format!("{card}, {kills} of {deaths}"));
        vec![
            Cell::Count(u64::from(location.number())),
            Cell::share(Proportion::new(deaths, here.attempts)),
            Cell::share(Proportion::new(deaths, all)),
            Cell::Text(cause),
        ]
    };
    Table { columns, rows: counts.by_danger().into_iter().take(WORST).map(row).collect() }
}

/// Where runs end, tier by tier, as the design document has it.
fn tiers(counts: &ForwardCounts) -> Table {
    let columns = vec![
        Column::new("tier", "tier"),
        Column::new("deaths", "deaths"),
        Column::new("of_runs", "of all runs, %"),
        Column::new("of_deaths", "of all deaths, %"),
    ];
    let (runs, all) = (counts.locations[0].attempts, counts.deaths());
    let row = |tier: Tier| {
        let deaths = counts.deaths_in(tier);
        vec![
            Cell::Count(tier.index() as u64 + 1),
            Cell::Count(deaths),
            Cell::share(Proportion::new(deaths, runs)),
            Cell::share(Proportion::new(deaths, all)),
        ]
    };
    Table { columns, rows: Tier::ALL.map(row).into() }
}

/// Where it becomes harder or easier at once, and what a weapon is worth.
fn steps(counts: &ForwardCounts) -> Table {
    let columns = vec![
        Column::new("location", "location"),
        Column::new("step", "step in clear rate, points"),
        Column::new("armed", "with a weapon by the middle, %"),
        Column::new("unarmed", "without, %"),
        Column::new("by_weapon", "the weapon changes, points"),
    ];
    let row = |(location, here): (Location, &LocationCounts)| {
        let nothing = Gap { from: Proportion::default(), to: Proportion::default() };
        vec![
            Cell::Count(u64::from(location.number())),
            Cell::gap(counts.step(location).unwrap_or(nothing)),
            Cell::share(here.armed),
            Cell::share(here.unarmed),
            Cell::gap(here.by_weapon()),
        ]
    };
    Table { columns, rows: Location::all().zip(&counts.locations).map(row).collect() }
}

/// What runs come to and how long they take: all of them, and those that are won.
fn lengths(counts: &ForwardCounts) -> Table {
    let columns = vec![
        Column::new("runs", "runs"),
        Column::new("count", "how many"),
        Column::new("score_p05", "score, 5 %"),
        Column::new("score_p50", "median"),
        Column::new("score_p95", "95 %"),
        Column::new("commands", "commands"),
        Column::new("minutes", "minutes"),
        Column::new("minutes_p50", "median"),
        Column::new("minutes_p95", "95 %"),
    ];
    let row = |(name, lengths): (&str, &Lengths)| {
        let minutes = |percent| Cell::plain(minutes(&lengths.seconds, percent));
        let mut row = vec![Cell::Text(name.to_owned()), Cell::Count(lengths.scores.total())];
        row.extend([5, 50, 95].map(|percent| Cell::Whole(lengths.scores.percentile(percent))));
        row.push(mean(&lengths.commands, 1.0));
        row.push(mean(&lengths.seconds, 1.0 / 60.0));
        row.extend([50, 95].map(minutes));
        row
    };
    Table { columns, rows: [("all", &counts.all), ("won", &counts.won)].map(row).into() }
}

/// So many percent of all runs take no longer.
pub(super) fn minutes(seconds: &Counter, percent: u8) -> Option<f64> {
    seconds.percentile(percent).map(|seconds| crate::stats::signed(seconds) / 60.0)
}

fn mean(counter: &Counter, unit: f64) -> Cell {
    let value = counter.mean().map(|mean| mean * unit);
    Cell::Number(Estimate { value, interval: counter.interval().map(|interval| interval.times(unit)) })
}
