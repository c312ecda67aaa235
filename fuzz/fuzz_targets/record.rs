//! Any bytes at all, as a record: as they are, and as payloads of chunks whose checksums fit.

#![no_main]

use engine::record::{Header, Record, verify};
use engine::{Digest, Game, Seed, Session};
use libfuzzer_sys::fuzz_target;
use testkit::forge::Forgery;
use testkit::tiny::Tiny;

type Duel = Tiny<2>;

fuzz_target!(|bytes: &[u8]| {
    check(bytes);
    check(&Forgery::empty().chunks_from(bytes).into_bytes());
    check(&Forgery::new(&header()).chunks_from(bytes).into_bytes());
});

/// The header of a run with the standard setup, whose bytes are two numbers.
fn header() -> Header {
    Header {
        game: Duel::NAME.to_owned(),
        rules_version: Duel::RULES_VERSION,
        content: Duel::content_digest(&Default::default()),
        seed: Seed::from_bits(1),
        setup: vec![40, 120],
    }
}

fn check(bytes: &[u8]) {
    let Ok(reading) = Record::<Duel>::read(bytes) else {
        return;
    };
    assert_eq!(reading.damage.is_none(), reading.good_bytes == bytes.len());
    let compact = Record::<Duel>::read(&reading.record.to_bytes()).expect("what was written reads");
    assert_eq!((compact.damage, &compact.record), (None, &reading.record));
    let verified: Option<Digest> = verify(&reading.record).ok().map(|verified| verified.digest);
    let resumed = Session::<Duel>::resume(bytes).ok().map(|resumed| resumed.session.digest());
    assert_eq!(verified, resumed);
}
