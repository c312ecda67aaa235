//! What Refuel says of itself.

use engine::{About, BotNote, Noun, RuleSetNote, Scoring};

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
    bots: &[
        BotNote {
            name: "naive",
            about: "The dearest tower where most of the ways are near, a drill for each, and whatever can be thrown.",
        },
        BotNote {
            name: "builder",
            about: "What does most for its price against the waves that are shown, what pays for itself, then fuel.",
        },
        BotNote { name: "planner", about: "As the builder, but tries what it builds before it builds it." },
        BotNote { name: "dry", about: "As the builder, without any fuel but that of the hub." },
        BotNote { name: "thirsty", about: "As the builder, but fuel comes before anything else." },
        BotNote { name: "hoarder", about: "As the builder, without anything that shoots." },
        BotNote { name: "rampart", about: "As the builder, without anything that yields." },
        BotNote { name: "idle", about: "As the builder, without abilities." },
    ],
};
