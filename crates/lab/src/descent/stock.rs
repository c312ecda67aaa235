//! What was carried and offered, as tables.

use descent::{Item, PAIRS};

use super::counts::DescentCounts;
use super::goods::{GoodCounts, lead, sum, together};
use super::packs::Build;
use super::tables::{named, tag_names};
use crate::stats::{Interval, Proportion};
use crate::table::{Cell, Estimate, Table};

/// A build that wins so often is one that can be played.
const WINS: f64 = 0.15;

/// Something that was carried at the end, the commonest first.
fn carried(what: &str, those: impl Iterator<Item = (String, Proportion)>, packs: u64) -> Table {
    let columns = [(what, what), ("runs", "runs"), ("played", "of all, %"), ("won", "won, %")];
    let mut those: Vec<(String, Proportion)> = those.filter(|(_, share)| share.whole > 0).collect();
    those.sort_by_key(|(_, share)| std::cmp::Reverse(share.whole));
    let row = |(name, share): (String, Proportion)| {
        vec![
            Cell::Text(name),
            Cell::Count(share.whole),
            Cell::share(Proportion::new(share.whole, packs)),
            Cell::share(share),
        ]
    };
    Table { columns: named(&columns), rows: those.into_iter().map(row).collect() }
}

fn packs(counts: &DescentCounts) -> u64 {
    counts.builds.iter().map(|build| build.whole).sum()
}

/// The builds.
pub(super) fn builds(counts: &DescentCounts) -> Table {
    let those = counts.builds.iter().enumerate().map(|(place, share)| (Build::name(place), *share));
    carried("build", those, packs(counts))
}

/// How many builds win as often as builds should, of those that were played now and then, and how many of those do
/// so clear of doubt.
pub(super) fn playable(counts: &DescentCounts) -> Table {
    let columns = [("playable", "by their rate, in 20 runs or more"), ("clearly", "clear of doubt")];
    let often = |rate: Option<f64>| rate.is_some_and(|rate| rate >= WINS);
    let count = |is_such: &dyn Fn(&Proportion) -> bool| {
        Cell::Count(counts.builds.iter().skip(1).filter(|build| is_such(build)).count() as u64)
    };
    let row = vec![
        count(&|build| build.whole >= FEW && often(build.rate())),
        count(&|build| often(build.interval().map(|interval| interval.low))),
    ];
    Table { columns: named(&columns), rows: vec![row] }
}

/// Of fewer runs nothing is said.
const FEW: u64 = 20;

pub(super) fn tags(counts: &DescentCounts) -> Table {
    carried("tag", tag_names().zip(counts.tags.iter().copied()), packs(counts))
}

pub(super) fn pairs(counts: &DescentCounts) -> Table {
    carried("pair", pair_names().zip(counts.pairs.iter().copied()), packs(counts))
}

/// The items, those first that do most.
pub(super) fn items(counts: &DescentCounts) -> Table {
    let named = |item: Item| {
        let tags: Vec<String> = item.tags().iter().map(|tag| tag.to_string()).collect();
        vec![item.to_string(), item.rarity().to_string(), tags.join(" ")]
    };
    let those = Item::ALL.into_iter().map(named).zip(&counts.goods).collect();
    offered(&[("item", "item"), ("rarity", "rarity"), ("tags", "tags")], those)
}

/// The tags, by the first item of each that is offered.
pub(super) fn tags_offered(counts: &DescentCounts) -> Table {
    offered(&[("tag", "tag")], tag_names().map(|name| vec![name]).zip(&counts.tag_goods).collect())
}

/// The pairs, by the first item that would complete each.
pub(super) fn pairs_offered(counts: &DescentCounts) -> Table {
    offered(&[("pair", "pair")], pair_names().map(|name| vec![name]).zip(&counts.pair_goods).collect())
}

fn pair_names() -> impl Iterator<Item = String> {
    PAIRS.iter().map(|pair| format!("{} ({} and {})", pair.name, pair.tags[0], pair.tags[1]))
}

/// What was offered, by the first time in a run, that first which does most.
fn offered(names: &[(&'static str, &'static str)], mut those: Vec<(Vec<String>, &GoodCounts)>) -> Table {
    let numbers = [
        ("offered", "offered in runs"),
        ("picked", "taken, %"),
        ("won", "won when offered, %"),
        ("more", "more, points"),
        ("won_taken", "won when taken, %"),
        ("more_taken", "more, points"),
    ];
    let columns: Vec<(&str, &str)> = names.iter().copied().chain(numbers).collect();
    let all = together(those.iter().map(|(_, good)| &good.offered));
    let points = |estimate: Estimate| {
        let hundred = |interval: Interval| interval.times(100.0);
        Cell::Number(Estimate {
            value: estimate.value.map(|value| 100.0 * value),
            interval: estimate.interval.map(hundred),
        })
    };
    those.retain(|(_, good)| sum(&good.offered).whole > 0);
    let value = |good: &GoodCounts| lead(&good.offered, &all).value.unwrap_or(0.0);
    those.sort_by(|(_, one), (_, other)| value(other).total_cmp(&value(one)));
    let row = |(name, good): (Vec<String>, &GoodCounts)| {
        let numbers = [
            Cell::Count(sum(&good.offered).whole),
            Cell::share(good.picked()),
            Cell::share(sum(&good.offered)),
            points(lead(&good.offered, &all)),
            Cell::share(sum(&good.taken)),
            points(lead(&good.taken, &all)),
        ];
        name.into_iter().map(Cell::Text).chain(numbers).collect()
    };
    Table { columns: named(&columns), rows: those.into_iter().map(row).collect() }
}
