//! Titles, by the highest floor that somebody has come to.

use crate::FloorNumber;

/// The titles, each with the floor that earns it.
pub const TITLES: [(FloorNumber, &str); 11] = [
    (FloorNumber(1), "Newcomer"),
    (FloorNumber(2), "Wanderer"),
    (FloorNumber(4), "Pathfinder"),
    (FloorNumber(6), "Chainbreaker"),
    (FloorNumber(8), "Lantern Bearer"),
    (FloorNumber(11), "Knight's Bane"),
    (FloorNumber(16), "Guardian's End"),
    (FloorNumber(21), "Cloud Walker"),
    (FloorNumber(26), "Storm Climber"),
    (FloorNumber(36), "Star Gazer"),
    (FloorNumber(51), "Legend of the Tower"),
];

/// The title of somebody whose best floor is this.
pub fn title(best_floor: FloorNumber) -> &'static str {
    let earned = TITLES.iter().rev().find(|(floor, _)| *floor <= best_floor);
    earned.map_or(TITLES[0].1, |(_, title)| title)
}

/// The next title to be earned, and on which floor.
pub fn next_title(best_floor: FloorNumber) -> Option<(FloorNumber, &'static str)> {
    TITLES.into_iter().find(|(floor, _)| *floor > best_floor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_rise_with_the_floors() {
        assert!(TITLES.is_sorted_by(|one, other| one.0 < other.0));
        let lengths = [0, 1, 5, 6, 999].map(|floor| title(FloorNumber(floor)).len());
        assert_eq!(lengths, [8, 8, 10, 12, 19]);
        assert_eq!(next_title(FloorNumber(5)), Some((FloorNumber(6), "Chainbreaker")));
        assert_eq!(next_title(FloorNumber(51)), None);
    }
}
