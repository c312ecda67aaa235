//! Forward by the rules of the road: every moment that they add, as it looks and as it is played.

use forward::{Bend, Card, Content, Die, PASS_LUX, Phase, RoadView, Rules, View};

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
    let mut arcade = at("road-row", |view| {
        view.phase == Phase::Path && view.hero.can_use_lux() && view.hero.lux.0 >= PASS_LUX
    });
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

#[test]
fn a_whole_run_is_played_by_keys() {
    let mut arcade = at("road-run", |view| view.phase == Phase::Path);
    for key in ["enter", "1", "2", "3", "enter"].into_iter().cycle().take(4_000) {
        let screen = arcade.play(key).screen(80, 24);
        if screen.contains("think again") {
            arcade.play("up enter");
        }
        if screen.contains("again, new seed") {
            arcade.press("v end").sees("the end");
            return;
        }
    }
    panic!("the run goes on for ever:\n{}", arcade.screen(80, 24));
}

#[test]
fn every_size_from_the_smallest_on_can_be_drawn() {
    let moments: [fn(&View) -> bool; 5] = [
        |view| view.phase == Phase::Path && view.hero.lux.0 > 0,
        |view| matches!(view.phase, Phase::Fight { .. }),
        |view| matches!(view.phase, Phase::Climb { .. }),
        |view| view.phase == Phase::Find,
        |view| view.phase == Phase::Terror,
    ];
    for (number, moment) in moments.into_iter().enumerate() {
        let mut arcade = at(&format!("road-sizes-{number}"), moment);
        for (width, height) in [(80, 24), (81, 25), (100, 30), (90, 28), (300, 24), (80, 100), (250, 90)] {
            arcade.screen(width, height);
        }
        arcade.press("r").screen(80, 24);
    }
}

#[test]
fn a_die_that_kills_whatever_falls_asks_first() {
    // Every foe may miss; a slip in a pit never does.
    let deadly = |view: &View| {
        let (Phase::Climb { .. }, Some(RoadView { held, bend, .. })) = (view.phase, view.road) else {
            return false;
        };
        let content = Content::HOUSE;
        let holds = |die| content.holds(held.of(die));
        view.hero.hp.0 <= bend.slip(&content) && !holds(Die::First) && holds(Die::Second)
    };
    let mut arcade = at("road-deadly", deadly);
    arcade.sees("DEADLY").press("1").sees("This die kills you").press("esc").sees("DEADLY");
    arcade.press("1 up enter").wait(10_000).sees("T H E   R O A D   E N D S");
}

#[test]
fn a_card_is_passed_by_and_shows_what_it_was() {
    let lit = |view: &View| {
        view.phase == Phase::Path && view.hero.can_use_lux() && view.hero.lux.0 >= PASS_LUX && view.deck > 9
    };
    let mut arcade = at("road-pass", lit);
    arcade.press("b").sees("Which card do you pass by?").press("esc").sees("leave a card");
    arcade.play("b 2").sees("You pass by place 2");
    let dark = |view: &View| view.phase == Phase::Path && view.hero.lux.0 == 0;
    at("road-dark", dark).press("b").sees("The prism is empty.");
}
