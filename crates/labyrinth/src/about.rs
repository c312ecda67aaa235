//! What Endless Tower says of itself.

use engine::{About, BotNote, Noun, RuleSetNote, Scoring};

pub(crate) const ABOUT: About = About {
    name: "labyrinth",
    title: "Endless Tower",
    line: "A labyrinth on every floor, a fight at every bump, and no top to the tower.",
    noun: Noun::Run,
    scoring: Scoring::Points,
    rule_sets: &[TOWER, GDD],
    bots: &[
        BotNote {
            name: "naive",
            about: "Shoots, casts and bumps whoever it sees, drinks when low, and climbs.",
        },
        BotNote { name: "brawler", about: "Explores, bumps whoever it meets, and climbs." },
        BotNote {
            name: "tactician",
            about: "Shoots and casts first, leaves threatened tiles, retreats, trades, and chooses when to climb.",
        },
    ],
};

pub(crate) const TOWER: RuleSetNote = RuleSetNote {
    name: "tower",
    title: "The climb",
    line: "Foes fall in a few bumps.",
    about: &["Elites and bosses take longer.", "Each floor gives spells back.", "The one to begin with."],
};

pub(crate) const GDD: RuleSetNote = RuleSetNote {
    name: "gdd",
    title: "No mercy",
    line: "Every foe is tough at once.",
    about: &[
        "The first floor may be the last.",
        "Spells come back at milestones.",
        "For those who want it hard.",
    ],
};
