//! Every screen as it looks, at two sizes.

use forward::{Outcome, Phase, Rules, Snare, View};

use super::Arcade;
use super::arcade::record_until;
use crate::games;

const WRITTEN: Rules = Rules::WRITTEN;

#[test]
fn the_door() {
    Arcade::new("door").looks_like("home");
}

#[test]
fn before_a_run() {
    let mut arcade = Arcade::new("before");
    arcade.press("enter").looks_like("new-run");
    arcade.press("up B C D F A").looks_like("new-run-wrong-letter");
}

#[test]
fn the_row() {
    let mut arcade = Arcade::at("row", WRITTEN, |view| view.phase == Phase::Path && view.hero.lux.0 == 2);
    arcade.looks_like("row");
    arcade.press("p").looks_like("row-marking");
    arcade.play("enter").looks_like("row-shown");
}

#[test]
fn a_fight() {
    let armed = |view: &View| matches!(view.phase, Phase::Clash { .. }) && view.hero.weapon.is_some();
    let mut arcade = Arcade::at("fight", WRITTEN, armed);
    arcade.looks_like("fight").press("?").looks_like("help");
}

#[test]
fn a_fight_with_advice() {
    let lit = |view: &View| matches!(view.phase, Phase::Clash { .. }) && view.hero.can_use_lux();
    Arcade::at("advice", WRITTEN, lit).press("i").looks_like("fight-advice");
}

#[test]
fn a_card_that_turns_and_dice_that_roll() {
    let mut arcade = Arcade::at("film", WRITTEN, |view| view.phase == Phase::Path);
    arcade.press("1").wait(250).looks_like("film-turn");
    let fighting = |view: &View| matches!(view.phase, Phase::Clash { .. });
    let mut arcade = Arcade::at("film-dice", WRITTEN, fighting);
    arcade.press("1").wait(200).looks_like("film-blows");
}

#[test]
fn a_terror() {
    Arcade::at("terror", WRITTEN, |view| view.phase == Phase::Terror).looks_like("terror");
}

#[test]
fn a_pit() {
    Arcade::at("pit", WRITTEN, |view| matches!(view.phase, Phase::Pit { .. })).looks_like("pit");
}

#[test]
fn the_brink() {
    Arcade::at("brink", Rules::PUBLISHED, |view| matches!(view.phase, Phase::Brink { .. }))
        .looks_like("brink");
}

#[test]
fn a_snare() {
    Arcade::at("snare", WRITTEN, |view| {
        view.phase == Phase::Path && view.hero.snare == Snare::Closed && view.hero.lux.0 > 0
    })
    .looks_like("snare");
}

#[test]
fn between_two_locations() {
    Arcade::at("cleared", WRITTEN, |view| view.phase == Phase::Path && view.laid().is_empty())
        .looks_like("cleared");
}

#[test]
fn the_end() {
    let dead =
        |view: &View| matches!(view.phase, Phase::Over(Outcome::Died { .. })) && view.location.number() > 3;
    let mut arcade = Arcade::at("dead", WRITTEN, dead);
    arcade.looks_like("died");
    arcade.press("m").looks_like("log");
    Arcade::at("won", WRITTEN, |view| view.phase == Phase::Over(Outcome::Won)).looks_like("won");
}

#[test]
fn a_replay() {
    let mut arcade = Arcade::at("replay", WRITTEN, |view| matches!(view.phase, Phase::Over(_)));
    arcade.press("v pagedown pagedown").looks_like("replay");
}

#[test]
fn the_codex() {
    let mut arcade = Arcade::new("codex-at-the-door");
    arcade.press("c").sees("The rules of Forward").press("esc").sees("New run");
    arcade.press("? c").sees("The rules of Forward");
    let mut arcade = Arcade::at("codex", WRITTEN, |view| view.phase == Phase::Path);
    arcade.press("c").looks_like("codex").press("right").sees("The cards");
    arcade.press("right").looks_like("codex-fights");
    arcade.press("end").looks_like("codex-end");
}

#[test]
fn the_list_of_runs() {
    let mut arcade = Arcade::with("list", |desk| {
        let runs = [
            ("20261112-201500", record_until(WRITTEN, |view| view.location.number() == 3)),
            ("20261113-070000-branch", record_until(Rules::PUBLISHED, |view| view.location.number() == 3)),
            ("20261114-201500", record_until(WRITTEN, |view| view.phase == Phase::Over(Outcome::Won))),
        ];
        std::fs::create_dir_all(desk.store.folder()).expect("a test can make a folder");
        for (stamp, bytes) in &runs {
            let path = desk.store.folder().join(format!("forward-{stamp}-TEST.run"));
            std::fs::write(path, bytes).expect("a test can write");
        }
        Box::new(crate::screens::Home::new(desk))
    });
    arcade.press("down down down enter down").sees("branch: 3").looks_like("runs");
}

#[test]
fn a_history_of_both_rule_sets() {
    let over = |view: &View| matches!(view.phase, Phase::Over(_));
    let won = |view: &View| view.phase == Phase::Over(Outcome::Won);
    let runs = [
        ("20261112-201500", "run", record_until(WRITTEN, over)),
        ("20261113-201500", "run", record_until(Rules::PUBLISHED, over)),
        ("20261114-070000-branch", "run", record_until(WRITTEN, won)),
        ("20261114-080000-branch", "run", record_until(WRITTEN, |view| view.deck == 3)),
        ("20261114-201500", "abandoned", record_until(WRITTEN, |view| view.deck == 5)),
        ("20261115-090000", "run", record_until(Rules::PUBLISHED, won)),
    ];
    let mut arcade = Arcade::with("history", |desk| {
        std::fs::create_dir_all(desk.store.folder()).expect("a test can make a folder");
        for (stamp, extension, bytes) in &runs {
            let path = desk.store.folder().join(format!("forward-{stamp}-TEST.{extension}"));
            std::fs::write(path, bytes).expect("a test can write");
        }
        (games::CABINETS[0].history)(&desk.store.list_all())
    });
    arcade.sees("2 branches not counted").sees("Deaths by card, High dice").looks_like("history");
    arcade.press("up").sees("Deaths by card, Your call");
}

#[test]
fn history_and_settings() {
    let mut arcade = Arcade::new("pages");
    arcade.press("down down down enter").looks_like("history-empty");
    arcade.press("esc down enter").sees("Settings").sees("1 of 3");
    arcade.press("pagedown").sees("2 of 3").sees("explore").press("pagedown pagedown").sees("1 of 3");
}
