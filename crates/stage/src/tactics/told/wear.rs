//! What the end of a round takes from everybody: how much, from whom, and why.

use tactics::{Cause, Content, Tactics};

/// Why somebody loses HP at the end of a round; nothing for what a blow does.
pub fn wear_about(content: &Content, cause: Cause) -> Option<String> {
    match cause {
        Cause::Bleed => Some(format!("Whoever bleeds loses {} HP at each round end.", content.bleed_damage)),
        Cause::Decay => Some(format!(
            "Minions wear away, so that heroes must meet: from round {} on each loses {} HP at each round end.",
            content.decay_from, content.decay_damage
        )),
        Cause::Pressure => Some(format!(
            "No match goes on for ever: from round {} on everybody loses {} HP at each round end.",
            content.pressure_from, content.pressure_damage
        )),
        _ => None,
    }
}

/// What the end of this round will take, or that of the next for the first time.
pub fn wear_words(game: &Tactics) -> Option<String> {
    let (content, round) = (game.content(), game.position().round());
    let now = |from: u8, damage: u8| damage > 0 && round >= from;
    let soon = |from: u8, damage: u8| damage > 0 && round + 1 == from;
    let (decay, pressure) =
        ((content.decay_from, content.decay_damage), (content.pressure_from, content.pressure_damage));
    let words = |from: u8, cause: Cause| {
        let about = wear_about(content, cause)?;
        Some(if round >= from { format!("This round ends with wear. {about}") } else { about })
    };
    if now(pressure.0, pressure.1) || soon(pressure.0, pressure.1) {
        words(pressure.0, Cause::Pressure)
    } else if now(decay.0, decay.1) || soon(decay.0, decay.1) {
        words(decay.0, Cause::Decay)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seed};
    use tactics::{RuleSet, Setup};

    use super::*;

    fn told(round: u8) -> Option<String> {
        let position = format!(
            "round {round}, p1 / warrior endure c1 5, tank a1 5, archer e1 3 / mage wild-magic c5 5, tank b5 5, \
             assassin e5 2"
        );
        let setup = Setup::with_position(RuleSet::Written, position.parse().unwrap());
        wear_words(&Tactics::new(&setup, Seed::from_bits(1)).unwrap())
    }

    #[test]
    fn wear_is_told_before_it_comes_and_while_it_lasts() {
        let decay = "Minions wear away, so that heroes must meet: from round 3 on each loses 1 HP at each \
                     round end.";
        assert_eq!(told(1), None);
        assert_eq!(told(2).as_deref(), Some(decay));
        assert_eq!(told(3), Some(format!("This round ends with wear. {decay}")));
        let pressure = "No match goes on for ever: from round 8 on everybody loses 1 HP at each round end.";
        assert_eq!(told(7).as_deref(), Some(pressure));
        assert_eq!(told(8), Some(format!("This round ends with wear. {pressure}")));
    }
}
