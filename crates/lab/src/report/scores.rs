//! How scores are spread.

use std::collections::BTreeMap;

use super::Plot;
use crate::chart::{Axis, Frame, stairs};
use crate::solo::{Side, Solo};
use crate::stats::{Counter, real, signed};
use crate::table::{Cell, Column, Table};

/// About as many steps as the eye can follow.
const STEPS: i64 = 60;

/// The distribution of final scores.
pub(super) fn plot<S: Solo>(sides: &[Side<'_, S>]) -> Plot {
    let least = sides.iter().filter_map(|side| side.tally.scores.percentile(0)).min().unwrap_or(0);
    let most = sides.iter().filter_map(|side| side.tally.scores.percentile(100)).max().unwrap_or(1);
    let width = step_width(most.saturating_sub(least));
    let outlines: Vec<Vec<(f64, f64)>> = sides
        .iter()
        .map(|side| outline(&side.tally.scores, least.div_euclid(width), most.div_euclid(width), width))
        .collect();
    let x = Axis::numbers("final score, points", outlines.iter().flatten().map(|&(score, _)| score));
    let y = Axis::numbers(
        &format!("runs in each step of {width} points, %"),
        outlines.iter().flatten().map(|&(_, share)| share).chain([0.0]),
    );
    let mut frame = Frame::new(x, y);
    for (side, points) in outlines.into_iter().enumerate() {
        stairs(&mut frame, points, side);
    }
    Plot {
        title: "Scores".into(),
        caption: "How often runs end with which score. Every run counts, won or lost.".into(),
        svg: frame.svg("Distribution of final scores"),
        table: table(sides),
    }
}

/// A round width that makes about [`STEPS`] steps.
fn step_width(range: i64) -> i64 {
    let least = (range / STEPS).max(1);
    let widths = (0..18).flat_map(|power| [1, 2, 5].map(|factor| factor * 10_i64.pow(power)));
    widths.into_iter().find(|&width| width >= least).unwrap_or(least)
}

/// The stairs over the steps from `first` to `last`, down to the ground at both ends.
fn outline(scores: &Counter, first: i64, last: i64, width: i64) -> Vec<(f64, f64)> {
    let total = real(scores.total().max(1));
    let mut steps = BTreeMap::new();
    for (score, count) in scores.iter() {
        *steps.entry(score.div_euclid(width)).or_insert(0) += count;
    }
    let place = |step: i64| signed(step * width);
    let height = |step: i64| 100.0 * real(steps.get(&step).copied().unwrap_or(0)) / total;
    let ground = |step: i64| (place(step), 0.0);
    [ground(first)]
        .into_iter()
        .chain((first..=last).map(|step| (place(step), height(step))))
        .chain([ground(last + 1)])
        .collect()
}

/// A line of the table: its name, and the figure it tells of a distribution.
type Line = (&'static str, fn(&Counter) -> Cell);

fn table<S: Solo>(sides: &[Side<'_, S>]) -> Table {
    let mut columns = vec![Column::new("score", "score")];
    columns.extend(sides.iter().map(|side| Column::new(side.label, side.label)));
    let figures: [Line; 9] = [
        ("mean", |scores| Cell::plain(scores.mean())),
        ("standard deviation", |scores| Cell::plain(scores.deviation())),
        ("lowest", |scores| Cell::Whole(scores.percentile(0))),
        ("5 % are at or below", |scores| Cell::Whole(scores.percentile(5))),
        ("25 %", |scores| Cell::Whole(scores.percentile(25))),
        ("median", |scores| Cell::Whole(scores.percentile(50))),
        ("75 %", |scores| Cell::Whole(scores.percentile(75))),
        ("95 %", |scores| Cell::Whole(scores.percentile(95))),
        ("highest", |scores| Cell::Whole(scores.percentile(100))),
    ];
    let row = |(name, figure): Line| {
        let mut row = vec![Cell::Text(name.to_owned())];
        row.extend(sides.iter().map(|side| figure(&side.tally.scores)));
        row
    };
    Table { columns, rows: figures.into_iter().map(row).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_and_cover_every_score() {
        assert_eq!([step_width(0), step_width(59), step_width(5_300)], [1, 1, 100]);
        let scores = Counter::from(vec![(-5, 1), (12, 3)]);
        let points = outline(&scores, -1, 1, 10);
        assert_eq!(points, [(-10.0, 0.0), (-10.0, 25.0), (0.0, 0.0), (10.0, 75.0), (20.0, 0.0)]);
    }
}
