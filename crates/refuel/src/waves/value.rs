//! What a stream of equal attackers asks of a defence. RULES.md, 3.2, has the formulas.
//!
//! A defence is told in two numbers: the harm it does in a second, its rate, and the harm it does altogether to
//! somebody of speed 1 who crosses it, its capacity. Part of its harm also falls on those behind the first, so that
//! only a share of the later ones is left when they come to the front. Shares are counted in 2⁻³² of the whole.

use super::Threat;
use crate::Ticks;

/// The whole of something.
const WHOLE: u64 = 1 << 32;

/// Of harm beside the first attacker, 0.4 is left one tile behind it; here what is left after 1, 2, 4, … parts of a
/// tile that has 20,000 of them.
const NEARNESS: [u64; 18] = [
    4_294_770_529,
    4_294_573_770,
    4_294_180_280,
    4_293_393_409,
    4_291_820_099,
    4_288_675_207,
    4_282_392_337,
    4_269_854_195,
    4_244_887_933,
    4_195_392_495,
    4_098_126_244,
    3_910_306_540,
    3_560_096_314,
    2_950_962_113,
    2_027_530_547,
    957_138_864,
    213_299_600,
    10_593_030,
];

/// A share of a share.
#[expect(clippy::cast_possible_truncation, reason = "no share is more than the whole")]
const fn of(share: u64, other: u64) -> u64 {
    ((share as u128 * other as u128) >> 32) as u64
}

/// A share as often as told.
const fn power(mut share: u64, mut times: u32) -> u64 {
    let mut power = WHOLE;
    while times > 0 {
        if times % 2 == 1 {
            power = of(power, share);
        }
        share = of(share, share);
        times /= 2;
    }
    power
}

/// How much of harm is left so far behind the first attacker, in parts of which a tile has 20,000.
fn nearness(mut distance: u32) -> u64 {
    distance = distance.min((1 << NEARNESS.len()) - 1);
    let mut left = WHOLE;
    for step in NEARNESS {
        if distance % 2 == 1 {
            left = of(left, step);
        }
        distance /= 2;
    }
    left
}

/// Equal attackers on one way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stream {
    /// Of one of them, in thousandths.
    value: i64,
    /// In thousandths.
    speed: i64,
    /// The harm that is done between two of them, in thousandths.
    between: i64,
    /// The harm that is done before the first of them, in thousandths.
    before: i64,
    /// The share of the value that is left of each one after many.
    settled: u64,
    /// The share that is left of what is above that, from each one to the next.
    fading: u64,
}

impl Stream {
    /// A stream that comes against a rate in thousandths; whether it has others right before it; and how much harm, in
    /// 2⁻³², is expected to fall beside its aim.
    pub(super) fn new(threat: &Threat, spacing: Ticks, rate: i64, before: Ticks, splash: u64) -> Self {
        let near = nearness(threat.speed.0.unsigned_abs() * spacing.0);
        let fading = of(near, WHOLE - splash).min(WHOLE - 1);
        let settled = (u128::from(WHOLE - near.min(WHOLE - 1)) << 32) / u128::from(WHOLE - fading);
        let harm_in = |time: Ticks| rate * i64::from(time.0) / i64::from(Ticks::SECOND.0);
        Self {
            value: i64::from(threat.value.0) * 1000,
            speed: i64::from(threat.speed.0),
            between: harm_in(spacing),
            before: harm_in(before),
            settled: u64::try_from(settled).expect("no more than the whole"),
            fading,
        }
    }

    /// The share that is left of an attacker when it comes to the front, the first being number 1.
    fn left(&self, number: u32) -> u64 {
        self.settled + of(WHOLE - self.settled, power(self.fading, number - 1))
    }

    /// The shares of the first so many, added up.
    fn left_of_all(&self, count: u32) -> u128 {
        let above = u128::from(WHOLE - self.settled) * u128::from(WHOLE - power(self.fading, count));
        u128::from(self.settled) * u128::from(count) + above / u128::from(WHOLE - self.fading)
    }

    /// How many of the first so many count: the first, and all that ask more than is done between two of them. Those
    /// behind only give a defence time.
    fn asking(&self, count: u32) -> u32 {
        let asks = |number: u32| share_of(self.value, self.left(number).into()) > self.between;
        if count <= 1 || asks(count) {
            return count;
        }
        let (mut some, mut none) = (1, count);
        while none - some > 1 {
            let middle = u32::midpoint(some, none);
            if asks(middle) {
                some = middle;
            } else {
                none = middle;
            }
        }
        some
    }

