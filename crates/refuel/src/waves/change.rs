//! What an environment makes of the plan of the waves.

use serde::{Deserialize, Serialize};

use super::WavePlan;
use crate::{Attacker, Family};

/// One change of the plan of the waves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WaveChange {
    /// So many hundredths of the rate are asked for.
    Rate(u16),
    /// So many hundredths of the capacity are asked for.
    Capacity(u16),
    /// So many waves in a hundred send somebody else on every way.
    Abreast(u8),
    /// A way is left out so often in a hundred waves.
    Absent(u8),
    /// No wave has more batches.
    Batches(u8),
    /// Those of a family come so many times as often; at zero never.
    Often(Family, u8),
    /// A boss comes in a wave, counted from zero.
    Boss(u16, Attacker),
}

impl WavePlan {
    /// The plan after some changes. Whoever is left out by all of them comes nevertheless when nobody would be left.
    #[must_use]
    pub fn changed(mut self, changes: impl IntoIterator<Item = WaveChange>) -> Self {
        let threats = self.threats.clone();
        for change in changes {
            match change {
                WaveChange::Rate(percent) => self.rate = self.rate * i64::from(percent) / 100,
                WaveChange::Capacity(percent) => self.capacity = self.capacity * i64::from(percent) / 100,
                WaveChange::Abreast(percent) => self.abreast = percent,
                WaveChange::Absent(percent) => self.absent = percent,
                WaveChange::Batches(most) => self.batches = self.batches.min(most.max(1)),
                WaveChange::Often(family, times) => {
                    for threat in self.threats.iter_mut().filter(|threat| threat.kind.row().family == family)
                    {
                        threat.weight = threat.weight.saturating_mul(times);
                    }
                }
                WaveChange::Boss(wave, kind) => self.boss = Some((wave, kind)),
            }
        }
        if self.threats.iter().all(|threat| threat.weight == 0) {
            self.threats = threats;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::*;
    use crate::{Level, WorldPlan};

    #[test]
    fn the_plan_is_changed_as_told_and_somebody_always_comes() {
        let plan = WavePlan::of(&WorldPlan::of(Seed::from_bits(1), Level(1)));
        let changed = |changes: &[WaveChange]| plan.clone().changed(changes.iter().copied());
        assert_eq!(changed(&[]), plan);
        assert_eq!(changed(&[WaveChange::Rate(200), WaveChange::Rate(50)]), plan);
        assert_eq!(changed(&[WaveChange::Capacity(150)]).capacity, plan.capacity * 3 / 2);
        assert_eq!(changed(&[WaveChange::Batches(0), WaveChange::Batches(2)]).batches, 1);
        let no_oozes = changed(&[WaveChange::Often(Family::Ooze, 0)]);
        assert!(
            no_oozes
                .threats
                .iter()
                .all(|threat| (threat.weight == 0) == (threat.kind.row().family == Family::Ooze))
        );
        let nobody: Vec<WaveChange> = Family::ALL.map(|family| WaveChange::Often(family, 0)).to_vec();
        assert_eq!(changed(&nobody), plan);
    }
}
