//! A board while it is undecided.

use std::fmt;

use super::{Modules, Rules};
use crate::{Direction, Point};

/// A slot in which nothing fits any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// Which slot.
    pub at: Point,
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nothing fits at {}", self.at)
    }
}

impl std::error::Error for Contradiction {}

/// For each slot the modules that may still lie there.
#[derive(Debug, PartialEq, Eq)]
pub struct Board<const WORDS: usize = 1> {
    width: u8,
    height: u8,
    domains: Vec<Modules<WORDS>>,
    /// For each slot how many those are.
    counts: Vec<u16>,
    /// Slots whose neighbours have not been told of their last change, each once.
    changed: Vec<Point>,
    is_changed: Vec<bool>,
}

/// By hand, so that a board can be kept again and again where another was.
impl<const WORDS: usize> Clone for Board<WORDS> {
    fn clone(&self) -> Self {
        Self {
            width: self.width,
            height: self.height,
            domains: self.domains.clone(),
            counts: self.counts.clone(),
            changed: self.changed.clone(),
            is_changed: self.is_changed.clone(),
        }
    }

    fn clone_from(&mut self, other: &Self) {
        (self.width, self.height) = (other.width, other.height);
        self.domains.clone_from(&other.domains);
        self.counts.clone_from(&other.counts);
        self.changed.clone_from(&other.changed);
        self.is_changed.clone_from(&other.is_changed);
    }
}

impl<const WORDS: usize> Board<WORDS> {
    /// A board of so many columns and rows on which any module may lie anywhere.
    ///
    /// # Panics
    /// When it has no slot.
    pub fn new(width: u8, height: u8, rules: &Rules<WORDS>) -> Self {
        assert!(width > 0 && height > 0, "a board has a slot");
        let count = usize::from(width) * usize::from(height);
        let mut board = Self {
            width,
            height,
            domains: vec![rules.all(); count],
            counts: vec![Self::count(&rules.all()); count],
            changed: Vec::new(),
            is_changed: vec![false; count],
        };
        // Some modules may fit beside nothing at all: everybody is told once what lies around.
        board.slots().for_each(|at| board.mark(at));
        board
    }

    /// Columns.
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// Rows.
    pub const fn height(&self) -> u8 {
        self.height
    }

    /// What may still lie in a slot.
    ///
    /// # Panics
    /// When there is no such slot.
    pub fn domain(&self, at: Point) -> Modules<WORDS> {
        self.domains[self.place(at).expect("a slot of the board")]
    }

    /// Leaves only some modules to a slot: one to fix it, a few to bind it. What follows for other slots
    /// is worked out when the board is solved.
    ///
    /// # Panics
    /// When there is no such slot.
    pub fn keep(&mut self, at: Point, modules: Modules<WORDS>) {
        let place = self.place(at).expect("a slot of the board");
        let before = self.domains[place];
        self.domains[place] &= modules;
        if self.domains[place] != before {
            self.counts[place] = Self::count(&self.domains[place]);
            self.mark(at);
        }
    }

    /// How many modules may still lie in a slot.
    pub(super) fn choices(&self, at: Point) -> usize {
        usize::from(self.counts[self.place(at).expect("a slot of the board")])
    }

    fn count(modules: &Modules<WORDS>) -> u16 {
        u16::try_from(modules.len()).expect("modules are few")
    }

    /// Strikes a module out in a slot.
    ///
    /// # Panics
    /// When there is no such slot.
    pub fn forbid(&mut self, at: Point, module: usize) {
        let mut left = self.domain(at);
        left.remove(module);
        self.keep(at, left);
    }

    /// All slots, row by row.
    pub(super) fn slots(&self) -> impl Iterator<Item = Point> + use<WORDS> {
        let (width, height) = (self.width, self.height);
        (0..height).flat_map(move |y| (0..width).map(move |x| Point::new(x, y)))
    }

    /// Strikes out whatever does not fit beside what is left, until nothing more follows.
    pub(super) fn propagate(&mut self, rules: &Rules<WORDS>) -> Result<(), Contradiction> {
        while let Some(at) = self.changed.pop() {
            let place = self.place(at).expect("a slot of the board");
            self.is_changed[place] = false;
            let (domain, count) = (self.domains[place], usize::from(self.counts[place]));
            if count == 0 {
                return Err(Contradiction { at });
            }
            for direction in Direction::ALL {
                let side = at.step(direction);
                if self.place(side).is_some() {
                    self.keep(side, rules.around(&domain, count, direction));
                }
            }
        }
        Ok(())
    }

    fn mark(&mut self, at: Point) {
        let place = self.place(at).expect("a slot of the board");
        if !std::mem::replace(&mut self.is_changed[place], true) {
            self.changed.push(at);
        }
    }

    fn place(&self, at: Point) -> Option<usize> {
        (at.x < self.width && at.y < self.height)
            .then(|| usize::from(at.y) * usize::from(self.width) + usize::from(at.x))
    }
}
