//! What a simulation found.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::solo::Solo;
use crate::stats::Pairing;
use crate::study::Study;
use crate::tally::Tally;

/// What a simulation, or a part of one, found.
pub struct Findings<P: Study> {
    /// What was to be done.
    pub plan: P,
    /// What was counted, stage by stage.
    pub stages: Vec<P::Stage>,
    /// How long it took by the clock. Of merged parts, the sum.
    pub elapsed: Duration,
}

impl<P: Study> Findings<P> {
    /// All runs of all stages.
    pub fn runs(&self) -> u64 {
        self.stages.iter().map(P::played).sum()
    }

    /// Runs in a second of [`Findings::elapsed`].
    pub fn runs_per_second(&self) -> f64 {
        // A clock that has not moved must not make a number that JSON cannot write.
        crate::stats::real(self.runs()) / self.elapsed.as_secs_f64().max(1e-9)
    }
}

/// What was counted at one value of a sweep, or in a simulation without one.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Stage<S: Solo> {
    /// One tally for each setting of the plan.
    pub tallies: Vec<Tally<S>>,
    /// The results of two settings on the same seeds; empty for one setting.
    pub pairing: Pairing,
}

impl<S: Solo> Stage<S> {
    /// Nothing counted yet, for so many settings.
    pub fn blank(settings: usize) -> Self {
        Self { tallies: vec![Tally::default(); settings], pairing: Pairing::default() }
    }

    /// Takes in all that another has counted for the same settings.
    pub fn merge(&mut self, other: &Self) {
        self.tallies.iter_mut().zip(&other.tallies).for_each(|(tally, more)| tally.merge(more));
        self.pairing.merge(&other.pairing);
    }
}
