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
        BotNote { name: "brawler", about: "Explores, bumps whoever it meets, and climbs." },
        BotNote {
            name: "tactician",
            about: "Shoots and casts first, leaves threatened tiles, retreats, trades, and chooses when to climb.",
        },
    ],
};

pub(crate) const TOWER: RuleSetNote = RuleSetNote {
    name: "tower",
    title: "The tower of the house",
    about: &["Foes fall in a few bumps,", "elites and bosses take longer.", "Numbers that hold together."],
};

pub(crate) const GDD: RuleSetNote = RuleSetNote {
    name: "gdd",
    title: "The written numbers",
    about: &["The design to the letter:", "every foe is tough at once.", "For those who want it hard."],
};
