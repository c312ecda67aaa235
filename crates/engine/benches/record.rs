//! How quickly a run can be checked.

use engine::record::{Record, verify};
use engine::{Game, Session, Silence, SplitMix64, Status};
use testkit::tiny::{Setup, Tiny};

fn main() {
    divan::main();
}

/// The record of a run of 600 commands.
fn long_run() -> Vec<u8> {
    let setup = Setup { deepest: 1_000_000, turns: 600 };
    let (mut session, _) = Session::<Tiny<2>>::begin(setup, "BCD-FGH-JKL".parse().unwrap()).unwrap();
    let mut stream = SplitMix64::new(1);
    let mut legal = Vec::new();
    while let Status::Awaiting(awaited) = session.game().status() {
        let seat = awaited.iter().next().unwrap();
        session.game().legal(seat, &mut legal);
        let command = legal[stream.below(u32::try_from(legal.len()).unwrap()) as usize];
        session.play(seat, command, &mut Silence).unwrap();
    }
    session.record_bytes()
}

#[divan::bench]
fn read_600_commands(bencher: divan::Bencher<'_, '_>) {
    let bytes = long_run();
    bencher.bench(|| Record::<Tiny<2>>::read(&bytes).unwrap());
}

#[divan::bench]
fn verify_600_commands(bencher: divan::Bencher<'_, '_>) {
    let record = Record::<Tiny<2>>::read(&long_run()).unwrap().record;
    bencher.bench(|| verify(&record).unwrap());
}
