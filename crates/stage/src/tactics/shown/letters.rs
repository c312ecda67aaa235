//! One letter for each effect and kind of unit, for places where a word does not fit.

use tactics::{Class, Effect, Kind, Minion};

/// The letter of an effect, told apart from all others; small for what does harm.
pub const fn letter(effect: Effect) -> char {
    match effect {
        Effect::Power => 'P',
        Effect::Life => 'L',
        Effect::Speed => 'S',
        Effect::Weakness => 'w',
        Effect::Bleed => 'b',
        Effect::Slow => 's',
        Effect::Blind => 'x',
        Effect::DeathMark => 'm',
        Effect::Feint => 'F',
        Effect::Challenge => 'c',
        Effect::Invulnerable => 'I',
        Effect::Rally => 'R',
    }
}

/// The letters of a kind of unit, told apart from all others: a hero's are those of its class.
pub const fn kind_letter(kind: Kind) -> &'static str {
    match kind {
        Kind::Hero(Class::Warrior) => "Wa",
        Kind::Hero(Class::Mage) => "Ma",
        Kind::Hero(Class::Rogue) => "Ro",
        Kind::Hero(Class::Huntress) => "Hu",
        Kind::Hero(Class::Duelist) => "Du",
        Kind::Hero(Class::Cleric) => "Cl",
        Kind::Minion(Minion::Tank) => "Ta",
        Kind::Minion(Minion::Archer) => "Ar",
        Kind::Minion(Minion::Assassin) => "As",
        Kind::Clone => "Co",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_effects_share_a_letter_and_harm_is_small() {
        for (place, effect) in Effect::ALL.into_iter().enumerate() {
            assert_eq!(letter(effect).is_ascii_lowercase(), effect.is_debuff(), "{effect}");
            assert!(Effect::ALL[..place].iter().all(|other| letter(*other) != letter(effect)), "{effect}");
        }
    }
}
