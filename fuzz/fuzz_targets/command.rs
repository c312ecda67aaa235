//! Any text, as a command of every game: alone, and line by line in a run of one, of two, and with all sorts of things
//! given.

#![no_main]

use arcade::{Hosted, Options, every_game};
use engine::{Game, Seat, Seed, Silence};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    every_game!(G => check::<G>(text));
});

fn check<G: Hosted>(text: &str) {
    let laden = "ship-bell, furnace-door, migration, popgun:ember-tips, twiceborn:1";
    let options = [
        Options::HOUSE,
        Options::HOUSE.with("companion", "tidewife").with("fire", "on"),
        Options::HOUSE.with("level", "4").with("given", laden).with("content", "(materials: 200, energy: 200)"),
    ];
    for setup in options.iter().filter_map(|options| G::checked_setup(options).ok()) {
        play::<G>(&setup, text);
    }
}

/// Each line is a command, each other one of the second seat where there is one.
fn play<G: Hosted>(setup: &G::Setup, text: &str) {
    let mut game = G::new(setup, Seed::from_bits(1)).unwrap_or_else(|error| panic!("the setup is possible: {error}"));
    for (place, line) in (0..G::SEATS).cycle().zip(text.lines()) {
        let command: G::Command = match line.parse() {
            Ok(command) => command,
            Err(error) => {
                assert!(!error.to_string().is_empty());
                continue;
            }
        };
        assert_eq!(command.to_string().parse().ok(), Some(command), "what is written reads");
        let (before, is_legal) = (game.digest(), game.check(Seat::new(place), command).is_ok());
        let was_played = game.play(Seat::new(place), command, &mut Silence).is_ok();
        assert_eq!(was_played, is_legal);
        assert!(was_played || game.digest() == before, "what is refused changes nothing");
    }
}
