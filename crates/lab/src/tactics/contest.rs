//! Who plays whom.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tactics::bot::BotName;

use super::pick::Pick;

/// The ladder when none is written.
pub(crate) const LADDER: &str =
    "random,greedy,search:30,search:100,search:300,search:1000,search:3000,search:10000";

/// Who plays whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Contest {
    /// A bot against another, or against itself.
    Duel([BotName; 2]),
    /// Each bot against the one before it.
    Ladder(Ladder),
    /// Every pick against every other, played by one bot.
    MatchUps(BotName),
}

impl Contest {
    /// The bots of each stage: the one whose wins are told, and the other.
    pub fn pairs(&self) -> Vec<[BotName; 2]> {
        match self {
            Self::Duel(bots) => vec![*bots],
            Self::Ladder(Ladder(bots)) => bots.windows(2).map(|pair| [pair[1], pair[0]]).collect(),
            Self::MatchUps(bot) => vec![[*bot; 2]; Pick::pairs().len()],
        }
    }
}

impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Duel([bot, versus]) => write!(f, "{bot} against {versus}"),
            Self::Ladder(Ladder(bots)) => {
                let names: Vec<String> = bots.iter().map(ToString::to_string).collect();
                write!(f, "ladder of {}", names.join(", "))
            }
            Self::MatchUps(bot) => write!(f, "match-ups of picks, played by {bot}"),
        }
    }
}

/// Two bots or more, each to be played against the next; written with commas between them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ladder(pub(super) Vec<BotName>);

impl FromStr for Ladder {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let bots = text.split(',').map(|name| name.trim().parse::<BotName>());
        let bots = bots.collect::<Result<Vec<_>, _>>().map_err(|error| error.to_string())?;
        if bots.len() < 2 {
            return Err(format!("one bot is no ladder: write at least two, as in random,{text}"));
        }
        Ok(Self(bots))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_bot_of_a_ladder_meets_the_one_below() {
        let ladder = Contest::Ladder("random, greedy,search:30".parse().unwrap());
        let pairs: Vec<[String; 2]> = ladder.pairs().iter().map(|bots| bots.map(String::from)).collect();
        assert_eq!(pairs, [["greedy", "random"], ["search:30", "greedy"]]);
        assert!(LADDER.parse::<Ladder>().is_ok());
    }

    #[test]
    fn a_ladder_needs_two_bots_that_exist() {
        let error = |text: &str| text.parse::<Ladder>().unwrap_err();
        assert_eq!(error("greedy"), "one bot is no ladder: write at least two, as in random,greedy");
        assert!(error("random,,greedy").contains("there is no bot ''"));
        assert!(error("random,search:0").contains("as in search:500"));
    }
}
