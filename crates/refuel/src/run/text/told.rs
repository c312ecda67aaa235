//! Stops and what happened, in words.

use std::fmt;

use crate::run::event::RunEvent;
use crate::run::fight::Fight;
use crate::run::offer::Whence;
use crate::run::stop::Stop;

impl fmt::Display for Fight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lengths: Vec<String> = self.lengths.iter().map(ToString::to_string).collect();
        write!(f, "{} of level {} on {}", self.sort, self.level, self.terrain.title())?;
        write!(f, ", ways of {}", lengths.join(" and "))?;
        if let Some(environment) = self.environment {
            write!(f, ", {}", environment.name())?;
        }
        if let Some(boss) = self.boss {
            write!(f, ", {}", boss.name())?;
        }
        let prizes: Vec<&str> = self.prizes.iter().map(|prize| prize.word()).collect();
        write!(f, ", for {}", prizes.join(" and "))
    }
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fight(fight) => fight.fmt(f),
            Self::Shop(shelf) => write!(f, "shop of {shelf}"),
            Self::Encounter => f.write_str("encounter"),
            Self::Rest => f.write_str("rest"),
        }
    }
}

impl fmt::Display for Whence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reward(sort) => write!(f, "reward of the {sort}"),
            Self::Shop(shelf) => write!(f, "shop of {shelf}"),
            Self::Rest => f.write_str("rest"),
            Self::Encounter(encounter) => encounter.fmt(f),
        }
    }
}

impl fmt::Display for RunEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ActBegan { act, theme } => write!(f, "act {act} began: {theme}"),
            Self::Came { stop } => write!(f, "came to {stop}"),
            Self::Met { encounter } => write!(f, "met {encounter}"),
            Self::Battle(event) => event.fmt(f),
            Self::Won { hull } => write!(f, "won with {hull} hull"),
            Self::Paid { money } => write!(f, "{money} money was paid"),
            Self::Mended { hull } => write!(f, "{hull} hull was mended"),
            Self::Took { place, said: None } => write!(f, "took {place}"),
            Self::Took { place, said: Some(said) } => write!(f, "took {place} with {said}"),
            Self::Got { gift } => write!(f, "got {gift}"),
            Self::Fell { is_better: true } => f.write_str("chance was kind"),
            Self::Fell { is_better: false } => f.write_str("chance was not kind"),
            Self::Left => f.write_str("left"),
            Self::Ended { outcome } => outcome.fmt(f),
        }
    }
}
