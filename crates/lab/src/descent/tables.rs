//! The counts of Descent as tables.

use descent::{Character, Kind, Place, Tag};
use serde_json::{Map, Value};

use super::causes;
use super::counts::{CauseCounts, DescentCounts, HarmCounts, PlaceCounts, index};
use super::means::Means;
use super::pace::RECKONED;
use super::stock;
use crate::stats::{Proportion, real};
use crate::table::{self, Cell, Column, Estimate, Table};

/// No run should be longer, in seconds.
const CAP: i64 = 45 * 60;

/// What a run is meant to take, in seconds.
const MEANT: [i64; 2] = [15 * 60, 25 * 60];

/// Everything for a terminal, in the order in which a designer asks.
pub(super) fn all(counts: &DescentCounts) -> Vec<(&'static str, Table)> {
    let mut tables = vec![
        ("Who goes down", characters(counts)),
        ("How far runs come, floor by floor", floors(counts)),
        ("Branches; won: of the runs that came there, in the end", places(counts)),
        (RECKONED, time(counts)),
        ("What runs end by, and what takes HP", endings(counts)),
        ("Creatures", creatures(counts)),
        ("Harm to creatures, of all of it", harm(counts)),
        (
            "Builds at the end: the two tags of which most is carried, at least twice each",
            stock::builds(counts),
        ),
        ("Builds that win 15 runs of 100 or more", stock::playable(counts)),
        ("Three of a tag at the end", stock::tags(counts)),
        ("Pairs at the end", stock::pairs(counts)),
        ("Tags at the first item of each that is offered in a run", stock::tags_offered(counts)),
        ("Pairs at the first item that would complete each", stock::pairs_offered(counts)),
        (
            "Items at the first time they are offered in a run; more: points of win rate above what is offered on \
             the same floors",
            stock::items(counts),
        ),
    ];
    if !counts.downs.is_empty() {
        tables.push(("Two together", together(counts)));
    }
    tables
}

/// As fields of the JSON object.
pub(super) fn fields(counts: &DescentCounts) -> Map<String, Value> {
    let mut fields: Map<String, Value> = [
        ("characters", characters(counts)),
        ("floors", floors(counts)),
        ("places", places(counts)),
        ("time", time(counts)),
        ("causes", endings(counts)),
        ("creatures", creatures(counts)),
        ("harm", harm(counts)),
        ("builds", stock::builds(counts)),
        ("playable_builds", stock::playable(counts)),
        ("tags", stock::tags(counts)),
        ("pairs", stock::pairs(counts)),
        ("tags_offered", stock::tags_offered(counts)),
        ("pairs_offered", stock::pairs_offered(counts)),
        ("items", stock::items(counts)),
        ("together", together(counts)),
    ]
    .map(|(name, table)| (name.to_owned(), table::json(&table)))
    .into_iter()
    .collect();
    fields.insert("reckoned".to_owned(), RECKONED.into());
    fields
}

/// Columns by their names for programs and for people.
pub(super) fn named(columns: &[(&str, &str)]) -> Vec<Column> {
    columns.iter().map(|(key, head)| Column::new(*key, *head)).collect()
}

fn characters(counts: &DescentCounts) -> Table {
    let columns = [
        ("character", "character"),
        ("runs", "runs"),
        ("won", "won, %"),
        ("floor", "floor reached"),
        ("turns", "turns"),
    ];
    let row = |character: Character| {
        let counts = &counts.characters[character as usize];
        vec![
            Cell::Text(character.to_string()),
            Cell::Count(counts.won.whole),
            Cell::share(counts.won),
            Cell::mean(&counts.floors),
            Cell::mean(&counts.turns),
        ]
    };
    let there = |character: &Character| counts.characters[*character as usize].won.whole > 0;
    Table { columns: named(&columns), rows: Character::ALL.into_iter().filter(there).map(row).collect() }
}

/// Both branches of each floor: those who came, and those who ended there.
pub(super) fn by_floor(counts: &DescentCounts) -> impl Iterator<Item = (u8, Proportion)> {
    Place::all().step_by(2).map(|place| {
        let mut both = Proportion::default();
        (0..2).for_each(|branch| both.merge(&counts.places[index(place) + branch].ended));
        (place.floor.0, both)
    })
}

fn floors(counts: &DescentCounts) -> Table {
    let columns = [
        ("floor", "floor"),
        ("came", "came, % of runs"),
        ("survived", "survived it, %"),
        ("ended", "ended there, % of runs"),
        ("of_ended", "of all that ended, %"),
    ];
    let ended: u64 = by_floor(counts).map(|(_, ended)| ended.part).sum();
    let row = |(floor, here): (u8, Proportion)| {
        vec![
            Cell::Count(floor.into()),
            Cell::share(Proportion::new(here.whole, counts.runs)),
            Cell::share(Proportion::new(here.whole - here.part, here.whole)),
            Cell::share(Proportion::new(here.part, counts.runs)),
            Cell::share(Proportion::new(here.part, ended)),
        ]
    };
    Table { columns: named(&columns), rows: by_floor(counts).map(row).collect() }
}

