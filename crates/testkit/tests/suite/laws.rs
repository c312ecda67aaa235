//! The tiny game obeys every law, with one seat and with two.

use engine::{Bot, Game, Perspective};
use testkit::laws::{
    Breach, Endless, Law, LawSettings, Length, Marathon, Opening, find_breach, find_standstill, laws,
};
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
    let endless = Endless { cut: 2, ratchet: Tiny::score, patience: 3 };
    laws(&LawSettings { length: Length::Endless(endless), opening: Opening::Seeded, ..settings::<2>() });
}

/// A digger who does one thing as long as there is strength for it, and rests.
struct Digger(Command);

impl Bot<Tiny<1>> for Digger {
    fn choose(&mut self, perspective: Perspective<'_, Tiny<1>>) -> Command {
        let mut legal = Vec::new();
        perspective.legal(&mut legal);
        if legal.contains(&self.0) { self.0 } else { Command::Rest }
    }
}

/// What the law says of a digger, where a number that never falls is to rise within so many commands.
fn standstill(command: Command, ratchet: fn(&Tiny<1>) -> i64, patience: usize) -> Option<Breach> {
    let length = Length::Endless(Endless { cut: 40, ratchet, patience });
    let settings = LawSettings { length, seeds: 3, ..settings::<1>() };
    find_standstill(&mut Marathon { settings: &settings, bot: &mut Digger(command), commands: 30 })
}

#[test]
fn whoever_gets_nowhere_is_noticed() {
    assert_eq!(standstill(Command::Dig(1), Tiny::score, 5), None, "one digs as often as one rests");
    assert_eq!(standstill(Command::Rest, Tiny::score, 31), None, "nobody looked for long enough");
    let breach = standstill(Command::Rest, Tiny::score, 5).unwrap();
    assert_eq!((breach.law, breach.commands.len()), (Some(Law::Advances), 5));
    assert_eq!(breach.detail, "nothing was gained or lost for good in 5 commands");
}

#[test]
fn what_was_gained_for_good_does_not_fall() {
    let breach = standstill(Command::Dig(1), |game| -game.score(), 40).unwrap();
    assert_eq!((breach.law, breach.commands.len()), (Some(Law::Advances), 1));
    assert_eq!(breach.detail, "what was gained or lost for good fell from 0 to -1");
    let length = Length::Endless(Endless { cut: 40, ratchet: |game| -Tiny::score(game), patience: 40 });
    let breach = find_breach(&LawSettings { length, ..settings::<2>() }, &[Law::Advances]).unwrap();
    assert_eq!(breach.law, Some(Law::Advances));
}

#[test]
fn a_setup_that_is_impossible_is_noticed() {
    let settings = LawSettings { setups: vec![Setup { deepest: 0, turns: 0 }], ..settings::<2>() };
    let breach = find_breach(&settings, &Law::ALL).unwrap();
    assert_eq!(breach.law, None);
    assert_eq!(breach.detail, "the vein must lie somewhere; a game takes at least one turn");
}
