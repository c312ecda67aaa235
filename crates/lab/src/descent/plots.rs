//! The plots of Descent.

use descent::{Character, Descent};

use super::counts::DescentCounts;
use super::tables::by_floor;
use crate::chart::{Axis, Frame, Whisker, bars, stairs};
use crate::report::Plot;
use crate::solo::Side;
use crate::stats::{Proportion, real};
use crate::table::{Cell, Column, Table};

/// All plots, in the order in which a designer asks.
pub(super) fn all(sides: &[Side<'_, Descent>]) -> Vec<Plot> {
    let percent = |title: &str, caption: &str, label: &'static str| Words {
        title: title.to_owned(),
        caption: caption.to_owned(),
        label,
    };
    vec![
        survival(sides),
        shares(
            sides,
            percent("Who wins", "The share of runs that each character wins.", "runs won, %"),
            Character::ALL.map(|character| character.to_string()).to_vec(),
            |counts| Character::ALL.map(|character| counts.characters[character as usize].won).to_vec(),
        ),
        shares(
            sides,
            percent(
                "Where runs end",
                "Of all runs that are lost, how many end on each floor.",
                "of all that end, %",
            ),
            (1..=7).map(|floor| floor.to_string()).collect(),
            |counts| {
                let ended: u64 = by_floor(counts).map(|(_, here)| here.part).sum();
                by_floor(counts).map(|(_, here)| Proportion::new(here.part, ended)).collect()
            },
        ),
    ]
}

struct Words {
    title: String,
    caption: String,
    label: &'static str,
}

fn survival(sides: &[Side<'_, Descent>]) -> Plot {
    let x = Axis::numbers("floor", [1.0, 8.0]);
    let mut frame = Frame::new(x, Axis::numbers("runs that come there, %", [0.0, 100.0]));
    let came = |side: &Side<'_, Descent>| {
        let counts = &side.tally.counts;
        let floors = by_floor(counts).map(|(floor, here)| (floor, Proportion::new(here.whole, counts.runs)));
        floors.chain([(8, side.tally.win_rate())]).collect::<Vec<_>>()
    };
    for (place, side) in sides.iter().enumerate() {
        let points = came(side).into_iter();
        stairs(
            &mut frame,
            points.map(|(floor, share)| (f64::from(floor), 100.0 * share.rate().unwrap_or(0.0))),
            place,
        );
    }
    let names = (1..=7).map(|floor| floor.to_string()).chain(["won".to_owned()]);
    let columns: Vec<Vec<Proportion>> =
        sides.iter().map(|side| came(side).into_iter().map(|(_, share)| share).collect()).collect();
    Plot {
        title: "How far runs come".into(),
        caption: "The share of runs that come to each floor, and of those that win.".into(),
        svg: frame.svg("Share of runs that come to each floor, in percent"),
        table: beside(sides, "floor", names.collect(), &columns),
    }
}

/// Shares side by side, by name.
fn shares(
    sides: &[Side<'_, Descent>],
    words: Words,
    names: Vec<String>,
    of: fn(&DescentCounts) -> Vec<Proportion>,
) -> Plot {
    let columns: Vec<Vec<Proportion>> = sides.iter().map(|side| of(&side.tally.counts)).collect();
    let mark = |(place, share): (u64, &Proportion)| {
        let interval = share.interval().map(|interval| interval.times(100.0));
        Some(Whisker { x: real(place), y: 100.0 * share.rate()?, interval })
    };
    let plotted: Vec<Vec<Whisker>> =
        columns.iter().map(|shares| (0..).zip(shares).filter_map(mark).collect()).collect();
    let highest = plotted.iter().flatten().filter_map(|mark| mark.interval).map(|interval| interval.high);
    let x = Axis::names("", names.iter().map(String::as_str));
    let mut frame = Frame::new(x, Axis::numbers(words.label, highest.chain([0.0, 10.0])));
    for (place, points) in plotted.iter().enumerate() {
        bars(&mut frame, points, place, sides.len());
    }
    Plot {
        title: words.title,
        caption: words.caption,
        svg: frame.svg(words.label),
        table: beside(sides, "", names, &columns),
    }
}

fn beside(sides: &[Side<'_, Descent>], what: &str, names: Vec<String>, columns: &[Vec<Proportion>]) -> Table {
    let mut heads = vec![Column::new("name", what)];
    heads.extend(sides.iter().map(|side| Column::new(side.label, format!("{}, %", side.label))));
    let row = |(place, name): (usize, String)| {
        let mut row = vec![Cell::Text(name)];
        row.extend(columns.iter().map(|shares| Cell::share(shares[place])));
        row
    };
    Table { columns: heads, rows: names.into_iter().enumerate().map(row).collect() }
}
