//! A rule set as the player chooses it.

/// A rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleSet {
    /// The name that the game knows it by.
    pub name: &'static str,
    /// How it plays, in a few words.
    pub title: &'static str,
    /// What else is special about it, a few words a line.
    pub about: &'static [&'static str],
}
