//! Bots by name, wherever a person or a program names one.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A bot that can be seated by name: `random`, `naive`, `greedy`, or `search` with a budget of
/// positions for each command, as in `search:500`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum BotName {
    /// Anything legal.
    Random,
    /// The hardest blow, or a step nearer.
    Naive,
    /// The best-looking command.
    Greedy,
    /// Some commands ahead, as far as so many positions lead.
    Search(NonZeroU32),
}

/// What `search` without a number means.
const NODES: NonZeroU32 = NonZeroU32::new(2_000).expect("not zero");

impl BotName {
    /// What names begin with; the first is the one that is meant when none is named.
    pub const WORDS: [&'static str; 4] = ["search", "naive", "greedy", "random"];

    /// The largest budget: a command takes less than a second with it in optimised code, and none may take hours.
    pub const MOST_NODES: u32 = 1_000_000;

    /// The budget of positions for each command, of a bot that has one.
    pub const fn nodes(self) -> Option<u32> {
        match self {
            Self::Search(nodes) => Some(nodes.get()),
            Self::Greedy | Self::Naive | Self::Random => None,
        }
    }
}

/// The search with its usual budget.
impl Default for BotName {
    fn default() -> Self {
        Self::Search(NODES)
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.pad("random"),
            Self::Naive => f.pad("naive"),
            Self::Greedy => f.pad("greedy"),
            Self::Search(nodes) => f.pad(&format!("search:{nodes}")),
        }
    }
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnknownBot {
    /// No bot is called so.
    Name(String),
    /// A search cannot look at so many positions.
    Nodes(String),
    /// A number behind a bot that takes none.
    Number(String),
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(given) => {
                write!(f, "there is no bot '{given}': write search, naive, greedy or random")
            }
            Self::Nodes(given) => write!(
                f,
                "'{given}' is no number of positions: write one from 1 to {}, as in search:500",
                BotName::MOST_NODES
            ),
            Self::Number(bot) => write!(f, "{bot} takes no number: write {bot}"),
        }
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let (word, number) = text.split_once(':').map_or((text, None), |(word, number)| (word, Some(number)));
        match (word, number) {
            ("random", None) => Ok(Self::Random),
            ("naive", None) => Ok(Self::Naive),
            ("greedy", None) => Ok(Self::Greedy),
            ("search", None) => Ok(Self::default()),
            ("search", Some(number)) => match number.parse::<NonZeroU32>() {
                Ok(nodes) if nodes.get() <= Self::MOST_NODES => Ok(Self::Search(nodes)),
                _ => Err(UnknownBot::Nodes(engine::shortened(number))),
            },
            ("random" | "naive" | "greedy", Some(_)) => Err(UnknownBot::Number(word.to_owned())),
            _ => Err(UnknownBot::Name(engine::shortened(text))),
        }
    }
}

impl TryFrom<String> for BotName {
    type Error = UnknownBot;

    fn try_from(text: String) -> Result<Self, UnknownBot> {
        text.parse()
    }
}

impl From<BotName> for String {
    fn from(name: BotName) -> Self {
        name.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_as_they_are_written() {
        for text in ["random", "naive", "greedy", "search:1", "search:1000000"] {
            assert_eq!(text.parse::<BotName>().unwrap().to_string(), text);
        }
        assert_eq!("search".parse(), Ok(BotName::default()));
        assert_eq!(BotName::default().to_string(), "search:2000");
        for word in BotName::WORDS {
            assert!(word.parse::<BotName>().is_ok(), "{word}");
        }
    }

    #[test]
    fn a_wrong_name_is_answered_with_what_to_write() {
        let error = |text: &str| text.parse::<BotName>().unwrap_err().to_string();
        assert_eq!(error("serch"), "there is no bot 'serch': write search, naive, greedy or random");
        assert_eq!(error(""), "there is no bot '': write search, naive, greedy or random");
        for number in ["0", "abc", "-3", "1000001", "4294967296", ""] {
            let text = error(&format!("search:{number}"));
            assert_eq!(
                text,
                format!(
                    "'{number}' is no number of positions: write one from 1 to 1000000, as in search:500"
                )
            );
        }
        assert_eq!(error("greedy:5"), "greedy takes no number: write greedy");
    }
}
