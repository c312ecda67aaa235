//! Timelines: every point of a run, from every side.

use crate::common::{Duel, play_with_take_backs, seed, setup};
use engine::record::Record;
use engine::{Digest, Game, Session, Silence, SplitMix64, Timeline};
use testkit::tiny::Event;

/// The record of a run, and the digests of its states.
fn run() -> (Record<Duel>, Vec<Digest>) {
    let record = play_with_take_backs().session.record();
    let mut game = Duel::new(&setup(), seed()).unwrap();
    let mut digests = vec![Digest::of(&game)];
    for entry in record.commands() {
        game.play(entry.seat, entry.command, &mut Silence).unwrap();
        digests.push(Digest::of(&game));
    }
    (record, digests)
}

#[test]
fn every_point_is_reached_from_every_other() {
    let (record, digests) = run();
    let mut timeline = Timeline::new(&record).unwrap();
    assert!(timeline.len() > 32, "the run is too short to need a second keyframe");
    assert_eq!((timeline.position(), timeline.is_empty()), (0, false));
    let mut stream = SplitMix64::new(1);
    for _ in 0..2_000 {
        let point = stream.below(u32::try_from(digests.len()).unwrap()) as usize;
        timeline.seek(point);
        assert_eq!((timeline.position(), Digest::of(timeline.game())), (point, digests[point]));
    }
    timeline.seek(usize::MAX);
    assert_eq!(timeline.position(), timeline.len());
}

#[test]
fn a_run_without_commands_is_a_single_point() {
    let (session, _) = Session::<Duel>::begin(setup(), seed()).unwrap();
    let mut timeline = Timeline::new(&session.record()).unwrap();
    timeline.seek(1);
    assert_eq!((timeline.position(), timeline.len(), timeline.is_empty()), (0, 0, true));
    assert_eq!(Digest::of(timeline.game()), session.digest());
}

#[test]
fn steps_tell_their_events_and_stop_at_both_ends() {
    let (record, digests) = run();
    let mut timeline = Timeline::new(&record).unwrap();
    assert_eq!(timeline.step_back(), None);
    for entry in record.commands() {
        let mut told: Vec<Event> = Vec::new();
        assert_eq!(timeline.step_forward(&mut told), Some(*entry));
        assert!(!told.is_empty());
    }
    assert_eq!(timeline.step_forward(&mut Silence), None);
    assert_eq!(timeline.commands(), record.commands());
    for entry in record.commands().iter().rev() {
        assert_eq!(timeline.step_back(), Some(*entry));
        assert_eq!(Digest::of(timeline.game()), digests[timeline.position()]);
    }
}
