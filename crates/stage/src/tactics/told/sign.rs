//! What stands on the sign of 5×5 Tactics.

use crate::RuleSet;

/// What the game is, in a line.
pub const LINE: &str = "Two heroes, two minions each, twenty-five tiles, and no hidden luck.";

/// The rule sets to choose from, the usual one first.
pub const RULE_SETS: &[RuleSet] = &[
    RuleSet {
        name: "written",
        title: "Heroes with 5 HP",
        about: &[
            "Attack 1, so every blow counts.",
            "A match lasts a few minutes.",
            "The game as its rules say.",
        ],
    },
    RuleSet {
        name: "balanced",
        title: "Heroes with 12 HP",
        about: &["Attack 3, and two steps.", "Longer, with more fights.", "Every skill wins as often."],
    },
    RuleSet {
        name: "heroic",
        title: "Heroes with 30 HP",
        about: &["Attack 4, so minions fall at once.", "Longer, with more healing.", "Heroes decide alone."],
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_rule_set_can_be_chosen() {
        let known: Vec<&str> = tactics::RuleSet::NAMED.iter().map(|(name, _)| *name).collect();
        let listed: Vec<&str> = RULE_SETS.iter().map(|set| set.name).collect();
        assert_eq!(listed, known);
    }
}
