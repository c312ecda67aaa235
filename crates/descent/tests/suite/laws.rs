//! The laws of the house, for both rule sets, one and two seats, and numbers out of the ordinary.

use descent::{Branch, Character, Command, Content, Descent, Flask, FriendlyFire, Modifiers, Rules, Setup};
use engine::{Game, Perspective, SplitMix64};
use grid::{Direction, Point};
use testkit::laws::{Endless, LawSettings, Length, Opening, laws};

/// Every kind of command, and some that never make sense.
fn commands() -> Vec<Command> {
    let directed = Direction::ALL.into_iter().flat_map(|way| [Command::Step(way), Command::Dash(way)]);
    let points = [Point::new(0, 0), Point::new(20, 12), Point::new(255, 255)];
    let aimed = points.into_iter().flat_map(|at| {
        let thrown = [0, 3, 255].map(|slot| Command::Throw(slot, at));
        Flask::ALL.map(|flask| Command::Hurl(flask, at)).into_iter().chain(thrown)
    });
    let placed = [0, 1, 5, 255].into_iter().flat_map(|place| {
        [Command::Use(place), Command::Drop(place), Command::Choose(place), Command::Buy(place)]
    });
    let plain = [Command::Wait, Command::Take, Command::Leave];
    let mut all: Vec<Command> = directed
        .chain(aimed)
        .chain(placed)
        .chain(plain)
        .chain(Flask::ALL.map(Command::Drink))
        .chain(Branch::ALL.map(Command::Descend))
        .collect();
    all.sort_unstable();
    all
}

/// Keeps going for a while in one direction and meets more than somebody who turns all the time.
fn wander(_: Perspective<'_, Descent>, legal: &[Command], stream: &mut SplitMix64) -> Command {
    let any = |stream: &mut SplitMix64, from: &[Command]| {
        from[stream.below(u32::try_from(from.len()).expect("few")) as usize]
    };
    let steps: Vec<Command> =
        legal.iter().copied().filter(|command| matches!(command, Command::Step(_))).collect();
    if stream.below(4) > 0 && !steps.is_empty() { any(stream, &steps) } else { any(stream, legal) }
}

fn settings(setups: Vec<Setup>, seeds: u32) -> LawSettings<Descent> {
    LawSettings {
        setups,
        seeds,
        opening: Opening::Seeded,
        choose: wander,
        ..LawSettings::new(commands(), Length::Endless(ENDLESS))
    }
}

/// Points are never lost.
const ENDLESS: Endless<Descent> = Endless { cut: 160, ratchet: Descent::score, patience: 2_000 };

#[test]
fn both_rule_sets_keep_the_laws() {
    laws(&settings(Rules::NAMED.map(|(_, rules)| Setup::with_rules(rules)).to_vec(), 5));
}

#[test]
fn every_character_keeps_the_laws() {
    let setups = Character::ALL.map(|character| Setup { character, ..Setup::default() });
    laws(&settings(setups.to_vec(), 2));
}

#[test]
fn two_seats_and_all_modifiers_keep_the_laws() {
    let together = Setup {
        companion: Some(Character::Poacher),
        fire: FriendlyFire::On,
        modifiers: Modifiers::first(10),
        ..Setup::default()
    };
    laws(&settings(vec![together], 5));
}

#[test]
fn every_number_has_a_knob_that_works() {
    testkit::tuning::check_knobs::<Content>();
}

#[test]
fn the_numbers_of_both_rule_sets_are_sound() {
    for (name, rules) in Rules::NAMED {
        assert_eq!(engine::tuning::faults(rules.content()), [""; 0], "{name}");
    }
}
