//! The scale of one direction of a plot, and where its ticks are.

use crate::stats::{real, signed};

/// One direction of a plot.
#[derive(Clone, Debug)]
pub(crate) struct Axis {
    /// What is measured, with its unit.
    pub(crate) label: String,
    /// The value at the beginning.
    pub(crate) low: f64,
    /// The value at the end.
    pub(crate) high: f64,
    /// Where there is something to read, and what.
    pub(crate) ticks: Vec<(f64, String)>,
}

/// About as many numbers as an axis is easily read with.
const TICKS: f64 = 6.0;

impl Axis {
    /// An axis of numbers from one round number to another, so that all values fit.
    pub(crate) fn numbers(label: &str, values: impl IntoIterator<Item = f64>) -> Self {
        let values: Vec<f64> = values.into_iter().filter(|value| value.is_finite()).collect();
        let smallest = values.iter().copied().reduce(f64::min).unwrap_or(0.0);
        let largest = values.iter().copied().reduce(f64::max).unwrap_or(1.0);
        let step = round_step((largest - smallest).max(1e-6) / TICKS);
        let first = (smallest / step).floor();
        let last = (largest / step).ceil().max(first + 1.0);
        // A step is at least a sixth of the range, so there are never many.
        let places = (0..20).map(|index| first + real(index)).take_while(|&place| place <= last);
        let decimals = usize::from(step < 1.0) + usize::from(step < 0.1);
        let tick = |value: f64| (value, format!("{value:.decimals$}"));
        let ticks = places.map(|place| tick(place * step)).collect();
        Self { label: label.to_owned(), low: first * step, high: last * step, ticks }
    }

    /// An axis of whole numbers that were chosen by somebody: each is a tick, unless there
    /// are too many to read.
    pub(crate) fn chosen(label: &str, values: &[i64]) -> Self {
        let every = values.len().div_ceil(24).max(1);
        let ticks = values.iter().step_by(every).map(|&value| (signed(value), value.to_string())).collect();
        let low = values.first().copied().map_or(0.0, signed);
        let high = values.last().copied().map_or(1.0, signed);
        let margin = ((high - low) / 24.0).max(0.5);
        Self { label: label.to_owned(), low: low - margin, high: high + margin, ticks }
    }

    /// An axis of names: the first stands at 0, the next at 1, and so on.
    pub(crate) fn names<'a>(label: &str, names: impl IntoIterator<Item = &'a str>) -> Self {
        let ticks: Vec<(f64, String)> =
            (0_u64..).map(real).zip(names).map(|(place, name)| (place, name.to_owned())).collect();
        let high = real(ticks.len() as u64) - 0.5;
        Self { label: label.to_owned(), low: -0.5, high, ticks }
    }

    /// How far along the axis a value lies: 0 at the beginning, 1 at the end.
    pub(crate) fn share(&self, value: f64) -> f64 {
        (value - self.low) / (self.high - self.low)
    }
}

/// The next larger of 1, 2 and 5 times a power of ten.
fn round_step(least: f64) -> f64 {
    let power = 10_f64.powf(least.log10().floor());
    [1.0, 2.0, 5.0]
        .into_iter()
        .map(|factor| factor * power)
        .find(|&step| step >= least)
        .unwrap_or(10.0 * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(axis: &Axis) -> Vec<&str> {
        axis.ticks.iter().map(|(_, label)| label.as_str()).collect()
    }

    #[test]
    fn ticks_are_round_and_values_fit() {
        let axis = Axis::numbers("x", [0.0, 97.0]);
        assert_eq!(labels(&axis), ["0", "20", "40", "60", "80", "100"]);
        let axis = Axis::numbers("x", [-24.0, 14.0]);
        assert_eq!(labels(&axis), ["-30", "-20", "-10", "0", "10", "20"]);
        let axis = Axis::numbers("x", [0.4, 0.9]);
        assert_eq!(labels(&axis), ["0.4", "0.5", "0.6", "0.7", "0.8", "0.9"]);
        assert!(axis.low <= 0.4 && axis.high >= 0.9);
    }

    #[test]
    fn an_axis_without_values_or_with_one_still_has_a_length() {
        for values in [vec![], vec![5.0], vec![f64::NAN]] {
            let axis = Axis::numbers("x", values);
            assert!(axis.high > axis.low, "{axis:?}");
        }
        assert!(Axis::chosen("x", &[7]).high > Axis::chosen("x", &[7]).low);
    }

    #[test]
    fn names_stand_at_whole_places() {
        let axis = Axis::names("x", ["a", "b"]);
        assert_eq!((axis.share(-0.5), axis.share(0.5), axis.share(1.5)), (0.0, 0.5, 1.0));
    }
}
