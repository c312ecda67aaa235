//! Sessions: playing, taking back, resuming after a crash, taking over.

use crate::common::{Duel, QUIET, choose, play_with_take_backs, seed, setup};
use engine::record::{Entry, Record, verify};
use engine::{Audience, Digest, Game, Seat, Session, Silence, SplitMix64, TakeOverError, UndoRefusal};
use testkit::tiny::{Command, Event, Heard, Refusal};

fn begin() -> Session<Duel> {
    Session::begin(setup(), seed()).unwrap().0
}

#[test]
fn what_shows_nothing_can_be_taken_back_all_the_way() {
    let mut session = begin();
    let mut digests = vec![session.digest()];
    for (seat, command) in QUIET {
        session.play(seat, command, &mut Silence).unwrap();
        digests.push(session.digest());
    }
    while session.can_undo() {
        digests.pop();
        session.undo().unwrap();
        assert_eq!(Some(&session.digest()), digests.last());
    }
    assert_eq!(digests.len(), 1);
    assert_eq!(session.undo(), Err(UndoRefusal::Nothing));
}

#[test]
fn what_showed_something_stands() {
    let mut session = begin();
    session.play(Seat::FIRST, Command::Dig(1), &mut Silence).unwrap();
    session.play(Seat::SECOND, Command::Rest, &mut Silence).unwrap();
    assert_eq!(session.undo(), Err(UndoRefusal::Disclosed));
    session.play(Seat::FIRST, Command::Dig(1), &mut Silence).unwrap();
    assert!(session.undo().is_ok());
    assert_eq!(session.undo(), Err(UndoRefusal::Disclosed));
    assert_eq!(session.commands().len(), 2);
}

#[test]
fn a_refused_command_leaves_the_session_alone() {
    let mut session = begin();
    let before = session.digest();
    let mut told: Vec<Event> = Vec::new();
    let refused = session.play(Seat::SECOND, Command::Rest, &mut told);
    assert_eq!(refused, Err(Refusal::NotYourTurn));
    assert_eq!((session.digest(), session.commands().len(), told.len()), (before, 0, 0));
}

#[test]
fn events_reach_the_sink() {
    let mut told: Vec<Event> = Vec::new();
    begin().play(Seat::FIRST, Command::Dig(2), &mut told).unwrap();
    assert_eq!(told, [Event::Dug { seat: Seat::FIRST, depth: 2 }]);
}

#[test]
fn a_sink_can_tell_for_whom_an_event_is() {
    let mut session = begin();
    let mut told: Vec<(Audience, Event)> = Vec::new();
    session.play(Seat::FIRST, Command::Listen, &mut told).unwrap();
    session.play(Seat::SECOND, Command::Dig(1), &mut told).unwrap();
    let dug = Event::Dug { seat: Seat::SECOND, depth: 1 };
    let heard = Event::Heard(Heard::Far);
    assert_eq!(told, [(Audience::Seat(Seat::FIRST), heard), (Audience::Everyone, dug)]);
}

#[test]
fn a_run_is_over_at_its_end_and_not_before() {
    assert!(!begin().game().status().is_over());
    assert!(play_with_take_backs().session.game().status().is_over());
}

/// Plays a run, kills it at some byte, resumes and finishes it.
#[test]
fn a_session_killed_at_any_byte_goes_on_to_the_same_end() {
    let played = play_with_take_backs();
    let mut stream = SplitMix64::new(9);
    for cut in (played.lengths[0]..played.file.len()).step_by(3) {
        let resumed = Session::<Duel>::resume(&played.file[..cut]).unwrap();
        assert_eq!(resumed.damage.is_some(), resumed.good_bytes < cut);
        let mut file = played.file[..resumed.good_bytes].to_vec();
        let mut session = resumed.session;
        if session.can_undo() {
            file.extend(session.undo().unwrap());
        }
        while let Some(Entry { seat, command }) = choose(session.game(), &mut stream) {
            file.extend(session.play(seat, command, &mut Silence).unwrap());
        }
        let reading = Record::<Duel>::read(&file).unwrap();
        assert_eq!(reading.damage, None, "cut at {cut}");
        assert_eq!(reading.record.commands(), session.commands(), "cut at {cut}");
        assert_eq!(verify(&reading.record).unwrap().digest, session.digest(), "cut at {cut}");
    }
}

#[test]
fn a_resumed_session_remembers_what_can_be_taken_back() {
    let mut session = begin();
    let (_, mut file) = Session::<Duel>::begin(setup(), seed()).unwrap();
    let mut play = |session: &mut Session<Duel>, seat, command| {
        file.extend(session.play(seat, command, &mut Silence).unwrap());
        Session::<Duel>::resume(&file).unwrap().session.can_undo()
    };
    assert!(play(&mut session, Seat::FIRST, Command::Dig(1)));
    assert!(!play(&mut session, Seat::SECOND, Command::Rest));
    assert!(play(&mut session, Seat::FIRST, Command::Dig(1)));
}

#[test]
fn a_resumed_session_tells_how_much_was_taken_back() {
    let (mut session, mut file) = Session::<Duel>::begin(setup(), seed()).unwrap();
    for count in 0..3 {
        assert_eq!(Session::<Duel>::resume(&file).unwrap().taken_back, count);
        file.extend(session.play(Seat::FIRST, Command::Dig(1), &mut Silence).unwrap());
        file.extend(session.undo().unwrap());
    }
}

#[test]
fn another_run_can_be_taken_over_at_any_point() {
    let played = play_with_take_backs();
    let record = played.session.record();
    let mut game = Duel::new(&setup(), seed()).unwrap();
    for count in 0..=record.commands().len() {
        let (mut session, mut file) = Session::take_over(&record, count).unwrap();
        assert_eq!(session.digest(), Digest::of(&game));
        assert_eq!(session.commands(), &record.commands()[..count]);
        if let Some(&Entry { seat, command }) = record.commands().get(count) {
            game.play(seat, command, &mut Silence).unwrap();
            file.extend(session.play(seat, command, &mut Silence).unwrap());
        }
        let reading = Record::<Duel>::read(&file).unwrap();
        assert_eq!((reading.damage, &reading.record), (None, &session.record()));
        assert!(verify(&reading.record).is_ok());
    }
    let length = record.commands().len();
    let beyond = Session::take_over(&record, length + 1).err();
    assert_eq!(beyond, Some(TakeOverError::Beyond { asked: length + 1, length }));
}
