//! The floor to the power of 1.15, rounded down, in whole numbers alone.

/// From here on foes grow no more: nobody gets there, and the numbers stay small enough.
pub(super) const HIGHEST: u32 = 10_000;

/// The largest whole number whose 20th power is at most the 23rd power of the floor.
pub(super) fn of(floor: u32) -> i32 {
    let wanted = power(floor.min(HIGHEST), 23);
    let (mut low, mut high) = (0, HIGHEST * 8);
    while low + 1 < high {
        let middle = u32::midpoint(low, high);
        if power(middle, 20) <= wanted { low = middle } else { high = middle }
    }
    i32::try_from(low).expect("the highest floor is low enough")
}

/// A power as a number of twelve digits, each below 2³², the highest first.
fn power(base: u32, exponent: u32) -> [u32; 12] {
    let mut number = [0; 12];
    number[11] = 1;
    for _ in 0..exponent {
        let mut carry = 0_u64;
        for digit in number.iter_mut().rev() {
            carry += u64::from(*digit) * u64::from(base);
            #[expect(clippy::cast_possible_truncation, reason = "the rest is carried")]
            let low = carry as u32;
            *digit = low;
            carry >>= 32;
        }
        assert_eq!(carry, 0, "twelve digits are enough");
    }
    number
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_floors_are_known_and_large_ones_hold() {
        assert_eq!([1, 2, 3, 5, 7, 10, 20, 50, 100].map(of), [1, 2, 3, 6, 9, 14, 31, 89, 199]);
        assert_eq!(of(HIGHEST), 39_810);
        assert_eq!(of(u32::MAX), of(HIGHEST));
    }
}
