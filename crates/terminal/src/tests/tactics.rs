//! Matches of Tactics by keys, and their pictures.

use std::path::Path;

use engine::{Seed, Session};
use stage::tactics::{Pace, Player, Seating};
use tactics::bot::Level;
use tactics::{RuleSet, Setup, Side, Tactics};

use super::Arcade;
use crate::config::Settings;
use crate::games;
use crate::paint::{Charset, Motion};
use crate::tactics::Duel;

const STILL: Settings =
    Settings { colours: crate::config::Colours::Detected, charset: Charset::Unicode, motion: Motion::Still };
const EASY: Seating = Seating::against(Level::Easy, Side::One);

/// A board in the middle of a match.
fn at(name: &str, settings: Settings, seating: Seating, position: &str) -> Arcade {
    let setup = Setup::with_position(RuleSet::Written, position.parse().expect("a position"));
    Arcade::with_settings(name, settings, |desk| {
        let (session, bytes) = Session::<Tactics>::begin(setup, Seed::from_bits(1)).expect("a match");
        let stamp = format!("{}-{seating}", desk.clock.stamp());
        let keeper = desk.keep::<Tactics>(session.seed(), bytes, &stamp);
        Box::new(Duel::new(session, Some(keeper), seating, desk))
    })
}

/// A match before its draft.
fn new_match(name: &str, seating: Seating) -> Arcade {
    Arcade::with_settings(name, STILL, |desk| {
        Box::new(Duel::begin(Setup::default(), seating, Seed::from_name("tests"), desk))
    })
}

const GUARDED: &str = "round 3, p1 / mage elemental-blast c2 5, archer c3 3 bleed1, assassin e1 1 / \
                       warrior endure c5 3 shield2:1, tank b5 4, archer e4 2 slow2 spent / \
                       a3 obstacle 3, d3 power 2 / next weakness, omens 42w 7b 99s 0w";

#[test]
fn the_entrance_and_the_page_before_a_match() {
    let mut arcade = Arcade::new("tactics-door");
    arcade.press("right").looks_like("tactics-home");
    arcade.press("enter").looks_like("tactics-new");
    arcade.press("down down left left").sees("person").press("esc").sees("Lessons");
}

#[test]
fn what_a_clock_means_is_told_before_the_match() {
    let mut arcade = Arcade::new("tactics-pace");
    arcade.press("right enter up up right").sees("10 s an action; no taking back.");
    arcade.sees("match again starts a decision's time anew.");
}

#[test]
fn the_draft() {
    let mut arcade = new_match("tactics-draft", EASY);
    arcade.press("right enter").looks_like("tactics-draft");
    arcade.press("up right").sees("Wild Magic");
}

#[test]
fn the_board_with_a_chosen_unit_and_what_its_blow_would_do() {
    let mut arcade = at("tactics-board", STILL, EASY, GUARDED);
    arcade.looks_like("tactics-board");
    arcade.press("2 tab").sees("guarded").looks_like("tactics-preview");
    arcade.press("esc s").looks_like("tactics-skill");
}

#[test]
fn a_film_of_a_blow() {
    let settings = Settings { motion: Motion::Full, ..STILL };
    let mut arcade = at("tactics-film", settings, EASY, GUARDED);
    arcade.press("2 tab enter").wait(400).looks_like("tactics-film");
    arcade.press("enter").press("m").sees("P2 Tank steps in for P2 Warrior");
}

#[test]
fn what_a_dead_minion_leaves_is_asked() {
    let position = GUARDED.replace("tank b5 4", "tank d4 1");
    let mut arcade = at("tactics-choice", STILL, Seating::hot_seat(), &position);
    arcade.press("3 tab enter").looks_like("tactics-choice");
    arcade.press("enter").looks_like("tactics-choice-marked");
    arcade.press("2 m").sees("On d4 there is now a tile of Weakness.");
}

#[test]
fn the_last_page_has_a_story_and_a_rematch() {
    let position =
        GUARDED.replace("warrior endure c5 3 shield2:1, tank b5 4", "warrior endure c4 1, tank b5 4");
    let mut arcade = at("tactics-end", STILL, EASY, &position);
    arcade.press("2 tab enter").looks_like("tactics-end").press("n").sees("P1 drafts");
}

#[test]
fn a_whole_match_is_played_by_keys() {
    let mut arcade = new_match("tactics-whole", EASY);
    arcade.press("enter enter enter enter");
    for _ in 0..300 {
        if arcade.screen(80, 24).contains("[n] rematch") {
            arcade.press("esc");
            assert!(arcade.is_over());
            let listed = arcade.folder().store().list();
            let told = games::describe(&listed[0]).expect("a match");
            assert!(told.headline.starts_with("P1 against easy, Warrior"), "{}", told.headline);
            return;
        }
        arcade.press("i enter");
    }
    panic!("the match does not end:\n{}", arcade.screen(80, 24));
}

