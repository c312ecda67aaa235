//! What a score is made of, in words.

use forward::{Rules, ScoreSheet};

/// The parts of a score with their points, in the order they are told. On the road nobody counts rounds, and foes are
/// what brings points.
pub fn score_parts(rules: Rules, sheet: ScoreSheet) -> Vec<(&'static str, u32)> {
    let ScoreSheet { depth, health, light, pace } = sheet;
    let (health, light) = (("Health: HP kept", health), ("Light: Lux kept", light));
    if rules.is_road() {
        vec![("Depth: foes and cards", depth), health, light]
    } else {
        vec![("Depth: cards, locations", depth), health, light, ("Pace: rounds under par", pace)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_are_the_whole() {
        let sheet = ScoreSheet { depth: 1_000, health: 200, light: 30, pace: 4 };
        let told =
            |rules, sheet| score_parts(rules, sheet).into_iter().map(|(_, points)| points).sum::<u32>();
        assert_eq!(told(Rules::WRITTEN, sheet), sheet.total());
        let road = ScoreSheet { pace: 0, ..sheet };
        assert_eq!(told(Rules::ROAD, road), road.total());
    }
}
