//! Forward as a later build might play it: the same game under a later rules version.

use engine::record::{ReadError, Reading, Verdict};
use engine::{About, Audience, Checked, Digest, Game, Seat, Seed, Sink, Status};
use forward::{Command, Event, Forward, Outcome, Refusal, Setup, SetupError, View};
use serde::{Deserialize, Serialize};

#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Newer(Forward);

impl Game for Newer {
    const ABOUT: About = Forward::ABOUT;
    const RULES_VERSION: u32 = Forward::RULES_VERSION + 1_000;
    const SEATS: u8 = Forward::SEATS;

    type Setup = Setup;
    type SetupError = SetupError;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Outcome = Outcome;

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        Forward::new(setup, seed).map(Self)
    }

    fn content_digest(setup: &Setup) -> Digest {
        Forward::content_digest(setup)
    }

    fn status(&self) -> Status<Outcome> {
        self.0.status()
    }

    fn legal(&self, seat: Seat, commands: &mut Vec<Command>) {
        self.0.legal(seat, commands);
    }

    fn check(&self, seat: Seat, command: Command) -> Result<(), Refusal> {
        self.0.check(seat, command)
    }

    fn carry_out(&mut self, order: &Checked<Command>, sink: &mut impl Sink<Event>) {
        self.0.carry_out(order, sink);
    }

    fn digest(&self) -> Digest {
        Digest::of(self)
    }

    fn read_and_verify(bytes: &[u8]) -> Result<(Reading<Self>, Verdict<Self::Outcome>), ReadError> {
        engine::record::read_and_verify(bytes)
    }

    fn view(&self, observer: Audience) -> View {
        self.0.view(observer)
    }

    fn score(&self) -> i64 {
        self.0.score()
    }
}
