//! What the decisions of one kind come to.

use serde::{Deserialize, Serialize};

use super::appraisal::{Appraisal, Figure, Figures, add_run};
use crate::stats::{Counter, Ratio};

/// The decisions of one kind over all runs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct KindTally {
    /// How often it came in a run.
    came: Ratio,
    /// What was judged, bunched by runs.
    figures: Figures<Ratio>,
    /// Of things that were changed, how many changed what is best, bunched by runs.
    informed: Ratio,
    /// The best less the second best.
    margins: Counter,
    /// Lots that were tried.
    lots: u64,
}

/// The decisions of one kind in a run.
#[derive(Clone, Debug, Default)]
pub(super) struct KindRun {
    came: i64,
    /// How many were judged, or those that were stand for.
    judged: i64,
    sums: Figures<i64>,
    /// Things that were changed,
    changes: i64,
    /// and how many of them changed what is best.
    turns: i64,
}

impl KindRun {
    /// The decision came.
    pub(super) const fn came(&mut self) {
        self.came += 1;
    }

    /// The decision was judged, and stands for so many.
    pub(super) fn judged(&mut self, appraisal: &Appraisal, weight: u64) {
        let weight = weight.cast_signed();
        self.judged += weight;
        self.sums.iter_mut().zip(appraisal.figures).for_each(|(sum, figure)| *sum += weight * figure);
        self.changes += weight * i64::from(appraisal.informed.is_some());
        self.turns += weight * i64::from(appraisal.informed == Some(true));
    }
}

impl KindTally {
    /// Takes in a run.
    pub(super) fn add(&mut self, run: &KindRun) {
        self.came.add(1, run.came);
        add_run(&mut self.figures, run.judged, &run.sums);
        self.informed.add(run.changes, run.turns);
    }

    /// Takes in what a judged decision shows besides its figures; it stands for so many.
    pub(super) fn add_margin(&mut self, margin: Option<i64>, lots: u64, weight: u64) {
        self.lots += lots;
        if let Some(margin) = margin {
            (0..weight).for_each(|_| self.margins.add(margin));
        }
    }

    /// Takes in all that another has taken in.
    pub(super) fn merge(&mut self, other: &Self) {
        self.came.merge(&other.came);
        self.figures.iter_mut().zip(&other.figures).for_each(|(figure, more)| figure.merge(more));
        self.informed.merge(&other.informed);
        self.margins.merge(&other.margins);
        self.lots += other.lots;
    }

    /// How often it came in a run.
    pub(super) const fn came(&self) -> &Ratio {
        &self.came
    }

    /// How often it was judged, or how many those that were stand for.
    pub(super) const fn judged(&self) -> i64 {
        self.figures[0].count()
    }

    /// The mean of a figure over all that was judged.
    pub(super) const fn of(&self, figure: Figure) -> &Ratio {
        &self.figures[figure as usize]
    }

    /// Of things that were changed, how many changed what is best.
    pub(super) const fn informed(&self) -> &Ratio {
        &self.informed
    }

    /// The middle one of all margins, in thousandths of a point.
    pub(super) fn margin(&self) -> Option<i64> {
        self.margins.percentile(50)
    }

    /// Lots that were tried.
    pub(super) const fn lots(&self) -> u64 {
        self.lots
    }
}
