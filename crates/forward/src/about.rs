//! What Forward says of itself.

use engine::{About, BotNote, Noun, RuleSetNote, Scoring};

pub(crate) const ABOUT: About = About {
    name: "forward",
    title: "Forward",
    line: "Nine locations, eighteen cards in each, three dice, and a little light to spend.",
    noun: Noun::Run,
    scoring: Scoring::Points,
    rule_sets: &[ROAD, WRITTEN, PUBLISHED],
    bots: &[
        BotNote { name: "document", about: "Plays by the thresholds of the published balance table." },
        BotNote { name: "naive", about: "Plays as somebody who has played for ten minutes." },
        BotNote { name: "thinker", about: "Plays for the highest chance to win." },
    ],
};

pub(crate) const ROAD: RuleSetNote = RuleSetNote {
    name: "road",
    title: "The road",
    line: "Dice strike or guard.",
    about: &[
        "Foes say what they do.",
        "One card of three stays.",
        "Each place bends a rule.",
        "The one to begin with.",
    ],
};

pub(crate) const WRITTEN: RuleSetNote = RuleSetNote {
    name: "written",
    title: "Your call",
    line: "You choose the die.",
    about: &["Lux heals, peeks and rerolls.", "A new weapon replaces the old.", "Each night heals it all."],
};

pub(crate) const PUBLISHED: RuleSetNote = RuleSetNote {
    name: "published",
    title: "High dice",
    line: "The highest die counts.",
    about: &["Lux heals and wards off death.", "Rerolls are for Pits alone.", "The first weapon stays."],
};
