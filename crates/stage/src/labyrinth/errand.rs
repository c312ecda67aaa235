//! Errands run step by step, and why they stop.

use grid::Point;
use labyrinth::errand::{Halt, Reason, Watch, explore, rest, travel, walk};
use labyrinth::{Command, Content, Thing, View};

use super::Weight;
use crate::{Entry, Tone};

/// So many commands make an errand at most: nobody sleeps for ever.
const MOST: u16 = 500;

/// What nobody wants to walk step by step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// See what there is to see, and take what there is to take.
    Explore,
    /// Go to a tile.
    Walk(Point),
    /// Wait until something happens.
    Rest,
}

/// An errand that is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Runner {
    /// Which one.
    pub errand: Errand,
    watch: Watch,
    steps: u16,
}

impl Runner {
    /// Begins an errand.
    pub fn new(errand: Errand, view: &View) -> Self {
        Self { errand, watch: Watch::new(view), steps: 0 }
    }

    /// The next command, for what the player sees now.
    ///
    /// # Errors
    /// Why the errand stops.
    pub fn next(&mut self, view: &View, content: &Content) -> Result<Command, Halt> {
        let news = match self.errand {
            Errand::Rest => self.watch.news_of_rest(view, content),
            Errand::Explore | Errand::Walk(_) => self.watch.news(view),
        };
        // Whoever is on the way to the stairs has no need to hear that they are there.
        let is_find = matches!(news, Some(Halt::Own(Reason::StairsFound | Reason::ShopFound)));
        let is_goal = is_find && matches!(self.errand, Errand::Walk(_));
        if let Some(halt) = news.filter(|_| !is_goal && self.steps > 0) {
            return Err(halt);
        }
        if self.steps >= MOST {
            return Err(Halt::Tired);
        }
        self.steps += 1;
        match self.errand {
            Errand::Explore => explore(view, content),
            Errand::Walk(goal) => walk(view, goal).and_then(|command| spared(view, command)),
            Errand::Rest => rest(view, content),
        }
    }

    /// Why it stopped, for what the player sees now.
    pub fn told(&self, halt: Halt, view: &View) -> Remark {
        let is_done = matches!(halt, Halt::Explored | Halt::LocksLeft | Halt::TrapsLeft);
        let (words, weight) = match (self.errand, halt) {
            (Errand::Walk(goal), Halt::Arrived) if view.exit == Some(goal) => {
                ("You are on the stairs.".to_owned(), Weight::Reason)
            }
            (Errand::Walk(_), Halt::Arrived) if self.steps > 1 => {
                ("You are there.".to_owned(), Weight::Formality)
            }
            (Errand::Explore, _) if is_done => (done(halt, view), Weight::Reason),
            (_, halt) => (format!("{} stops: {halt}.", self.errand.name()), Weight::Reason),
        };
        Remark { entry: Entry::new(Tone::Lux, words), weight }
    }
}

/// What is said about an errand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The words.
    pub entry: Entry,
    /// How much they matter.
    pub weight: Weight,
}

/// That nothing is left to explore, and where exploring once more leads.
fn done(halt: Halt, view: &View) -> String {
    let what = match halt {
        Halt::Explored => "Everything that can be reached is explored".to_owned(),
        halt => format!("All the rest is explored: {halt}"),
    };
    match way_out(view).map(|exit| route(view, exit).len()) {
        None if view.is_exit_shut => format!("{what}. The boss waits at the stairs."),
        None | Some(0) => format!("{what}."),
        Some(1) => format!("{what}. Explore again to go to the stairs, 1 step away."),
        Some(steps) => format!("{what}. Explore again to go to the stairs, {steps} steps away."),
    }
}

/// Where somebody goes who has seen everything: to the stairs, as long as nobody guards them.
pub(super) fn way_out(view: &View) -> Option<Point> {
    view.exit.filter(|exit| !view.is_exit_shut && *exit != view.hero.at)
}

impl Errand {
    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Explore => "Exploring",
            Self::Walk(_) => "The walk",
            Self::Rest => "Resting",
        }
    }
}

/// The tiles of the way to a tile, to be shown before one goes; none without a way.
pub fn route(view: &View, goal: Point) -> Vec<Point> {
    travel(view, goal).unwrap_or_default()
}

/// A step onto a trap is one that the player takes, not an errand.
fn spared(view: &View, command: Command) -> Result<Command, Halt> {
    let is_trap = |at| view.thing(at).is_some_and(Thing::is_trap);
    match command {
        Command::Step(way) if is_trap(view.hero.at.step(way)) => Err(Halt::TrapAhead),
        command => Ok(command),
    }
}
