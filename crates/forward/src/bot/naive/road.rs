//! What a newcomer does on the road.

use std::cmp::Reverse;

use crate::odds::Exchange;
use crate::road::Fee;
use crate::{Command, Die, Family, Held, Hp, Phase, Price, Slot, Strikers, View};

/// From so many HP on it meets a danger before a gift, and a Foe rather than a Peril.
const WELL: Hp = Hp(15);
/// At so many HP or fewer it lays its best die across a Pit.
const LOW: Hp = Hp(12);
/// At so many HP or fewer it pays a Terror with its dice rather than in HP.
const POOR: Hp = Hp(8);

/// The card that it turns: gifts first, and of the dangers a Peril if a good die lies there for it, else a Foe; the last
/// Foes of a place after all else. Somebody who is well keeps the only gift of a fork for after the danger.
pub(super) fn at_a_fork(view: &View) -> Option<Slot> {
    use Family::{Find, Foe, Light, Peril};
    let family = |slot: Slot| view.back(slot).or_else(|| Some(view.row[slot.index()]?.shown?.family()));
    let at = |wanted: Family| view.laid().iter().find(|&slot| family(slot) == Some(wanted));
    let gifts = view.laid().iter().filter(|&slot| matches!(family(slot), Some(Find | Light))).count();
    let held = view.road.expect("dice lie open on the road").held;
    let ready = held.0.iter().any(|&number| number >= 5);
    let dangers = if ready || view.deck == 0 || view.hero.hp < WELL { [Peril, Foe] } else { [Foe, Peril] };
    let waits = view.deck > 0 && view.hero.hp >= WELL && view.laid().len() == 3 && gifts == 1;
    let [first, second] = dangers;
    let order = if waits { [first, second, Find, Light] } else { [Find, Light, first, second] };
    order.into_iter().find_map(at)
}

/// It rolls its lowest die again while it could die and has Lux; else it strikes as seems best.
pub(super) fn in_a_fight(view: &View) -> Command {
    strike_or_roll(view, best(view, |_| 0))
}

/// The same by somebody who minds what is announced: as few numbers of the foe as can be are to kill.
pub(in crate::bot) fn on_guard(view: &View) -> Command {
    strike_or_roll(view, best(view, |exchange| exchange.deadly(view.hero.hp)))
}

fn strike_or_roll(view: &View, strikers: Strikers) -> Command {
    let exchange = Exchange::of(view, strikers).expect("a foe waits");
    if exchange.deadly(view.hero.hp) > 0 && may_roll_again(view) {
        return Command::Reroll(lowest(view));
    }
    Command::Strike(strikers)
}

/// Of the dice with the least danger, those that come to most: an HP dealt counts as much as two and a half that are lost, and to be rid of the foe as one.
fn best(view: &View, danger: impl Fn(&Exchange) -> u32) -> Strikers {
    let worth = |strikers: Strikers| {
        let exchange = Exchange::of(view, strikers).expect("a foe waits");
        let felled = if exchange.fells() { 6 } else { 0 };
        let taken = i32::try_from(exchange.taken_in_all()).expect("few");
        (Reverse(danger(&exchange)), 15 * i32::from(exchange.dealt().0) + felled - taken)
    };
    Strikers::every().max_by_key(|&strikers| worth(strikers)).expect("some die strikes")
}

/// Where another roll costs Lux, and there is some.
fn may_roll_again(view: &View) -> bool {
    view.location.bend().fee() == Fee::Lux && view.hero.can_use_lux()
}

fn lowest(view: &View) -> Die {
    let held = view.road.expect("dice lie open on the road").held;
    Die::ALL.into_iter().min_by_key(|&die| held.of(die)).expect("there are three dice")
}

/// The middle one of its dice, or the best when HP are low.
pub(super) fn at_a_gap(view: &View) -> Die {
    debug_assert!(matches!(view.phase, Phase::Gap), "a die is laid across a Pit");
    let held = view.road.expect("dice lie open on the road").held;
    let mut dice = Die::ALL;
    dice.sort_by_key(|&die| held.of(die));
    let [_, middle, best] = dice;
    if view.hero.hp <= LOW { best } else { middle }
}

/// Lux if there is some, else HP while there are enough.
pub(super) fn price(view: &View) -> Price {
    let dark = view.road.is_some_and(|road| road.held == Held::DARK);
    match view.hero {
        hero if hero.lux.0 > 0 => Price::Lux,
        hero if hero.hp > POOR || dark => Price::Hp,
        _ => Price::Dice,
    }
}
