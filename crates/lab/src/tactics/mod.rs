//! 5×5 Tactics in the lab: duels of bots.

mod bout;
mod contest;
mod drafting;
mod duels;
mod figures;
mod finish;
mod groups;
mod json;
mod length;
mod luck;
mod page;
mod rungs;
mod table;
mod text;

use tactics::{Content, RuleSet, Setup, Tactics};

pub use self::contest::{Contest, Ladder};
pub use self::drafting::Drafting;
pub use self::duels::Duels;
use crate::subject::Subject;

pub(crate) use self::contest::LADDER;

impl Subject for Tactics {
    type Content = Content;

    const TITLE: &'static str = "5×5 Tactics";
    const RULES: &'static [&'static str] = &["written", "balanced", "heroic"];

    fn setup(rules: &str) -> Option<Setup> {
        rules.parse::<RuleSet>().ok().map(Setup::with_rules)
    }

    fn content(setup: &Setup) -> Content {
        setup.content()
    }

    fn with_content(setup: Setup, content: Content) -> Setup {
        Setup { content: Some(content), ..setup }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_set_can_be_simulated() {
        assert_eq!(Tactics::RULES, RuleSet::NAMED.map(|(name, _)| name));
    }
}
