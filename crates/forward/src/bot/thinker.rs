//! The best player there is.

use engine::{Bot, Perspective};

use super::thrower::Thrower;
use super::walker::Walker;
use crate::odds::Chance;
use crate::{Command, Content, Forward, Rules, View};

/// Plays for the highest chance to win. RULES.md, section 10.3.
#[derive(Clone, Debug)]
pub struct Thinker {
    mind: Mind,
}

/// Dice that are held ask for other thoughts than dice that are thrown.
#[derive(Clone, Debug)]
enum Mind {
    Thrower(Box<Thrower>),
    Walker(Box<Walker>),
}

impl Thinker {
    /// Solves the run for a setup; takes some hundredths of a second. On the road it solves what it
    /// needs when it needs it.
    pub fn new(content: &Content, rules: Rules) -> Self {
        let mind = if rules.is_road() {
            Mind::Walker(Box::new(Walker::new(content)))
        } else {
            Mind::Thrower(Box::new(Thrower::new(content, rules)))
        };
        Self { mind }
    }

    /// The command this player would give.
    pub fn advise(&self, view: &View) -> Command {
        match &self.mind {
            Mind::Thrower(thrower) => thrower.advise(view),
            Mind::Walker(walker) => walker.advise(view),
        }
    }

    /// The chance to win after a command, as this player sees it: what it compares when it is
    /// asked for advice. Only the road has such a value for every legal command; elsewhere, and
    /// for what is not legal, there is none.
    pub fn worth(&self, view: &View, command: Command) -> Option<Chance> {
        match &self.mind {
            Mind::Thrower(_) => None,
            Mind::Walker(walker) => walker.worth(view, command),
        }
    }
}

impl Bot<Forward> for Thinker {
    fn choose(&mut self, perspective: Perspective<'_, Forward>) -> Command {
        self.advise(&perspective.view())
    }
}
