//! Records: round trips, damage of every kind, and what is refused.

use crate::common::{Duel, QUIET, header, play_with_take_backs, seed, setup};
use engine::record::{Damage, Fault, Header, RawRecord, ReadError, Record, verify};
use engine::{Digest, Game, Seat, Seed, Session, Silence};
use testkit::forge::Forgery;
use testkit::golden;
use testkit::tiny::{Command, Setup, Tiny};

fn read_error(header: &Header) -> ReadError {
    Record::<Duel>::read(&Forgery::new(header).into_bytes()).unwrap_err()
}

#[test]
fn a_live_record_and_its_compact_form_tell_the_same_run() {
    let played = play_with_take_backs();
    let live = Record::<Duel>::read(&played.file).unwrap();
    assert_eq!((live.damage, live.good_bytes), (None, played.file.len()));
    let compact_bytes = played.session.record_bytes();
    let compact = Record::<Duel>::read(&compact_bytes).unwrap();
    assert_eq!(live.record, compact.record);
    assert_eq!(live.record.commands(), played.session.commands());
    assert_eq!(compact.record.to_bytes(), compact_bytes);
    assert_eq!(live.record.to_bytes(), compact_bytes);
    assert!(compact_bytes.len() * 4 < played.file.len(), "{} of {}", compact_bytes.len(), played.file.len());
    let verified = verify(&live.record).unwrap();
    assert_eq!(verified.digest, played.session.digest());
    assert_eq!(verified.score, played.session.score());
    assert_eq!(verified.commands, played.session.commands().len());
    assert_eq!(verified.outcome.unwrap().to_string(), live.record.end().unwrap().outcome);
}

#[test]
fn a_record_cut_at_any_byte_loads_up_to_the_last_whole_chunk() {
    let played = play_with_take_backs();
    for cut in 0..played.file.len() {
        let read = Record::<Duel>::read(&played.file[..cut]);
        if cut < played.lengths[0] {
            assert!(
                matches!(
                    read,
                    Err(ReadError::NotARecord | ReadError::Header(Damage { at: 5, fault: Fault::Truncated }))
                ),
                "cut at {cut}"
            );
            continue;
        }
        let reading = read.unwrap();
        // The end has a chunk of its own after the last command, so a cut may fall between.
        let whole = played.lengths.iter().rev().find(|&&length| length <= cut).unwrap();
        assert!(reading.good_bytes >= *whole && reading.good_bytes <= cut, "cut at {cut}");
        let damage = Damage { at: reading.good_bytes, fault: Fault::Truncated };
        assert_eq!(reading.damage, (reading.good_bytes < cut).then_some(damage), "cut at {cut}");
        assert!(verify(&reading.record).is_ok(), "cut at {cut}");
    }
}

#[test]
fn a_flipped_bit_is_an_error_or_a_damage_and_never_another_run() {
    let played = play_with_take_backs();
    for file in [played.file, played.session.record_bytes()] {
        for position in 0..file.len() {
            for pattern in [0x01, 0x10, 0x80, 0xff] {
                let mut flipped = file.clone();
                flipped[position] ^= pattern;
                let Ok(reading) = Record::<Duel>::read(&flipped) else {
                    continue;
                };
                assert!(reading.damage.is_some(), "byte {position} with {pattern:#x} goes unnoticed");
                assert!(reading.good_bytes <= position, "byte {position} is called good");
                assert!(verify(&reading.record).is_ok(), "what came before byte {position} is lost");
            }
        }
    }
}

#[test]
fn a_shell_can_ask_which_game_it_is() {
    let played = play_with_take_backs();
    let raw = RawRecord::read(&played.file).unwrap();
    assert_eq!(*raw.header(), header());
}

