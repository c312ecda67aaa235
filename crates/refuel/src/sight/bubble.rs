//! Bubbles that attackers leave behind.

use super::relief::Relief;
use crate::{Length, Spot};

/// A bubble over the ground. Nobody looks into it or through it from outside; who is within looks out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bubble {
    /// Its middle.
    pub middle: Spot,
    /// How large it is.
    pub radius: Length,
}

impl Bubble {
    /// A bubble around a spot of the ground.
    pub fn on(relief: &Relief, x: i32, y: i32, radius: Length) -> Self {
        Self { middle: relief.above(x, y, Length(0)), radius }
    }

    /// Whether it hides one spot from another. A line that only touches it is not hidden.
    pub fn hides(&self, from: Spot, to: Spot) -> bool {
        let way = difference(from, to);
        let to_middle = difference(from, self.middle);
        let outside = product(to_middle, to_middle) - square(self.radius.0);
        if outside <= 0 {
            return false;
        }
        // The line is nearest to the middle after this part of all of it.
        let (part, whole) = (product(way, to_middle), product(way, way));
        if part <= 0 {
            return false;
        }
        if part >= whole {
            let beyond = difference(to, self.middle);
            return product(beyond, beyond) < square(self.radius.0);
        }
        i128::from(outside) * i128::from(whole) < i128::from(part) * i128::from(part)
    }
}

fn difference(from: Spot, to: Spot) -> [i64; 3] {
    [to.x - from.x, to.y - from.y, to.z - from.z].map(i64::from)
}

fn product(one: [i64; 3], other: [i64; 3]) -> i64 {
    one.into_iter().zip(other).map(|(one, other)| one * other).sum()
}

fn square(number: i32) -> i64 {
    i64::from(number) * i64::from(number)
}
