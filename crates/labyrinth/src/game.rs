//! Endless Tower as a game of the house.

use engine::record::{ReadError, Reading, Verdict};
use engine::{About, Audience, Checked, Digest, Game, Seat, Seats, Seed, Silence, Sink, Status, tuning};
use grid::Point;

use crate::about::ABOUT;
use crate::floors::ground::Ground;
use crate::state::Streams;
use crate::verbs::Act;
use crate::{Command, Event, Floor, Hero, Labyrinth, Outcome, Refusal, Setup, SetupError, Turns, View};

/// Whoever is told, behind one type: the rules are compiled once and not for each kind of listener,
/// because every byte of them travels to browsers.
struct Listener<'a>(&'a mut dyn Sink<Event>);

impl Sink<Event> for Listener<'_> {
    fn emit(&mut self, audience: Audience, event: Event) {
        self.0.emit(audience, event);
    }
}

impl Game for Labyrinth {
    const ABOUT: About = ABOUT;
    const RULES_VERSION: u32 = 2;
    const SEATS: u8 = 1;

    type Setup = Setup;
    type SetupError = SetupError;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Outcome = Outcome;

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        let content = tuning::sound(setup.content.as_deref().copied(), *setup.rules.content())?;
        let mut run = Self {
            rules: setup.rules,
            content,
            seed,
            ground: Ground::NONE,
            hero: Hero::new(&content),
            foes: Vec::new(),
            pads: Vec::new(),
            shop: None,
            fight: None,
            fights: 0,
            last_fall: Point::new(0, 0),
            turn: Turns(0),
            floor_turn: Turns(0),
            kills: [0; 3],
            next_id: 0,
            dice: Streams::of(seed),
            over: None,
        };
        Act::new(&mut run, &mut Listener(&mut Silence)).enter(Floor::LOWEST);
        Ok(run)
    }

    fn content_digest(setup: &Setup) -> Digest {
        Digest::of(&setup.content())
    }

    fn status(&self) -> Status<Outcome> {
        match self.over {
            Some(outcome) => Status::Over(outcome),
            None => Status::Awaiting(Seats::only(Seat::FIRST)),
        }
    }

    fn legal(&self, seat: Seat, commands: &mut Vec<Command>) {
        commands.clear();
        self.list(seat, commands);
    }

    fn check(&self, seat: Seat, command: Command) -> Result<(), Refusal> {
        self.allows(seat, command)
    }

    fn carry_out(&mut self, order: &Checked<Command>, sink: &mut impl Sink<Event>) {
        Act::new(self, &mut Listener(sink)).carry_out(order);
    }

    fn digest(&self) -> Digest {
        Digest::of(self)
    }

    fn read_and_verify(bytes: &[u8]) -> Result<(Reading<Self>, Verdict<Self::Outcome>), ReadError> {
        engine::record::read_and_verify(bytes)
    }

    fn view(&self, _observer: Audience) -> View {
        self.public()
    }

    fn score(&self) -> i64 {
        self.points()
    }
}
