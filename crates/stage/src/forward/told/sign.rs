//! What stands on the sign of Forward.

use crate::RuleSet;

/// What the game is, in a line.
pub const LINE: &str = "Nine locations, eighteen cards in each, three dice, and a little light to spend.";

/// The rule sets to choose from, the usual one first.
pub const RULE_SETS: &[RuleSet] = &[
    RuleSet {
        name: "written",
        title: "You choose the die",
        about: &[
            "Lux heals, peeks and rerolls.",
            "A new weapon replaces the old.",
            "The game as its rules say.",
        ],
    },
    RuleSet {
        name: "published",
        title: "The highest die counts",
        about: &["Lux heals and wards off death.", "Rerolls are for Pits alone.", "The first weapon stays."],
    },
];

#[cfg(test)]
mod tests {
    use forward::Rules;

    use super::*;

    #[test]
    fn every_named_rule_set_can_be_chosen() {
        let known: Vec<&str> = Rules::NAMED.iter().map(|(name, _)| *name).collect();
        let listed: Vec<&str> = RULE_SETS.iter().map(|set| set.name).collect();
        assert_eq!(listed, known);
    }
}
