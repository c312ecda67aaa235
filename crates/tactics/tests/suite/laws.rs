//! The laws of the house, for every rule set and for numbers out of the ordinary.

use engine::{Game, Perspective, Seed, Silence, SplitMix64};
use tactics::{Command, Content, Effect, Position, REFEREE, RpgStats, RuleSet, Setup, Side, Tactics, Word};
use testkit::laws::{Bystander, LawSettings, Length, any_command, laws};

/// Random play, except that people hurry through the draft and hardly ever give up.
fn choose(perspective: Perspective<'_, Tactics>, legal: &[Command], stream: &mut SplitMix64) -> Command {
    if legal.contains(&Command::Lock) && stream.below(2) == 0 {
        return Command::Lock;
    }
    match any_command(perspective, legal, stream) {
        Command::Surrender(_) if stream.below(10) > 0 => Command::Timeout,
        command => command,
    }
}

fn settings(setups: Vec<Setup>, seeds: u32) -> LawSettings<Tactics> {
    LawSettings {
        setups,
        seeds,
        choose,
        bystander: Some(Bystander { seat: REFEREE, one_in: 30 }),
        // Every third conceivable command is enough: each run tries them in many states.
        ..LawSettings::new(Command::all().step_by(3).collect(), Length::EndsWithin(1_500))
    }
}

#[test]
fn tactics_keeps_the_laws() {
    laws(&settings(RuleSet::NAMED.map(|(_, rules)| Setup::with_rules(rules)).to_vec(), 12));
}

#[test]
fn patched_numbers_and_characters_keep_the_laws() {
    let text = "(hero: [9, 2, 2, 2], tile_rounds: 5, shadow_clone_rounds: 6, effect_rounds: 4, skill_cooldowns: 1, \
                last_round: 9, decay_from: 1, obstacle_hp: 1)";
    let content = engine::tuning::patched(&Content::WRITTEN, text).expect("a patch that makes sense");
    let character = Some(RpgStats { hp: 3, attack: 9 });
    let patched = Setup { content: Some(content), characters: [character, None], ..Setup::default() };
    laws(&settings(vec![patched], 12));
}

#[test]
fn a_match_from_the_middle_keeps_the_laws() {
    let positions = [
        "round 4, p2, plans, choice p1 p1.m2 / rogue shadow-clone c2 4 cooldown1, archer d2 2 plan2:attack:e2, \
         tank fell b3, clone c3 1 fades1 / duelist feint e2 3 feint1, tank d3 2 spent, assassin fell e5 / \
         a1 obstacle 2, b2 speed 1",
        "round 7, p1, hand hero / huntress natures-power c2 9 speed2 charges1, archer d2 2, tank fell b3 / \
         cleric trinity c4 3 bleed2 slow1 spent plan1:cast:c4, tank d3 2, assassin fell e5",
    ];
    let setups =
        positions.map(|text| Setup::with_position(RuleSet::Written, text.parse::<Position>().unwrap()));
    laws(&settings(setups.to_vec(), 8));
}

#[test]
fn every_number_has_a_knob_that_works() {
    testkit::tuning::check_knobs::<Content>();
}

#[test]
fn the_numbers_of_the_rule_sets_are_sound() {
    for (name, rules) in RuleSet::NAMED {
        assert_eq!(engine::tuning::faults(rules.content()), [""; 0], "{name}");
        assert_eq!(name.parse(), Ok(rules));
    }
}

/// What pictures and sounds call harm is what a Cleric takes away.
#[test]
fn debuffs_are_the_effects_that_can_be_cleansed() {
    for effect in Effect::ALL {
        let position = format!(
            "round 1, p1 / cleric trinity c2 5, tank b2 5 {}2, archer e1 3 / warrior endure c5 5, archer a5 3, tank e5 5",
            effect.word()
        );
        let setup = Setup::with_position(RuleSet::Written, position.parse().unwrap());
        let mut game = Tactics::new(&setup, Seed::from_bits(1)).unwrap();
        game.play(Side::One.seat(), "hero cast b2".parse().unwrap(), &mut Silence).unwrap();
        let is_left = game.position().to_string().contains(effect.word());
        assert_eq!(is_left, !effect.is_debuff(), "{effect}: {}", game.position());
    }
}