/// What happens in each of the fourteen places.
pub(super) fn places(counts: &DescentCounts) -> Table {
    let columns = [
        ("floor", "floor"),
        ("branch", "branch"),
        ("place", "place"),
        ("came", "came"),
        ("survived", "survived it, %"),
        ("won", "won, %"),
        ("turns", "turns"),
        ("hp", "HP on arrival, %"),
        ("lost", "HP lost"),
    ];
    let row = |place: Place| {
        let PlaceCounts { ended, won, turns, hp, lost } = &counts.places[index(place)];
        vec![
            Cell::Count(place.floor.0.into()),
            Cell::Text(place.branch.to_string()),
            Cell::Text(place.biome().to_string()),
            Cell::Count(ended.whole),
            Cell::share(Proportion::new(ended.whole - ended.part, ended.whole)),
            Cell::share(*won),
            Cell::mean(turns),
            Cell::mean(hp),
            Cell::mean(lost),
        ]
    };
    let there = Place::all().filter(|place| counts.places[index(*place)].ended.whole > 0);
    Table { columns: named(&columns), rows: there.map(row).collect() }
}

fn time(counts: &DescentCounts) -> Table {
    let columns = [
        ("turns", "turns"),
        ("tense", "commands in danger"),
        ("wary", "only ground burns"),
        ("calm", "in peace"),
        ("errands", "errands"),
        ("chosen", "offers, purchases, stairs"),
        ("minutes", "minutes"),
        ("p05", "5 %"),
        ("median", "median"),
        ("p95", "95 %"),
        ("meant", "15 to 25 minutes, %"),
        ("too_long", "above 45, %"),
        ("cut_off", "cut off"),
    ];
    let seconds = &counts.seconds;
    let minutes = |percent| Cell::plain(seconds.percentile(percent).map(in_minutes));
    let among = |is_among: &dyn Fn(i64) -> bool| {
        let part = seconds.iter().filter(|(length, _)| is_among(*length)).map(|(_, runs)| runs).sum();
        Cell::share(Proportion::new(part, seconds.total()))
    };
    let row = vec![
        Cell::mean(&counts.turns),
        Cell::mean(&counts.tense),
        Cell::mean(&counts.wary),
        Cell::mean(&counts.calm),
        Cell::mean(&counts.errands),
        Cell::mean(&counts.chosen),
        Cell::plain(seconds.mean().map(|mean| mean / 60.0)),
        minutes(5),
        minutes(50),
        minutes(95),
        among(&|length| (MEANT[0]..=MEANT[1]).contains(&length)),
        among(&|length| length > CAP),
        Cell::Count(counts.cut_off),
    ];
    Table { columns: named(&columns), rows: vec![row] }
}

fn in_minutes(seconds: i64) -> f64 {
    real(seconds.unsigned_abs()) / 60.0
}

fn endings(counts: &DescentCounts) -> Table {
    let columns = [("cause", "cause"), ("deaths", "of all runs, %"), ("lost", "HP lost in a run")];
    let mut causes: Vec<(String, &CauseCounts)> = causes::names().zip(&counts.causes).collect();
    causes.retain(|(_, cause)| cause.deaths > 0 || cause.lost.sum() > 0);
    causes.sort_by_key(|(_, cause)| std::cmp::Reverse((cause.deaths, cause.lost.sum())));
    let row = |(name, cause): (String, &CauseCounts)| {
        vec![
            Cell::Text(name),
            Cell::share(Proportion::new(cause.deaths, counts.runs)),
            Cell::mean(&cause.lost),
        ]
    };
    Table { columns: named(&columns), rows: causes.into_iter().map(row).collect() }
}

fn creatures(counts: &DescentCounts) -> Table {
    let columns = [
        ("creature", "creature"),
        ("floors", "floors"),
        ("seen", "seen in a run"),
        ("slain", "slain"),
        ("lost", "HP lost for each seen"),
    ];
    let row = |kind: Kind| {
        let (nature, counts) = (kind.nature(), &counts.kinds[kind.index()]);
        let lost = Estimate { value: counts.lost.mean(), interval: counts.lost.interval() };
        vec![
            Cell::Text(kind.to_string()),
            Cell::Text(format!("{}-{}", nature.home, nature.deepest)),
            Cell::plain(counts.seen.mean()),
            Cell::plain(counts.slain.mean()),
            Cell::Number(lost),
        ]
    };
    let met = Kind::ALL.into_iter().filter(|kind| counts.kinds[kind.index()].seen.sum() > 0);
    Table { columns: named(&columns), rows: met.map(row).collect() }
}

fn harm(counts: &DescentCounts) -> Table {
    let columns = [("means", "by"), ("all", "in all runs, %"), ("wins", "in runs that were won, %")];
    let row = |(place, name): (usize, &&str)| {
        let share = |harm: &HarmCounts| {
            let ratio = &harm.0[place];
            Cell::Percent(Estimate { value: ratio.mean(), interval: ratio.interval() })
        };
        vec![Cell::Text((*name).to_owned()), share(&counts.harm), share(&counts.harm_of_wins)]
    };
    Table { columns: named(&columns), rows: Means::NAMES.iter().enumerate().map(row).collect() }
}

fn together(counts: &DescentCounts) -> Table {
    let columns = [("downs", "went down"), ("revived", "was revived")];
    Table {
        columns: named(&columns),
        rows: vec![vec![Cell::mean(&counts.downs), Cell::mean(&counts.revived)]],
    }
}

/// The tags, each with a share.
pub(super) fn tag_names() -> impl Iterator<Item = String> {
    Tag::ALL.into_iter().map(|tag| tag.to_string())
}
