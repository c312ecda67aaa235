//! Long runs: going back through them stays cheap, and damage to their records stays small.

use std::cell::Cell;
use std::rc::Rc;

use engine::record::{ReadError, Reading, Record, Verdict};
use engine::{
    About, Audience, Checked, Digest, Disclosure, Game, Seat, Seats, Seed, Session, Silence, Sink,
    SplitMix64, Status, Timeline,
};
use serde::{Deserialize, Serialize};

use crate::common::seed;

/// A walk along a line that never ends: a command is so many paces, and shows nothing new.
#[derive(Clone, Default, Serialize, Deserialize)]
struct Walk {
    at: i64,
    /// How many commands were carried out on this walk and on all copies of it.
    #[serde(skip)]
    work: Rc<Cell<usize>>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Walked;

impl Disclosure for Walked {
    fn discloses(&self) -> bool {
        false
    }
}

impl Game for Walk {
    const ABOUT: About = About { name: "walk", ..testkit::tiny::ABOUT };
    const RULES_VERSION: u32 = 1;
    const SEATS: u8 = 1;

    type Setup = ();
    type SetupError = &'static str;
    type Command = i8;
    type Event = Walked;
    type View = i64;
    type Refusal = &'static str;
    type Outcome = &'static str;

    fn new((): &(), _seed: Seed) -> Result<Self, &'static str> {
        Ok(Self::default())
    }

    fn content_digest((): &()) -> Digest {
        Digest(0)
    }

    fn status(&self) -> Status<&'static str> {
        Status::Awaiting(Seats::only(Seat::FIRST))
    }

    fn legal(&self, _seat: Seat, commands: &mut Vec<i8>) {
        commands.clear();
        commands.extend(i8::MIN..=i8::MAX);
    }

    fn check(&self, _seat: Seat, _paces: i8) -> Result<(), &'static str> {
        Ok(())
    }

    fn carry_out(&mut self, order: &Checked<i8>, sink: &mut impl Sink<Walked>) {
        self.at += i64::from(order.command());
        self.work.set(self.work.get() + 1);
        sink.emit(Audience::Everyone, Walked);
    }

    fn digest(&self) -> Digest {
        Digest::of(self)
    }

    fn read_and_verify(bytes: &[u8]) -> Result<(Reading<Self>, Verdict<Self::Outcome>), ReadError> {
        engine::record::read_and_verify(bytes)
    }

    fn view(&self, _observer: Audience) -> i64 {
        self.at
    }

    fn score(&self) -> i64 {
        self.at
    }
}

/// A walk of so many commands, and where it was after each of them.
fn walk(commands: usize) -> (Session<Walk>, Vec<i64>) {
    let (mut session, _) = Session::<Walk>::begin((), seed()).unwrap();
    let mut stream = SplitMix64::new(1);
    let mut points = vec![0];
    for _ in 0..commands {
        session.play(Seat::FIRST, paces(&mut stream), &mut Silence).unwrap();
        points.push(session.game().at);
    }
    (session, points)
}

fn paces(stream: &mut SplitMix64) -> i8 {
    stream.next().to_le_bytes()[0].cast_signed()
}

/// Fails when something takes as much work as walking all the way again.
#[track_caller]
fn is_cheap(work: &Cell<usize>, doing: impl FnOnce()) {
    work.set(0);
    doing();
    assert!(work.get() < 32, "{} commands were carried out again", work.get());
}

#[test]
fn any_point_of_a_long_run_is_near_a_snapshot() {
    let (session, points) = walk(500);
    let mut timeline = Timeline::new(&session.record()).unwrap();
    let mut stream = SplitMix64::new(2);
    let work = Rc::clone(&timeline.game().work);
    for _ in 0..500 {
        let point = stream.below(501) as usize;
        is_cheap(&work, || timeline.seek(point));
        assert_eq!((timeline.position(), timeline.game().at), (point, points[point]));
    }
}

#[test]
fn a_long_run_can_be_taken_back_command_by_command() {
    let (mut session, mut points) = walk(200);
    let work = Rc::clone(&session.game().work);
    while points.len() > 1 {
        is_cheap(&work, || drop(session.undo().unwrap()));
        points.pop();
        assert_eq!(Some(&session.game().at), points.last());
    }
}

#[test]
fn what_was_taken_back_and_played_otherwise_leaves_no_trace() {
    let (mut session, mut points) = walk(100);
    let mut stream = SplitMix64::new(3);
    for _ in 0..20 {
        for _ in 0..stream.below(60) {
            session.undo().unwrap();
            points.pop();
            assert_eq!(Some(&session.game().at), points.last());
        }
        while points.len() <= 100 {
            session.play(Seat::FIRST, paces(&mut stream), &mut Silence).unwrap();
            points.push(session.game().at);
        }
    }
}

#[test]
fn damage_to_a_long_record_costs_what_came_after_its_chunk_and_no_more() {
    let (session, points) = walk(600);
    let mut bytes = session.record_bytes();
    for left in [512, 256, 0] {
        *bytes.last_mut().unwrap() ^= 1;
        let reading = Record::<Walk>::read(&bytes).unwrap();
        let (kept, _) = Session::take_over(&reading.record, reading.record.commands().len()).unwrap();
        assert_eq!((kept.commands().len(), kept.game().at), (left, points[left]));
        bytes.truncate(reading.good_bytes);
    }
}
