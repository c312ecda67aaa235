//! Which dice strike when a round of the road begins, until the player says otherwise.

use std::cmp::Reverse;

use forward::odds::Exchange;
use forward::{Die, Strikers, View};

/// The stance that a round begins with: the highest die strikes and two guard, unless another kills less often. What is
/// laid out is taken for advice, so it is never one that another is better than in all that is to be seen.
pub(super) fn opening(view: &View) -> Option<Strikers> {
    let held = view.road?.held;
    let hp = view.hero.hp;
    let highest = Die::ALL.into_iter().max_by_key(|&die| (held.of(die), Reverse(die)))?;
    let plain = Strikers::of(|die| die == highest);
    let deadly =
        |&strikers: &Strikers| Exchange::of(view, strikers).map_or(0, |exchange| exchange.deadly(hp));
    let begun = plain.into_iter().chain(Strikers::every()).min_by_key(deadly)?;
    let Some(exchange) = Exchange::of(view, begun) else { return Some(begun) };
    let better = Strikers::every().filter_map(|strikers| Some((strikers, Exchange::of(view, strikers)?)));
    let better = better.filter(|(_, other)| other.dominates(&exchange, hp));
    Some(better.min_by_key(|(_, other)| Reverse(other.shown(hp))).map_or(begun, |(strikers, _)| strikers))
}

/// The same dice with one of them turned over between striking and guarding; nothing if none strikes then.
pub(super) fn turned(strikers: Option<Strikers>, turned: Die) -> Option<Strikers> {
    let strikes = |die| strikers.is_some_and(|strikers| strikers.contains(die));
    Strikers::of(|die| strikes(die) != (die == turned))
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seed};
    use forward::{Card, Foe, Forward, Held, Hp, Intent, Intents, Phase, RoadView, Rules, Setup};

    use super::*;

    fn fight(hp: u8, held: [u8; 3]) -> View {
        let game = Forward::new(&Setup::with_rules(Rules::ROAD), Seed::from_name("stances"))
            .expect("the house's numbers");
        let mut view = game.view(Audience::Everyone);
        let intents = Intents { now: Intent::Rush, next: Intent::Strike };
        let road = view.road.expect("it is the road");
        view.road = Some(RoadView { held: Held(held), intents: Some(intents), ..road });
        view.phase = Phase::Fight { foe: Foe { card: Card::Hollow, hp: Hp(30) }, round: 0 };
        view.hero.hp = Hp(hp);
        view
    }

    fn names(strikers: Option<Strikers>) -> String {
        strikers.map_or_else(String::new, |strikers| strikers.to_string())
    }

    #[test]
    fn the_highest_die_strikes_unless_that_kills_more_often() {
        assert_eq!(names(opening(&fight(20, [2, 5, 5]))), " 2");
        let close = fight(1, [1, 6, 6]);
        let deadly = |strikers| Exchange::of(&close, strikers).expect("a fight").deadly(Hp(1));
        let begun = opening(&close).expect("a fight");
        assert_eq!(names(Some(begun)), " 1", "the lowest strikes and the two sixes guard");
        assert!(Strikers::every().all(|strikers| deadly(begun) <= deadly(strikers)));
    }

    #[test]
    fn what_is_laid_out_is_never_worse_in_all_than_something_else() {
        assert_eq!(
            names(opening(&fight(20, [6, 5, 5]))),
            " 2",
            "a 5 strikes as hard as a 6, which guards more"
        );
        for hp in 1..=20 {
            for dice in 0..216_u8 {
                let held = [dice / 36, dice / 6 % 6, dice % 6].map(|number| number + 1);
                let view = fight(hp, held);
                let exchange = |strikers| Exchange::of(&view, strikers).expect("a fight");
                let begun = exchange(opening(&view).expect("a fight"));
                let is_better = |strikers| exchange(strikers).dominates(&begun, Hp(hp));
                assert!(!Strikers::every().any(is_better), "{held:?} with {hp} HP");
            }
        }
    }

    #[test]
    fn a_die_is_turned_over_and_back() {
        let only = Strikers::of(|die| die == Die::First);
        assert_eq!(names(turned(only, Die::Third)), " 1 3");
        assert_eq!(turned(only, Die::First), None, "somebody has to strike");
        assert_eq!(turned(None, Die::First), only);
    }
}
