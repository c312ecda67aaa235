//! Which game the door opens at, and what is chosen there.

use std::fs::{self, File};
use std::time::{Duration, SystemTime};

use arcade::Options;
use engine::{Seat, Seed};

use super::Arcade;
use crate::screens::Home;

/// Runs of these games under way, the first of them begun and played first, but for one that was
/// played once more after all others.
fn left(name: &str, games: &[&str], played_last: Option<&str>) -> Arcade {
    Arcade::with(name, |desk| {
        fs::create_dir_all(desk.store.folder()).expect("a test can make a folder");
        for (place, game) in games.iter().enumerate() {
            let path = desk.store.folder().join(format!("{game}-2026111{place}-120000-TEST.run"));
            fs::write(&path, begun(game)).expect("a test can write");
            let hours = if played_last == Some(*game) { 100 } else { place as u64 };
            let played = SystemTime::UNIX_EPOCH + Duration::from_secs(hours * 3_600);
            let file = File::options().write(true).open(&path).expect("it was just written");
            file.set_modified(played).expect("a test can date its files");
        }
        Box::new(Home::new(desk))
    })
}

/// The record of a run with its first command.
fn begun(game: &str) -> Vec<u8> {
    let game = arcade::find(game).expect("a game of the arcade");
    let mut run = game.begin(&Options::HOUSE, Seed::from_name("the door")).expect("the usual setup");
    let commands = run.legal(Seat::FIRST).expect("the run has this seat");
    run.play(Seat::FIRST, &commands[0]).expect("it is legal");
    run.record()
}

/// The line of the menu under the cursor.
fn chosen(arcade: &Arcade) -> String {
    let screen = arcade.screen(80, 24);
    let line = screen.lines().find(|line| line.contains('▶')).expect("something is chosen");
    line.split(['▶', '│']).nth(1).unwrap_or_default().chars().take(20).collect::<String>().trim().to_owned()
}

#[test]
fn the_door_opens_at_the_run_that_is_under_way() {
    let mut arcade = left("door-tower", &["labyrinth"], None);
    arcade.sees("[Endless Tower]").looks_like("tower-home-continue");
    assert_eq!(chosen(&arcade), "Continue");
    arcade.press("enter").sees("Floor 1");
}

#[test]
fn it_opens_at_a_run_of_any_game() {
    for game in arcade::ON_SCREENS {
        let mut arcade = left(&format!("door-of-{}", game.name()), &[game.name()], None);
        // Signs of the terminal have letters that every terminal has.
        arcade.sees(&format!("[{}]", game.about().title.replace('×', "x")));
        assert_eq!(chosen(&arcade), "Continue", "{}", game.name());
    }
}

#[test]
fn of_several_runs_the_one_that_was_played_last_counts_whenever_it_was_begun() {
    let games = ["labyrinth", "tactics", "forward"];
    left("door-newest", &games, None).sees("[Forward]");
    let mut arcade = left("door-played", &games, Some("labyrinth"));
    arcade.sees("[Endless Tower]");
    assert_eq!(chosen(&arcade), "Continue");
}

#[test]
fn whoever_turns_to_a_game_goes_on_with_its_run_first() {
    let mut arcade = left("door-turn", &["labyrinth", "forward"], None);
    assert_eq!(chosen(arcade.sees("[Forward]").press("down down")), "Today's seed");
    assert_eq!(chosen(arcade.press("left left").sees("[Endless Tower]")), "Continue");
    assert_eq!(chosen(arcade.press("left").sees("[5x5 Tactics]")), "New match", "nothing is under way");
    assert_eq!(chosen(arcade.press("down down")), "Today's seed");
    assert_eq!(chosen(arcade.press("left").sees("[Forward]")), "Continue");
}

#[test]
fn without_a_run_the_door_opens_at_the_first_game_and_a_change_keeps_the_choice() {
    let mut arcade = Arcade::new("door-empty");
    assert_eq!(chosen(arcade.sees("[Forward]")), "New run");
    assert_eq!(chosen(arcade.press("down left")), "Today's seed");
}
