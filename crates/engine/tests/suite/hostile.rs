//! Hostile bytes, thousands of them and the same every time: nothing panics, and whatever
//! is accepted holds together.

use crate::common::{Duel, header, play_with_take_backs};
use engine::record::{Fault, Record, verify};
use engine::{Seed, Session, SplitMix64, Timeline};
use testkit::damage;
use testkit::forge::Forgery;
use testkit::tiny::Tiny;

/// What must hold for any bytes at all.
fn check(bytes: &[u8]) {
    let solo = Record::<Tiny<1>>::read(bytes).map(|reading| verify(&reading.record));
    drop(solo);
    let Ok(reading) = Record::<Duel>::read(bytes) else {
        return;
    };
    assert!(reading.good_bytes <= bytes.len());
    assert_eq!(reading.damage.is_none(), reading.good_bytes == bytes.len());
    let good = Record::<Duel>::read(&bytes[..reading.good_bytes]).unwrap();
    assert_eq!((good.damage, good.record), (None, reading.record.clone()));
    let compact = Record::<Duel>::read(&reading.record.to_bytes()).unwrap();
    assert_eq!((compact.damage, &compact.record), (None, &reading.record));
    let verified = verify(&reading.record);
    let resumed = Session::<Duel>::resume(bytes);
    assert_eq!(verified.is_ok(), resumed.is_ok());
    if let (Ok(verified), Ok(resumed)) = (verified, resumed) {
        assert_eq!(verified.digest, resumed.session.digest());
        assert!(Timeline::new(&reading.record).is_ok());
    }
}

/// Does a few things to the bytes.
fn mutate(bytes: &mut Vec<u8>, stream: &mut SplitMix64) {
    for _ in 0..=stream.below(3) {
        damage(bytes, stream);
    }
}

#[test]
fn damaged_records_hold_together() {
    let file = play_with_take_backs().file;
    let mut stream = SplitMix64::new(1);
    for _ in 0..5_000 {
        let mut bytes = file.clone();
        mutate(&mut bytes, &mut stream);
        check(&bytes);
    }
}

#[test]
fn noise_holds_together() {
    let mut stream = SplitMix64::new(2);
    for _ in 0..5_000 {
        let length = stream.below(200);
        let noise: Vec<u8> = (0..length).map(|_| stream.next().to_le_bytes()[0]).collect();
        check(&noise);
        check(&[&testkit::forge::BEGINNING[..], &noise].concat());
        check(&Forgery::empty().chunks_from(&noise).into_bytes());
    }
}

#[test]
fn forged_records_hold_together() {
    let mut stream = SplitMix64::new(3);
    for _ in 0..20_000 {
        let mut chunks = Vec::new();
        for _ in 0..stream.below(6) {
            chunks.extend(plausible_chunk(&mut stream));
        }
        if stream.below(3) == 0 {
            mutate(&mut chunks, &mut stream);
        }
        check(&Forgery::new(&header()).chunks_from(&chunks).into_bytes());
    }
}

/// A chunk that could almost have been played, in the language of [`Forgery::chunks_from`].
fn plausible_chunk(stream: &mut SplitMix64) -> Vec<u8> {
    let mut payload = Vec::new();
    let kind = match stream.below(8) {
        0 => {
            payload.push(stream.next().to_le_bytes()[0] % 4);
            payload.extend([0; 8]);
            1
        }
        1 => {
            payload.extend([stream.next().to_le_bytes()[0], 1, b'x', 0]);
            2
        }
        _ => {
            for _ in 0..=stream.below(4) {
                payload.push(stream.next().to_le_bytes()[0] % 3);
                match stream.below(3) {
                    0 => payload.extend([0, stream.next().to_le_bytes()[0] % 4]),
                    other => payload.push(other.to_le_bytes()[0]),
                }
            }
            payload.extend([0; 8]);
            0
        }
    };
    let length = u8::try_from(payload.len()).unwrap();
    [vec![length << 2 | kind], payload].concat()
}

#[test]
fn a_command_written_at_needless_length_is_damage() {
    let rest = |bytes: &[u8]| {
        let payload = [&[0][..], bytes, &[0; 8]].concat();
        let record = Forgery::new(&header()).chunk(b'C', &payload).into_bytes();
        check(&record);
        Record::<Duel>::read(&record).unwrap().damage.map(|damage| damage.fault)
    };
    assert_eq!(rest(&[2]), None);
    for longer in [&[0x82, 0x00][..], &[0x82, 0x80, 0x00], &[0x80, 0x00, 1]] {
        assert_eq!(rest(longer), Some(Fault::Payload("a command is malformed")), "{longer:?}");
    }
}

#[test]
fn a_damaged_header_never_panics() {
    let good = postcard::to_allocvec(&header()).unwrap();
    let mut stream = SplitMix64::new(4);
    for _ in 0..20_000 {
        let mut payload = good.clone();
        mutate(&mut payload, &mut stream);
        check(&Forgery::empty().chunk(b'H', &payload).into_bytes());
    }
}

#[test]
fn seeds_of_any_text_are_read_or_refused_and_come_back() {
    const LETTERS: [&str; 12] = ["B", "z", "-", "7", "0", "A", "é", " ", "+", "X", "q", "\u{0}"];
    let mut stream = SplitMix64::new(6);
    for _ in 0..50_000 {
        let length = stream.below(14);
        let text: String = (0..length).map(|_| LETTERS[stream.below(12) as usize]).collect();
        match text.parse::<Seed>() {
            Ok(seed) => assert_eq!(seed.to_string().parse(), Ok(seed), "{text:?}"),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}
