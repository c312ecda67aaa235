//! Records that lie are found out, at the command where they begin to.

use crate::common::{Duel, QUIET, header, play_with_take_backs, seed, setup};
use engine::record::{End, Record, VerifyError, verify};
use engine::{Digest, Game, ResumeError, Session, Silence, Timeline};
use testkit::forge::Forgery;
use testkit::tiny::Setup;

fn reading(forgery: Forgery) -> Record<Duel> {
    let reading = Record::<Duel>::read(&forgery.into_bytes()).unwrap();
    assert_eq!(reading.damage, None);
    reading.record
}

/// The payload of the commands of a run, with the chain after them.
fn commands(entries: &[u8], chain: Digest) -> Vec<u8> {
    [entries, &chain.0.to_le_bytes()].concat()
}

#[test]
fn a_command_against_the_rules_is_named_with_its_reason() {
    // Seat 0 rests, then digs out of turn.
    let forged = Forgery::new(&header()).chunk(b'C', &commands(&[0, 2, 0, 0, 1], Digest(0)));
    let error = verify(&reading(forged)).unwrap_err();
    assert_eq!(error.to_string(), "command 2, dig 1 of seat 0, is against the rules: it is not your turn");
}

#[test]
fn a_chain_that_does_not_fit_is_named_with_the_last_good_command() {
    let (mut session, begin) = Session::<Duel>::begin(setup(), seed()).unwrap();
    let (seat, command) = QUIET[0];
    let mut writer_file = begin;
    writer_file.extend(session.play(seat, command, &mut Silence).unwrap());
    let good = Record::<Duel>::read(&writer_file).unwrap().record;
    assert!(verify(&good).is_ok());
    // The chunk of the live record: kind, length, seat, command of two bytes, chain.
    let chain = &writer_file[writer_file.len() - 12..writer_file.len() - 4];
    let first = [&[0, 0, 1][..], chain].concat();
    let forged =
        Forgery::new(&header()).chunk(b'C', &first).chunk(b'C', &commands(&[1, 0, 1, 0, 0, 1], Digest(5)));
    let error = verify(&reading(forged.clone())).unwrap_err();
    assert_eq!(error, VerifyError::Chain { good: 1, bad: 3 });
    let resumed = Session::<Duel>::resume(&forged.clone().into_bytes()).err();
    assert_eq!(resumed, Some(ResumeError::Verify(error.clone())));
    assert_eq!(Timeline::new(&reading(forged)).err(), Some(error));
}

#[test]
fn a_take_back_to_the_start_must_know_the_start() {
    let back = [&[1][..], &[9; 8]].concat();
    let forged = Forgery::new(&header()).chunk(b'C', &commands(&[0, 2], Digest(0))).chunk(b'T', &back);
    assert_eq!(verify(&reading(forged)).unwrap_err(), VerifyError::Chain { good: 0, bad: 0 });
}

#[test]
fn an_end_that_lies_is_found_out() {
    let record = play_with_take_backs().session.record();
    let truth = record.end().unwrap().clone();
    let compact = record.to_bytes();
    let end_bytes = postcard::to_allocvec(&truth).unwrap();
    // Kind, length, payload, checksum: everything before the end is as it was.
    let before = &compact[..compact.len() - end_bytes.len() - 6];
    let raw_commands = commands_payload(before);
    let claim = |end: &End| {
        let payload = postcard::to_allocvec(end).unwrap();
        let forged = Forgery::new(&header()).chunk(b'C', &raw_commands).chunk(b'E', &payload);
        let record = reading(forged);
        let (timeline, watched) = Timeline::with_verdict(&record).expect("it can be watched all the same");
        assert_eq!(timeline.len(), record.commands().len());
        let verdict = verify(&record);
        assert_eq!(watched, verdict);
        verdict
    };
    assert!(claim(&truth).is_ok());
    let score = truth.score + 1;
    assert_eq!(
        claim(&End { score, ..truth.clone() }),
        Err(VerifyError::Score { claimed: score, true_score: truth.score })
    );
    assert!(matches!(
        claim(&End { outcome: "victory".to_owned(), ..truth.clone() }),
        Err(VerifyError::Outcome { .. })
    ));
    assert!(matches!(claim(&End { digest: Digest(0), ..truth }), Err(VerifyError::FinalDigest { .. })));
}

/// The payload of the one chunk of commands that a compact record has after its header.
fn commands_payload(bytes: &[u8]) -> Vec<u8> {
    let header = Forgery::new(&header()).into_bytes();
    let chunk = &bytes[header.len()..];
    assert_eq!(chunk[0], b'C');
    let length_bytes = if chunk[1] & 0x80 == 0 { 1 } else { 2 };
    chunk[1 + length_bytes..chunk.len() - 4].to_vec()
}

#[test]
fn an_end_before_the_end_is_found_out() {
    let end = End { score: 0, outcome: "victory".to_owned(), digest: Digest(0) };
    let forged = Forgery::new(&header()).chunk(b'E', &postcard::to_allocvec(&end).unwrap());
    let error = verify(&reading(forged.clone())).unwrap_err();
    assert_eq!(error, VerifyError::NotOver { commands: 0 });
    assert!(Session::<Duel>::resume(&forged.into_bytes()).is_err());
}

#[test]
fn a_setup_that_is_impossible_is_told() {
    let setup = Setup { deepest: 0, turns: 3 };
    let mut header = header();
    header.setup = postcard::to_allocvec(&setup).unwrap();
    header.content = Duel::content_digest(&setup);
    let error = verify(&reading(Forgery::new(&header))).unwrap_err();
    assert_eq!(error.to_string(), "the game cannot be set up like this: the vein must lie somewhere");
}
