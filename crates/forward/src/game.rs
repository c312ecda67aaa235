//! Forward as a game of the house.

use engine::record::{ReadError, Reading, Verdict};
use engine::{About, Audience, Checked, Digest, Game, Seat, Seats, Seed, Silence, Sink, Status, tuning};

use crate::about::ABOUT;
use crate::deck::Spread;
use crate::road::Footing;
use crate::state::Streams;
use crate::verbs::Act;
use crate::{
    Command, Content, Event, Forward, Hero, Hp, Location, Lux, Outcome, Phase, Refusal, ScoreSheet, Setup,
    SetupError, Snare, View,
};

impl Game for Forward {
    const ABOUT: About = ABOUT;
    const RULES_VERSION: u32 = 1;
    const SEATS: u8 = 1;

    type Setup = Setup;
    type SetupError = SetupError;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Outcome = Outcome;

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        let content = tuning::sound(setup.content, Content::HOUSE)?;
        let mut run = Self {
            footing: Footing { rules: setup.rules, held: None },
            content,
            seed,
            location: Location::FIRST,
            hero: Hero { hp: Hp(content.max_hp), lux: Lux(0), weapon: None, snare: Snare::Open },
            spread: Spread::empty(),
            phase: Phase::Path,
            dice: Streams::of(seed, Location::FIRST),
            score: ScoreSheet::default(),
            pace: 0,
        };
        let mut unheard = Silence;
        let mut act = Act::new(&mut run, &mut unheard);
        act.enter(Location::FIRST);
        if setup.rules.is_road() {
            act.roll_all();
        }
        act.fill_row();
        Ok(run)
    }

    fn content_digest(setup: &Setup) -> Digest {
        Digest::of(&setup.content())
    }

    fn status(&self) -> Status<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Status::Over(outcome),
            _ => Status::Awaiting(Seats::only(Seat::FIRST)),
        }
    }

    fn legal(&self, seat: Seat, commands: &mut Vec<Command>) {
        commands.clear();
        commands.extend(Command::all().filter(|&command| self.allows(seat, command).is_ok()));
    }

    #[expect(clippy::inline_always, reason = "measured: a bot's choice leads straight to what it does")]
    #[inline(always)]
    fn check(&self, seat: Seat, command: Command) -> Result<(), Refusal> {
        self.allows(seat, command)
    }

    #[expect(clippy::inline_always, reason = "measured: a bot's choice leads straight to what it does")]
    #[inline(always)]
    fn carry_out(&mut self, order: &Checked<Command>, sink: &mut impl Sink<Event>) {
        Act::new(self, sink).carry_out(order);
    }

    fn digest(&self) -> Digest {
        Digest::of(self)
    }

    fn read_and_verify(bytes: &[u8]) -> Result<(Reading<Self>, Verdict<Self::Outcome>), ReadError> {
        engine::record::read_and_verify(bytes)
    }

    #[inline]
    fn view(&self, _observer: Audience) -> View {
        self.public()
    }

    fn score(&self) -> i64 {
        i64::from(self.score.total())
    }
}
