//! What a round of the road would come to, in words.

use forward::odds::Exchange;
use forward::{Hp, Intent, Strikers, Weapon, shelter};

/// Whether the foe falls, and whether that is the end of it: both sides strike at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Falls {
    /// It does not.
    Not,
    /// It falls, and its blow may still take HP.
    Hitting,
    /// It falls, and nothing of its blow comes past the guard.
    Harmless,
}

impl Falls {
    /// What becomes of the foe.
    pub fn of(exchange: &Exchange) -> Self {
        match (exchange.fells(), exchange.taken_in_all()) {
            (false, _) => Self::Not,
            (true, 0) => Self::Harmless,
            (true, _) => Self::Hitting,
        }
    }
}

/// The least and the most that a foe's blow can be in a round, counted from zero, its fury included.
pub fn blows_between(intent: Intent, round: u8) -> (u8, u8) {
    (intent.blow(1, round), intent.blow(6, round))
}

/// What a shield adds to the guard of dice of which these strike: once, if any die guards.
pub fn shield(weapon: Option<Weapon>, strikers: Strikers) -> u8 {
    if strikers.are_all() { 0 } else { shelter(weapon) }
}

/// The whole of it, for whoever cannot see the cells.
pub fn exchange_words(exchange: &Exchange, hp: Hp) -> String {
    let falls = match Falls::of(exchange) {
        Falls::Not => "",
        Falls::Hitting => ", and the foe falls, but its blow still lands",
        Falls::Harmless => ", and the foe falls",
    };
    let taken: Vec<String> = exchange.taken().iter().map(ToString::to_string).collect();
    let deadly = match exchange.deadly(hp) {
        0 => String::new(),
        6 => " It kills you, whatever it rolls.".to_owned(),
        falls => format!(" {falls} of 6 kill you."),
    };
    format!(
        "Deals {}{falls}. Guard {}. The foe's 1 to 6 take {} HP.{deadly}",
        exchange.dealt(),
        exchange.stance.guard,
        taken.join(", ")
    )
}

/// What a foe's fury adds to its blow in a round, counted from zero.
pub const fn fury(round: u8) -> u8 {
    Intent::Rush.blow(1, round) - Intent::Rush.blow(1, 0)
}

#[cfg(test)]
mod tests {
    use forward::{Die, Stance};

    use super::*;

    #[test]
    fn what_kills_is_said() {
        let exchange = |foe| Exchange {
            stance: Stance { dealt: 2, guard: 5 },
            blows: [1, 3, 5, 7, 9, 11],
            foe: Hp(foe),
        };
        let told = "Deals 2, and the foe falls, but its blow still lands. Guard 5. The foe's 1 to 6 take 0, 0, 0, 2, 4, 6 HP. 2 of 6 kill you.";
        assert_eq!(exchange_words(&exchange(2), Hp(4)), told);
        assert_eq!(
            exchange_words(&exchange(3), Hp(9)),
            "Deals 2. Guard 5. The foe's 1 to 6 take 0, 0, 0, 2, 4, 6 HP."
        );
    }

    #[test]
    fn a_foe_that_falls_may_still_hit() {
        let falls = |guard, foe| {
            let stance = Stance { dealt: 2, guard };
            Falls::of(&Exchange { stance, blows: [1, 3, 5, 7, 9, 11], foe: Hp(foe) })
        };
        assert_eq!([falls(5, 3), falls(5, 2), falls(11, 2)], [Falls::Not, Falls::Hitting, Falls::Harmless]);
    }

    #[test]
    fn blows_are_told_with_their_fury_and_shields_count_once() {
        assert_eq!(blows_between(Intent::Rush, 0), (3, 13));
        assert_eq!(blows_between(Intent::Strike, 2), (2, 12));
        let strikers = |count: usize| Strikers::of(|die| die.index() < count).expect("some strike");
        let buckler = Some(Weapon::ThornBuckler);
        assert_eq!([1, 2, 3].map(|count| shield(buckler, strikers(count))), [1, 1, 0]);
        assert_eq!(shield(None, Strikers::of(|die| die == Die::First).expect("one strikes")), 0);
    }

    #[test]
    fn fury_grows_from_nothing() {
        assert_eq!([0, 1, 2].map(fury), [0, 1, 2]);
        assert_eq!(fury(200), fury(201), "and not for ever");
    }
}
