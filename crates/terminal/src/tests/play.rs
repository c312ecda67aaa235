//! Playing with keys: what they do, and what they never do.

use engine::Game;
use forward::{Forward, Outcome, Phase, Rules, View};

use super::Arcade;

#[test]
fn a_run_begins_from_a_seed_code_and_can_be_continued() {
    let mut arcade = Arcade::new("begin");
    arcade.press("enter up B C D F G H J K L enter").sees("seed BCD-FGH-JKL");
    let left = arcade.play("1").screen(80, 24);
    arcade.press("esc").sees("Continue");
    assert_eq!(arcade.press("enter").screen(80, 24), left);
}

#[test]
fn todays_seed_is_the_same_for_everybody() {
    let mut arcade = Arcade::new("daily");
    arcade.press("down").sees("2026-11-15: everybody plays");
    arcade.press("enter").sees(&format!("FORWARD  {}", Forward::ABOUT.rule_sets[0].title));
}

#[test]
fn a_seed_with_a_wrong_letter_says_which() {
    let mut arcade = Arcade::new("letter");
    arcade.press("enter up B C D A").sees("letter 4 is 'A'");
    arcade.press("enter").sees("No run begins from this");
    arcade.press("backspace F G H J K L enter").sees("seed BCD-FGH-JKL");
}

#[test]
fn a_key_during_a_film_only_ends_it() {
    let fighting = |view: &View| matches!(view.phase, Phase::Clash { .. });
    let mut arcade = Arcade::at("skip", Rules::WRITTEN, fighting);
    arcade.press("1").sees("any key");
    arcade.press("1");
    let after_skip = arcade.screen(80, 24);
    assert!(!after_skip.contains("any key"), "the film is over:\n{after_skip}");
    let mut patient = Arcade::at("patient", Rules::WRITTEN, fighting);
    patient.play("1");
    assert_eq!(after_skip, patient.screen(80, 24), "skipping leads to the same table as waiting");
}

#[test]
fn a_key_just_after_a_film_that_was_not_drawn_to_its_end_only_ends_it() {
    let fighting = |view: &View| matches!(view.phase, Phase::Clash { .. });
    let mut arcade = Arcade::at("late", Rules::WRITTEN, fighting);
    arcade.press("1");
    arcade.pass_unseen(10_000);
    let mut patient = Arcade::at("early", Rules::WRITTEN, fighting);
    patient.play("1");
    assert_eq!(arcade.press("1").screen(80, 24), patient.screen(80, 24));
}

#[test]
fn healing_can_be_taken_back_and_turning_cannot() {
    let hurt = |view: &View| view.phase == Phase::Path && view.hero.can_use_lux() && view.hero.hp.0 < 18;
    let mut arcade = Arcade::at("undo", Rules::WRITTEN, hurt);
    let life =
        |arcade: &Arcade| arcade.screen(80, 24).lines().find(|line| line.contains("HP ")).map(str::to_owned);
    let before = life(&arcade);
    assert_ne!(life(arcade.press("e")), before);
    assert_eq!(life(arcade.press("u").sees("Taken back.")), before);
    arcade.play("1").press("u").sees("so it stands");
}

#[test]
fn a_die_that_kills_asks_first() {
    let deadly = |view: &View| match view.phase {
        Phase::Clash { throw, .. } => {
            let content = forward::Content::HOUSE;
            let trade =
                |number| content.blows(view.hero.weapon).of(number).against(content.bare.of(throw.foes)).1;
            trade(throw.yours[0]) >= view.hero.hp && trade(throw.yours[1]) < view.hero.hp
        }
        _ => false,
    };
    let mut arcade = Arcade::at("deadly", Rules::WRITTEN, deadly);
    arcade.press("1").sees("This die kills you").press("esc").sees("DEADLY");
    arcade.press("1 enter").wait(10_000).sees("DEADLY");
    arcade.press("1 up down enter").wait(10_000).sees("DEADLY");
    arcade.press("1 up enter").wait(10_000).sees("T H E   R O A D   E N D S");
}

#[test]
fn a_price_that_kills_asks_first() {
    let dear = |view: &View| view.phase == Phase::Terror && view.hero.hp.0 <= 4 && view.hero.lux.0 > 0;
    let mut arcade = Arcade::at("price", Rules::WRITTEN, dear);
    arcade.press("1").sees("This price kills you").press("esc").sees("holds out its hand");
    arcade.play("2").sees("You pay in light.");
}

#[test]
fn after_the_end_one_key_begins_again_and_one_shows_the_replay() {
    let dead = |view: &View| matches!(view.phase, Phase::Over(Outcome::Died { .. }));
    let mut arcade = Arcade::at("again", Rules::PUBLISHED, dead);
    arcade.press("v").sees("checked to the last command").press("end").sees("the end");
    arcade.press("esc").sees("T H E   R O A D");
    arcade.press("n").sees("High dice").sees("score 0");
}

