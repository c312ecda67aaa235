//! The laws of the house, for both rule sets and for numbers out of the ordinary.

use engine::{Game, Perspective, Seed, SplitMix64};
use grid::{Direction, Point};
use labyrinth::{Command, Content, Flask, Labyrinth, Rules, Setup, Slot, Spell};
use testkit::laws::{Endless, LawSettings, Length, Opening, laws};

/// Every kind of command, and some that never make sense.
fn commands() -> Vec<Command> {
    let ways = Direction::ALL.into_iter();
    let directed = ways.flat_map(|way| [Command::Step(way), Command::Close(way), Command::Dash(way)]);
    let points = [Point::new(0, 0), Point::new(20, 12), Point::new(255, 255)];
    let aimed = points.into_iter().flat_map(|at| {
        Spell::ALL.map(|spell| Command::Cast(spell, at)).into_iter().chain([Command::Shoot(at)])
    });
    let placed = [0, 1, 5, 255].into_iter().flat_map(|place| {
        [Command::Equip(place), Command::Drop(place), Command::Buy(place), Command::Relic(place)]
    });
    let plain =
        [Command::Guard, Command::Scout, Command::Wait, Command::Ascend, Command::Reroll, Command::Heal];
    let mut all: Vec<Command> = directed
        .chain(aimed)
        .chain(placed)
        .chain(plain)
        .chain(Flask::ALL.map(Command::Drink))
        .chain(Slot::ALL.map(Command::Upgrade))
        .collect();
    all.sort_unstable();
    all
}

/// Keeps going for a while in one direction and meets more than somebody who turns all the time.
fn wander(_: Perspective<'_, Labyrinth>, legal: &[Command], stream: &mut SplitMix64) -> Command {
    let any = |stream: &mut SplitMix64, from: &[Command]| {
        from[stream.below(u32::try_from(from.len()).expect("few")) as usize]
    };
    let steps: Vec<Command> =
        legal.iter().copied().filter(|command| matches!(command, Command::Step(_))).collect();
    if stream.below(4) > 0 && !steps.is_empty() { any(stream, &steps) } else { any(stream, legal) }
}

fn settings(setups: Vec<Setup>, seeds: u32) -> LawSettings<Labyrinth> {
    LawSettings {
        setups,
        seeds,
        opening: Opening::Seeded,
        choose: wander,
        ..LawSettings::new(commands(), Length::Endless(ENDLESS))
    }
}

/// Points are never lost, and a floor that stirs ends whoever stays there for no more of them.
pub(crate) const ENDLESS: Endless<Labyrinth> =
    Endless { cut: 250, ratchet: Labyrinth::score, patience: 2_500 };

#[test]
fn the_tower_keeps_the_laws() {
    let named = Rules::NAMED.map(|(_, rules)| Setup::with_rules(rules));
    laws(&settings(named.to_vec(), 8));
}

#[test]
fn patched_numbers_keep_the_laws() {
    let text = "(hero_hp: 400, hero_attack: 5000, pack: [9, 9, 9], most_flasks: 9, pad_every: 3, pad_crowd: 20, \
                chest_loot: [1, 1, 5, 1], knockback: 3, sight_columns: 12, sight_rows: 12)";
    let content: Content = engine::tuning::patched(&Content::TUNED, text).expect("a patch that makes sense");
    laws(&settings(vec![Setup { rules: Rules::Tower, content: Some(Box::new(content)) }], 6));
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

#[test]
fn impossible_numbers_are_refused_all_at_once() {
    let mut content = Content::TUNED;
    content.hero.base.hp = labyrinth::Hp(0);
    content.drops.chest_weights = [0; 4];
    let setup = Setup { rules: Rules::Tower, content: Some(Box::new(content)) };
    let error = Labyrinth::new(&setup, Seed::new(1).unwrap()).expect_err("nobody begins with 0 HP");
    assert_eq!(error.to_string(), "hero_hp goes from 1 to 500; 0 is outside; chests must hold something");
}
