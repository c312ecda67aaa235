//! What hangs together, and how it is made to.

use crate::{Area, Cells, Flood, path};

/// The parts of a set that hang together by steps, in the order of their first tiles.
pub fn regions<const HEIGHT: usize, const WORDS: usize>(
    open: &Cells<HEIGHT, WORDS>,
) -> Vec<Cells<HEIGHT, WORDS>> {
    let mut left = *open;
    let mut regions = Vec::new();
    while let Some(first) = left.first() {
        let region = Flood::new(Cells::of(first), &left).reached();
        left -= region;
        regions.push(region);
    }
    regions
}

/// The part with the most tiles; of equal ones the first.
pub fn largest<const HEIGHT: usize, const WORDS: usize>(open: &Cells<HEIGHT, WORDS>) -> Cells<HEIGHT, WORDS> {
    let mut most = Cells::NONE;
    for region in regions(open) {
        if region.len() > most.len() {
            most = region;
        }
    }
    most
}

/// A set and tunnels through a rectangle that make one part of it: from the first part to the one that
/// is nearest, and from both to the next.
///
/// # Panics
/// When the set does not lie within the rectangle.
#[must_use]
pub fn join<const HEIGHT: usize, const WORDS: usize>(
    open: &Cells<HEIGHT, WORDS>,
    within: Area,
) -> Cells<HEIGHT, WORDS> {
    let rock = Cells::of_area(within);
    let mut joined = *open;
    let Some(first) = open.first() else { return joined };
    let mut home = Flood::new(Cells::of(first), &joined).reached();
    while home != joined {
        let away = joined - home;
        let met = Flood::new(home, &rock).find_map(|front| (front & away).first());
        let nearest = met.expect("the set lies within the rectangle");
        let tunnel = path(nearest, &home, &rock).expect("a way leads through the rock");
        joined |= tunnel.into_iter().collect();
        home = Flood::new(home, &joined).reached();
    }
    joined
}

#[cfg(test)]
mod tests {
    use engine::SplitMix64;

    use super::*;
    use crate::Point;
    use crate::chance::any_in;
    use crate::testing::{Density, scattered};

    const FLOOR: Area = Area::new(Point::new(56, 0), 20, 9);

    fn sets() -> impl Iterator<Item = Cells<9, 2>> {
        let mut stream = SplitMix64::new(3);
        (0..120).map(move |number| scattered(FLOOR, Density(number % 60 + 20), &mut stream))
    }

    #[test]
    fn regions_are_apart_and_make_up_the_whole() {
        for open in sets() {
            let regions = regions(&open);
            assert_eq!(regions.iter().fold(Cells::NONE, |all, region| all | *region), open);
            assert_eq!(regions.iter().map(Cells::len).sum::<usize>(), open.len());
            for region in &regions {
                assert!(!region.spread().meets(&(open - *region)), "nothing borders on another part");
                assert_eq!(Flood::new(Cells::of(region.first().expect("a tile")), region).reached(), *region);
            }
            let largest = largest(&open);
            assert!(regions.contains(&largest) && regions.iter().all(|other| other.len() <= largest.len()));
        }
        assert_eq!(largest(&Cells::<9>::NONE), Cells::NONE);
    }

    #[test]
    fn what_is_joined_hangs_together_and_little_is_dug() {
        let mut stream = SplitMix64::new(4);
        for open in sets() {
            let joined = join(&open, FLOOR);
            assert_eq!((regions(&joined).len(), open - joined), (1, Cells::NONE));
            assert!((joined - Cells::of_area(FLOOR)).is_empty());
            // No more than a straight tunnel from each part to some other.
            let parts = regions(&open).len();
            assert!((joined - open).len() <= (parts - 1) * 27, "{parts} parts");
        }
        // Two parts are joined by as few tiles as lie between them.
        for _ in 0..200 {
            let [one, other] = [(), ()].map(|()| any_in(FLOOR, &mut stream));
            let open: Cells<9, 2> = [one, other].into_iter().collect();
            let between = usize::from(one.distance(other)).saturating_sub(1);
            assert_eq!((join(&open, FLOOR) - open).len(), between);
        }
        assert_eq!(join(&Cells::<9, 2>::NONE, FLOOR), Cells::NONE);
    }
}
