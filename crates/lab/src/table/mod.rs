//! Tables: made once, then shown as text, as CSV and as HTML.

mod csv;
mod html;
mod json;
mod text;

pub use csv::csv;
pub use html::html;
pub use json::json;
pub use text::text;

use crate::stats::{Gap, Interval, Moments, Pairing, Proportion, Score};

/// Rows under named columns.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The columns, from left to right.
    pub columns: Vec<Column>,
    /// The rows, each as long as there are columns.
    pub rows: Vec<Vec<Cell>>,
}

/// A column's names, for programs and for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The name in CSV.
    pub key: String,
    /// The heading, with the unit.
    pub head: String,
}

impl Column {
    /// A column of these names.
    pub fn new(key: impl Into<String>, head: impl Into<String>) -> Self {
        Self { key: key.into(), head: head.into() }
    }
}

/// One figure or word.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// A word.
    Text(String),
    /// A count.
    Count(u64),
    /// A whole number that may be below zero, or none.
    Whole(Option<i64>),
    /// A fraction, shown in percent and written to CSV as it is.
    Percent(Estimate),
    /// A number with decimals.
    Number(Estimate),
}

/// A figure and where the true one most likely lies. Either may be unknown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The figure.
    pub value: Option<f64>,
    /// Its 95 % interval.
    pub interval: Option<Interval>,
}

impl Cell {
    /// A share.
    pub fn share(share: Proportion) -> Self {
        Self::Percent(Estimate { value: share.rate(), interval: share.interval() })
    }

    /// A share of matches.
    pub fn score(score: &Score) -> Self {
        Self::Percent(Estimate { value: score.rate(), interval: score.interval() })
    }

    /// A mean.
    pub fn mean(moments: &Moments) -> Self {
        Self::Number(Estimate { value: moments.mean(), interval: moments.interval() })
    }

    /// A difference of win rates.
    pub fn difference(pairing: &Pairing) -> Self {
        Self::Percent(Estimate { value: pairing.difference(), interval: pairing.interval() })
    }

    /// How far two shares lie apart.
    pub fn gap(gap: Gap) -> Self {
        Self::Percent(Estimate { value: gap.difference(), interval: gap.interval() })
    }

    /// A number whose interval nobody asks for.
    pub const fn plain(value: Option<f64>) -> Self {
        Self::Number(Estimate { value, interval: None })
    }

    /// The cell as people read it.
    pub fn shown(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Count(count) => count.to_string(),
            Self::Whole(number) => number.map_or_else(nothing, |number| number.to_string()),
            Self::Percent(estimate) => estimate.shown(100.0),
            Self::Number(estimate) => estimate.shown(1.0),
        }
    }

    /// Whether the cell is a figure, which stands to the right of its column.
    pub const fn is_figure(&self) -> bool {
        !matches!(self, Self::Text(_))
    }
}

impl Estimate {
    fn shown(&self, factor: f64) -> String {
        let Some(value) = self.value else { return nothing() };
        let value = value * factor;
        match self.interval.map(|interval| interval.times(factor)) {
            Some(Interval { low, high }) => format!("{value:.2} [{low:.2}, {high:.2}]"),
            None => format!("{value:.2}"),
        }
    }
}

/// What stands where there is no figure.
fn nothing() -> String {
    "-".to_owned()
}
