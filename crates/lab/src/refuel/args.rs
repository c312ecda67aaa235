//! The command line of `roguery sim refuel`.

use clap::{Args, value_parser};
use refuel::{Blueprint, Given, Level, Setup, Terrain};

use crate::args::{CommonArgs, SoloArgs};

/// How to simulate Refuel.
#[derive(Clone, Debug, Args)]
pub struct RefuelArgs {
    /// How hard battles are
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = value_parser!(u16).range(1..=200))]
    pub level: u16,

    /// What worlds are made of [default: the seed decides]
    #[arg(long, value_name = "NAME")]
    pub terrain: Option<Terrain>,

    /// The blueprints at hand, with commas between, or `start` for what everybody begins with [default: by lot]
    #[arg(long, value_name = "NAMES")]
    pub hand: Option<Hand>,

    /// What alters battles, with commas between: artefacts, augments, environments, a boss
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub given: Vec<Given>,

    /// What every game for one player is asked for.
    #[command(flatten)]
    pub solo: SoloArgs,
}

/// The blueprints at hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand(Vec<Blueprint>);

impl std::str::FromStr for Hand {
    type Err = refuel::UnknownWord;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "start" => Ok(Self(Setup::default().carried)),
            _ => text.split(',').map(|word| word.trim().parse()).collect::<Result<_, _>>().map(Self),
        }
    }
}

impl AsRef<CommonArgs> for RefuelArgs {
    fn as_ref(&self) -> &CommonArgs {
        &self.solo.common
    }
}

impl RefuelArgs {
    /// What is played besides the rules, in words.
    pub(super) fn told(&self) -> String {
        let mut words = vec![format!("level {}", self.level)];
        words.extend(self.terrain.map(|terrain| terrain.to_string()));
        words.extend(self.given.iter().map(ToString::to_string));
        words.push(match &self.hand {
            None => "hands by lot".to_owned(),
            Some(Hand(carried)) if *carried == Setup::default().carried => "the first hand".to_owned(),
            Some(Hand(carried)) => {
                let words: Vec<&str> = carried.iter().map(|blueprint| blueprint.word()).collect();
                format!("with {}", words.join(" "))
            }
        });
        words.join(", ")
    }

    /// A setup with all that was asked for. Nothing is at hand where lots decide.
    pub(super) fn arranged(&self, setup: Setup) -> Setup {
        let carried = self.hand.clone().map_or_else(Vec::new, |Hand(carried)| carried);
        Setup { level: Level(self.level), terrain: self.terrain, carried, given: self.given.clone(), ..setup }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_read_by_its_words() {
        assert_eq!("start".parse::<Hand>().unwrap().0, Setup::default().carried);
        let hand: Hand = "popgun, squib".parse().unwrap();
        assert_eq!(hand.0, [Blueprint::Popgun, Blueprint::Squib]);
        assert!("popgun,,squib".parse::<Hand>().is_err() && "".parse::<Hand>().is_err());
    }
}
