//! What Refuel says of itself.

use engine::{About, Noun, RuleSetNote, Scoring};

pub(crate) const ABOUT: About = About {
    name: "refuel",
    title: "Refuel",
    line: "Land, build, hold out until the tanks are full, and fly on.",
    noun: Noun::Run,
    scoring: Scoring::Points,
    rule_sets: &[RuleSetNote {
        name: "refuel",
        title: "Refuel",
        line: "Towers against waves, on worlds that nobody has seen before.",
        about: &["You call the waves.", "Full tanks win."],
    }],
    bots: &[],
};
