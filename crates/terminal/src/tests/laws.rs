//! What holds on every screen, whatever was pressed before.

use engine::Seed;
use forward::{Phase, Rules, View};

use super::Arcade;
use crate::config::Settings;
use crate::keys::{Action, actions};
use crate::paint::{Charset, Motion};
use crate::screens::Home;

/// Which moment of a run is meant.
type Occasion = fn(&View) -> bool;

/// Every key that means something, apart from leaving at once; and some that do not.
pub(super) fn keys() -> Vec<&'static str> {
    let bound = actions().into_iter().filter(|binding| binding.action != Action::QUIT);
    bound.flat_map(|binding| binding.keys).copied().chain(["x", "B", "tab"]).collect()
}

#[test]
fn any_keys_at_any_size_leave_a_screen_that_can_be_drawn() {
    let keys = keys();
    let count = u32::try_from(keys.len()).expect("a keyboard is small");
    let mut dice = Seed::from_name("keys").branch("law").dice();
    for (rules, number) in [Rules::WRITTEN, Rules::PUBLISHED, Rules::ROAD].into_iter().cycle().zip(0..30) {
        let cards = u8::try_from(dice.below(12)).expect("a deck is small");
        let mut arcade = Arcade::at(&format!("keys-{number}"), rules, |view| view.deck <= cards);
        for _ in 0..200 {
            arcade.press(keys[dice.below(count) as usize]).wait(u64::from(dice.below(900)));
            let width = u16::try_from(60 + dice.below(120)).expect("a screen is narrow");
            let height = u16::try_from(18 + dice.below(40)).expect("a screen is low");
            arcade.screen(width, height);
            if arcade.is_over() {
                break;
            }
        }
    }
}

#[test]
fn a_terminal_that_has_only_ascii_gets_only_ascii() {
    let settings = Settings { charset: Charset::Ascii, motion: Motion::Still, ..Settings::default() };
    let mut home = Arcade::with_settings("ascii", settings, |desk| Box::new(Home::new(desk)));
    for keys in ["?", "esc", "down", "enter", "esc"] {
        check_ascii(&home.press(keys).screen(120, 40));
    }
    let moments: [(Rules, Occasion); 11] = [
        (Rules::WRITTEN, |view| view.phase == Phase::Path && view.hero.lux.0 == 3),
        (Rules::WRITTEN, |view| matches!(view.phase, Phase::Clash { .. }) && view.hero.weapon.is_some()),
        (Rules::WRITTEN, |view| view.phase == Phase::Terror),
        (Rules::WRITTEN, |view| matches!(view.phase, Phase::Pit { .. })),
        (Rules::PUBLISHED, |view| matches!(view.phase, Phase::Brink { .. })),
        (Rules::WRITTEN, |view| matches!(view.phase, Phase::Over(_))),
        (Rules::ROAD, |view| view.phase == Phase::Path && view.hero.lux.0 == 3),
        (Rules::ROAD, |view| matches!(view.phase, Phase::Fight { .. })),
        (Rules::ROAD, |view| view.phase == Phase::Gap),
        (Rules::ROAD, |view| view.phase == Phase::Find),
        (Rules::ROAD, |view| view.phase == Phase::Terror),
    ];
    for (number, (rules, moment)) in moments.into_iter().enumerate() {
        let mut arcade = Arcade::at_with_settings(&format!("ascii-{number}"), settings, rules, moment);
        for keys in ["i", "?", "esc", "m", "esc", "v", "end"] {
            check_ascii(&arcade.press(keys).screen(120, 40));
        }
    }
}

#[track_caller]
fn check_ascii(screen: &str) {
    let strange = screen.lines().find(|line| !line.is_ascii());
    assert_eq!(strange, None, "a line has more than ASCII in it");
}
