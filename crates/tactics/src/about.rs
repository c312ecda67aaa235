//! What 5×5 Tactics says of itself.

use engine::{About, BotNote, Noun, RuleSetNote, Scoring};

pub(crate) const ABOUT: About = About {
    name: "tactics",
    title: "5×5 Tactics",
    line: "Fell the enemy hero: two teams of three, 25 tiles, all luck seen ahead.",
    noun: Noun::Match,
    scoring: Scoring::None,
    rule_sets: &[BALANCED, WRITTEN, HEROIC],
    bots: &[
        BotNote {
            name: "naive",
            about: "Strikes as hard as it can, and else walks towards the enemy's hero.",
        },
        BotNote { name: "greedy", about: "Gives the command after which the board looks best." },
        BotNote {
            name: "search",
            about: "Looks several commands ahead; search:500 looks at 500 positions for a command, search \
                    alone at 2000.",
        },
    ],
};

pub(crate) const BALANCED: RuleSetNote = RuleSetNote {
    name: "balanced",
    title: "Battle",
    line: "Heroes with 12 HP.",
    about: &["Attack 3, and two steps.", "About four minutes.", "Any team can win: the one to begin with."],
};

pub(crate) const WRITTEN: RuleSetNote = RuleSetNote {
    name: "written",
    title: "Skirmish",
    line: "Heroes with 5 HP.",
    about: &[
        "Attack 1, and one step.",
        "Two or three minutes.",
        "Who heals wins: some teams are far better.",
    ],
};

pub(crate) const HEROIC: RuleSetNote = RuleSetNote {
    name: "heroic",
    title: "Saga",
    line: "Heroes with 30 HP.",
    about: &["Attack 4, so minions fall at once.", "Longer, with more healing.", "Heroes decide alone."],
};
