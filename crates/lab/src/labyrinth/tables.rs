//! The counts of Endless Tower as tables.

use serde_json::{Map, Value, json};

use super::causes;
use super::counts::LabyrinthCounts;
use super::floors::{BANDS, FloorCounts};
use crate::stats::{Moments, Proportion, real};
use crate::table::{Cell, Column, Estimate, Table};

/// Seconds that somebody takes for a turn, for figures by the minute.
const SECONDS_A_TURN: f64 = 1.5;

/// Floors of which it is told how many runs come there.
const HEIGHTS: [i64; 7] = [2, 5, 10, 15, 20, 25, 30];

/// A column: its name for programs, its heading, and the figure of a band.
type Measure = (&'static str, &'static str, fn(&FloorCounts) -> Cell);

const CLIMB: &[Measure] = &[
    ("visits", "visits", |floor| Cell::Count(floor.visits)),
    ("climbed", "climbed, %", |floor| Cell::share(climbed(floor))),
    ("turns", "turns", |floor| Cell::mean(&floor.turns)),
    ("stirred", "stirred, %", |floor| Cell::share(Proportion::new(floor.stirred, floor.visits))),
    ("sought", "looked for", |floor| Cell::mean(&floor.sought)),
    ("fights", "fights won", |floor| Cell::mean(&floor.fights)),
    ("broken_off", "broken off", |floor| Cell::mean(&floor.broken_off)),
    ("hp_before", "HP on arrival, %", |floor| Cell::mean(&floor.hp_before)),
    ("hp_after", "HP after a fight, %", |floor| Cell::mean(&floor.hp_after)),
];

const FIGHTS: &[Measure] = &[
    ("exchanges_normal", "normal", |floor| Cell::mean(&floor.exchanges[0])),
    ("exchanges_elite", "elite", |floor| Cell::mean(&floor.exchanges[1])),
    ("exchanges_boss", "boss", |floor| Cell::mean(&floor.exchanges[2])),
    ("set_ups_normal", "set-ups, normal", |floor| Cell::mean(&floor.set_ups[0])),
    ("set_ups_elite", "elite", |floor| Cell::mean(&floor.set_ups[1])),
    ("set_ups_boss", "boss", |floor| Cell::mean(&floor.set_ups[2])),
];

const BOUTS: &[Measure] = &[
    ("bout_normal", "normal foes alone", |floor| Cell::mean(&floor.bouts[0])),
    ("bout_elite", "with an elite", |floor| Cell::mean(&floor.bouts[1])),
    ("bout_boss", "with a boss", |floor| Cell::mean(&floor.bouts[2])),
];

const PROGRESS: &[Measure] = &[
    ("levels", "levels", |floor| Cell::mean(&floor.levels)),
    ("upgrades", "item upgrades", |floor| Cell::mean(&floor.upgrades)),
    ("boons", "tomes, blessings, relics", |floor| Cell::mean(&floor.boons)),
    ("levels_per_100", "levels in 100 turns", |floor| per_hundred(&floor.levels, floor)),
    ("upgrades_per_100", "upgrades in 100 turns", |floor| per_hundred(&floor.upgrades, floor)),
    ("minutes", "minutes for any", |floor| Cell::plain(minutes(floor))),
    ("earned", "gold earned", |floor| Cell::mean(&floor.earned)),
    ("spent", "gold spent", |floor| Cell::mean(&floor.spent)),
];

const DAMAGE: &[Measure] = &[
    ("bump", "bump", |floor| Cell::mean(&floor.bump)),
    ("shot", "shot", |floor| Cell::mean(&floor.shot)),
    ("bolt", "single spell", |floor| Cell::mean(&floor.bolt)),
    ("spread", "area spell, each target", |floor| Cell::mean(&floor.spread)),
    ("cast_on_one", "cast on one", |floor| Cell::mean(&floor.cast_on_one)),
    ("cast_on_group", "cast on a group", |floor| Cell::mean(&floor.cast_on_group)),
];

/// Everything that is told by floors, in one table.
pub(super) fn whole(counts: &LabyrinthCounts) -> Table {
    by_floor(counts, &[CLIMB, FIGHTS, BOUTS, PROGRESS, DAMAGE].concat())
}

/// The tables for a terminal.
pub(super) fn all(counts: &LabyrinthCounts) -> Vec<(&'static str, Table)> {
    vec![
        ("Floors reached", heights(counts)),
        ("The climb, floor by floor", by_floor(counts, CLIMB)),
        (
            "Exchanges (bumps with their answers) and set-ups (shots, casts) for each foe slain",
            by_floor(counts, FIGHTS),
        ),
        ("Exchanges for each fight won, by the highest rank in it", by_floor(counts, BOUTS)),
        ("Progress on a floor; minutes at 1.5 seconds a turn", by_floor(counts, PROGRESS)),
        ("Damage of an action", by_floor(counts, DAMAGE)),
        ("What runs end by", endings(counts)),
    ]
}

