//! The plots of Refuel.

use refuel::Refuel;

use super::meter::WAVES;
use super::tables::by_wave;
use crate::chart::{Axis, Frame, Whisker, marks};
use crate::report::Plot;
use crate::solo::Side;
use crate::stats::real;
use crate::table::{Cell, Column, Table};

/// All plots, in the order in which a designer asks.
pub(super) fn all(sides: &[Side<'_, Refuel>]) -> Vec<Plot> {
    vec![hull(sides)]
}

/// What each wave takes of the hull.
fn hull(sides: &[Side<'_, Refuel>]) -> Plot {
    let plotted: Vec<Vec<Whisker>> = sides
        .iter()
        .map(|side| {
            let mark = |(number, wave): (usize, &super::counts::WaveCounts)| {
                Some(Whisker { x: real(number as u64), y: wave.lost.mean()?, interval: wave.lost.interval() })
            };
            by_wave(&side.tally.counts).filter_map(mark).collect()
        })
        .collect();
    let last = sides.iter().filter_map(|side| by_wave(&side.tally.counts).last()).map(|(number, _)| number);
    let last = last.max().unwrap_or(1);
    let ends = plotted.iter().flatten().map(|mark| mark.y).chain([0.0]);
    let x = Axis::numbers("wave", [1.0, real(last as u64)]);
    let mut frame = Frame::new(x, Axis::numbers("hull lost", ends));
    for (place, points) in plotted.iter().enumerate() {
        marks(&mut frame, points, place, sides.len());
    }
    let mut columns = vec![Column::new("wave", "wave")];
    columns.extend(sides.iter().map(|side| Column::new(side.label, side.label)));
    let row = |number: usize| {
        let name = if number == WAVES { format!("{number}+") } else { number.to_string() };
        let mut row = vec![Cell::Text(name)];
        row.extend(sides.iter().map(|side| Cell::mean(&side.tally.counts.by_wave[number - 1].lost)));
        row
    };
    Plot {
        title: "Hull lost by wave".into(),
        caption: "What a wave takes of the hull, of the battles that came so far.".into(),
        svg: frame.svg("Hull lost in each wave"),
        table: Table { columns, rows: (1..=last).map(row).collect() },
    }
}
