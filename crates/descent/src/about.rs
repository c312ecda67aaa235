//! What Descent says of itself.

use engine::{About, BotNote, Noun, RuleSetNote, Scoring};

pub(crate) const ABOUT: About = About {
    name: "descent",
    title: "Descent",
    line: "Seven floors down, where fire, water, oil and frost are as strong as any blade.",
    noun: Noun::Run,
    scoring: Scoring::Points,
    rule_sets: &[DESCENT, GUIDE],
    bots: &[
        BotNote { name: "fighter", about: "Explores, bumps whoever it meets, and goes down." },
        BotNote {
            name: "naive",
            about: "Throws what it has, bumps the rest, drinks when low, and goes down.",
        },
        BotNote {
            name: "delver",
            about: "Fights where few can strike, uses ground, tools and flasks, and carries what goes together.",
        },
    ],
};

pub(crate) const DESCENT: RuleSetNote = RuleSetNote {
    name: "descent",
    title: "The way down",
    line: "Each creature grows from where it lives.",
    about: &["Levels, flasks and hearths.", "The one to begin with."],
};

pub(crate) const GUIDE: RuleSetNote = RuleSetNote {
    name: "guide",
    title: "By the book",
    line: "Depth counts twice.",
    about: &[
        "No levels, no certain flask, ten times the traps.",
        "Creatures come one by one, forget at once, and the quick strike twice.",
    ],
};
