//! A game too small to be fun, with a little of everything that real games have: hidden
//! dice, a hidden number, a setup with numbers, refusals, and one seat or two.
//!
//! Diggers take turns. `Dig` spends energy and shows nothing; `Rest` rolls a die for new
//! energy; `Listen` tells the digger alone whether the vein lies deeper. Whoever first
//! reaches the vein wins; when the turns run out, nobody does.

mod words;

use engine::record::{ReadError, Reading, Verdict};
use engine::{About, Audience, Checked, Dice, Digest, Game, Noun, Scoring, Seat, Seats, Seed, Sink, Status};
use serde::{Deserialize, Serialize};

pub use words::{Command, Event, Heard, Outcome, Refusal, Setup, SetupError, View};

/// The tiny game with one or two seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tiny<const SEATS: u8> {
    setup: Setup,
    turn: u16,
    vein: u32,
    diggers: [Digger; 2],
    dice: Dice,
    outcome: Option<Outcome>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Digger {
    depth: u32,
    energy: u32,
    heard: Option<Heard>,
}

impl<const SEATS: u8> Tiny<SEATS> {
    fn mover(&self) -> Seat {
        Seat::new(u8::try_from(self.turn % u16::from(SEATS)).expect("fewer seats than turns"))
    }

    fn digger(&mut self, seat: Seat) -> &mut Digger {
        &mut self.diggers[usize::from(seat.index())]
    }

    fn end(&mut self, outcome: Outcome, sink: &mut impl Sink<Event>) {
        self.outcome = Some(outcome);
        sink.emit(Audience::Everyone, Event::Ended(outcome));
    }

    fn dig(&mut self, seat: Seat, depth: u8, sink: &mut impl Sink<Event>) {
        let vein = self.vein;
        let digger = self.digger(seat);
        digger.energy -= u32::from(depth);
        digger.depth += u32::from(depth);
        let depth = digger.depth;
        sink.emit(Audience::Everyone, Event::Dug { seat, depth });
        if depth >= vein {
            self.end(Outcome::Found(seat), sink);
        }
    }

    fn rest(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let rolled = u32::from(self.dice.roll(6));
        self.digger(seat).energy += rolled;
        sink.emit(Audience::Everyone, Event::Rested { seat, rolled });
    }

    fn listen(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let vein = self.vein;
        let digger = self.digger(seat);
        let heard = if vein - digger.depth > 10 { Heard::Far } else { Heard::Near };
        digger.heard = Some(heard);
        sink.emit(Audience::Seat(seat), Event::Heard(heard));
    }
}

/// What the tiny game says of itself. Other games that tests make up say the same under another name.
pub const ABOUT: About = About {
    name: "tiny",
    title: "Tiny",
    line: "Somebody digs until the vein is found.",
    noun: Noun::Run,
    scoring: Scoring::Points,
    rule_sets: &[],
    bots: &[],
};

impl<const SEATS: u8> Game for Tiny<SEATS> {
    const ABOUT: About = ABOUT;
    const RULES_VERSION: u32 = 1;
    const SEATS: u8 = SEATS;

    type Setup = Setup;
    type SetupError = SetupError;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Outcome = Outcome;

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        let mut wrong = Vec::new();
        if setup.deepest == 0 {
            wrong.push("the vein must lie somewhere");
        }
        if setup.turns == 0 {
            wrong.push("a game takes at least one turn");
        }
        if !wrong.is_empty() {
            return Err(SetupError(wrong));
        }
        Ok(Self {
            setup: setup.clone(),
            turn: 0,
            vein: seed.branch("vein").dice().below(setup.deepest) + 1,
            diggers: [Digger { energy: 3, ..Digger::default() }; 2],
            dice: seed.branch("play").dice(),
            outcome: None,
        })
    }

    fn content_digest(setup: &Setup) -> Digest {
        Digest::of(setup)
    }

    fn status(&self) -> Status<Outcome> {
        match self.outcome {
            None => Status::Awaiting(Seats::only(self.mover())),
            Some(outcome) => Status::Over(outcome),
        }
    }

    fn legal(&self, seat: Seat, commands: &mut Vec<Command>) {
        commands.clear();
        let all = [Command::Dig(1), Command::Dig(2), Command::Dig(3), Command::Listen, Command::Rest];
        commands.extend(all.into_iter().filter(|&command| self.check(seat, command).is_ok()));
    }

    fn check(&self, seat: Seat, command: Command) -> Result<(), Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        if seat != self.mover() {
            return Err(Refusal::NotYourTurn);
        }
        let digger = self.diggers[usize::from(seat.index())];
        match command {
            Command::Dig(depth) if !(1..=3).contains(&depth) => Err(Refusal::Depth),
            Command::Dig(depth) if u32::from(depth) > digger.energy => {
                Err(Refusal::Energy { wanted: u32::from(depth), left: digger.energy })
            }
            Command::Listen if digger.heard.is_some() => Err(Refusal::Heard),
            _ => Ok(()),
        }
    }

    fn carry_out(&mut self, order: &Checked<Command>, sink: &mut impl Sink<Event>) {
        let seat = order.seat();
        match order.command() {
            Command::Dig(depth) => self.dig(seat, depth, sink),
            Command::Listen => self.listen(seat, sink),
            Command::Rest => self.rest(seat, sink),
        }
        self.turn += 1;
        if self.outcome.is_none() && self.turn == self.setup.turns {
            self.end(Outcome::OutOfTime, sink);
        }
    }

    fn digest(&self) -> Digest {
        Digest::of(self)
    }

    fn read_and_verify(bytes: &[u8]) -> Result<(Reading<Self>, Verdict<Self::Outcome>), ReadError> {
        engine::record::read_and_verify(bytes)
    }

    fn view(&self, observer: Audience) -> View {
        View {
            observer,
            turn: self.turn,
            turns: self.setup.turns,
            deepest: self.setup.deepest,
            depths: self.diggers.map(|digger| digger.depth),
            energies: self.diggers.map(|digger| digger.energy),
            heard: match observer {
                Audience::Everyone => None,
                Audience::Seat(seat) => self.diggers[usize::from(seat.index())].heard,
            },
            outcome: self.outcome,
        }
    }

    fn score(&self) -> i64 {
        i64::from(self.diggers[0].depth)
    }
}
