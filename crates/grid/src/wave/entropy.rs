//! How unsure a choice is, in whole numbers.

/// Parts of a bit in which unsureness is counted.
const PARTS: u64 = 1 << 12;

/// What one module adds to how unsure a choice is: its weight, and its weight times the logarithm of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Portion {
    weight: u64,
    scaled: u64,
}

impl Portion {
    pub(super) const fn of(weight: u32) -> Self {
        let weight = weight as u64;
        Self { weight, scaled: weight * logarithm(weight) }
    }

    /// What a choice among several adds up to.
    pub(super) fn sum(portions: impl Iterator<Item = Self>) -> Self {
        portions.fold(Self::default(), |sum, one| Self {
            weight: sum.weight + one.weight,
            scaled: sum.scaled + one.scaled,
        })
    }

    /// How unsure the choice is: Shannon's entropy, the logarithm of all weights together less the mean
    /// logarithm of a weight. Nothing is unsure about a choice without weights.
    pub(super) const fn entropy(self) -> u64 {
        if self.weight == 0 {
            return 0;
        }
        logarithm(self.weight).saturating_sub(self.scaled / self.weight)
    }
}

/// The logarithm of a number to the base two, in parts of a bit and rounded down; zero for zero.
///
/// Whole bits are where the highest one of the number is. For each further bit the rest, a number from
/// one up to two, is squared: that doubles its logarithm, and where it passes two, a bit is found.
const fn logarithm(number: u64) -> u64 {
    if number == 0 {
        return 0;
    }
    let whole = number.ilog2();
    let mut rest = (number as u128) << (62 - whole);
    let (mut parts, mut part) = (whole as u64 * PARTS, PARTS);
    while part > 1 {
        part /= 2;
        rest = (rest * rest) >> 62;
        if rest >= 2 << 62 {
            rest >>= 1;
            parts += part;
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_right_to_a_part() {
        assert_eq!([0, 1, 2, 1 << 40].map(logarithm), [0, 0, PARTS, 40 * PARTS]);
        // The logarithms of three and of ten are 1.584963 and 3.321928.
        assert_eq!(logarithm(3), 1_584_963 * PARTS / 1_000_000);
        assert_eq!(logarithm(10), 3_321_928 * PARTS / 1_000_000);
        for number in 1..5_000 {
            assert!(logarithm(number) <= logarithm(number + 1));
            let double = logarithm(2 * number) - logarithm(number);
            assert_eq!(double, PARTS, "{number}");
        }
    }

    #[test]
    fn equal_chances_are_most_unsure_and_certainty_is_not_unsure() {
        let entropy =
            |weights: &[u32]| Portion::sum(weights.iter().map(|weight| Portion::of(*weight))).entropy();
        assert_eq!([entropy(&[]), entropy(&[7]), entropy(&[0, 0]), entropy(&[9, 0])], [0; 4]);
        assert_eq!([entropy(&[5, 5]), entropy(&[3; 8])], [PARTS, 3 * PARTS]);
        // Three to one: 0.81128 of a bit.
        assert!(entropy(&[3, 1]).abs_diff(81_128 * PARTS / 100_000) <= 2, "{}", entropy(&[3, 1]));
        assert!(entropy(&[5, 5]) < entropy(&[5, 5, 1]) && entropy(&[5, 5, 1]) < entropy(&[5, 5, 5]));
    }
}