/// A match from nothing but a copy of its file, as it lies on the disk at this moment.
fn copied(name: &str, path: &Path, bytes: &[u8]) -> Arcade {
    Arcade::with_settings(name, STILL, |desk| {
        let copy = desk.store.folder().join(path.file_name().expect("a name"));
        std::fs::create_dir_all(desk.store.folder()).expect("a folder");
        std::fs::write(&copy, bytes).expect("a file");
        (games::named("tactics").expect("a game").resume)(&copy, desk).expect("a match")
    })
}

#[test]
fn a_match_goes_on_after_a_kill() {
    let mut arcade = new_match("tactics-kill", EASY);
    arcade.press("enter enter enter enter i enter i enter");
    let before = arcade.screen(80, 24);
    let path = arcade.folder().store().list()[0].path.clone();
    let bytes = std::fs::read(&path).expect("the file of the match");
    let again = copied("tactics-killed", &path, &bytes);
    // What a newcomer is told beside the board is a matter of the folder, not of the match.
    let row = |line: &str| line.chars().take(46).collect::<String>();
    let board = |screen: &str| screen.lines().take(20).map(row).collect::<Vec<_>>().join("\n");
    assert_eq!(board(&again.screen(80, 24)), board(&before));
}

#[test]
fn two_people_do_not_see_each_others_draft() {
    let mut arcade = new_match("tactics-hot", Seating::hot_seat());
    arcade.looks_like("tactics-cover").press("enter").sees("P1 drafts");
    arcade.press("right right enter 2 3").sees("Death Mark").press("enter");
    let cover = arcade.screen(80, 24);
    assert!(cover.contains("P2 drafts now"), "{cover}");
    for secret in ["Rogue", "Death Mark", "Tank", "Archer"] {
        assert!(!cover.contains(secret), "{secret} is told:\n{cover}");
    }
    arcade.press("enter").sees("P2 drafts");
    assert!(!arcade.screen(80, 24).contains('✓'), "nothing is picked yet");
    let told = arcade.press("m").screen(80, 24);
    assert!(told.contains("P1 is ready.") && !told.contains("Rogue"), "{told}");
    arcade.press("esc enter enter enter enter").press("m").sees("P1 brings a Rogue with Death Mark");
}

#[test]
fn a_decision_can_be_taken_back_and_the_match_does_not_count_then() {
    let position = GUARDED.replace("spent", "");
    let mut arcade = at("tactics-undo", STILL, EASY, &position);
    let before = arcade.screen(80, 24).lines().skip(1).take(20).collect::<Vec<_>>().join("\n");
    arcade.press("2 . .").press("u").sees("does not count");
    let after = arcade.screen(80, 24).lines().skip(1).take(20).collect::<Vec<_>>().join("\n");
    assert_eq!(before, after);
    arcade.press("u").sees("nothing");
    let path = arcade.folder().store().list()[0].path.clone();
    let bytes = std::fs::read(&path).expect("the file of the match");
    copied("tactics-undone", &path, &bytes).sees("taken back, does not count");
}

#[test]
fn the_clock_runs_out_and_the_hero_pays() {
    let seating = Seating { pace: Pace::Clock, ..EASY };
    let mut arcade = at("tactics-clock", STILL, seating, GUARDED);
    arcade.wait(4_000).sees("6 s left").press("u").sees("done is done");
    arcade.wait(6_200).sees("time is up");
    arcade.wait(400).sees("Time is up");
    let log = arcade.press("m").screen(80, 24);
    assert!(log.contains("P1 Mage loses 1 HP to the clock (4)."), "{log}");
}

#[test]
fn a_draft_has_its_time_once_and_the_other_player_keeps_theirs() {
    let seating = Seating { pace: Pace::Clock, ..Seating::hot_seat() };
    let mut arcade = new_match("tactics-draft-clock", seating);
    arcade.press("enter").sees("P1 drafts").wait(20_000).sees("40 s left");
    // Whoever looks elsewhere finds the curtain down, and what was left.
    arcade.press("c esc").sees("P1 drafts now").wait(30_000).press("enter").sees("40 s left");
    arcade.wait(40_600).sees("P2 drafts now").wait(90_000).sees("P2 drafts now");
    arcade.press("enter").sees("P2 drafts").sees("60 s left");
    arcade.wait(60_600).sees("acts");
}

#[test]
fn without_a_clock_time_does_not_matter() {
    at("tactics-no-clock", STILL, EASY, GUARDED).wait(3_600_000).sees("your turn, P1");
}

