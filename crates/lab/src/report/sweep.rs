//! How the win rate follows one number.

use super::Plot;
use crate::chart::{Axis, Frame, Whisker, marks, polyline};
use crate::findings::Findings;
use crate::output::sweep_table;
use crate::plan::Plan;
use crate::solo::Solo;
use crate::stats::signed;

/// The win rate at every value of a sweep.
pub(super) fn plot<S: Solo>(findings: &Findings<Plan<S>>) -> Plot {
    let sweep =
        findings.plan.sweep.clone().unwrap_or_else(|| crate::Sweep { knob: "value".into(), values: vec![0] });
    let sides = findings.plan.settings.len();
    let curves: Vec<Vec<Whisker>> = (0..sides).map(|side| curve(findings, &sweep.values, side)).collect();
    let ends = curves
        .iter()
        .flatten()
        .filter_map(|mark| mark.interval)
        .flat_map(|interval| [interval.low, interval.high]);
    let y = Axis::numbers(&format!("{}, %", S::WIN), ends);
    let mut frame = Frame::new(Axis::chosen(&sweep.knob, &sweep.values), y);
    for (side, points) in curves.iter().enumerate() {
        polyline(&mut frame, points.iter().map(|mark| (mark.x, mark.y)), side);
        // A shift would put marks beside their curve, and here the curve keeps settings apart.
        marks(&mut frame, points, side, 1);
    }
    Plot {
        title: format!("Win rate by {}", sweep.knob),
        caption: format!(
            "Each value of {} was played on the same seeds; everything else stayed as it is.",
            sweep.knob
        ),
        svg: frame.svg(&format!("Win rate in percent for each value of {}", sweep.knob)),
        table: sweep_table(findings),
    }
}

fn curve<S: Solo>(findings: &Findings<Plan<S>>, values: &[i64], side: usize) -> Vec<Whisker> {
    let mark = |(&value, stage): (&i64, &crate::Stage<S>)| {
        let rate = stage.tallies[side].win_rate();
        let interval = rate.interval().map(|interval| interval.times(100.0));
        Some(Whisker { x: signed(value), y: rate.rate()? * 100.0, interval })
    };
    values.iter().zip(&findings.stages).filter_map(mark).collect()
}
