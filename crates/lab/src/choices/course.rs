//! How the decisions that matter lie in a run.

use serde::{Deserialize, Serialize};

use super::appraisal::{Appraisal, Figure};
use crate::stats::{Counter, Ratio};

/// A run in ten parts.
pub(super) const TENTHS: usize = 10;

/// Where the decisions of all runs lie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CourseTally {
    /// Decisions in a run.
    decisions: Ratio,
    /// Of those, how many matter in a run.
    mattered: Ratio,
    /// The longest stretch of decisions without one that matters, of runs that were judged throughout.
    walks: Counter,
    /// By part of the game: decisions and what matters, of the runs that came there.
    places: Vec<Stretch>,
    /// By tenth of the run.
    tenths: Vec<Stretch>,
}

/// Decisions in one part of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Stretch {
    /// In a run that came there.
    pub(super) decisions: Ratio,
    /// Of those, how many matter.
    pub(super) mattered: Ratio,
}

impl Stretch {
    fn add(&mut self, decisions: i64, mattered: i64) {
        if decisions > 0 {
            self.decisions.add(1, decisions);
            self.mattered.add(1, mattered);
        }
    }

    const fn merge(&mut self, other: &Self) {
        self.decisions.merge(&other.decisions);
        self.mattered.merge(&other.mattered);
    }
}

/// The decisions of one run, in order.
#[derive(Clone, Debug, Default)]
pub(super) struct Course(Vec<Met>);

/// A decision as it was met.
#[derive(Clone, Copy, Debug)]
struct Met {
    place: usize,
    /// Whether it matters, as often as it stands for one that was not judged; nothing where it was not.
    matters: Option<i64>,
}

impl Course {
    /// A decision came, judged or not; of `stride` of its kind one is.
    pub(super) fn meet(&mut self, place: usize, stride: u64, appraisal: Option<&Appraisal>) {
        let matters = |appraisal: &Appraisal| appraisal.of(Figure::Matters) * stride.cast_signed();
        self.0.push(Met { place, matters: appraisal.map(matters) });
    }

    /// The longest stretch of decisions without one that matters; nothing where some were not judged.
    fn longest_walk(&self) -> Option<i64> {
        let mut longest = 0;
        let mut walk = 0;
        for met in &self.0 {
            walk = if met.matters? > 0 { 0 } else { walk + 1 };
            longest = longest.max(walk);
        }
        Some(longest)
    }

    /// Decisions that are in a part, and those that matter.
    fn within(&self, is_there: impl Fn(usize, &Met) -> bool) -> (i64, i64) {
        let there = || self.0.iter().enumerate().filter(|(index, met)| is_there(*index, met));
        (there().map(|_| 1_i64).sum(), there().filter_map(|(_, met)| met.matters).sum())
    }
}

impl CourseTally {
    /// Nothing counted, for so many parts of the game.
    pub(super) fn blank(places: usize) -> Self {
        let stretches = |count| vec![Stretch::default(); count];
        Self {
            decisions: Ratio::default(),
            mattered: Ratio::default(),
            walks: Counter::default(),
            places: stretches(places),
            tenths: stretches(TENTHS),
        }
    }

    /// Takes in a run.
    pub(super) fn add(&mut self, course: &Course) {
        let (decisions, mattered) = course.within(|_, _| true);
        self.decisions.add(1, decisions);
        self.mattered.add(1, mattered);
        if let Some(walk) = course.longest_walk() {
            self.walks.add(walk);
        }
        for (place, stretch) in self.places.iter_mut().enumerate() {
            let (decisions, mattered) = course.within(|_, met| met.place == place);
            stretch.add(decisions, mattered);
        }
        let all = course.0.len().max(1);
        for (tenth, stretch) in self.tenths.iter_mut().enumerate() {
            let (decisions, mattered) = course.within(|index, _| index * TENTHS / all == tenth);
            stretch.add(decisions, mattered);
        }
    }

    /// Takes in all that another has taken in.
    pub(super) fn merge(&mut self, other: &Self) {
        self.decisions.merge(&other.decisions);
        self.mattered.merge(&other.mattered);
        self.walks.merge(&other.walks);
        self.places.iter_mut().zip(&other.places).for_each(|(stretch, more)| stretch.merge(more));
        self.tenths.iter_mut().zip(&other.tenths).for_each(|(stretch, more)| stretch.merge(more));
    }

    /// Decisions in a run.
    pub(super) const fn decisions(&self) -> &Ratio {
        &self.decisions
    }

    /// Decisions in a run that matter.
    pub(super) const fn mattered(&self) -> &Ratio {
        &self.mattered
    }

    /// The middle one of the longest stretches without a decision that matters.
    pub(super) fn walk(&self) -> Option<i64> {
        self.walks.percentile(50)
    }

    /// By part of the game.
    pub(super) fn places(&self) -> &[Stretch] {
        &self.places
    }

    /// By tenth of the run.
    pub(super) fn tenths(&self) -> &[Stretch] {
        &self.tenths
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn appraisal(matters: i64) -> Appraisal {
        let mut figures = [0; Figure::COUNT];
        figures[Figure::Matters as usize] = matters;
        Appraisal { figures, margin: None, informed: None }
    }

    #[test]
    fn parts_add_up_to_the_run() {
        let mut course = Course::default();
        for (place, matters) in [(0, 1), (0, 0), (0, 0), (1, 1), (2, 0), (2, 0), (2, 0), (2, 1)] {
            course.meet(place, 1, Some(&appraisal(matters)));
        }
        let mut tally = CourseTally::blank(4);
        tally.add(&course);
        assert_eq!((tally.decisions().sum(), tally.mattered().sum(), tally.walk()), (8, 3, Some(3)));
        for stretches in [tally.places(), tally.tenths()] {
            let sum = |of: fn(&Stretch) -> i64| stretches.iter().map(of).sum::<i64>();
            assert_eq!(sum(|stretch| stretch.decisions.sum()), 8);
            assert_eq!(sum(|stretch| stretch.mattered.sum()), 3);
        }
        assert_eq!(tally.places()[3].decisions.count(), 0, "nobody came there");
    }

    #[test]
    fn what_was_judged_stands_for_what_was_not() {
        let mut course = Course::default();
        for index in 0..8 {
            let appraisal = (index % 4 == 0).then(|| appraisal(1));
            course.meet(0, 4, appraisal.as_ref());
        }
        let mut tally = CourseTally::blank(1);
        tally.add(&course);
        assert_eq!((tally.decisions().sum(), tally.mattered().sum(), tally.walk()), (8, 8, None));
    }
}
