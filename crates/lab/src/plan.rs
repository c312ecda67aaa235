//! A whole simulation, described before it is made.

use std::fmt;

use engine::Seed;
use serde::{Deserialize, Serialize};

use crate::args::{CommonArgs, SoloArgs};
use crate::error::Error;
use crate::setting::{Names, Setting};
use crate::solo::Solo;
use crate::sweep::Sweep;

/// Runs when nobody says how many.
const RUNS: u64 = 10_000;

/// A whole simulation: equal plans count equal numbers, on any machine and in any parts.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Plan<S: Solo> {
    /// Runs of each setting at each value of the sweep.
    pub runs: u64,
    /// What all seeds are made from.
    pub seed: Seed,
    /// The setting, and perhaps a second one to see beside it.
    pub settings: Vec<Setting<S>>,
    /// The number that is walked through its values.
    pub sweep: Option<Sweep>,
}

impl<S: Solo> Plan<S> {
    /// The plan that was asked for.
    ///
    /// # Errors
    /// As [`Plan::new`].
    pub(crate) fn asked(args: &SoloArgs) -> Result<Self, Error> {
        let CommonArgs { seed, sweep, .. } = &args.common;
        Self::new(args.common.runs.unwrap_or(RUNS), *seed, args.names(), args.versus.clone(), sweep.clone())
    }

    /// The same with a cast, one of whom plays each run by lot.
    pub(crate) fn with_cast(mut self, cast: &[String]) -> Self {
        self.settings.iter_mut().for_each(|setting| setting.cast = cast.to_vec());
        self
    }

    /// A plan that can be carried out.
    ///
    /// # Errors
    /// When a setting or a value of the sweep cannot be played.
    pub fn new(
        runs: u64,
        seed: Seed,
        first: Names,
        second: Option<Names>,
        sweep: Option<Sweep>,
    ) -> Result<Self, Error> {
        let second = second.map(|names| names.or(&first));
        let settings = [Some(first), second].iter().flatten().map(Setting::new).collect::<Result<_, _>>()?;
        let plan = Self { runs, seed, settings, sweep };
        (0..plan.values().len()).try_for_each(|index| plan.stage(index).map(|_| ()))?;
        Ok(plan)
    }

    /// The values of the sweep, or one stage without a value.
    pub fn values(&self) -> Vec<Option<i64>> {
        self.sweep
            .as_ref()
            .map_or_else(|| vec![None], |sweep| sweep.values.iter().copied().map(Some).collect())
    }

    /// The settings at one of [`Plan::values`].
    ///
    /// # Errors
    /// When the value cannot be played.
    ///
    /// # Panics
    /// When there is no such value.
    pub fn stage(&self, index: usize) -> Result<Vec<Setting<S>>, Error> {
        let Some(sweep) = &self.sweep else { return Ok(self.settings.clone()) };
        self.settings.iter().map(|setting| setting.tuned(&sweep.knob, sweep.values[index])).collect()
    }

    /// What sets another plan apart from this one, in words; nothing when they are equal.
    pub fn difference(&self, other: &Self) -> Option<String> {
        if self.runs != other.runs {
            Some(format!("{} runs instead of {}", other.runs, self.runs))
        } else if self.seed != other.seed {
            Some(format!("seed {} instead of {}", other.seed, self.seed))
        } else if self.sweep != other.sweep {
            Some("another sweep".to_owned())
        } else if self.settings != other.settings {
            Some(format!("{other} instead of {self}"))
        } else {
            None
        }
    }
}

impl<S: Solo> fmt::Display for Plan<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let settings: Vec<String> = self.settings.iter().map(ToString::to_string).collect();
        f.write_str(&settings.join(" against "))
    }
}

// Derived code would ask this of the game itself, which has no part in it.

impl<S: Solo> Clone for Plan<S> {
    fn clone(&self) -> Self {
        Self { runs: self.runs, seed: self.seed, settings: self.settings.clone(), sweep: self.sweep.clone() }
    }
}
