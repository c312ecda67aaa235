//! What a score is made of, in words.

use forward::{Content, Hp, Rules, ScoreSheet, View};

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

/// Points for so many HP, if they are kept to the end of the place.
pub fn kept_hp_points(content: &Content, view: &View, hp: Hp) -> u32 {
    let hero = forward::Hero { hp, ..view.hero };
    content.for_clearing(view.rules, view.location.tier(), hero, view.pace).health
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seed};
    use forward::{Forward, Setup};

    use super::*;

    #[test]
    fn on_the_road_kept_hp_count_times_themselves() {
        let game = Forward::new(&Setup::with_rules(Rules::ROAD), Seed::from_name("kept"))
            .expect("the house's numbers");
        let view = game.view(Audience::Everyone);
        assert_eq!([10, 16, 20].map(|hp| kept_hp_points(game.content(), &view, Hp(hp))), [100, 256, 400]);
    }

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
