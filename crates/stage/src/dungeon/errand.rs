//! Errands run step by step, and why they stop.

use std::fmt::{Debug, Display};

use grid::Point;
use grid::errand::Halt;

use super::{Dungeon, Remark, Weight};
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

/// A dungeon in which errands can be run.
pub trait Errands: Dungeon {
    /// Why an errand stops in this game and in no other.
    type Reason: Copy + Debug + Display + Eq;
    /// What was known when an errand began.
    type Watch: Clone + Debug + Eq + Send + Sync + 'static;

    /// What is said of stairs that cannot be taken yet.
    const STAIRS_SHUT: &'static str;

    /// Remembers what is known now.
    fn watch(view: &Self::View) -> Self::Watch;

    /// What has become different since an errand began and stops it.
    fn news(&self, view: &Self::View, errand: Errand, watch: &Self::Watch) -> Option<HaltOf<Self>>;

    /// The next command of an errand.
    ///
    /// # Errors
    /// Why it stops.
    fn next(&self, view: &Self::View, errand: Errand) -> Result<Self::Command, HaltOf<Self>>;

    /// Why an errand stops, in words that follow "stops:" or "explored:", for what the player sees.
    fn why(_view: &Self::View, halt: HaltOf<Self>) -> String {
        halt.to_string()
    }

    /// The tiles of the way to a tile, to be shown before one goes; none without a way.
    fn route(view: &Self::View, goal: Point) -> Vec<Point>;
}

/// Why an errand stops.
pub type HaltOf<D> = Halt<<D as Errands>::Reason>;

/// An errand that is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Runner<D: Errands> {
    /// Which one.
    pub errand: Errand,
    watch: D::Watch,
    steps: u16,
}

impl<D: Errands> Runner<D> {
    /// Begins an errand.
    pub fn new(errand: Errand, view: &D::View) -> Self {
        Self { errand, watch: D::watch(view), steps: 0 }
    }

    /// The next command, for what the player sees now.
    ///
    /// # Errors
    /// Why the errand stops.
    pub fn next(&mut self, game: &D, view: &D::View) -> Result<D::Command, HaltOf<D>> {
        let news = game.news(view, self.errand, &self.watch);
        if let Some(halt) = news.filter(|_| self.steps > 0) {
            return Err(halt);
        }
        if self.steps >= MOST {
            return Err(Halt::Tired);
        }
        self.steps += 1;
        D::next(game, view, self.errand)
    }

    /// Why it stopped, for what the player sees now.
    pub fn told(&self, halt: HaltOf<D>, view: &D::View) -> Remark {
        let (words, weight) = match (self.errand, halt) {
            (Errand::Walk(goal), Halt::Arrived) if D::exit(view) == Some(goal) => {
                ("You are on the stairs.".to_owned(), Weight::Reason)
            }
            (Errand::Walk(_), Halt::Arrived) if self.steps > 1 => {
                ("You are there.".to_owned(), Weight::Formality)
            }
            (Errand::Explore, _) if is_done(halt) => (done::<D>(halt, view), Weight::Reason),
            (_, halt) => (format!("{} stops: {}.", self.errand.name(), D::why(view, halt)), Weight::Reason),
        };
        Remark { entry: Entry::new(Tone::Lux, words), weight }
    }
}

/// Where exploring leads: whoever has seen everything goes to the stairs.
pub(super) fn explore<D: Errands>(game: &D, view: &D::View) -> Errand {
    let is_done = || game.next(view, Errand::Explore).is_err_and(is_done);
    way_out::<D>(view).filter(|_| is_done()).map_or(Errand::Explore, Errand::Walk)
}

/// Whether nothing is left that can be explored.
const fn is_done<Reason>(halt: Halt<Reason>) -> bool
where
    Reason: Copy,
{
    matches!(halt, Halt::Explored | Halt::LocksLeft | Halt::TrapsLeft)
}

/// That nothing is left to explore, and where exploring once more leads.
fn done<D: Errands>(halt: HaltOf<D>, view: &D::View) -> String {
    let what = match halt {
        Halt::Explored => "Everything that can be reached is explored".to_owned(),
        halt => format!("All the rest is explored: {}", D::why(view, halt)),
    };
    match way_out::<D>(view).map(|exit| D::route(view, exit).len()) {
        None if D::is_exit_shut(view) => format!("{what}. {}", D::STAIRS_SHUT),
        None | Some(0) => format!("{what}."),
        Some(1) => format!("{what}. Explore again to go to the stairs, 1 step away."),
        Some(steps) => format!("{what}. Explore again to go to the stairs, {steps} steps away."),
    }
}

/// Where somebody goes who has seen everything: to the stairs, as long as nobody guards them.
fn way_out<D: Errands>(view: &D::View) -> Option<Point> {
    D::exit(view).filter(|exit| *exit != D::here(view) && !D::is_exit_shut(view))
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
