//! Titles, by the highest floor that somebody has come to.

/// The titles, each with the floor that earns it.
pub const TITLES: [(u32, &str); 11] = [
    (1, "Newcomer"),
    (2, "Wanderer"),
    (4, "Pathfinder"),
    (6, "Chainbreaker"),
    (8, "Lantern Bearer"),
    (11, "Knight's Bane"),
    (16, "Guardian's End"),
    (21, "Cloud Walker"),
    (26, "Storm Climber"),
    (36, "Star Gazer"),
    (51, "Legend of the Tower"),
];

/// The title of somebody whose best floor is this.
pub fn title(best_floor: u32) -> &'static str {
    let earned = TITLES.iter().rev().find(|(floor, _)| *floor <= best_floor);
    earned.map_or(TITLES[0].1, |(_, title)| title)
}

/// The next title to be earned, and on which floor.
pub fn next_title(best_floor: u32) -> Option<(u32, &'static str)> {
    TITLES.into_iter().find(|(floor, _)| *floor > best_floor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_rise_with_the_floors() {
        assert!(TITLES.is_sorted_by(|one, other| one.0 < other.0));
        assert_eq!([title(0), title(1), title(5), title(6), title(999)].map(str::len), [8, 8, 10, 12, 19]);
        assert_eq!(next_title(5), Some((6, "Chainbreaker")));
        assert_eq!(next_title(51), None);
    }
}
