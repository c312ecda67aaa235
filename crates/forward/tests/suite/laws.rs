//! The laws of the house, for every rule set and for numbers out of the ordinary.

use forward::{Command, Content, Forward, Rules, Setup, Slot, Slots};
use testkit::laws::{LawSettings, Length, laws};

/// Every command that can be legal, and some that never are.
fn commands() -> Vec<Command> {
    let all_three = Slots::of(&Slot::ALL);
    Command::all().chain([Command::Peek(all_three), Command::Return(all_three)]).collect()
}

fn settings(setups: Vec<Setup>) -> LawSettings<Forward> {
    LawSettings { setups, seeds: 40, ..LawSettings::new(commands(), Length::EndsWithin(20_000)) }
}

#[test]
fn forward_keeps_the_laws() {
    let named = Rules::NAMED.map(|(_, rules)| Setup::with_rules(rules));
    laws(&settings(named.to_vec()));
}

#[test]
fn rule_sets_can_be_mixed() {
    let (written, published) = (Rules::WRITTEN, Rules::PUBLISHED);
    let mixed = [
        Rules { weapon: published.weapon, ..written },
        Rules { die: published.die, ..written },
        Rules { fight: published.fight, ..written },
        Rules { pit: written.pit, ..published },
        Rules { peek: written.peek, ..published },
        Rules { fight: written.fight, ..published },
    ];
    laws(&settings(mixed.map(Setup::with_rules).to_vec()));
}

#[test]
fn patched_numbers_keep_the_laws() {
    let text = "(max_hp: 40, max_lux: 5, caesura_lux: 5, caesuras: 8, pits: 0, terrors: 4, hollow_hp: 12)";
    let content: Content = engine::tuning::patched(&Content::HOUSE, text).expect("a patch that makes sense");
    laws(&settings(vec![Setup { rules: Rules::WRITTEN, content: Some(content) }]));
}

#[test]
fn every_number_has_a_knob_that_works() {
    testkit::tuning::check_knobs::<Content>();
}

#[test]
fn the_numbers_of_the_house_are_sound() {
    assert_eq!(engine::tuning::faults(&Content::HOUSE), [""; 0]);
}

#[test]
fn impossible_numbers_are_refused_all_at_once() {
    use engine::{Game, Seed};
    let mut content = Content::HOUSE;
    content.max_hp = 0;
    content.hollow_hp[1] = 200;
    let setup = Setup { rules: Rules::WRITTEN, content: Some(content) };
    let error = Forward::new(&setup, Seed::new(1).unwrap()).expect_err("no run has 0 HP");
    assert_eq!(
        error.to_string(),
        "max_hp goes from 1 to 40; 0 is outside; hollow_hp[2] goes from 1 to 20; 200 is outside"
    );
}

#[test]
fn a_patch_without_an_end_to_fights_is_refused() {
    let error = engine::tuning::patched(&Content::HOUSE, "(bare_blocks: 1, branch_damage: 0)").unwrap_err();
    let sentences: Vec<String> = error.iter().map(ToString::to_string).collect();
    assert_eq!(
        sentences,
        [
            "line 1, column 2: bare_blocks is 1 everywhere: no foe could ever be hurt",
            "line 1, column 18: branch_damage is 0 everywhere: such a fight would never end"
        ]
    );
}
