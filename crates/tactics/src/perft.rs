//! Counting all lines of play: the test of a move generator, and a measure of its speed.

use engine::{Game, Silence, Status};

use crate::{REFEREE, Tactics};

/// How many lines of so many commands the players can play from here. The referee sleeps.
pub fn perft(game: &Tactics, depth: u32) -> u64 {
    let Status::Awaiting(seats) = game.status() else { return 0 };
    if depth == 0 {
        return 1;
    }
    let mut lines = 0;
    let mut commands = Vec::new();
    for seat in seats.iter().filter(|&seat| seat != REFEREE) {
        game.legal(seat, &mut commands);
        if depth == 1 {
            lines += commands.len() as u64;
            continue;
        }
        for &command in &commands {
            let mut next = *game;
            next.play(seat, command, &mut Silence).expect("a listed command is legal");
            lines += perft(&next, depth - 1);
        }
    }
    lines
}
