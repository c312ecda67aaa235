//! What is told first where there is not room for everything.

/// How much a line matters, the most important first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// What changes the whole run.
    Turn,
    /// What was found.
    Treasure,
    /// What is about to happen.
    Warning,
    /// Who died.
    Death,
    /// What hurt the player's own.
    Wound,
    /// Everything else.
    Usual,
    /// Why an errand stopped: mostly because of what was told before.
    Reason,
    /// What is told for completeness.
    Aside,
    /// What is only told when nothing else is.
    Formality,
}
