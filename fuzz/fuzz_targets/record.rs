//! Any bytes at all, as a record: as they are, and as payloads of chunks whose checksums fit.

#![no_main]

use arcade::{Hosted, Options, every_game};
use engine::record::{Header, RawRecord, Record, RecordWriter, verify};
use engine::{Digest, Game, Seed, Session};
use libfuzzer_sys::fuzz_target;
use testkit::forge::Forgery;
use testkit::tiny::Tiny;

type Duel = Tiny<2>;

fuzz_target!(|bytes: &[u8]| {
    check_all(bytes);
    check_all(&Forgery::empty().chunks_from(bytes).into_bytes());
    check_forged::<Duel>(&Default::default(), bytes);
    every_game!(G => check_rule_sets::<G>(bytes));
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
    every_game!(G => check::<G>(bytes));
}

/// The bytes as chunks of a run under each rule set of a game, of one with a companion, and of one with things given,
/// where there can be such.
fn check_rule_sets<G: Hosted>(bytes: &[u8]) {
    for rules in G::ABOUT.rule_set_names() {
        let setup = G::setup(&Options::HOUSE.with("rules", rules)).expect("a game names rule sets that exist");
        check_forged::<G>(&setup, bytes);
    }
    let more = [
        Options::HOUSE.with("companion", "tidewife").with("fire", "on"),
        Options::HOUSE.with("level", "4").with("given", "ship-bell, migration, popgun:ember-tips, twiceborn:1"),
    ];
    for setup in more.iter().filter_map(|options| G::checked_setup(options).ok()) {
        check_forged::<G>(&setup, bytes);
    }
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
