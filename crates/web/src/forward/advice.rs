//! What takes long to work out: the chance to clear a location, and good advice.

use forward::odds::Chance;
use forward::{Command, Content, Forward, Rules};

/// Who is asked.
pub(super) struct Advice;

impl Advice {
    /// For runs with these numbers and rules.
    pub(super) const fn new(_content: Content, _rules: Rules) -> Self {
        Self
    }

    /// Asks for the chance to clear the location.
    pub(super) fn clears(&self, _game: &Forward, _told: impl FnOnce(Chance) + 'static) {}

    /// Asks what a good player would do.
    pub(super) fn best(&self, _game: &Forward, _told: impl FnOnce(Option<Command>) + 'static) {}
}
