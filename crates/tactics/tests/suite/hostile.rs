//! Texts that nobody should write: what is no position is refused, and what reads as one can
//! be played to the end.

use engine::{Game, Seed, Silence, SplitMix64, Status};
use tactics::{Command, Position, RuleSet, Setup, Tactics};

/// The positions of the counted lines of play.
fn positions() -> Vec<&'static str> {
    let text = include_str!("../data/perft.txt");
    text.lines().filter(|line| !line.starts_with([' ', '#']) && !line.is_empty()).collect()
}

/// A position with one to three things wrong with it: bytes, or words from other positions.
fn spoilt(position: &str, words: &[&str], stream: &mut SplitMix64) -> String {
    let mut text = position.to_owned();
    for _ in 0..=stream.below(3) {
        if stream.below(4) == 0 {
            let mut bytes = text.into_bytes();
            testkit::damage(&mut bytes, stream);
            text = String::from_utf8_lossy(&bytes).into_owned();
            continue;
        }
        let mut own: Vec<&str> = text.split(' ').collect();
        let place = stream.below(u32::try_from(own.len()).unwrap()) as usize;
        own[place] = words[stream.below(u32::try_from(words.len()).unwrap()) as usize];
        text = own.join(" ");
    }
    text
}

#[test]
fn spoilt_positions_are_refused_or_can_be_played() {
    let words: Vec<&str> = positions().into_iter().flat_map(|position| position.split(' ')).collect();
    let mut stream = SplitMix64::new(5);
    let mut read = 0;
    for _ in 0..3_000 {
        for position in positions() {
            let text = spoilt(position, &words, &mut stream);
            if let Ok(position) = text.parse::<Position>() {
                read += 1;
                assert_eq!(position.to_string().parse().as_ref(), Ok(&position), "{text}");
                play_out(&position, &mut stream);
            }
        }
    }
    assert!(read > 1_000, "only {read} could be read");
}

fn play_out(position: &Position, stream: &mut SplitMix64) {
    let mut game =
        Tactics::new(&Setup::with_position(RuleSet::Written, *position), Seed::from_bits(1)).unwrap();
    let mut commands = Vec::new();
    for _ in 0..600 {
        let Status::Awaiting(seats) = game.status() else { return };
        let seat = seats.first().unwrap();
        game.legal(seat, &mut commands);
        let command = commands[stream.below(u32::try_from(commands.len()).unwrap()) as usize];
        game.play(seat, command, &mut Silence).unwrap();
    }
}

#[test]
fn damaged_commands_are_refused_or_written_again() {
    let mut stream = SplitMix64::new(6);
    for command in Command::all().step_by(7) {
        for _ in 0..40 {
            let mut bytes = command.to_string().into_bytes();
            testkit::damage(&mut bytes, &mut stream);
            if let Ok(read) = String::from_utf8_lossy(&bytes).parse::<Command>() {
                assert_eq!(read.to_string().parse(), Ok(read));
            }
        }
    }
}

#[test]
fn a_setup_read_from_bytes_holds_a_position_that_was_checked() {
    let position: Position = positions()[1].parse().unwrap();
    let setup = Setup::with_position(RuleSet::Written, position);
    let bytes = postcard::to_allocvec(&setup).unwrap();
    assert_eq!(postcard::from_bytes::<Setup>(&bytes).unwrap(), setup);
    let nobody = String::from_utf8_lossy(&bytes).replace("c1 5", "c1 0").into_bytes();
    assert!(postcard::from_bytes::<Setup>(&nobody).is_err(), "a hero on the board has HP");
}
