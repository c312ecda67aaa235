//! Weights that come nearest to what was seen.

use crate::stats::real;

/// Steps towards the weights of chances: they settle after a few.
const STEPS: usize = 8;
/// No look counts for nothing, however sure its end seemed.
const LEAST: f64 = 1e-4;

/// What was looked at, and what came of it.
pub(crate) type Look<const N: usize> = ([f64; N], f64);

/// The weights whose sums come nearest to what was seen, by least squares; `ridge` keeps those small that few looks
/// speak for.
pub(crate) fn fitted<const N: usize>(looks: &[Look<N>], ridge: f64) -> [f64; N] {
    weighed(looks.iter().map(|(features, target)| (features, *target, 1.0)), looks.len(), ridge)
}

/// The weights whose sums, as [`chance`] reads them, come nearest to how often something happened; targets are 1 where
/// it did and 0 where it did not.
pub(crate) fn fitted_chances<const N: usize>(looks: &[Look<N>], ridge: f64) -> [f64; N] {
    let mut weights = [0.0; N];
    for _ in 0..STEPS {
        let pulled = looks.iter().map(|(features, target)| {
            let score = sum(features, &weights);
            let expected = chance(score);
            let weight = (expected * (1.0 - expected)).max(LEAST);
            (features, score + (target - expected) / weight, weight)
        });
        weights = weighed(pulled, looks.len(), ridge);
    }
    weights
}

/// A sum as a chance from 0 to 1.
pub(crate) fn chance(score: f64) -> f64 {
    1.0 / (1.0 + (-score).exp())
}

/// What features come to under some weights.
pub(crate) fn sum<const N: usize>(features: &[f64; N], weights: &[f64; N]) -> f64 {
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

fn weighed<'a, const N: usize>(
    looks: impl Iterator<Item = (&'a [f64; N], f64, f64)>,
    count: usize,
    ridge: f64,
) -> [f64; N] {
    let (mut rows, mut targets) = ([[0.0; N]; N], [0.0; N]);
    for (features, target, weight) in looks {
        for ((row, sum), own) in rows.iter_mut().zip(&mut targets).zip(features) {
            row.iter_mut().zip(features).for_each(|(cell, other)| *cell += own * other * weight);
            *sum += own * target * weight;
        }
    }
    for (place, row) in rows.iter_mut().enumerate() {
        row[place] += ridge * real(count as u64);
    }
    solved(rows, targets)
}

/// Solves as many equations as there are unknowns. Their matrix is positive definite, so no row is ever empty.
fn solved<const N: usize>(mut rows: [[f64; N]; N], mut targets: [f64; N]) -> [f64; N] {
    for pivot in 0..N {
        let (own, target) = (rows[pivot], targets[pivot]);
        let others = rows.iter_mut().zip(&mut targets).enumerate().filter(|(place, _)| *place != pivot);
        for (place, (row, sum)) in others {
            let factor = row[pivot] / own[pivot];
            debug_assert!(factor.is_finite(), "row {place} cannot be solved");
            row.iter_mut().zip(own).for_each(|(cell, other)| *cell -= factor * other);
            *sum -= factor * target;
        }
    }
    std::array::from_fn(|place| targets[place] / rows[place][place])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn looks(target: impl Fn(&[f64; 4]) -> f64) -> Vec<Look<4>> {
        let features =
            |number: u32| std::array::from_fn(|place| f64::from((number * 37 + 11) % [1, 3, 5, 7][place]));
        (0..400).map(features).map(|features| (features, target(&features))).collect()
    }

    #[test]
    fn a_law_that_holds_is_found() {
        let weights = fitted(&looks(|features| 3.0 * features[1] - 2.0 * features[2]), 1e-3);
        assert!((weights[1] - 3.0).abs() < 0.05 && (weights[2] + 2.0).abs() < 0.05, "{weights:?}");
        assert!(weights[3].abs() < 0.05, "{weights:?}");
    }

    #[test]
    fn chances_come_out_as_they_were_seen() {
        let known = [1.0, 0.5, -0.5, 0.0];
        let with_one = |mut looks: Vec<Look<4>>| {
            for (features, _) in &mut looks {
                features[0] = 1.0;
            }
            looks
        };
        let seen = with_one(looks(|features| chance(1.0 + 0.5 * features[1] - 0.5 * features[2])));
        let weights = fitted_chances(&seen, 1e-6);
        assert!(weights.iter().zip(known).all(|(found, known)| (found - known).abs() < 0.02), "{weights:?}");
    }
}
