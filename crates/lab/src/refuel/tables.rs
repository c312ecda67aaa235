//! The counts of Refuel as tables.

use refuel::{Blueprint, Family, Sort};
use serde_json::{Map, Value};

use super::builds::Build;
use super::counts::{BlueprintCounts, RefuelCounts, WaveCounts};
use super::meter::WAVES;
use super::thirst::BANDS;
use crate::stats::{Gap, Proportion, Ratio};
use crate::table::{self, Cell, Column, Estimate, Table};

/// Builds that fewer battles were fought with are not told.
const FEW: u64 = 10;

/// Everything for a terminal, in the order in which a designer asks.
pub(super) fn all(counts: &RefuelCounts) -> Vec<(&'static str, Table)> {
    vec![
        ("How battles go", course(counts)),
        ("Wave by wave, of the battles that came so far", waves(counts)),
        ("Families: of those that came, how many arrived at the hub", families(counts)),
        ("What is spent on fuel, of all materials", fuel(counts)),
        (
            "Blueprints; picked: of the battles with it at hand, how many built or used it; more: points of win rate \
             above those that did not",
            blueprints(counts),
        ),
        ("Health taken for what was paid, in materials and energy together, by family", dealt(counts)),
        ("Builds: the two towers that most was paid for, of ten battles or more", builds(counts)),
    ]
}

/// What stands in one table for all: the blueprints.
pub(super) fn whole(counts: &RefuelCounts) -> Table {
    blueprints(counts)
}

/// As fields of the JSON object.
pub(super) fn fields(counts: &RefuelCounts) -> Map<String, Value> {
    [
        ("course", course(counts)),
        ("waves", waves(counts)),
        ("families", families(counts)),
        ("fuel", fuel(counts)),
        ("blueprints", blueprints(counts)),
        ("dealt", dealt(counts)),
        ("builds", builds(counts)),
    ]
    .map(|(name, table)| (name.to_owned(), table::json(&table)))
    .into_iter()
    .collect()
}

fn named(columns: &[(&str, &str)]) -> Vec<Column> {
    columns.iter().map(|(key, head)| Column::new(*key, *head)).collect()
}

fn course(counts: &RefuelCounts) -> Table {
    let columns = [
        ("waves", "waves"),
        ("p5", "5 %"),
        ("median", "median"),
        ("p95", "95 %"),
        ("hull", "hull left"),
        ("commands", "commands"),
        ("cut_off", "cut off"),
    ];
    let waves = &counts.waves;
    let row = vec![
        Cell::plain(waves.mean()),
        Cell::Whole(waves.percentile(5)),
        Cell::Whole(waves.percentile(50)),
        Cell::Whole(waves.percentile(95)),
        Cell::mean(&counts.hull),
        Cell::mean(&counts.commands),
        Cell::Count(counts.cut_off),
    ];
    Table { columns: named(&columns), rows: vec![row] }
}

/// The waves that anybody came to, each with its number.
pub(super) fn by_wave(counts: &RefuelCounts) -> impl Iterator<Item = (usize, &WaveCounts)> {
    (1..).zip(counts.by_wave.iter()).filter(|(_, wave)| wave.clean.whole > 0)
}

fn waves(counts: &RefuelCounts) -> Table {
    let columns = [
        ("wave", "wave"),
        ("came", "came, % of battles"),
        ("lost", "hull lost"),
        ("clean", "nothing lost, %"),
        ("struck", "abilities used, %"),
    ];
    let row = |(number, wave): (usize, &WaveCounts)| {
        let name = if number == WAVES { format!("{number}+") } else { number.to_string() };
        vec![
            Cell::Text(name),
            Cell::share(Proportion::new(wave.clean.whole, counts.runs)),
            Cell::mean(&wave.lost),
            Cell::share(wave.clean),
            Cell::share(wave.struck),
        ]
    };
    Table { columns: named(&columns), rows: by_wave(counts).map(row).collect() }
}

fn families(counts: &RefuelCounts) -> Table {
    let columns = [("family", "family"), ("came", "came in a battle"), ("arrived", "arrived, %")];
    let row = |family: Family| {
        let counts = &counts.families[family.index()];
        vec![
            Cell::Text(family.to_string()),
            Cell::mean(&counts.came),
            Cell::Percent(estimate(&counts.arrived)),
        ]
    };
    let came = |family: &Family| counts.families[family.index()].came.sum() > 0;
    Table { columns: named(&columns), rows: Family::ALL.into_iter().filter(came).map(row).collect() }
}

