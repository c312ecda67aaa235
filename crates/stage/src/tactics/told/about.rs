//! What stands or lies on the board, and what can be said about it.

use tactics::{Command, Effect, Member, Object, Spawn, Tactics, Tile, UnitId};

use crate::tactics::{Choices, Hand, Press, effect_tone, forecast, wear_words};
use crate::{Entry, Tone};

/// What stands or lies on a tile.
pub fn about_tile(game: &Tactics, tile: Tile) -> Vec<Entry> {
    let content = game.content();
    if let Some(id) = game.position().unit_at(tile) {
        return about_unit(game, id);
    }
    match game.position().objects().at(tile) {
        Some(Object::Obstacle { hp }) => {
            vec![Entry::new(Tone::Plain, format!("{tile}: an obstacle with {hp} HP."))]
        }
        Some(Object::Buff { effect, .. }) => {
            vec![Entry::new(Tone::Plain, format!("{tile}: {effect}. {}", effect.about(content)))]
        }
        None => vec![Entry::new(Tone::Faint, format!("{tile}: a free tile."))],
    }
}

/// What a unit is, what lies on it and what will become of it.
pub fn about_unit(game: &Tactics, id: UnitId) -> Vec<Entry> {
    let content = game.content();
    let position = game.position();
    let unit = position.unit(id);
    let mut lines = vec![Entry::new(
        Tone::Bright,
        format!("{} {}: {} of {}", id.side(), unit.kind, unit.hp, unit.stats.about()),
    )];
    if let Some(guardian) = position.guardian(id) {
        let kind = position.unit(guardian).kind;
        lines.push(Entry::new(
            Tone::Bright,
            format!("Guarded: its {kind} beside it takes every blow that is meant for it."),
        ));
    }
    if unit.kind.guards() {
        lines.push(Entry::new(Tone::Plain, "Guards: it takes the blows meant for whoever stands beside it."));
    }
    for effect in unit.effects.iter() {
        lines.push(Entry::new(
            effect_tone(effect),
            format!("{}: {}", lasting(effect, unit.effects.rounds(effect)), effect.about(content)),
        ));
    }
    let foretold = forecast(game).into_iter().find(|fate| fate.who.id == id);
    if let Some(words) = foretold.and_then(|fate| fate.words()) {
        lines.push(Entry::new(Tone::Wane, format!("At the round end: {words}.")));
    }
    let round = position.round();
    let wears = id.member() != Member::Hero && round >= content.decay_from || round >= content.pressure_from;
    if let Some(words) = wear_words(game).filter(|_| wears) {
        lines.push(Entry::new(Tone::Faint, words));
    }
    if let Some(skill) = unit.skill {
        lines.push(Entry::new(Tone::Lux, format!("{skill}: {}", skill.about(content))));
    }
    lines
}

/// An effect with the rounds that are left of it, as in "Bleed for 2 rounds".
pub fn lasting(effect: Effect, rounds: u8) -> String {
    match rounds {
        0 => effect.to_string(),
        1 => format!("{effect} for 1 round"),
        rounds => format!("{effect} for {rounds} rounds"),
    }
}

/// What an answer to the question would lay down that a death brings.
pub fn answer_words(game: &Tactics, answer: Command) -> String {
    let content = game.content();
    let effect = game.position().next_tile();
    match answer {
        Command::Spawn(Spawn::Obstacle) => {
            format!("an obstacle of {} HP, which blocks steps and sight", content.obstacle_hp)
        }
        _ => format!("a tile of {effect} for {} rounds. {}", content.tile_rounds, effect.about(content)),
    }
}

/// Why a press does nothing; nothing where that needs no word.
pub fn why_not(game: &Tactics, choices: &Choices, hand: &Hand, press: Press) -> Option<String> {
    let hero = game.position().unit(choices.side().hero());
    match (press, hero.skill) {
        (Press::Skill, Some(skill)) if hero.cooldown > 0 => {
            Some(format!("{skill} is ready after {} more round ends.", hero.cooldown))
        }
        (Press::Skill, Some(skill)) if !choices.can_act(Member::Hero) => {
            Some(format!("{skill} cannot be used now: your hero has acted in this round."))
        }
        (Press::Skill, Some(skill)) => {
            Some(format!("{skill} cannot be used now: there is no target in its reach."))
        }
        (Press::Confirm, _) if hand.chosen.is_none() => {
            Some("Choose a unit of yours that has not acted.".to_owned())
        }
        (Press::Confirm, _) => Some("Nothing can be done there with this unit.".to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seed};
    use tactics::{RuleSet, Setup, Side};

    use super::*;

    fn game(position: &str) -> Tactics {
        let setup = Setup::with_position(RuleSet::Written, position.parse().unwrap());
        Tactics::new(&setup, Seed::from_bits(1)).unwrap()
    }

    const BOARD: &str = "round 3, p1 / warrior endure c1 5 cooldown2, tank b1 1, archer e1 3 bleed2 / \
                         mage wild-magic c5 5, tank b5 5, assassin e5 2 / c3 life 2, d3 obstacle 3";

    #[test]
    fn whatever_is_on_a_tile_says_what_it_is() {
        let game = game(BOARD);
        let told = |tile: &str| {
            let lines = about_tile(&game, tile.parse().unwrap());
            lines.into_iter().map(|line| line.text).collect::<Vec<_>>().join(" ")
        };
        assert!(told("c1").contains("Guarded: its Tank beside it takes every blow"), "{}", told("c1"));
        assert!(told("b1").contains("Guards: it takes the blows"), "{}", told("b1"));
        assert!(told("b1").contains("Minions wear away"), "{}", told("b1"));
        assert!(!told("c1").contains("wear away"), "heroes do not decay: {}", told("c1"));
        assert!(told("e1").contains("Bleed for 2 rounds: "), "{}", told("e1"));
        assert!(told("b1").contains("At the round end: -1 HP, dies."), "{}", told("b1"));
        assert!(told("c3").starts_with("c3: Life."), "{}", told("c3"));
        assert_eq!(told("d3"), "d3: an obstacle with 3 HP.");
        assert_eq!(told("a3"), "a3: a free tile.");
    }

    #[test]
    fn what_cannot_be_done_says_why() {
        let game = game(BOARD);
        let choices = Choices::of(&game, Side::One);
        let hand = Hand::begin(&game, &choices, Tile::at(2, 2));
        let why = |press| why_not(&game, &choices, &hand, press);
        assert_eq!(why(Press::Skill).as_deref(), Some("Endure is ready after 2 more round ends."));
        assert_eq!(why(Press::Confirm).as_deref(), Some("Choose a unit of yours that has not acted."));
        assert_eq!(why(Press::Left), None);
    }

    #[test]
    fn a_skill_that_cannot_be_used_says_which_of_both_is_the_reason() {
        let why = |hero: &str| {
            let board = format!(
                "round 2, p1 / duelist {hero}, tank b1 1, archer e1 3 / mage wild-magic c5 5, tank b5 5, assassin \
                 e5 2"
            );
            let game = game(&board);
            let choices = Choices::of(&game, Side::One);
            let hand = Hand::begin(&game, &choices, Tile::at(2, 2));
            why_not(&game, &choices, &hand, Press::Skill)
        };
        let acted = "Challenge cannot be used now: your hero has acted in this round.";
        let alone = "Challenge cannot be used now: there is no target in its reach.";
        assert_eq!(why("challenge c1 5 spent").as_deref(), Some(acted));
        assert_eq!(why("challenge c1 5").as_deref(), Some(alone));
    }
}
