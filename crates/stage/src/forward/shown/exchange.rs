//! What a round of the road would come to, in words.

use forward::odds::Exchange;
use forward::{Hp, Intent};

/// The whole of it, for whoever cannot see the cells.
pub fn exchange_words(exchange: &Exchange, hp: Hp) -> String {
    let falls = if exchange.fells() { ", and the foe falls" } else { "" };
    let taken: Vec<String> = exchange.taken().iter().map(ToString::to_string).collect();
    let deadly = match exchange.deadly(hp) {
        0 => String::new(),
        6 => " It kills you, whatever falls.".to_owned(),
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
    use forward::Stance;

    use super::*;

    #[test]
    fn what_kills_is_said() {
        let exchange = |foe| Exchange {
            stance: Stance { dealt: 2, guard: 5 },
            blows: [1, 3, 5, 7, 9, 11],
            foe: Hp(foe),
        };
        let told = "Deals 2, and the foe falls. Guard 5. The foe's 1 to 6 take 0, 0, 0, 2, 4, 6 HP. 2 of 6 kill you.";
        assert_eq!(exchange_words(&exchange(2), Hp(4)), told);
        assert_eq!(
            exchange_words(&exchange(3), Hp(9)),
            "Deals 2. Guard 5. The foe's 1 to 6 take 0, 0, 0, 2, 4, 6 HP."
        );
    }

    #[test]
    fn fury_grows_from_nothing() {
        assert_eq!([0, 1, 2].map(fury), [0, 1, 2]);
        assert_eq!(fury(200), fury(201), "and not for ever");
    }
}