    /// The capacity that so many of them ask for, in thousandths.
    pub(super) fn asks(&self, count: u32) -> i64 {
        let count = self.asking(count);
        if count == 0 {
            return 0;
        }
        let value = share_of(self.value, self.left_of_all(count));
        let harm = self.before + self.between * i64::from(count - 1);
        (value - harm).max(0) * self.speed / 1000
    }
}

/// So many 2⁻³² of a number.
fn share_of(number: i64, shares: u128) -> i64 {
    let number = u128::from(number.unsigned_abs()) * shares;
    i64::try_from(number >> 32).unwrap_or(i64::MAX / 4096)
}

/// The share of harm beside its aim that is expected in a wave.
pub(super) const fn splash(percent: u8, from: u8, wave: u16) -> u64 {
    let from = if from == 0 { 1 } else { from as u64 };
    let wave = if (wave as u64) < from { wave as u64 } else { from };
    WHOLE * percent as u64 * wave / (100 * from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Attacker, Hp, Speed};

    const HALF: u64 = WHOLE / 2;

    fn threat(value: i32, speed: i32) -> Threat {
        Threat { value: Hp(value), speed: Speed(speed), ..Threat::of(Attacker::ALL[0]) }
    }

    #[test]
    fn nearness_doubles_its_way() {
        for pair in NEARNESS.windows(2) {
            assert!(of(pair[0], pair[0]).abs_diff(pair[1]) <= 2, "{pair:?}");
        }
        let two_fifths = WHOLE * 2 / 5;
        assert!(nearness(20_000).abs_diff(two_fifths) < 16);
        assert!(nearness(40_000).abs_diff(of(two_fifths, two_fifths)) < 16);
        assert_eq!(nearness(0), WHOLE);
    }

    #[test]
    fn what_is_left_follows_its_recurrence() {
        for (speed, spacing) in [(1000, 2), (1600, 10), (3200, 5), (400, 40)] {
            let stream = Stream::new(&threat(100, speed), Ticks(spacing), 0, Ticks(0), HALF);
            let near = nearness(speed.unsigned_abs() * spacing);
            let (mut left, mut sum) = (WHOLE, 0);
            for number in 1..=120 {
                assert!(stream.left(number).abs_diff(left) < 512, "{speed} {spacing} {number}");
                sum += u128::from(left);
                assert!(stream.left_of_all(number).abs_diff(sum) < 1 << 16, "{speed} {spacing} {number}");
                left = (WHOLE - near) + of(of(near, HALF), left);
            }
        }
    }

    /// Worked out from the sums of the model with fractions, to three places.
    #[test]
    fn streams_ask_what_the_model_says() {
        let asked = |value, speed, spacing, rate, before, splash, count| {
            Stream::new(&threat(value, speed), Ticks(spacing), rate, Ticks(before), splash).asks(count)
        };
        let table = [
            // Without splash a stream asks for its HP less what is done while it comes.
            (asked(5, 1000, 10, 0, 0, 0, 8), 40_000),
            (asked(5, 1000, 10, 2000, 0, 0, 8), 33_000),
            (asked(5, 1000, 10, 2000, 20, 0, 8), 31_000),
            (asked(20, 1600, 20, 5000, 0, 0, 4), 104_000),
            // Those who ask less than is done between two of them ask for no more than the first.
            (asked(5, 1000, 20, 6000, 0, 0, 30), 5_000),
            // Two who are a tile apart, half of the harm reaching 0.4 of its strength there: 100 + 80.
            (asked(100, 1000, 20, 0, 0, HALF, 2), 180_000),
            (asked(100, 1000, 20, 0, 0, HALF, 3), 256_000),
        ];
        for (place, (asked, wanted)) in table.into_iter().enumerate() {
            assert!(i64::abs_diff(asked, wanted) <= 2, "row {place}: {asked} for {wanted}");
        }
    }

    #[test]
    fn more_attackers_ask_for_more_and_a_higher_rate_for_less() {
        for speed in [400, 1000, 3500] {
            for spacing in [2, 5, 10, 20, 40] {
                let mut below = vec![i64::MAX; 121];
                for rate in [0, 900, 4_000, 20_000, 400_000] {
                    let stream = Stream::new(&threat(60, speed), Ticks(spacing), rate, Ticks(0), HALF);
                    let mut last = 0;
                    for count in 0..=120 {
                        let asked = stream.asks(count);
                        assert!(asked >= last - 1, "{speed} {spacing} {rate} {count}");
                        assert!(asked <= below[count as usize], "{speed} {spacing} {rate} {count}");
                        (last, below[count as usize]) = (asked, asked);
                    }
                }
            }
        }
    }
}
