//! Forward by the rules of the road: every moment that they add, as it looks and as it is played.

use forward::odds::Exchange;
use forward::{Bend, Card, Die, Held, Hp, Location, Outcome, Phase, RoadView, Rules, Strikers, View};

use stage::Learnable;
use stage::forward::Topic;

use super::Arcade;
use super::arcade::record_far_on;
use crate::config::Settings;

/// At a moment of the road, as somebody who has been told how it is played.
fn at(name: &str, moment: impl Fn(&View) -> bool) -> Arcade {
    Arcade::after_hints(name, (Settings::default(), &all_hints()), Rules::ROAD, moment)
}

/// The same at a moment that is far down the road.
fn far_on(name: &str, moment: impl Fn(&View) -> bool) -> Arcade {
    Arcade::gone_on_with(name, (Settings::default(), &all_hints()), record_far_on(moment))
}

fn all_hints() -> String {
    let hints: Vec<&str> = Topic::ALL.iter().map(|topic| topic.name()).collect();
    hints.join(" ")
}

#[test]
fn a_fork() {
    let lit = |view: &View| view.phase == Phase::Path && view.hero.can_use_lux() && view.laid().len() == 3;
    let mut arcade = at("road-fork", lit);
    arcade.looks_like("road-fork");
    arcade.press("right").sees("points");
    let two = |view: &View| view.phase == Phase::Path && view.laid().len() == 2 && view.deck > 9;
    let mut arcade = at("road-two-left", two);
    arcade.sees("is left then").looks_like("road-two-left");
}

#[test]
fn a_fight() {
    let hard = |view: &View| {
        matches!(view.phase, Phase::Fight { foe, round } if foe.card == Card::GreaterBeast && round == 1)
            && view.hero.hp < Hp(14)
            && view.road.is_some_and(|RoadView { held: Held([first, second, third]), .. }| {
                first > second && second > third
            })
    };
    let mut arcade = at("road-fight", hard);
    arcade.looks_like("road-fight");
    arcade.press("3").wait(200).looks_like("road-fight-turned");
    arcade.press("enter").wait(200).looks_like("road-film-answer");
    arcade.wait(460).looks_like("road-film-exchange");
}

#[test]
fn nobody_knows_dice_that_are_in_the_air() {
    let mut arcade = at("road-air", |view| matches!(view.phase, Phase::Fight { round: 0, .. }));
    arcade.press("enter");
    let screens: Vec<String> = (0..60).map(|_| arcade.wait(50).screen(80, 24)).collect();
    let told = |dice: &str| screens.iter().position(|screen| screen.contains(dice));
    let (air, last) = (told("Dice [ ] [ ] [ ]").expect("all dice are rolled anew"), screens.len() - 1);
    assert!(
        screens[..air].iter().all(|screen| screen.contains(&dice_of(&screens[0]))),
        "they lie as they lay"
    );
    assert!(!screens[last].contains("Dice [ ]"), "they have fallen");
}

/// What the traveller's panel says of the dice.
fn dice_of(screen: &str) -> String {
    let from = screen.find("Dice [").expect("dice lie open");
    screen[from..from + "Dice [1] [2] [3]".len()].to_owned()
}

#[test]
fn nobody_hides_behind_three_dice() {
    let mut arcade = at("road-hiding", |view| matches!(view.phase, Phase::Fight { .. }));
    let only = (1..=3).find(|die| {
        let told = arcade.press(&die.to_string()).screen(80, 24).contains("has to strike");
        if !told {
            arcade.press(&die.to_string());
        }
        told
    });
    assert!(only.is_some(), "one die strikes at first");
    arcade.press("enter").sees("has to strike");
}

#[test]
fn a_pit() {
    let mut arcade = at("road-pit", |view| view.phase == Phase::Gap && view.hero.hp > Hp(6));
    arcade.looks_like("road-pit");
    arcade.press("2").wait(200).looks_like("road-film-bridge");
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
            && view.road.is_some_and(|road| road.bend == Bend::Sweet)
            && view.laid().len() == 3
    };
    at("road-place", bent).looks_like("road-place");
    let before =
        |view: &View| view.phase == Phase::Path && view.laid().is_empty() && view.location.number() == 1;
    at("road-cleared", before).looks_like("road-cleared");
}

#[test]
fn the_last_fork_of_a_place_is_announced() {
    let before = |view: &View| view.phase == Phase::Path && view.laid().len() == 3 && view.deck == 3;
    let mut arcade = at("road-before-last", before);
    arcade.sees("Next fork: meet all three.").looks_like("road-before-last");
    let last = |view: &View| view.phase == Phase::Path && view.laid().len() == 3 && view.deck == 0;
    at("road-last-fork", last).sees("Last fork: meet all three, no healing in between.");
}

