//! A run as a game of the house.

use engine::record::{ReadError, Reading, Verdict};
use engine::{About, Audience, Checked, Digest, Game, Seat, Seats, Seed, Sink, Status};
use grid::Pity;

use super::about::ABOUT;
use super::hardship::{Hardship, Toll};
use super::hold::{Fitted, Hold};
use super::sector::Sector;
use super::voyage::Voyage;
use super::{
    Run, RunCommand, RunEvent, RunOutcome, RunRefusal, RunSetup, RunSetupError, RunView, Stage, Tally,
};
use crate::Good;

impl Game for Run {
    const ABOUT: About = ABOUT;
    const RULES_VERSION: u32 = 1;
    const SEATS: u8 = 1;

    type Setup = RunSetup;
    type SetupError = RunSetupError;
    type Command = RunCommand;
    type Event = RunEvent;
    type View = RunView;
    type Refusal = RunRefusal;
    type Outcome = RunOutcome;

    fn new(setup: &RunSetup, seed: Seed) -> Result<Self, RunSetupError> {
        let (content, battles) = setup.sound()?;
        let tolls = Hardship::first(setup.hardships).flat_map(Hardship::tolls);
        let hull = tolls.fold(content.hull, |hull, toll| match toll {
            Toll::Hull(more) => hull + *more,
            _ => hull,
        });
        let hull = crate::Hull(hull.0.max(1));
        let hold = Hold {
            hull,
            most_hull: hull,
            money: content.money + setup.kit.money(),
            room: content.blueprints,
            blueprints: setup.kit.blueprints().iter().copied().map(Fitted::plain).collect(),
            artefacts: Vec::new(),
            start: [(Good::Materials, 0), (Good::Energy, 0)],
            traces: Vec::new(),
            met: Vec::new(),
            ahead: Vec::new(),
        };
        Ok(Self {
            seed,
            content,
            battles,
            kit: setup.kit,
            hardships: setup.hardships,
            act: 0,
            sector: Sector::made(seed, 0, &content),
            trail: Vec::new(),
            hold,
            pity: Pity::NONE,
            stage: Stage::Way,
            tally: Tally::default(),
            over: None,
        })
    }

    fn content_digest(setup: &RunSetup) -> Digest {
        Digest::of(&(setup.content(), setup.battles()))
    }

    fn status(&self) -> Status<RunOutcome> {
        self.over.map_or(Status::Awaiting(Seats::only(Seat::FIRST)), Status::Over)
    }

    fn legal(&self, seat: Seat, commands: &mut Vec<RunCommand>) {
        commands.clear();
        if seat == Seat::FIRST {
            self.list(commands);
        }
    }

    fn check(&self, seat: Seat, command: RunCommand) -> Result<(), RunRefusal> {
        self.allows(seat, command)
    }

    fn carry_out(&mut self, order: &Checked<RunCommand>, sink: &mut impl Sink<RunEvent>) {
        Voyage::new(self, sink).carry_out(order);
    }

    fn digest(&self) -> Digest {
        Digest::of(self)
    }

    fn read_and_verify(bytes: &[u8]) -> Result<(Reading<Self>, Verdict<Self::Outcome>), ReadError> {
        engine::record::read_and_verify(bytes)
    }

    fn view(&self, _observer: Audience) -> RunView {
        self.public()
    }

    fn score(&self) -> i64 {
        self.points()
    }
}
