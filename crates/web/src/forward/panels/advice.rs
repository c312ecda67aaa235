//! What takes long to work out: the chance to clear a location, and good advice.

use forward::odds::Chance;
use forward::{Command, Content, Forward, Rules};

use crate::forward::counsel::{Answer, Counsel, Question};

/// Who is asked. Answers come later, and only about the last moment that was asked about.
pub(in crate::forward) struct Advice(Counsel);

impl Advice {
    /// For runs with these numbers and rules.
    pub(in crate::forward) fn new(content: &Content, rules: Rules) -> Self {
        Self(Counsel::new(content, rules))
    }

    /// Asks for the chance to clear the location.
    pub(in crate::forward) fn clears(&self, game: &Forward, told: impl FnOnce(Chance) + 'static) {
        self.0.ask(game, Question::Clears, |answer| {
            if let Answer::Clears(chance) = answer {
                told(chance);
            }
        });
    }

    /// Asks what a good player would do.
    pub(in crate::forward) fn best(&self, game: &Forward, told: impl FnOnce(Command) + 'static) {
        self.0.ask(game, Question::Advice, |answer| {
            if let Answer::Advice(command) = answer {
                told(command);
            }
        });
    }
}
