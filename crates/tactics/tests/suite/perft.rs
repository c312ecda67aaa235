//! All lines of play from twenty positions, counted twice: by trying every command there is,
//! and by the legal lists.

use std::fmt::Write;
use std::path::Path;

use engine::{Game, Seat, Seed, Silence, Status};
use tactics::{Command, REFEREE, RuleSet, Setup, Tactics, perft};

const DEEPEST: u32 = 3;

#[test]
fn all_lines_are_counted() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/perft.txt");
    let text = std::fs::read_to_string(&path).unwrap();
    let every: Vec<Command> = Command::all().collect();
    let mut counted = String::new();
    let mut positions = 0;
    for line in text.lines().filter(|line| !line.starts_with("  ")) {
        writeln!(counted, "{line}").unwrap();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        positions += 1;
        let position = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        let game =
            Tactics::new(&Setup::with_position(RuleSet::Written, position), Seed::from_bits(1)).unwrap();
        for depth in 1..=DEEPEST {
            let lines = brute_force(&game, depth, &every);
            assert_eq!(perft(&game, depth), lines, "{depth} deep from {line}");
            writeln!(counted, "  {depth}: {lines}").unwrap();
        }
    }
    assert_eq!(positions, 20);
    testkit::golden::check_file(&path, &counted);
}

/// As [`perft`], but knowing nothing of legal lists except that they must be the same.
fn brute_force(game: &Tactics, depth: u32, every: &[Command]) -> u64 {
    let mut lines = 0;
    let mut listed = Vec::new();
    for seat in (0..Tactics::SEATS).map(Seat::new) {
        let found: Vec<Command> =
            every.iter().copied().filter(|&command| game.check(seat, command).is_ok()).collect();
        game.legal(seat, &mut listed);
        assert_eq!(listed, found, "seat {} in {}", seat.index(), game.position());
        if seat != REFEREE {
            lines += follow(game, seat, &found, depth, every);
        }
    }
    lines
}

fn follow(game: &Tactics, seat: Seat, commands: &[Command], depth: u32, every: &[Command]) -> u64 {
    if depth == 1 {
        return commands.len() as u64;
    }
    let after = |&command: &Command| {
        let mut next = *game;
        next.play(seat, command, &mut Silence).unwrap();
        match next.status() {
            Status::Awaiting(_) => brute_force(&next, depth - 1, every),
            Status::Over(_) => 0,
        }
    };
    commands.iter().map(after).sum()
}
