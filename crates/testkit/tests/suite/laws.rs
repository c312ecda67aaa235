//! The tiny game obeys every law, with one seat and with two.

use testkit::laws::{Law, LawSettings, Length, Opening, find_breach, laws};
use testkit::tiny::{Command, Setup, Tiny};

fn settings<const SEATS: u8>() -> LawSettings<Tiny<SEATS>> {
    LawSettings {
        setups: vec![Setup::default(), Setup { deepest: 200, turns: 90 }],
        ..LawSettings::new(Command::all(), Length::EndsWithin(120))
    }
}

#[test]
fn alone() {
    laws(&settings::<1>());
}

#[test]
fn together() {
    laws(&settings::<2>());
}

#[test]
fn a_game_that_takes_too_long_is_noticed() {
    let settings = LawSettings { length: Length::EndsWithin(2), ..settings::<2>() };
    let breach = find_breach(&settings, &[Law::Ends]).unwrap();
    assert_eq!((breach.law, breach.commands.len()), (Some(Law::Ends), 2));
}

#[test]
fn a_run_that_is_cut_is_not_too_long() {
    laws(&LawSettings { length: Length::CutAfter(2), opening: Opening::Seeded, ..settings::<2>() });
}

#[test]
fn a_setup_that_is_impossible_is_noticed() {
    let settings = LawSettings { setups: vec![Setup { deepest: 0, turns: 0 }], ..settings::<2>() };
    let breach = find_breach(&settings, &Law::ALL).unwrap();
    assert_eq!(breach.law, None);
    assert_eq!(breach.detail, "the vein must lie somewhere; a game takes at least one turn");
}
