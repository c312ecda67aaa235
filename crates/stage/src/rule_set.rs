//! A rule set as the player chooses it.

/// A rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleSet {
    /// The name that the game knows it by.
    pub name: &'static str,
    /// What is special about it, a few words a line.
    pub about: &'static [&'static str],
}
