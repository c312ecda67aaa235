//! The player that thinks ahead.

use engine::{Bot, Game, Perspective, Seed};

use super::drafting::{Drafter, Taste};
use super::greedy::after;
use super::worth::{WIN, worth};
use crate::{Command, Content, Side, Tactics};

/// How many of the best-looking commands are followed, by how many commands ago the search
/// began. What looks bad at once is rarely good later, and depth is worth more than breadth.
const BREADTH: [usize; 6] = [24, 14, 10, 8, 6, 5];
/// Deeper than any budget leads.
const DEEPEST: u32 = 40;
/// Less than any match is worth, by more than a match has commands.
const NOTHING: i32 = -2 * WIN;

/// Looks several commands ahead, both sides doing their best as far as it can see. It
/// deepens as long as its budget of positions lasts; so the same budget plays the same
/// commands, on any machine.
#[derive(Clone, Debug)]
pub struct Search {
    content: Content,
    budget: u32,
    drafter: Drafter,
}

impl Search {
    /// A player of matches with these numbers that looks at so many positions for a command.
    pub fn new(content: Content, budget: u32) -> Self {
        Self { content, budget, drafter: Drafter::new(Taste::measured(&content)) }
    }

    /// The same player with any team instead of one that holds against the others.
    #[must_use]
    pub fn with_any_team(self) -> Self {
        Self { drafter: Drafter::new(Taste::Any), ..self }
    }

    /// The best command that the budget finds for whoever decides, and what it leads to.
    /// There is none in a draft, nor when the match is over.
    pub fn best(&self, game: &Tactics) -> Option<Line> {
        let side = game.position().decider()?;
        let mut tree = Tree { left: self.budget, legal: Vec::new() };
        let mut children = tree.children(game, side);
        let mut best = Line { command: children[0].command, worth: children[0].looks };
        // With a single thing to do there is nothing to think about.
        if children.len() > 1 {
            for depth in 2..=DEEPEST {
                let Some(line) = tree.deepen(&mut children, side, depth, &mut best) else { break };
                best = line;
                if best.worth.abs() >= WIN - 100 {
                    break;
                }
            }
        }
        Some(best)
    }

    /// What the match is worth to a side after one of its commands, both sides going on as well as the budget
    /// sees: as [`Line::worth`].
    ///
    /// # Panics
    /// When the command is not legal.
    pub fn worth_after(&self, game: &Tactics, side: Side, command: Command) -> i32 {
        let next = after(game, side, command);
        let line = self.best(&next).filter(|_| next.position().decider().is_some());
        match (line, next.position().decider()) {
            (Some(line), Some(decider)) if decider == side => line.worth,
            (Some(line), _) => -line.worth,
            (None, _) => worth(&next, side),
        }
    }
}

/// The beginning of a line of play, and what it leads to for whoever gives the command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The first command.
    pub command: Command,
    /// What the last position of the line is worth; what a plain blow takes from a hero is worth 70.
    pub worth: i32,
}

impl Bot<Tactics> for Search {
    fn restart(&mut self, seed: Seed) {
        self.drafter.restart(seed);
    }

    fn choose(&mut self, perspective: Perspective<'_, Tactics>) -> Command {
        let view = perspective.view();
        let game = Tactics::imagined(&view, &self.content, Seed::from_bits(0));
        match self.best(&game) {
            Some(line) => line.command,
            None => self.drafter.pick(&view),
        }
    }
}

/// A position that a command leads to.
struct Child {
    command: Command,
    game: Tactics,
    /// What it is worth at first sight, to whoever gave the command.
    looks: i32,
}

struct Tree {
    /// How many more positions may be looked at.
    left: u32,
    legal: Vec<Command>,
}

impl Tree {
    /// Follows the best-looking commands one step further than before, and puts them in the
    /// order of what was found. When the budget does not last, the best of what was finished
    /// is in `best`, and nothing comes back.
    fn deepen(&mut self, children: &mut [Child], side: Side, depth: u32, best: &mut Line) -> Option<Line> {
        let mut found: Option<Line> = None;
        for index in 0..children.len().min(BREADTH[0]) {
            let alpha = found.map_or(NOTHING, |line| line.worth);
            let child = &children[index];
            let value = self.value_of_child(child, side, depth - 1, alpha, -NOTHING, 1)?;
            if value > alpha {
                let line = Line { command: child.command, worth: value };
                found = Some(line);
                // What was best before is looked at first, so that this is an improvement.
                *best = line;
                children[..=index].rotate_right(1);
            }
        }
        found
    }

    /// What a position is worth to whoever decides in it, at least as far as it lies between
    /// the bounds; nothing when the budget is used up.
    fn value(
        &mut self,
        game: &Tactics,
        side: Side,
        depth: u32,
        alpha: i32,
        beta: i32,
        ply: u8,
    ) -> Option<i32> {
        let children = self.children(game, side);
        if self.left == 0 {
            return None;
        }
        if depth <= 1 {
            return Some(children[0].looks);
        }
        let breadth = BREADTH[usize::from(ply).min(BREADTH.len() - 1)];
        let mut best = NOTHING;
        for child in children.iter().take(breadth) {
            let value = self.value_of_child(child, side, depth - 1, best.max(alpha), beta, ply + 1)?;
            best = best.max(value);
            if best >= beta {
                break;
            }
        }
        Some(best)
    }

    /// What a child is worth to the side that chose it.
    fn value_of_child(
        &mut self,
        child: &Child,
        side: Side,
        depth: u32,
        alpha: i32,
        beta: i32,
        ply: u8,
    ) -> Option<i32> {
        match child.game.position().decider() {
            // The sooner a match is won, and the later it is lost, the better.
            None => Some(child.looks - child.looks.signum() * i32::from(ply)),
            Some(next) if next == side => self.value(&child.game, side, depth, alpha, beta, ply),
            Some(next) => Some(-self.value(&child.game, next, depth, -beta, -alpha, ply)?),
        }
    }

    /// All that a side can do, the best-looking first.
    fn children(&mut self, game: &Tactics, side: Side) -> Vec<Child> {
        game.legal(side.seat(), &mut self.legal);
        let count = u32::try_from(self.legal.len()).expect("legal commands are few");
        self.left = self.left.saturating_sub(count);
        let child = |&command: &Command| {
            let game = after(game, side, command);
            Child { command, looks: worth(&game, side), game }
        };
        let mut children: Vec<Child> = self.legal.iter().map(child).collect();
        children.sort_by_key(|child| -child.looks);
        children
    }
}
