//! Picks by weight, in whole numbers.

/// The place of one of some weights, each as often as its share of their sum. `draw` gives a number
/// below the one it is handed, each with the same chance: `|sum| dice.below(sum)`. Nothing is picked
/// and nothing drawn when no weight is more than zero, so whoever offers something else then can.
///
/// A weight of zero is never picked.
///
/// # Panics
/// When the sum does not fit into 32 bits.
pub fn pick<Weight: Into<u32>>(
    weights: impl IntoIterator<Item = Weight, IntoIter: Clone>,
    draw: impl FnOnce(u32) -> u32,
) -> Option<usize> {
    let mut weights = weights.into_iter().map(Into::into);
    let sum = weights.clone().fold(0_u32, |sum, weight| sum.checked_add(weight).expect("weights are small"));
    let mut left = (sum > 0).then(|| draw(sum))?;
    weights.position(|weight| {
        let is_picked = left < weight;
        left = left.saturating_sub(weight);
        is_picked
    })
}

#[cfg(test)]
mod tests {
    use engine::{Dice, SplitMix64};

    use super::*;

    #[test]
    fn every_draw_has_its_place_and_as_many_draws_as_it_weighs() {
        let weights: [u32; 5] = [0, 3, 0, 1, 2];
        let places: Vec<_> = (0..6).map(|lot| pick(weights, |_| lot)).collect();
        assert_eq!(places, [1, 1, 1, 3, 4, 4].map(Some));
        assert_eq!(pick([0_u8, 0], |_| unreachable!("there is nothing to draw for")), None);
        assert_eq!(pick([0_u8; 0], |_| unreachable!("there is nothing to draw for")), None);
        pick(weights, |sum| {
            assert_eq!(sum, 6);
            0
        });
    }

    #[test]
    fn dice_and_streams_draw_alike() {
        let mut dice = Dice::scripted([4]);
        assert_eq!(pick([3_u16, 2, 2], |sum| dice.below(sum)), Some(1));
        assert_eq!(dice.script_left(), 0);
        let (mut stream, mut counts) = (SplitMix64::new(5), [0_usize; 4]);
        for _ in 0..100_000 {
            counts[pick([60_u8, 25, 12, 3], |sum| stream.below(sum)).expect("a place")] += 1;
        }
        // Five standard deviations of the share that varies most.
        let wanted = [60_000_usize, 25_000, 12_000, 3_000];
        assert!(counts.iter().zip(wanted).all(|(count, wanted)| count.abs_diff(wanted) < 780), "{counts:?}");
    }
}