#[test]
fn a_replay_goes_forward_and_back_and_can_be_taken_over() {
    let dead = |view: &View| matches!(view.phase, Phase::Over(_));
    let mut arcade = Arcade::at("over", Rules::WRITTEN, dead);
    arcade.press("v").sees(" 0/");
    arcade.press("right").wait(5_000).sees(" 1/").press("left").sees(" 0/");
    arcade.press("pagedown").sees(" 10/");
    let watched = arcade.screen(80, 24);
    arcade.press("right left").wait(5_000);
    assert_eq!(arcade.screen(80, 24), watched, "one step on and one back");
    arcade.press("enter").wait(1).wait(5_000).sees("playing");
    arcade.press("enter").sees("paused");
    arcade.press("home t").sees("A new run from here");
}

#[test]
fn giving_up_asks_and_keeps_the_file_aside() {
    let mut arcade = Arcade::at("abandon", Rules::WRITTEN, |view| view.phase == Phase::Path);
    arcade.press("X").sees("Give this run up?").press("esc").sees("Traveller");
    arcade.press("X enter").sees("Traveller").press("X X");
    assert!(arcade.is_over(), "the only screen was left");
    assert_eq!(arcade.folder().store().list_all().len(), 1, "the history still knows it");
    let store = arcade.folder().store();
    assert!(store.list().is_empty());
    assert!(store.folder().join("forward-20261115-120000-TEST.abandoned").exists());
}

#[test]
fn a_window_that_is_too_small_says_so() {
    let arcade = Arcade::new("small");
    assert!(arcade.screen(79, 24).contains("80 by 24"));
    assert!(arcade.screen(20, 5).contains("more room"));
    assert!(arcade.screen(1, 1).len() <= 4, "nothing is drawn past the edge");
}

#[test]
fn keys_do_nothing_that_cannot_be_seen() {
    let mut arcade = Arcade::at("blind", Rules::WRITTEN, |view| view.phase == Phase::Path);
    let before = arcade.screen(80, 24);
    arcade.fit(79, 24).play("1 enter X enter ?");
    assert_eq!(arcade.screen(80, 24), before);
    arcade.press("ctrl+c");
    assert!(arcade.is_over());
}

#[test]
fn letters_find_the_seed_from_anywhere_and_never_more_than_fit() {
    let mut arcade = Arcade::new("typing");
    arcade.press("enter b c d - f g h - j k l m n").sees("the road BCD-FGH-JKL");
    arcade.press("up backspace").sees("this one has 8").press("l enter").sees("seed BCD-FGH-JKL");
}

#[test]
fn the_cursor_never_begins_on_certain_death() {
    let dear = |view: &View| view.phase == Phase::Terror && view.hero.hp.0 <= 4 && view.hero.lux.0 > 0;
    let mut arcade = Arcade::at("safe-price", Rules::WRITTEN, dear);
    arcade.play("enter").sees("You pay in light.");
}

#[test]
fn what_a_rule_set_does_not_have_is_refused_at_once_and_not_offered() {
    let mut arcade = Arcade::at("no-peek", Rules::PUBLISHED, |view| view.phase == Phase::Path);
    assert!(!arcade.screen(80, 24).contains("[p]"));
    arcade.press("p").sees("This rule set has no peeking.");
    let dark = |view: &View| view.phase == Phase::Path && view.hero.lux.0 == 0;
    Arcade::at("no-lux", Rules::WRITTEN, dark).press("p").sees("The prism is empty.");
}

#[test]
fn hammering_enter_does_not_skip_the_last_page() {
    let dead = |view: &View| matches!(view.phase, Phase::Over(_));
    Arcade::at("hammer", Rules::WRITTEN, dead).press("enter enter enter").sees("[n] begins a new run");
}

#[test]
fn todays_seed_goes_on_where_it_was_left() {
    let mut arcade = Arcade::new("daily-again");
    arcade.press("down enter").play("1");
    arcade.press("esc").sees("Continue").press("down down enter").sees("you go on with it");
    assert_eq!(arcade.folder().store().list().len(), 1);
    arcade.press("esc").sees("Continue").press("down down down enter").sees("daily: ").sees("12:00");
}

#[test]
fn a_run_that_was_taken_over_is_told_from_others() {
    let mut arcade = Arcade::new("branch");
    arcade.press("enter enter").play("1");
    arcade.press("v t esc").sees("Traveller").press("esc").sees("New run");
    arcade.press("down down down enter").sees("branch: ");
}

#[test]
fn the_ninth_location_ends_with_the_way_out() {
    let out = |view: &View| {
        view.phase == Phase::Path && view.laid().is_empty() && view.location == forward::Location::LAST
    };
    let mut arcade = Arcade::at("way-out", Rules::WRITTEN, out);
    arcade.sees("forward, and come through").play("enter").sees("Y O U   C A M E   T H R O U G H");
}

#[test]
fn every_size_from_the_smallest_on_can_be_drawn() {
    let fighting = |view: &View| matches!(view.phase, Phase::Clash { .. });
    let arcade = Arcade::at("sizes", Rules::WRITTEN, fighting);
    for (width, height) in
        [(80, 24), (81, 25), (100, 30), (90, 28), (140, 45), (300, 24), (80, 100), (250, 90)]
    {
        arcade.screen(width, height);
    }
}

#[test]
fn quitting_works_everywhere() {
    let mut arcade = Arcade::new("quit");
    arcade.press("enter ctrl+c");
    assert!(arcade.is_over());
}
