//! Good advice for a person.

use engine::{Audience, Game, Seed};
use tactics::bot::{Advice, Search, advise};
use tactics::{Side, Tactics};

/// How many positions good advice looks at.
const HINT: u32 = 20_000;

/// What a good player would do for a side that decides in a battle, and why. What nobody can
/// see yet does not help.
pub fn advice(game: &Tactics, side: Side) -> Option<Advice> {
    let seen = game.view(Audience::Seat(side.seat()));
    let imagined = Tactics::imagined(&seen, game.content(), Seed::from_bits(0));
    advise(&imagined, &Search::new(*game.content(), HINT))
}

#[cfg(test)]
mod tests {
    use tactics::{RuleSet, Setup};

    use super::*;

    #[test]
    fn advice_does_not_depend_on_what_lies_ahead() {
        let position = "round 1, p1 / warrior endure c1 5, tank a1 5, assassin e1 2 / \
                        mage wild-magic c4 2, archer a5 3, tank e5 5";
        let told = [1, 2].map(|number| {
            let setup = Setup::with_position(RuleSet::Written, position.parse().unwrap());
            advice(&Tactics::new(&setup, Seed::from_bits(number)).unwrap(), Side::One).unwrap()
        });
        assert_eq!(told[0], told[1]);
        assert_eq!(told[0].reason.to_string(), "it wins the match");
    }
}