#[test]
fn what_is_known_need_not_be_looked_at() {
    let known = |view: &View| {
        view.phase == Phase::Path
            && view.has_nothing_to_learn()
            && view.may_pause()
            && view.hero.can_use_lux()
    };
    let mut arcade = at("road-known", known);
    arcade.sees("Peek: all is known").press("p").sees("Nothing to learn").press("esc");
    arcade.sees("Peek: all is known");
}

#[test]
fn a_die_that_rolls_again_leaves_the_others_as_they_were_chosen() {
    let fighting = |view: &View| {
        let is_lit = !matches!(view.road.map(|road| road.bend), Some(Bend::Unlit | Bend::Costly));
        matches!(view.phase, Phase::Fight { .. }) && view.hero.can_use_lux() && is_lit
    };
    let mut arcade = at("road-again", fighting);
    let strikers = |arcade: &Arcade| arcade.screen(80, 24).matches("STRIKES").count();
    for die in ["1", "2", "3"] {
        let before = strikers(&arcade);
        arcade.press(die);
        if strikers(&arcade) < before {
            arcade.press(die);
        }
    }
    assert_eq!(strikers(&arcade), 3);
    arcade.press("r").sees("roll again?").play("1");
    assert_eq!(strikers(&arcade), 3, "all of them strike still");
}

#[test]
fn what_is_left_at_the_end_is_told_and_counted() {
    let at_the_eighth = |view: &View| {
        view.phase == Phase::Path && view.laid().is_empty() && view.location.next() == Some(Location::LAST)
    };
    far_on("road-eighth", at_the_eighth).sees("Each HP left after the next place");
    let out =
        |view: &View| view.phase == Phase::Path && view.laid().is_empty() && view.location == Location::LAST;
    far_on("road-way-out", out).sees("tenths of all, +").looks_like("road-way-out");
    let won = |view: &View| view.phase == Phase::Over(Outcome::Won);
    far_on("road-won", won).sees("HP left: a tenth each").looks_like("road-won");
}

#[test]
fn the_first_run_teaches_and_says_nothing_twice() {
    let mut arcade = Arcade::at("road-first", Rules::ROAD, |view| view.phase == Phase::Path);
    arcade.sees("How to play").looks_like("road-first").play("1");
    let fighting = |view: &View| matches!(view.phase, Phase::Fight { .. });
    let mut arcade = Arcade::at("road-first-fight", Rules::ROAD, fighting);
    arcade.sees("strikes or guards").looks_like("road-first-fight").play("enter");
    let screen = arcade.screen(80, 24);
    assert!(!screen.contains("strikes or guards"), "it was told already:\n{screen}");
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
        |view| view.phase == Phase::Gap,
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
fn a_die_that_kills_asks_first() {
    let deadly = |view: &View| {
        let (Phase::Gap, Some(RoadView { held, bend, .. })) = (view.phase, view.road) else { return false };
        let kills = |die| Hp(bend.pit(held.of(die))) >= view.hero.hp;
        kills(Die::First) && !kills(Die::Second)
    };
    let mut arcade = at("road-deadly", deadly);
    arcade.sees("DEADLY").press("1").sees("This die kills you").press("esc").sees("DEADLY");
    arcade.press("1 up enter").wait(10_000).sees("T H E   R O A D   E N D S");
}

#[test]
fn a_round_begins_with_what_kills_least() {
    let close = |view: &View| {
        let deadly =
            |strikers| Exchange::of(view, strikers).map_or(0, |exchange| exchange.deadly(view.hero.hp));
        matches!(view.phase, Phase::Fight { .. })
            && Strikers::every().map(deadly).min() == Some(0)
            && Strikers::every().map(deadly).max() == Some(6)
    };
    let screen = at("road-close", close).screen(80, 24);
    assert!(screen.contains("STRIKES"), "{screen}");
    assert!(!screen.contains("kill you"), "{screen}");
}

#[test]
fn what_is_left_shows_what_it_was() {
    let two = |view: &View| view.phase == Phase::Path && view.laid().len() == 2 && view.deck > 9;
    let plain = |view: &View| two(view) && view.row.iter().flatten().all(|card| card.hollow == 0);
    let mut arcade = at("road-left", plain);
    for _ in 0..60 {
        if arcade.play("enter").screen(80, 24).contains("behind: it was") {
            return;
        }
    }
    panic!("nothing was left:\n{}", arcade.screen(80, 24));
}
