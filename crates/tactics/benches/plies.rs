//! How quickly matches are played: plies of random play, and nodes of a full search.

use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Game, Seat, Seed, Silence, SplitMix64, Status};
use tactics::{Command, REFEREE, RuleSet, Setup, Tactics, perft};

const MATCHES: u64 = 400;

fn main() {
    divan::main();
}

/// Random play of whole battles: legal commands, one of them, play. The teams are drawn by
/// chance too, and their drafts are not counted.
#[divan::bench(sample_count = 50)]
fn random_plies(bencher: Bencher<'_, '_>) {
    let plies = play_all();
    bencher.counter(ItemsCount::new(plies)).bench_local(play_all);
}

/// Lines of a full search; the last command of a line is counted and not played.
#[divan::bench(args = [3, 4], sample_count = 10)]
fn perft_nodes(bencher: Bencher<'_, '_>, depth: u32) {
    let position = "round 3, p1 / rogue shadow-clone c2 5, archer b1 3, assassin d2 2 / \
                    mage elemental-blast c4 5, tank b4 5, assassin e4 2 / c3 obstacle 3, d3 power 1";
    let setup = Setup::with_position(RuleSet::Written, position.parse().expect("a position"));
    let game = Tactics::new(&setup, Seed::from_bits(1)).expect("a setup");
    bencher.counter(ItemsCount::new(perft(&game, depth))).bench_local(|| perft(&game, depth));
}

/// How many plies a number of random matches has.
fn play_all() -> u64 {
    let mut stream = SplitMix64::new(1);
    let mut commands = Vec::new();
    (0..MATCHES).map(|number| play_out(number, &mut stream, &mut commands)).sum()
}

fn play_out(number: u64, stream: &mut SplitMix64, commands: &mut Vec<Command>) -> u64 {
    let mut game = Tactics::new(&Setup::with_rules(RuleSet::Written), Seed::from_bits(number))
        .expect("the standard setup");
    game.play(REFEREE, Command::Timeout, &mut Silence).expect("a draft can be cut short");
    let mut plies = 0;
    // The lowest seat that is awaited is a player's: the referee sits behind both.
    while let Some(seat) = awaited(&game) {
        game.legal(seat, commands);
        let choices = u32::try_from(commands.len()).expect("few commands");
        let command = commands[stream.below(choices) as usize];
        game.play(seat, command, &mut Silence).expect("a listed command is legal");
        plies += 1;
    }
    plies
}

fn awaited(game: &Tactics) -> Option<Seat> {
    match game.status() {
        Status::Awaiting(seats) => seats.first(),
        Status::Over(_) => None,
    }
}
