//! The plots of Endless Tower.

use labyrinth::Labyrinth;

use super::floors::{BANDS, FloorCounts};
use crate::chart::{Axis, Frame, Whisker, marks, stairs};
use crate::report::Plot;
use crate::solo::Side;
use crate::stats::{Moments, Proportion, real, signed};
use crate::table::{Cell, Column, Table};

/// All plots, in the order in which a designer asks.
pub(super) fn all(sides: &[Side<'_, Labyrinth>]) -> Vec<Plot> {
    vec![
        heights(sides),
        means(
            sides,
            ("HP after a fight", "HP after a fight, % of the most"),
            "How much health is left when a fight is won, before its heal.",
            |floor| &floor.hp_after,
        ),
        means(
            sides,
            ("Exchanges with normal foes", "bumps for each normal foe slain"),
            "An exchange is a bump of the hero with its answer.",
            |floor| &floor.exchanges[0],
        ),
        means(
            sides,
            ("Exchanges with elites", "bumps for each elite slain"),
            "An exchange is a bump of the hero with its answer.",
            |floor| &floor.exchanges[1],
        ),
        means(
            sides,
            ("Exchanges with bosses", "bumps for each boss slain"),
            "Bosses wait on every fifth floor.",
            |floor| &floor.exchanges[2],
        ),
        means(
            sides,
            ("Fights", "fights won on a floor"),
            "How many fights runs win on a floor, those that end there included.",
            |floor| &floor.fights,
        ),
    ]
}

fn heights(sides: &[Side<'_, Labyrinth>]) -> Plot {
    let tallest =
        sides.iter().filter_map(|side| side.tally.counts.reached.percentile(100)).max().unwrap_or(1);
    let x = Axis::numbers("floor", [1.0, signed(tallest)]);
    let mut frame = Frame::new(x, Axis::numbers("runs that come there, %", [0.0, 100.0]));
    for (place, side) in sides.iter().enumerate() {
        let points =
            (1..=tallest).map(|floor| (signed(floor), 100.0 * share(side, floor).rate().unwrap_or(0.0)));
        stairs(&mut frame, points, place);
    }
    let mut columns = vec![Column::new("floor", "floor")];
    columns.extend(sides.iter().map(|side| Column::new(side.label, format!("{}, % of runs", side.label))));
    let row = |floor: i64| {
        let mut row = vec![Cell::Whole(Some(floor))];
        row.extend(sides.iter().map(|side| Cell::share(share(side, floor))));
        row
    };
    Plot {
        title: "How far runs get".into(),
        caption: "The share of runs that come to a floor.".into(),
        svg: frame.svg("Share of runs that come to each floor, in percent"),
        table: Table { columns, rows: (1..=tallest).map(row).collect() },
    }
}

fn share(side: &Side<'_, Labyrinth>, floor: i64) -> Proportion {
    let reached = &side.tally.counts.reached;
    let there = reached.iter().filter(|(end, _)| *end >= floor).map(|(_, count)| count).sum();
    Proportion::new(there, reached.total())
}

/// A mean by floors, for each side.
fn means(
    sides: &[Side<'_, Labyrinth>],
    (title, label): (&str, &str),
    caption: &str,
    moments: fn(&FloorCounts) -> &Moments,
) -> Plot {
    let mark = |(place, band): (u64, &FloorCounts)| {
        let moments = moments(band);
        Some(Whisker { x: real(place), y: moments.mean()?, interval: moments.interval() })
    };
    let plotted: Vec<Vec<Whisker>> =
        sides.iter().map(|side| (0..).zip(&side.tally.counts.bands).filter_map(mark).collect()).collect();
    let ends = plotted.iter().flatten().map(|mark| mark.y).chain([0.0]);
    let x = Axis::names("floors", BANDS.iter().map(|(name, _)| *name));
    let mut frame = Frame::new(x, Axis::numbers(label, ends));
    for (place, points) in plotted.iter().enumerate() {
        marks(&mut frame, points, place, sides.len());
    }
    let mut columns = vec![Column::new("floors", "floors")];
    columns.extend(sides.iter().map(|side| Column::new(side.label, side.label)));
    let row = |(place, (name, _)): (usize, &(&str, u32))| {
        let mut row = vec![Cell::Text((*name).to_owned())];
        row.extend(sides.iter().map(|side| Cell::mean(moments(&side.tally.counts.bands[place]))));
        row
    };
    Plot {
        title: title.into(),
        caption: caption.into(),
        svg: frame.svg(label),
        table: Table { columns, rows: BANDS.iter().enumerate().map(row).collect() },
    }
}