#[test]
fn what_is_no_record_of_this_game_is_refused_in_words() {
    for bytes in [&b""[..], b"PNG", b"\x8eRgy", b"\x8eRgy\x00", b"\x8eRgy\xff\xff\xff\xff\xff\xff"] {
        assert_eq!(RawRecord::read(bytes).err(), Some(ReadError::NotARecord));
    }
    let newer = Record::<Duel>::read(b"\x8eRgy\x02anything").unwrap_err();
    assert_eq!(
        newer.to_string(),
        "the record has format 2, but this version knows formats up to 1; the file is kept untouched"
    );
    assert_eq!(
        read_error(&Header { game: "chess".to_owned(), ..header() }).to_string(),
        "this is a record of chess, not of tiny"
    );
    assert_eq!(
        read_error(&Header { rules_version: 7, ..header() }).to_string(),
        "the record was played under rules 7 of tiny, but this version plays rules 1; \
         it is refused and the file is kept untouched"
    );
    let content = Digest(1);
    let known = Duel::content_digest(&setup());
    assert_eq!(
        read_error(&Header { content, ..header() }),
        ReadError::OtherContent { found: content, known }
    );
    for setup in [vec![], vec![1, 2, 3, 4, 5, 6, 7, 8], vec![0x80; 30], [header().setup, vec![0]].concat()] {
        assert_eq!(read_error(&Header { setup, ..header() }), ReadError::Setup);
    }
}

#[test]
fn a_header_that_makes_no_sense_is_refused() {
    let damaged = |forgery: Forgery| match RawRecord::read(&forgery.into_bytes()).err() {
        Some(ReadError::Header(Damage { at: 5, fault: Fault::Payload(reason) })) => reason,
        other => panic!("{other:?}"),
    };
    assert_eq!(damaged(Forgery::empty().chunk(b'C', b"anything")), "the header is missing");
    assert_eq!(damaged(Forgery::empty().chunk(b'H', b"anything")), "the header is malformed");
    let mut long = postcard::to_allocvec(&header()).unwrap();
    long.push(0);
    assert_eq!(damaged(Forgery::empty().chunk(b'H', &long)), "the header is malformed");
}

#[test]
fn chunks_that_make_no_sense_are_damage() {
    let fault = |kind: u8, payload: &[u8]| {
        let reading =
            Record::<Duel>::read(&Forgery::new(&header()).chunk(kind, payload).into_bytes()).unwrap();
        assert!(reading.record.commands().is_empty());
        reading.damage.unwrap().fault
    };
    let chain = [0; 8];
    let commands = |bytes: &[u8]| [bytes, &chain].concat();
    assert_eq!(fault(b'?', b""), Fault::UnknownKind(b'?'));
    assert_eq!(fault(b'H', b""), Fault::Payload("a second header"));
    assert_eq!(fault(b'C', b"1234567"), Fault::Payload("commands without a chain"));
    assert_eq!(fault(b'C', &commands(&[])), Fault::Payload("no command in a chunk of commands"));
    // No such command, no such seat, half a command after a whole one.
    for bytes in [&[0, 9][..], &[2, 1], &[0, 1, 1, 0]] {
        assert_eq!(fault(b'C', &commands(bytes)), Fault::Payload("a command is malformed"));
    }
    assert_eq!(fault(b'T', &[]), Fault::Payload("a take-back without a number"));
    assert_eq!(fault(b'T', &[1, 0]), Fault::Payload("a take-back without a chain"));
    assert_eq!(
        fault(b'T', &[&[1][..], &chain, &[0]].concat()),
        Fault::Payload("a take-back that says too much")
    );
    for count in [0, 1] {
        assert_eq!(
            fault(b'T', &[&[count][..], &chain].concat()),
            Fault::Payload("a take-back of commands that were not played")
        );
    }
    assert_eq!(fault(b'E', &[]), Fault::Payload("a malformed end"));
}

#[test]
fn chunks_in_a_senseless_order_are_damage() {
    let rest = [&[0, 2][..], &[7; 8]].concat();
    let end = [0, 0, 0];
    let fault = |forgery: Forgery| {
        Record::<Duel>::read(&forgery.into_bytes()).unwrap().damage.map(|damage| damage.fault)
    };
    let begun = Forgery::new(&header()).chunk(b'C', &rest);
    assert_eq!(fault(begun.clone()), None);
    let over = begun.clone().chunk(b'E', &end);
    assert_eq!(fault(over.clone()), None);
    assert_eq!(fault(over.clone().chunk(b'E', &end)), Some(Fault::Payload("a second end")));
    assert_eq!(fault(over.clone().chunk(b'C', &rest)), Some(Fault::Payload("commands after the end")));
    let back = |count: u8, chain: u8| [&[count][..], &[chain; 8]].concat();
    assert_eq!(fault(over.chunk(b'T', &back(1, 9)).chunk(b'C', &rest)), None);
    assert_eq!(
        fault(begun.chunk(b'C', &rest).chunk(b'T', &back(1, 9))),
        Some(Fault::Payload("a take-back to a state that never was"))
    );
}

