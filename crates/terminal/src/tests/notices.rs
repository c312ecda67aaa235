//! Notices that need more than their line: they are read, and nothing needed is covered.

use forward::{Phase, Rules};

use super::Arcade;
use super::arcade::record_until;
use crate::games::CABINETS;
use crate::screen::{Desk, Screen};
use crate::screens::Home;

const LONG: &str = "not saved, a copy is at /tmp/forward-20261115-120000-BCDFGHJKL.run: the run cannot be \
                    saved under /home/traveller/.local/share/roguery/runs: No space left on device (os \
                    error 28)";

/// The arcade on a screen with a notice.
fn told(name: &str, notice: &str, first: impl FnOnce(&mut Desk) -> Box<dyn Screen>) -> Arcade {
    Arcade::with(name, |desk| {
        let screen = first(desk);
        desk.say(notice);
        screen
    })
}

fn begin(desk: &mut Desk) -> Box<dyn Screen> {
    let seed = desk.clock.fresh_seed();
    (CABINETS[0].begin)("written", seed, desk)
}

fn ended(desk: &mut Desk) -> Box<dyn Screen> {
    let bytes = record_until(Rules::WRITTEN, |view| matches!(view.phase, Phase::Over(_)));
    std::fs::create_dir_all(desk.store.folder()).expect("a test can make a folder");
    let path = desk.store.folder().join("forward-20261115-120000-TEST.run");
    std::fs::write(&path, bytes).expect("a test can write");
    (CABINETS[0].resume)(&path, desk).expect("a bot's run can be looked at")
}

#[test]
fn a_long_notice_at_every_kind_of_screen() {
    told("notice-home", LONG, |desk| Box::new(Home::new(desk))).looks_like("notice-home");
    told("notice-table", LONG, begin).looks_like("notice-table");
    told("notice-end", LONG, ended).looks_like("notice-end");
    told("notice-history", LONG, |_| (CABINETS[0].history)(&[])).looks_like("notice-history");
}

#[test]
fn at_the_table_a_long_notice_covers_the_log_alone() {
    let (without, with) = (told("quiet", "", begin).screen(80, 24), told("loud", LONG, begin).screen(80, 24));
    let log = without.lines().position(|line| line.contains("Log [m]")).expect("the log is on the screen");
    for (number, (without, with)) in without.lines().zip(with.lines()).enumerate() {
        let from = if (log + 1..23).contains(&number) { 51 } else { 0 };
        let seen = |line: &str| line.chars().skip(from).collect::<String>();
        assert_eq!(seen(with), seen(without), "line {number}");
    }
}

#[test]
fn a_notice_longer_than_the_room_for_it_is_cut_and_says_so() {
    let endless = "what went wrong is a long story ".repeat(40);
    for first in [begin, |desk: &mut Desk| -> Box<dyn Screen> { Box::new(Home::new(desk)) }] {
        told("endless", &endless, first).sees("...").sees("[?] help");
    }
}
