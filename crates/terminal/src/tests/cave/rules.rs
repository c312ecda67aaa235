//! The rules of a cave that is too small to be fun: two heroes, one of whom leads, and a bat.

use std::fmt;
use std::str::FromStr;

use engine::record::{ReadError, Reading, Verdict};
use engine::{About, Audience, Checked, Digest, Disclosure, Game, Seat, Seats, Seed, Sink, Status};
use grid::{Direction, Point};
use serde::{Deserialize, Serialize};

pub(super) const EXIT: Point = Point::new(7, 3);
pub(super) const BAT: usize = 2;

/// Where two heroes and a bat are, and how they fare.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Cave {
    pub(super) places: [Point; 3],
    pub(super) hp: [i32; 3],
    /// Which hero is moved.
    pub(super) lead: usize,
    pub(super) turn: u32,
    pub(super) is_left: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) enum Command {
    Step(Direction),
    Throw(Point),
    Lead(u8),
    Sleep,
    Leave,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) enum Fact {
    Went { who: usize, from: Point, to: Point },
    Hit { from: Point, hp: i32 },
    Leads { who: usize },
    Left,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    Wall,
    NobodyThere,
    Bat,
    NotAtTheExit,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Out;

impl Cave {
    /// The hero who leads.
    pub(super) fn here(&self) -> Point {
        self.places[self.lead]
    }

    pub(super) fn is_floor(at: Point) -> bool {
        (1..8).contains(&at.x) && (1..4).contains(&at.y)
    }

    /// All commands that can be thought of.
    fn all() -> impl Iterator<Item = Command> {
        let tiles = (0..9).flat_map(|x| (0..5).map(move |y| Point::new(x, y)));
        let steps = Direction::ALL.map(Command::Step).into_iter();
        let rest = [Command::Lead(0), Command::Lead(1), Command::Sleep, Command::Leave];
        steps.chain(tiles.map(Command::Throw)).chain(rest)
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step(way) => write!(f, "step {way:?}"),
            Self::Throw(at) => write!(f, "throw {at}"),
            Self::Lead(who) => write!(f, "lead {who}"),
            Self::Sleep => f.write_str("sleep"),
            Self::Leave => f.write_str("leave"),
        }
    }
}

impl FromStr for Command {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Cave::all().find(|command| command.to_string() == text).ok_or("no command of a cave")
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Wall => "A wall is there.",
            Self::NobodyThere => "Nobody is there.",
            Self::Bat => "Nobody sleeps beside a bat.",
            Self::NotAtTheExit => "The way out is elsewhere.",
        })
    }
}

impl fmt::Display for Out {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("out")
    }
}

impl Disclosure for Fact {
    fn discloses(&self) -> bool {
        false
    }
}

impl Game for Cave {
    const ABOUT: About = About { name: "cave", ..testkit::tiny::ABOUT };
    const RULES_VERSION: u32 = 1;
    const SEATS: u8 = 1;

    type Setup = ();
    type SetupError = Refusal;
    type Command = Command;
    type Event = Fact;
    type View = Self;
    type Refusal = Refusal;
    type Outcome = Out;

    fn new((): &(), _seed: Seed) -> Result<Self, Refusal> {
        let places = [(1, 1), (2, 1), (5, 1)].map(|(x, y)| Point::new(x, y));
        Ok(Self { places, hp: [10, 8, 6], lead: 0, turn: 1, is_left: false })
    }

    fn content_digest(setup: &()) -> Digest {
        Digest::of(setup)
    }

    fn status(&self) -> Status<Out> {
        if self.is_left { Status::Over(Out) } else { Status::Awaiting(Seats::only(Seat::FIRST)) }
    }

    fn legal(&self, seat: Seat, commands: &mut Vec<Command>) {
        *commands = Self::all().filter(|command| self.check(seat, *command).is_ok()).collect();
        commands.sort_unstable();
    }

    fn check(&self, _seat: Seat, command: Command) -> Result<(), Refusal> {
        let (is_such, why) = match command {
            Command::Step(way) => (Self::is_floor(self.here().step(way)), Refusal::Wall),
            Command::Throw(at) => (self.hp[BAT] > 0 && self.places[BAT] == at, Refusal::NobodyThere),
            Command::Lead(who) => (usize::from(who) != self.lead, Refusal::NobodyThere),
            Command::Sleep => (self.hp[BAT] <= 0, Refusal::Bat),
            Command::Leave => (self.here() == EXIT, Refusal::NotAtTheExit),
        };
        if is_such { Ok(()) } else { Err(why) }
    }

    fn carry_out(&mut self, order: &Checked<Command>, sink: &mut impl Sink<Fact>) {
        self.turn += 1;
        sink.emit(
            Audience::Everyone,
            match order.command() {
                Command::Step(way) => {
                    let (who, from) = (self.lead, self.here());
                    self.places[who] = from.step(way);
                    Fact::Went { who, from, to: self.places[who] }
                }
                Command::Throw(_) => {
                    self.hp[BAT] -= 4;
                    Fact::Hit { from: self.here(), hp: self.hp[BAT] }
                }
                Command::Lead(who) => {
                    self.lead = who.into();
                    Fact::Leads { who: who.into() }
                }
                Command::Sleep => return,
                Command::Leave => {
                    self.is_left = true;
                    Fact::Left
                }
            },
        );
    }

    fn digest(&self) -> Digest {
        Digest::of(self)
    }

    fn read_and_verify(bytes: &[u8]) -> Result<(Reading<Self>, Verdict<Out>), ReadError> {
        engine::record::read_and_verify(bytes)
    }

    fn view(&self, _observer: Audience) -> Self {
        self.clone()
    }

    fn score(&self) -> i64 {
        0
    }
}