/// As fields of the JSON object.
pub(super) fn fields(counts: &LabyrinthCounts) -> Map<String, Value> {
    let figures = [CLIMB, FIGHTS, BOUTS, PROGRESS, DAMAGE].concat();
    let floor = |((name, _), band): (&(&str, u32), &FloorCounts)| {
        let mut fields = Map::from_iter([("floors".to_owned(), Value::from(*name))]);
        for (key, _, figure) in &figures {
            match figure(band) {
                Cell::Count(count) => {
                    fields.insert((*key).into(), count.into());
                }
                Cell::Percent(estimate) | Cell::Number(estimate) => {
                    fields.insert((*key).into(), estimate.value.into());
                    fields.insert(format!("{key}_ci"), json!(estimate.interval));
                }
                Cell::Text(_) | Cell::Whole(_) => {}
            }
        }
        Value::Object(fields)
    };
    let reached = &counts.reached;
    let quantile = |percent: u8| reached.percentile(percent);
    let floors: Vec<Value> = BANDS.iter().zip(&counts.bands).map(floor).collect();
    let runs: Vec<Value> = reached.iter().map(|(floor, runs)| json!([floor, runs])).collect();
    let causes = causes::names().zip(counts.causes).filter(|(_, count)| *count > 0);
    Map::from_iter([
        (
            "reached".to_owned(),
            json!({
                "mean": counts.heights.mean(),
                "mean_ci": counts.heights.interval(),
                "quantiles": { "min": quantile(0), "p05": quantile(5), "p25": quantile(25),
                    "p50": quantile(50), "p75": quantile(75), "p95": quantile(95), "max": quantile(100) },
                "runs": runs,
            }),
        ),
        ("cut_off".to_owned(), counts.cut_off.into()),
        ("seconds_a_turn".to_owned(), SECONDS_A_TURN.into()),
        ("floors".to_owned(), Value::Array(floors)),
        ("deaths".to_owned(), causes.map(|(name, count)| (name, Value::from(count))).collect()),
    ])
}

fn climbed(floor: &FloorCounts) -> Proportion {
    Proportion::new(floor.visits - floor.deaths, floor.visits)
}

fn per_hundred(gains: &Moments, floor: &FloorCounts) -> Cell {
    let turns = floor.turns.sum();
    Cell::plain((turns > 0).then(|| real(gains.sum()) * 100.0 / real(turns)))
}

fn minutes(floor: &FloorCounts) -> Option<f64> {
    let gains = floor.levels.sum() + floor.upgrades.sum() + floor.boons.sum();
    (gains > 0).then(|| real(floor.turns.sum()) * SECONDS_A_TURN / 60.0 / real(gains))
}

fn by_floor(counts: &LabyrinthCounts, figures: &[Measure]) -> Table {
    let mut columns = vec![Column::new("floors", "floors")];
    columns.extend(figures.iter().map(|(key, head, _)| Column::new(*key, *head)));
    let row = |((name, _), band): (&(&str, u32), &FloorCounts)| {
        let mut row = vec![Cell::Text((*name).to_owned())];
        row.extend(figures.iter().map(|(_, _, figure)| figure(band)));
        row
    };
    let there = BANDS.iter().zip(&counts.bands).filter(|(_, band)| band.visits > 0);
    Table { columns, rows: there.map(row).collect() }
}

fn heights(counts: &LabyrinthCounts) -> Table {
    let reached = &counts.reached;
    let runs = reached.total();
    let mut columns = vec![
        Column::new("mean", "mean"),
        Column::new("p25", "25 %"),
        Column::new("median", "median"),
        Column::new("p75", "75 %"),
        Column::new("highest", "highest"),
        Column::new("cut_off", "cut off"),
    ];
    let mut row = vec![
        Cell::mean(&counts.heights),
        Cell::Whole(reached.percentile(25)),
        Cell::Whole(reached.percentile(50)),
        Cell::Whole(reached.percentile(75)),
        Cell::Whole(reached.percentile(100)),
        Cell::Count(counts.cut_off),
    ];
    for height in HEIGHTS {
        columns.push(Column::new(format!("to_{height}"), format!("to {height}, %")));
        let there = reached.iter().filter(|(floor, _)| *floor >= height).map(|(_, count)| count).sum();
        row.push(Cell::Percent(Estimate { value: Proportion::new(there, runs).rate(), interval: None }));
    }
    Table { columns, rows: vec![row] }
}

/// What most runs end by, the commonest first.
fn endings(counts: &LabyrinthCounts) -> Table {
    let runs = counts.reached.total();
    let mut causes: Vec<(String, u64)> =
        causes::names().zip(counts.causes).filter(|(_, count)| *count > 0).collect();
    causes.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let columns = vec![Column::new("cause", "cause"), Column::new("share", "of all runs, %")];
    let row =
        |(name, count): (String, u64)| vec![Cell::Text(name), Cell::share(Proportion::new(count, runs))];
    Table { columns, rows: causes.into_iter().map(row).collect() }
}
