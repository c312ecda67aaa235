//! What a game says of itself.

/// A game in words: said once, in its rules crate, and read by whoever speaks of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// The name on the command line, in records and in addresses.
    pub name: &'static str,
    /// The name on the sign.
    pub title: &'static str,
    /// What it is, in a line.
    pub line: &'static str,
    /// What a run of it is called.
    pub noun: Noun,
    /// Whether its runs have a score.
    pub scoring: Scoring,
    /// The rule sets with a name, the usual one first.
    pub rule_sets: &'static [RuleSetNote],
    /// The bots that know this game. Random play needs no knowledge and is not listed here.
    pub bots: &'static [BotNote],
}

impl About {
    /// The rule set with a name.
    pub fn rule_set(&self, name: &str) -> Option<&'static RuleSetNote> {
        self.rule_sets.iter().find(|set| set.name == name)
    }

    /// What players call rules that are written down by name: a set with a title by that, whatever is added
    /// to it (as that its numbers are others), and all else as it is written.
    pub fn rules_title(&self, rules: &str) -> String {
        let end = rules.find(',').unwrap_or(rules.len());
        let (name, added) = rules.split_at(end);
        self.rule_set(name).map_or_else(|| rules.to_owned(), |set| format!("{}{added}", set.title))
    }

    /// The names of the rule sets, the usual one first.
    pub fn rule_set_names(&self) -> impl Iterator<Item = &'static str> {
        self.rule_sets.iter().map(|set| set.name)
    }
}

/// What a run of a game is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noun {
    /// One player sets out, and comes as far as that.
    Run,
    /// Two play against each other.
    Match,
}

impl Noun {
    /// The word for one of them.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Run => "run",
            Self::Match => "match",
        }
    }
}

/// Whether runs of a game have a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// They have.
    Points,
    /// They are won or lost.
    None,
}

/// A rule set as a player chooses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleSetNote {
    /// The name on the command line, in records and in addresses. Players read it in small print.
    pub name: &'static str,
    /// What players call it.
    pub title: &'static str,
    /// How it plays, in a few words.
    pub line: &'static str,
    /// What else is special about it, a few words a line.
    pub about: &'static [&'static str],
}

/// A bot, and how it plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotNote {
    /// What it is called.
    pub name: &'static str,
    /// How it plays.
    pub about: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;

    const ABOUT: About = About {
        name: "stones",
        title: "Stones",
        line: "Take one, two or three.",
        noun: Noun::Run,
        scoring: Scoring::None,
        rule_sets: &[RuleSetNote {
            name: "written",
            title: "Plain",
            line: "Whoever takes the last one wins.",
            about: &[],
        }],
        bots: &[],
    };

    #[test]
    fn rules_are_told_by_their_title_and_strangers_by_their_name() {
        let told = ["written", "written, patched", "written,last=loses", "another", ""]
            .map(|rules| ABOUT.rules_title(rules));
        assert_eq!(told, ["Plain", "Plain, patched", "Plain,last=loses", "another", ""]);
    }
}
