//! What stands on the sign of Endless Tower.

use crate::RuleSet;

/// What the game is, in a line.
pub const LINE: &str = "A labyrinth on every floor, a fight at every bump, and no top to the tower.";

/// The rule sets to choose from, the usual one first.
pub const RULE_SETS: &[RuleSet] = &[
    RuleSet {
        name: "tower",
        title: "The tower of the house",
        about: &[
            "Foes fall in a few bumps,",
            "elites and bosses take longer.",
            "Numbers that hold together.",
        ],
    },
    RuleSet {
        name: "gdd",
        title: "The written numbers",
        about: &["The design to the letter:", "every foe is tough at once.", "For those who want it hard."],
    },
];

#[cfg(test)]
mod tests {
    use labyrinth::Rules;

    use super::*;

    #[test]
    fn every_named_rule_set_can_be_chosen() {
        let known: Vec<&str> = Rules::NAMED.iter().map(|(name, _)| *name).collect();
        let listed: Vec<&str> = RULE_SETS.iter().map(|set| set.name).collect();
        assert_eq!(listed, known);
    }
}
