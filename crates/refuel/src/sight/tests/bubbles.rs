//! Bubbles.

use super::fraction::Fraction;
use super::worlds::{Luck, drawn};
use crate::{Bubble, Length, Relief, Spot};

const fn spot(x: i32, y: i32, z: i32) -> Spot {
    Spot { x, y, z }
}

#[test]
fn nobody_looks_into_a_bubble_or_through_it_but_out_of_it() {
    let relief = Relief::new(&drawn("1 1 1"));
    let bubble = Bubble::on(&relief, 1500, 500, Length(300));
    assert_eq!(bubble.middle, spot(1500, 500, 500));
    let (before, within, behind) = (spot(500, 500, 600), spot(1500, 600, 600), spot(2500, 500, 600));
    assert!(bubble.hides(before, within) && bubble.hides(before, behind) && bubble.hides(behind, before));
    assert!(!bubble.hides(within, before) && !bubble.hides(within, spot(1500, 500, 500)));
    assert!(!bubble.hides(before, spot(1000, 500, 600)), "before it");
    assert!(!bubble.hides(behind, spot(2600, 500, 600)), "away from it");
    assert!(!bubble.hides(spot(500, 500, 800), spot(2500, 500, 800)), "a line that touches it");
    assert!(bubble.hides(spot(500, 500, 799), spot(2500, 500, 799)));
    assert!(!bubble.hides(before, before));
}

/// The distance of a line from the middle, worked out with fractions.
#[test]
fn what_is_hidden_passes_within_the_radius() {
    let mut luck = Luck::new(12);
    for _ in 0..20_000 {
        // Small numbers, or the fractions grow too long.
        let mut place = || {
            let Spot { x, y, z } = luck.spot();
            spot(x / 50, y / 50, z / 50)
        };
        let (from, to, middle) = (place(), place(), place());
        let bubble = Bubble { middle, radius: Length(luck.between(1, 80)) };
        let minus =
            |one: Spot, other: Spot| [one.x - other.x, one.y - other.y, one.z - other.z].map(Fraction::whole);
        let times = |one: [Fraction; 3], other: [Fraction; 3]| {
            one.into_iter().zip(other).fold(Fraction::ZERO, |sum, (one, other)| sum + one * other)
        };
        let (way, away) = (minus(to, from), minus(from, bubble.middle));
        let radius = Fraction::whole(bubble.radius.0) * Fraction::whole(bubble.radius.0);
        let whole = times(way, way);
        let share = if whole.is_zero() { whole } else { (Fraction::ZERO - times(away, way)).by(whole) };
        let share = share.max(Fraction::ZERO).min(Fraction::ONE);
        let nearest: Vec<Fraction> = away.iter().zip(way).map(|(away, way)| *away + share * way).collect();
        let nearest = [nearest[0], nearest[1], nearest[2]];
        let expected = times(away, away) > radius && times(nearest, nearest) < radius;
        assert_eq!(bubble.hides(from, to), expected, "{from:?} {to:?} {bubble:?}");
    }
}
