//! Any bytes at all, as a record: as they are, and as payloads of chunks whose checksums fit.

#![no_main]

use engine::record::{Header, RawRecord, Record, RecordWriter, verify};
use engine::{Digest, Game, Seed, Session};
use forward::Forward;
use labyrinth::Labyrinth;
use libfuzzer_sys::fuzz_target;
use tactics::Tactics;
use testkit::forge::Forgery;
use testkit::tiny::Tiny;

type Duel = Tiny<2>;

fuzz_target!(|bytes: &[u8]| {
    check_all(bytes);
    check_all(&Forgery::empty().chunks_from(bytes).into_bytes());
    check_forged::<Duel>(&Default::default(), bytes);
    for (_, rules) in forward::Rules::NAMED {
        check_forged::<Forward>(&forward::Setup::with_rules(rules), bytes);
    }
    for (_, rules) in tactics::RuleSet::NAMED {
        check_forged::<Tactics>(&tactics::Setup::with_rules(rules), bytes);
    }
    for (_, rules) in labyrinth::Rules::NAMED {
        check_forged::<Labyrinth>(&labyrinth::Setup::with_rules(rules), bytes);
    }
});

/// The header of a run with this setup.
fn header<G: Game>(setup: &G::Setup) -> Header {
    let seed = Seed::from_bits(1);
    let game = G::new(setup, seed).unwrap_or_else(|error| panic!("the setup is possible: {error}"));
    let (_, bytes) = RecordWriter::<G>::begin(setup, seed, &game);
    RawRecord::read(&bytes).expect("what was written reads").header().clone()
}

fn check_all(bytes: &[u8]) {
    check::<Duel>(bytes);
    check::<Forward>(bytes);
    check::<Tactics>(bytes);
    check::<Labyrinth>(bytes);
}

/// The bytes as chunks behind the header of a run with this setup.
fn check_forged<G: Game>(setup: &G::Setup, bytes: &[u8]) {
    check::<G>(&Forgery::new(&header::<G>(setup)).chunks_from(bytes).into_bytes());
}

fn check<G: Game>(bytes: &[u8]) {
    let Ok(reading) = Record::<G>::read(bytes) else {
        return;
    };
    assert_eq!(reading.damage.is_none(), reading.good_bytes == bytes.len());
    let compact = Record::<G>::read(&reading.record.to_bytes()).expect("what was written reads");
    assert_eq!((compact.damage, &compact.record), (None, &reading.record));
    let verified: Option<Digest> = verify(&reading.record).ok().map(|verified| verified.digest);
    let resumed = Session::<G>::resume(bytes).ok().map(|resumed| resumed.session.digest());
    assert_eq!(verified, resumed);
}