#[test]
fn bots_play_each_other_to_watch_and_can_be_paused() {
    let seating =
        Seating { players: [Player::Bot(Level::Easy), Player::Bot(Level::Normal)], pace: Pace::Free };
    let mut arcade = new_match("tactics-bots", seating);
    arcade.wait(1).sees("(easy) acts").press("enter");
    let paused = arcade.screen(80, 24);
    assert_eq!(arcade.wait(60_000).screen(80, 24), paused);
    arcade.press("enter");
    for _ in 0..400 {
        if arcade.screen(80, 24).contains("[n] rematch") {
            return;
        }
        arcade.wait(2_000);
    }
    panic!("the match does not end:\n{}", arcade.screen(80, 24));
}

#[test]
fn whoever_watches_bots_leaves_with_one_key() {
    let seating = Seating { players: [Player::Bot(Level::Easy); 2], pace: Pace::Free };
    let settings = Settings { motion: Motion::Full, ..STILL };
    let mut arcade = Arcade::with_settings("tactics-leave", settings, |desk| {
        Box::new(Duel::begin(Setup::default(), seating, Seed::from_name("tests"), desk))
    });
    arcade.wait(1).wait(100).sees("The teams").press("esc");
    assert!(arcade.is_over());
}

#[test]
fn a_match_is_watched_backwards_and_taken_over() {
    let mut arcade = new_match("tactics-replay", EASY);
    arcade.press("enter enter enter enter i enter i enter v end").sees("Replay of a match");
    let last = arcade.screen(80, 24);
    arcade.press("left right").wait(9_000);
    assert_eq!(arcade.screen(80, 24), last, "one step back and one on");
    arcade.press("home").sees("both sides draft").sees("next: a pick");
    arcade.press("end t").sees("A new match from here, P1 against easy").sees("your turn");
    assert_eq!(arcade.folder().store().list().len(), 2);
}

#[test]
fn giving_up_asks_first() {
    let mut arcade = at("tactics-surrender", STILL, EASY, GUARDED);
    arcade.press("X").sees("P1: give up?").press("enter").sees("your turn");
    arcade.press("X X").sees("Y O U   L O S E").sees("P1 gave up");
}

#[test]
fn the_lessons_are_learned_by_keys() {
    let mut arcade =
        Arcade::with_settings("tactics-lessons", STILL, |_| Box::new(crate::tactics::Lessons::default()));
    arcade.looks_like("tactics-lessons").press("down enter").looks_like("tactics-lesson");
    arcade.press("1 . .").sees("N O T   T H I S   T I M E").press("enter");
    arcade.press("3 tab enter").sees("S O L V E D").press("enter").sees("Past the guard");
}

#[test]
fn the_first_match_tells_each_thing_when_it_matters() {
    let lessons = |_: &mut crate::screen::Desk| -> Box<dyn crate::screen::Screen> {
        Box::new(crate::tactics::Lessons::default())
    };
    let mut arcade = Arcade::with_settings("tactics-first", STILL, lessons);
    arcade.press("enter").looks_like("tactics-first-match");
    arcade.press("1").sees("strike what is crossed").press("esc 2").sees("Nobody is in its reach");
    arcade.press("tab enter").sees("Both sides take turns");
    // Whoever begins it again is told everything again.
    arcade.press("esc").sees("Your first match").press("enter").sees("Choose one of your");
}

#[test]
fn the_history_tells_who_won_against_whom() {
    let position =
        GUARDED.replace("warrior endure c5 3 shield2:1, tank b5 4", "warrior endure c4 1, tank b5 4");
    let mut arcade = at("tactics-history", STILL, EASY, &position);
    arcade.press("2 tab enter");
    let listed = arcade.folder().store().list_all();
    let page = Arcade::with("tactics-history-page", |_| Box::new(crate::tactics::History::new(&listed)));
    let screen = page.screen(80, 24);
    assert!(screen.contains("1 not counted") && screen.contains("P1 won in round 3"), "{screen}");
}

#[test]
fn a_terminal_that_has_only_ascii_gets_a_board_of_ascii() {
    let settings = Settings { charset: Charset::Ascii, ..STILL };
    let mut arcade = at("tactics-ascii", settings, EASY, GUARDED);
    for keys in ["2", "tab", "esc", "s", "?", "esc", "i", "m", "esc"] {
        let screen = arcade.press(keys).screen(80, 24);
        let strange = screen.lines().find(|line| !line.is_ascii());
        assert_eq!(strange, None, "a line has more than ASCII in it after {keys}");
    }
}

#[test]
fn any_keys_at_any_size_leave_a_board_that_can_be_drawn() {
    let keys = super::laws::keys();
    let count = u32::try_from(keys.len()).expect("a keyboard is small");
    let mut dice = Seed::from_name("keys of tactics").branch("law").dice();
    let tables = [EASY, Seating::hot_seat(), Seating { pace: Pace::Clock, ..Seating::hot_seat() }];
    for (seating, number) in tables.into_iter().cycle().zip(0..18) {
        let mut arcade = new_match(&format!("tactics-keys-{number}"), seating);
        arcade.press("enter enter enter enter enter enter enter enter enter enter");
        for _ in 0..150 {
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
