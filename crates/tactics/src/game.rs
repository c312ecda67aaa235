//! 5×5 Tactics as a game of the house.

use engine::record::{ReadError, Reading, Verdict};
use engine::{About, Audience, Checked, Digest, Game, Seat, Seed, Sink, Status, tuning};

use crate::about::ABOUT;
use crate::state::Luck;
use crate::turn::act::Act;
use crate::{
    Command, Draft, Event, Outcome, Position, Refusal, Setup, SetupError, Side, Stage, Tactics, View,
};

impl Game for Tactics {
    const ABOUT: About = ABOUT;
    const RULES_VERSION: u32 = 1;
    const SEATS: u8 = 3;

    type Setup = Setup;
    type SetupError = SetupError;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Outcome = Outcome;

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        let content = tuning::sound(setup.content, *setup.rules.content())?;
        let position = setup.position.unwrap_or(Position::EMPTY);
        let locked = position.stage != Stage::Draft;
        Ok(Self {
            position,
            content,
            heroes: setup.characters.map(|own| own.map_or(content.hero, |own| content.normalise(own))),
            drafts: [Draft { locked, ..Draft::default() }; 2],
            luck: Luck::of(seed),
        })
    }

    fn content_digest(setup: &Setup) -> Digest {
        Digest::of(&setup.content())
    }

    #[inline]
    fn status(&self) -> Status<Outcome> {
        match self.position.stage {
            Stage::Over(outcome) => Status::Over(outcome),
            _ => Status::Awaiting(self.awaited()),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, commands: &mut Vec<Command>) {
        commands.clear();
        self.list(seat, commands);
    }

    #[inline]
    fn check(&self, seat: Seat, command: Command) -> Result<(), Refusal> {
        self.allows(seat, command)
    }

    #[inline]
    fn carry_out(&mut self, order: &Checked<Command>, sink: &mut impl Sink<Event>) {
        Act::new(self, sink).carry_out(order);
    }

    fn digest(&self) -> Digest {
        Digest::of(self)
    }

    fn read_and_verify(bytes: &[u8]) -> Result<(Reading<Self>, Verdict<Self::Outcome>), ReadError> {
        engine::record::read_and_verify(bytes)
    }

    fn view(&self, observer: Audience) -> View {
        self.seen_by(observer)
    }

    /// One for a win of the first player, minus one for a win of the second, else zero.
    fn score(&self) -> i64 {
        match self.position.stage {
            Stage::Over(Outcome::Won { side: Side::One, .. }) => 1,
            Stage::Over(Outcome::Won { side: Side::Two, .. }) => -1,
            _ => 0,
        }
    }
}
