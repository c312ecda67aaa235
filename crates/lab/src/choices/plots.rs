//! The plots of what choices are worth.

use super::POINT;
use super::appraisal::Figure;
use super::judged::Judged;
use super::plan::ChoicesTally;
use super::text;
use crate::chart::{Axis, Frame, Whisker, bars, marks};
use crate::report::Plot;
use crate::stats::{Interval, real, signed};
use crate::table::{Cell, Estimate, Table};

/// All plots, in the order in which a designer asks.
pub(super) fn all<S: Judged>(tally: &ChoicesTally) -> Vec<Plot> {
    vec![
        shares::<S>(tally),
        stakes::<S>(tally),
        informed::<S>(tally),
        places::<S>(tally),
        ladder::<S>(tally),
        spread(tally),
    ]
}

fn shares<S: Judged>(tally: &ChoicesTally) -> Plot {
    let of = |figure| estimates(tally.kinds.iter().map(|kind| text::ratio(kind.of(figure), 0.01)));
    let sides = [of(Figure::Idle), of(Figure::Dominated)];
    let y = axis("idle (left) and dominated (right), % of decisions", &sides, &[0.0, 100.0]);
    let mut frame = Frame::new(kinds_axis::<S>(), y);
    for (side, points) in sides.iter().enumerate() {
        bars(&mut frame, points, side, sides.len());
    }
    Plot {
        title: "Decisions without a question".into(),
        caption:
            "Idle: all options are worth the same. Dominated: one is at least as good in every number that \
                  is shown."
                .into(),
        svg: frame.svg("Idle and dominated decisions of each kind in percent"),
        table: text::shares_of_kinds::<S>(tally),
    }
}

fn stakes<S: Judged>(tally: &ChoicesTally) -> Plot {
    let of = |figure| estimates(tally.kinds.iter().map(|kind| text::ratio(kind.of(figure), signed(POINT))));
    let sides = [of(Figure::Stake), of(Figure::Simple)];
    let y = axis("stake (disc) and loss of the simple rule (square), points", &sides, &[0.0]);
    let mut frame = Frame::new(kinds_axis::<S>(), y);
    for (side, points) in sides.iter().enumerate() {
        marks(&mut frame, points, side, sides.len());
    }
    Plot {
        title: "What is at stake".into(),
        caption: format!(
            "The best option less the mean one, and less what the simple rule takes; {}.",
            S::MEASURE.point()
        ),
        svg: frame.svg("Stake and regret of each kind of decision in points"),
        table: text::worths_of_kinds::<S>(tally),
    }
}

fn informed<S: Judged>(tally: &ChoicesTally) -> Plot {
    let sides = [estimates(tally.kinds.iter().map(|kind| text::ratio(kind.informed(), 0.01)))];
    let y = axis("changes after which something else is best, %", &sides, &[0.0]);
    let mut frame = Frame::new(kinds_axis::<S>(), y);
    bars(&mut frame, &sides[0], 0, 1);
    Plot {
        title: "What the screen tells".into(),
        caption: format!(
            "How often something else is best once one thing that is seen is otherwise: {}.",
            S::OTHERWISE
        ),
        svg: frame.svg("Share of changes that turn each kind of decision in percent"),
        table: text::informed::<S>(tally),
    }
}

fn places<S: Judged>(tally: &ChoicesTally) -> Plot {
    let there =
        S::PLACES.iter().zip(tally.course.places()).filter(|(_, stretch)| stretch.decisions.count() > 0);
    let (names, stretches): (Vec<&str>, Vec<&super::course::Stretch>) = there.unzip();
    let points = estimates(stretches.iter().map(|stretch| text::ratio(&stretch.mattered, 1.0)));
    let sides = [points];
    let mut frame = Frame::new(Axis::names(S::PLACE, names), axis("decisions that matter", &sides, &[0.0]));
    bars(&mut frame, &sides[0], 0, 1);
    Plot {
        title: "Where decisions matter".into(),
        caption: "Decisions with more than a point at stake, in each part of a run that came there.".into(),
        svg: frame.svg("Decisions that matter in each part of a run"),
        table: text::places::<S>(tally),
    }
}

fn ladder<S: Judged>(tally: &ChoicesTally) -> Plot {
    let scaled = |cell: Cell| match cell {
        Cell::Percent(Estimate { value, interval }) => Estimate {
            value: value.map(|value| 100.0 * value),
            interval: interval.map(|interval| interval.times(100.0)),
        },
        Cell::Number(estimate) => estimate,
        _ => Estimate { value: None, interval: None },
    };
    let results = tally.rungs.iter().map(|rung| scaled(S::MEASURE.cell(rung.results())));
    let sides = [estimates(results)];
    let x = Axis::names("player", S::RUNGS.iter().map(|rung| rung.name));
    let mut frame = Frame::new(x, axis(S::MEASURE.head(), &sides, &[0.0]));
    marks(&mut frame, &sides[0], 0, 1);
    Plot {
        title: "The ladder".into(),
        caption: "How far players come who know more and more; the last one stalls.".into(),
        svg: frame.svg("Results of each player"),
        table: text::ladder::<S>(tally),
    }
}

fn spread(tally: &ChoicesTally) -> Plot {
    let shares = |group: &&[usize]| {
        let parts = tally.spread.shares(group).map(|shares| [shares.choice, shares.seed, shares.dice]);
        let percent = |part: Estimate| Estimate {
            value: part.value.map(|value| 100.0 * value),
            interval: part.interval.map(|interval| interval.times(100.0)),
        };
        estimates(parts.into_iter().flatten().map(percent))
    };
    let sides: Vec<Vec<Whisker>> = text::GROUPS.iter().map(shares).collect();
    let table: Table = text::spread(tally);
    let mut frame = Frame::new(
        Axis::names("cause", ["choice", "seed", "dice"]),
        axis("share of the spread of results, %", &sides, &[0.0, 100.0]),
    );
    for (side, points) in sides.iter().enumerate() {
        bars(&mut frame, points, side, sides.len());
    }
    Plot {
        title: "Where the spread of results comes from".into(),
        caption:
            "Left all players, right those with some sense: who plays, what the seed holds, how dice fall."
                .into(),
        svg: frame.svg("Shares of choice, seed and dice in percent"),
        table,
    }
}

fn kinds_axis<S: Judged>() -> Axis {
    Axis::names("kind of decision", S::KINDS.iter().copied())
}

fn estimates(values: impl Iterator<Item = Estimate>) -> Vec<Whisker> {
    let mark = |(place, estimate): (u64, Estimate)| {
        Some(Whisker { x: real(place), y: estimate.value?, interval: estimate.interval })
    };
    (0..).zip(values).filter_map(mark).collect()
}

/// An axis on which all whiskers and some values fit.
fn axis(label: &str, sides: &[Vec<Whisker>], values: &[f64]) -> Axis {
    let ends = |mark: &Whisker| {
        let Interval { low, high } = mark.interval.unwrap_or(Interval { low: mark.y, high: mark.y });
        [low, high, mark.y]
    };
    Axis::numbers(label, sides.iter().flatten().flat_map(ends).chain(values.iter().copied()))
}
