//! Directions on the map as bytes: 256 of them to a full turn, from the east with the clock, which is to the south.

/// The sine of the first quarter of a turn, in thousandths.
const SINE: [i32; 65] = [
    0, 25, 49, 74, 98, 122, 147, 171, 195, 219, 243, 267, 290, 314, 337, 360, 383, 405, 428, 450, 471, 493,
    514, 535, 556, 576, 596, 615, 634, 653, 672, 690, 707, 724, 741, 757, 773, 788, 803, 818, 831, 845, 858,
    870, 882, 893, 904, 914, 924, 933, 942, 950, 957, 964, 970, 976, 981, 985, 989, 992, 995, 997, 999, 1000,
    1000,
];

/// How far to the east and to the south a thousand in a direction lead.
pub(crate) const fn vector(heading: u8) -> (i32, i32) {
    (sine(heading.wrapping_add(64)), sine(heading))
}

const fn sine(heading: u8) -> i32 {
    let place = (heading % 64) as usize;
    match heading / 64 {
        0 => SINE[place],
        1 => SINE[64 - place],
        2 => -SINE[place],
        _ => -SINE[64 - place],
    }
}

/// The direction of what lies so far to the east and to the south: that whose line it is nearest to.
pub(crate) fn of(x: i32, y: i32) -> u8 {
    if x == 0 && y == 0 {
        return 0;
    }
    // Within the first quarter, the part of it by halving: the cross product tells on which side of a line it lies.
    let (quarter, along, across) = match (x > 0 || (x == 0 && y < 0), y >= 0) {
        (true, true) => (0, x, y),
        (false, true) => (64, y, -x),
        (false, false) => (128, -x, -y),
        (true, false) => (192, -y, x),
    };
    let (along, across) = (i64::from(along), i64::from(across));
    let is_beyond = |twice: usize| {
        // Halfway between two directions, the sine is taken as halfway between theirs.
        let (low, high) = (twice / 2, twice.div_ceil(2));
        let (sine, cosine) = (SINE[low] + SINE[high], SINE[64 - low] + SINE[64 - high]);
        across * i64::from(cosine) >= along * i64::from(sine)
    };
    let (mut low, mut high) = (0, 64);
    while low < high {
        let middle = usize::midpoint(low, high);
        if is_beyond(2 * middle + 1) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    u8::try_from((quarter + low) % 256).expect("a byte has 256 values")
}

/// One direction turned towards another by no more than so much.
pub(crate) const fn turned(from: u8, to: u8, by: u8) -> u8 {
    let away = to.wrapping_sub(from).cast_signed();
    if away.unsigned_abs() <= by {
        to
    } else if away > 0 {
        from.wrapping_add(by)
    } else {
        from.wrapping_sub(by)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_direction_is_found_again() {
        for heading in 0..=u8::MAX {
            let (x, y) = vector(heading);
            assert_eq!(of(x, y), heading);
            assert_eq!(of(x * 7, y * 7), heading);
        }
        assert_eq!([of(5, 0), of(0, 5), of(-5, 0), of(0, -5)], [0, 64, 128, 192]);
    }

    #[test]
    fn turning_takes_the_shorter_side_and_stops_there() {
        assert_eq!([turned(10, 250, 5), turned(250, 10, 5), turned(3, 6, 5)], [5, 255, 6]);
    }
}
