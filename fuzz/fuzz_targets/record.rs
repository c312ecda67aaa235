//! Any bytes at all, as a record: as they are, and as payloads of chunks whose checksums fit.

#![no_main]

use engine::record::{Header, RawRecord, Record, RecordWriter, verify};
use engine::{Digest, Game, Seed, Session};
use forward::{Forward, Rules, Setup};
use libfuzzer_sys::fuzz_target;
use testkit::forge::Forgery;
use testkit::tiny::Tiny;

type Duel = Tiny<2>;

fuzz_target!(|bytes: &[u8]| {
    check_all(bytes);
    check_all(&Forgery::empty().chunks_from(bytes).into_bytes());
    let duel = header::<Duel>(&Default::default());
    check::<Duel>(&Forgery::new(&duel).chunks_from(bytes).into_bytes());
    for (_, rules) in Rules::NAMED {
        let forward = header::<Forward>(&Setup::with_rules(rules));
        check::<Forward>(&Forgery::new(&forward).chunks_from(bytes).into_bytes());
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