fn fuel(counts: &RefuelCounts) -> Table {
    let columns = [
        ("spent", "on fuel"),
        ("battles", "battles"),
        ("won", "won, %"),
        ("waves", "waves"),
        ("lost", "hull lost"),
    ];
    let row = |(place, (name, _)): (usize, &(&str, u32))| {
        let counts = &counts.fuel[place];
        vec![
            Cell::Text((*name).to_owned()),
            Cell::Count(counts.won.whole),
            Cell::share(counts.won),
            Cell::mean(&counts.waves),
            Cell::mean(&counts.hull_lost),
        ]
    };
    let there = BANDS.iter().enumerate().filter(|(place, _)| counts.fuel[*place].won.whole > 0);
    Table { columns: named(&columns), rows: there.map(row).collect() }
}

/// Blueprints that were at hand, towers first.
fn at_hand(counts: &RefuelCounts) -> impl Iterator<Item = (Blueprint, &BlueprintCounts)> {
    let all = Blueprint::ALL.into_iter().map(|one| (one, &counts.blueprints[one.index()]));
    all.filter(|(_, counts)| counts.picked.whole > 0)
}

fn blueprints(counts: &RefuelCounts) -> Table {
    let columns = [
        ("blueprint", "blueprint"),
        ("sort", "sort"),
        ("at_hand", "at hand"),
        ("picked", "picked, %"),
        ("won", "won with it, %"),
        ("more", "more, points"),
        ("used", "times"),
        ("materials", "materials"),
        ("energy", "energy"),
    ];
    let row = |(blueprint, counts): (Blueprint, &BlueprintCounts)| {
        vec![
            Cell::Text(blueprint.to_string()),
            Cell::Text(blueprint.row().sort.to_string()),
            Cell::Count(counts.picked.whole),
            Cell::share(counts.picked),
            Cell::share(counts.won_with),
            Cell::gap(Gap { from: counts.won_without, to: counts.won_with }),
            Cell::plain(counts.used.mean()),
            Cell::plain(counts.materials.mean()),
            Cell::plain(counts.energy.mean()),
        ]
    };
    Table { columns: named(&columns), rows: at_hand(counts).map(row).collect() }
}

fn estimate(ratio: &Ratio) -> Estimate {
    Estimate { value: ratio.mean(), interval: ratio.interval() }
}

fn dealt(counts: &RefuelCounts) -> Table {
    let mut columns = named(&[("blueprint", "blueprint"), ("paid", "paid"), ("all", "all")]);
    let met: Vec<Family> =
        Family::ALL.into_iter().filter(|family| counts.families[family.index()].came.sum() > 0).collect();
    columns.extend(met.iter().map(|family| Column::new(family.word(), family.word())));
    let row = |(blueprint, counts): (Blueprint, &BlueprintCounts)| {
        let whole = &counts.dealt_to_all;
        let mut row = vec![
            Cell::Text(blueprint.to_string()),
            Cell::Count(whole.count().unsigned_abs()),
            Cell::Number(estimate(whole)),
        ];
        row.extend(met.iter().map(|family| Cell::plain(counts.dealt[family.index()].mean())));
        row
    };
    let does = |(blueprint, counts): &(Blueprint, &BlueprintCounts)| {
        blueprint.row().sort == Sort::Tower || counts.dealt_to_all.sum() > 0
    };
    Table { columns, rows: at_hand(counts).filter(does).map(row).collect() }
}

/// The builds that win most, of those that are not too few.
fn builds(counts: &RefuelCounts) -> Table {
    let columns = [("build", "build"), ("battles", "battles"), ("won", "won, %")];
    let mut there: Vec<(usize, Proportion)> =
        counts.builds.iter().copied().enumerate().filter(|(_, won)| won.whole >= FEW).collect();
    // Shares are compared without a fraction: so many of so many.
    there.sort_by(|(_, one), (_, other)| (other.part * one.whole).cmp(&(one.part * other.whole)));
    let row = |(place, won): (usize, Proportion)| {
        vec![Cell::Text(Build::name(place)), Cell::Count(won.whole), Cell::share(won)]
    };
    Table { columns: named(&columns), rows: there.into_iter().map(row).collect() }
}