#[test]
fn records_are_equal_when_all_that_they_tell_is() {
    let record = |header: &Header, chunks: &[(u8, &[u8])]| {
        let begun = Forgery::new(header);
        let forged = chunks.iter().fold(begun, |forgery, (kind, payload)| forgery.chunk(*kind, payload));
        let reading = Record::<Duel>::read(&forged.into_bytes()).unwrap();
        assert_eq!(reading.damage, None);
        reading.record
    };
    let rest = [&[0, 2][..], &[7; 8]].concat();
    let listen = [&[0, 1][..], &[7; 8]].concat();
    let rest_in_another_state = [&[0, 2][..], &[8; 8]].concat();
    let other = Setup { turns: 5, ..setup() };
    let content = Duel::content_digest(&other);
    let other_setup = Header { setup: postcard::to_allocvec(&other).unwrap(), content, ..header() };
    let other_seed = Header { seed: Seed::from_bits(1), ..header() };

    let one = record(&header(), &[(b'C', &rest)]);
    assert_eq!(one, record(&header(), &[(b'C', &rest)]));
    for other in [
        record(&other_setup, &[(b'C', &rest)]),
        record(&other_seed, &[(b'C', &rest)]),
        record(&header(), &[(b'C', &listen)]),
        record(&header(), &[(b'C', &rest_in_another_state)]),
        record(&header(), &[(b'C', &rest), (b'E', &[0, 0, 0])]),
    ] {
        assert_ne!(one, other);
    }
    let back = [&[1][..], &[9; 8]].concat();
    let taken_back = record(&header(), &[(b'C', &rest), (b'T', &back)]);
    assert_eq!(taken_back, record(&header(), &[]), "what was taken back is not told");
}

#[test]
fn the_only_seat_of_a_solo_game_takes_no_byte() {
    let (mut session, begin) = Session::<Tiny<1>>::begin(setup(), seed()).unwrap();
    let bytes = session.play(Seat::FIRST, Command::Rest, &mut Silence).unwrap();
    // Kind, length, command, chain, checksum.
    assert_eq!(bytes.len(), 1 + 1 + 1 + 8 + 4);
    let file = [begin, bytes].concat();
    assert_eq!(Record::<Tiny<1>>::read(&file).unwrap().record, session.record());
}

#[test]
fn a_reading_tells_how_much_was_taken_back() {
    let (mut session, mut file) = Session::<Duel>::begin(Setup { turns: 5, ..setup() }, seed()).unwrap();
    for _ in 0..2 {
        for (seat, command) in QUIET {
            file.extend(session.play(seat, command, &mut Silence).unwrap());
        }
        for _ in QUIET {
            file.extend(session.undo().unwrap());
        }
    }
    let reading = Record::<Duel>::read(&file).unwrap();
    assert_eq!((reading.taken_back, reading.record.commands().len()), (2 * QUIET.len(), 0));
    assert_eq!(Record::<Duel>::read(&session.record_bytes()).unwrap().taken_back, 0);
}

#[test]
fn the_format_is_frozen() {
    let (mut session, mut file) = Session::<Duel>::begin(Setup { turns: 5, ..setup() }, seed()).unwrap();
    for (seat, command) in QUIET {
        file.extend(session.play(seat, command, &mut Silence).unwrap());
    }
    file.extend(session.undo().unwrap());
    for seat in [Seat::FIRST, Seat::SECOND, Seat::FIRST] {
        file.extend(session.play(seat, Command::Rest, &mut Silence).unwrap());
    }
    assert!(session.game().status().is_over());
    let hex =
        |bytes: &[u8]| bytes.chunks(24).map(|line| format!("{line:02x?}")).collect::<Vec<_>>().join("\n");
    let text = format!("live\n{}\ncompact\n{}\n", hex(&file), hex(&session.record_bytes()));
    golden::check_file(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/record.txt"), &text);
}
