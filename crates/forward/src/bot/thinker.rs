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

    /// The chance to win after a legal command, as this player sees it: what it compares when it is
    /// asked for advice. Only the road has such a value for every legal command; elsewhere there is none for a
    /// look and for cards that go back, which depend on what nobody has seen.
    pub fn worth(&self, view: &View, command: Command) -> Option<Chance> {
        match &self.mind {
            Mind::Thrower(thrower) => thrower.worth(view, command),
            Mind::Walker(walker) => walker.worth(view, command),
        }
    }

    /// The chance to win between two cards, as this player sees it.
    pub fn path_worth(&self, view: &View) -> Chance {
        match &self.mind {
            Mind::Thrower(thrower) => thrower.path_worth(view),
            Mind::Walker(walker) => Command::all()
                .filter_map(|command| walker.worth(view, command))
                .max()
                .unwrap_or(Chance::NEVER),
        }
    }
}

impl Bot<Forward> for Thinker {
    fn choose(&mut self, perspective: Perspective<'_, Forward>) -> Command {
        self.advise(&perspective.view())
    }
}
