//! What a run of Refuel says of itself.

use engine::{About, BotNote, Noun, RuleSetNote, Scoring};

pub(super) const ABOUT: About = About {
    name: "refuel-run",
    title: "Refuel",
    line: "Three acts from world to world: land, build, hold out until the tanks are full, and fly on.",
    noun: Noun::Run,
    scoring: Scoring::Points,
    rule_sets: &[RuleSetNote {
        name: "refuel-run",
        title: "Refuel",
        line: "Three acts, each with a boss at its end, and one hull for all of them.",
        about: &["You see one step ahead.", "The hull is not mended between battles."],
    }],
    bots: &[
        BotNote {
            name: "builder",
            about: "Goes where the hull bears it, takes what is missing, and fights as builders do.",
        },
        BotNote { name: "planner", about: "The same, but tries what it builds before it builds it." },
    ],
};
