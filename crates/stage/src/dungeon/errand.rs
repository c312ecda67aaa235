//! Errands run step by step, and why they stop.

use std::fmt::{Debug, Display};

use grid::Point;

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
    /// Why an errand stops.
    type Halt: Copy + Debug + Display + Eq;
    /// What was known when an errand began.
    type Watch: Clone + Debug + Eq + Send + Sync + 'static;

    /// Stops an errand that has gone on for very long.
    const TIRED: Self::Halt;
    /// Stops whoever is where they wanted to be.
    const ARRIVED: Self::Halt;

    /// Remembers what is known now.
    fn watch(view: &Self::View) -> Self::Watch;

    /// What has become different since an errand began and stops it.
    fn news(&self, view: &Self::View, errand: Errand, watch: &Self::Watch) -> Option<Self::Halt>;

    /// The next command of an errand.
    ///
    /// # Errors
    /// Why it stops.
    fn next(&self, view: &Self::View, errand: Errand) -> Result<Self::Command, Self::Halt>;

    /// What is said at the end of an errand, where that is more than why it stopped.
    fn outcome(view: &Self::View, errand: Errand, halt: Self::Halt) -> Option<String>;

    /// The tiles of the way to a tile, to be shown before one goes; none without a way.
    fn route(view: &Self::View, goal: Point) -> Vec<Point>;
}

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
    pub fn next(&mut self, game: &D, view: &D::View) -> Result<D::Command, D::Halt> {
        let news = game.news(view, self.errand, &self.watch);
        if let Some(halt) = news.filter(|_| self.steps > 0) {
            return Err(halt);
        }
        if self.steps >= MOST {
            return Err(D::TIRED);
        }
        self.steps += 1;
        D::next(game, view, self.errand)
    }

    /// Why it stopped, for what the player sees now.
    pub fn told(&self, halt: D::Halt, view: &D::View) -> Remark {
        let is_walk = matches!(self.errand, Errand::Walk(_));
        let (words, weight) = if let Some(words) = D::outcome(view, self.errand, halt) {
            (words, Weight::Reason)
        } else if is_walk && halt == D::ARRIVED && self.steps > 1 {
            ("You are there.".to_owned(), Weight::Formality)
        } else {
            (format!("{} stops: {halt}.", self.errand.name()), Weight::Reason)
        };
        Remark { entry: Entry::new(Tone::Lux, words), weight }
    }
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
