//! Deciding slot after slot.

use std::collections::VecDeque;

use engine::SplitMix64;

use super::entropy::Portion;
use super::{Board, Contradiction, Modules, Rules};
use crate::{Map, Point, pick};

/// Which slot is decided next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The surest one, where the modules that are left and their weights leave the least open; of equal
    /// ones any. Contradictions are rarest, and what comes of it grows from a few places.
    Surest,
    /// Any, the likelier the fewer modules are left in it. Contradictions are more frequent, and what
    /// comes of it is more varied.
    AnyFew,
}

/// How a board is solved, and how much work may go into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solver {
    /// Which slot is decided next.
    pub order: Order,
    /// How many of the last decisions can be taken back, one after the other.
    pub depth: usize,
    /// How many decisions are taken back before everything is begun again.
    pub retreats: u32,
    /// How often everything is begun again.
    pub restarts: u32,
}

impl Solver {
    /// Ten new beginnings, and in each of them a few decisions that can be taken back.
    pub const DEFAULT: Self = Self { order: Order::Surest, depth: 8, retreats: 64, restarts: 10 };

    /// A module for every slot of a board, so that all of them fit.
    ///
    /// # Errors
    /// The last contradiction, when all new beginnings ended in one.
    pub fn solve<const WORDS: usize>(
        &self,
        board: &Board<WORDS>,
        rules: &Rules<WORDS>,
        stream: &mut SplitMix64,
    ) -> Result<Map<usize>, Contradiction> {
        let mut board = board.clone();
        // What follows from the beginning follows each time.
        board.propagate(rules)?;
        let mut result = self.attempt(&board, rules, stream);
        for _ in 0..self.restarts {
            if result.is_ok() {
                break;
            }
            result = self.attempt(&board, rules, stream);
        }
        result
    }

    fn attempt<const WORDS: usize>(
        &self,
        board: &Board<WORDS>,
        rules: &Rules<WORDS>,
        stream: &mut SplitMix64,
    ) -> Result<Map<usize>, Contradiction> {
        let mut board = board.clone();
        let mut undecided: Vec<Point> = board.slots().collect();
        let mut decisions: VecDeque<Decision<WORDS>> = VecDeque::new();
        let mut retreats = self.retreats;
        let mut doubts = Doubts::of(&board);
        loop {
            undecided.retain(|at| board.choices(*at) > 1);
            let Some(at) = self.next(&board, &undecided, &mut doubts, rules, stream) else { break };
            let module = choose(&board.domain(at), rules, stream);
            // The oldest decision makes room for the new one when it can no longer be taken back.
            let forgotten = if decisions.len() >= self.depth { decisions.pop_front() } else { None };
            let mut before = forgotten.map_or_else(|| board.clone(), |oldest| oldest.before);
            before.clone_from(&board);
            if self.depth > 0 {
                decisions.push_back(Decision { before, at, module });
            }
            board.keep(at, Modules::of(module));
            while let Err(contradiction) = board.propagate(rules) {
                let last = decisions.pop_back().filter(|_| retreats > 0).ok_or(contradiction)?;
                retreats -= 1;
                board = last.before;
                board.forbid(last.at, last.module);
                undecided = board.slots().collect();
            }
        }
        let mut map = Map::filled(board.width(), board.height(), 0);
        for at in board.slots() {
            map.set(at, board.domain(at).only().expect("every slot is decided"));
        }
        Ok(map)
    }

    /// The slot that is decided next, if any is undecided.
    fn next<const WORDS: usize>(
        &self,
        board: &Board<WORDS>,
        undecided: &[Point],
        doubts: &mut Doubts<WORDS>,
        rules: &Rules<WORDS>,
        stream: &mut SplitMix64,
    ) -> Option<Point> {
        match self.order {
            Order::AnyFew => {
                let few = |at: &Point| u32::try_from(rules.count() - board.choices(*at) + 1).unwrap_or(1);
                pick(undecided.iter().map(few), |sum| stream.below(sum)).map(|place| undecided[place])
            }
            Order::Surest => {
                let mut surest: Option<(u64, Point, u32)> = None;
                for at in undecided {
                    let entropy = doubts.about(*at, board.domain(*at), rules);
                    surest = match surest {
                        Some(least) if least.0 < entropy => Some(least),
                        // Each of several equal ones has the same chance in the end.
                        Some((least, known, count)) if least == entropy => {
                            let is_taken = stream.below(count + 1) == 0;
                            Some((least, if is_taken { *at } else { known }, count + 1))
                        }
                        _ => Some((entropy, *at, 1)),
                    };
                }
                surest.map(|(_, at, _)| at)
            }
        }
    }
}

impl Default for Solver {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// How unsure each slot is, worked out anew only where something was struck out.
struct Doubts<const WORDS: usize> {
    width: usize,
    known: Vec<(Modules<WORDS>, u64)>,
}

impl<const WORDS: usize> Doubts<WORDS> {
    fn of(board: &Board<WORDS>) -> Self {
        let width = usize::from(board.width());
        Self { width, known: vec![(Modules::NONE, 0); width * usize::from(board.height())] }
    }

    fn about(&mut self, at: Point, domain: Modules<WORDS>, rules: &Rules<WORDS>) -> u64 {
        let known = &mut self.known[usize::from(at.y) * self.width + usize::from(at.x)];
        if known.0 != domain {
            let portions = domain.iter().map(|module| rules.portion(module));
            *known = (domain, Portion::sum(portions).entropy());
        }
        known.1
    }
}

/// A decision that can be taken back.
struct Decision<const WORDS: usize> {
    before: Board<WORDS>,
    at: Point,
    module: usize,
}

/// One of some modules, each as often as its weight says; any of them if none has a weight.
fn choose<const WORDS: usize>(
    modules: &Modules<WORDS>,
    rules: &Rules<WORDS>,
    stream: &mut SplitMix64,
) -> usize {
    let weights = modules.iter().map(|module| rules.weight(module));
    let place = pick(weights, |sum| stream.below(sum))
        .unwrap_or_else(|| stream.below(u32::try_from(modules.len()).expect("modules are few")) as usize);
    modules.iter().nth(place).expect("the place of a module")
}
