//! Forward by the rules of the road: every moment that they add, as it looks and as it is played.

use forward::{Bend, Card, Phase, Rules, View};

use stage::Learnable;
use stage::forward::Topic;

use super::Arcade;
use crate::config::Settings;

/// At a moment of the road, as somebody who has been told how it is played.
fn at(name: &str, moment: impl Fn(&View) -> bool) -> Arcade {
    let hints: Vec<&str> = Topic::ALL.iter().map(|topic| topic.name()).collect();
    Arcade::after_hints(name, (Settings::default(), &hints.join(" ")), Rules::ROAD, moment)
}

#[test]
fn the_row() {
    let mut arcade = at("road-row", |view| view.phase == Phase::Path && view.hero.can_use_lux());
    arcade.looks_like("road-row");
    arcade.press("b").looks_like("road-passing");
    arcade.press("esc r right").looks_like("road-rerolling");
}

#[test]
fn a_fight() {
    let hard = |view: &View| matches!(view.phase, Phase::Fight { foe, .. } if foe.card == Card::GreaterBeast);
    let mut arcade = at("road-fight", hard);
    arcade.looks_like("road-fight");
    arcade.press("1").wait(200).looks_like("road-film-roll");
    arcade.wait(460).looks_like("road-film-blows");
}

#[test]
fn a_climb() {
    at("road-climb", |view| matches!(view.phase, Phase::Climb { climb } if climb.successes == 1))
        .looks_like("road-climb");
}

#[test]
fn two_weapons() {
    let armed = |view: &View| view.phase == Phase::Find && view.hero.weapon.is_some();
    at("road-find", armed).looks_like("road-find");
}

#[test]
fn a_terror() {
    at("road-terror", |view| view.phase == Phase::Terror && view.hero.lux.0 > 0).looks_like("road-terror");
}

#[test]
fn a_place_that_bends_a_rule() {
    let bent = |view: &View| {
        view.phase == Phase::Path
            && view.road.is_some_and(|road| road.bend == Bend::Turned)
            && view.laid().len() == 3
    };
    at("road-place", bent).looks_like("road-place");
    let before =
        |view: &View| view.phase == Phase::Path && view.laid().is_empty() && view.location.number() == 5;
    at("road-cleared", before).looks_like("road-cleared");
}

#[test]
fn the_first_run_teaches_and_says_nothing_twice() {
    let mut arcade = Arcade::at("road-first", Rules::ROAD, |view| view.phase == Phase::Path);
    arcade.sees("How to play").looks_like("road-first").play("1");
    let fighting = |view: &View| matches!(view.phase, Phase::Fight { .. });
    let mut arcade = Arcade::at("road-first-fight", Rules::ROAD, fighting);
    arcade.looks_like("road-first-fight").play("1");
    let screen = arcade.screen(80, 24);
    assert!(!screen.contains("(4/6) is in four"), "it was told already:\n{screen}");
}
