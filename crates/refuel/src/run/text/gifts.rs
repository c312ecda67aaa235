//! Gifts in words.

use std::fmt;

use crate::run::gift::Gift;
use crate::run::offer::Offer;

impl fmt::Display for Gift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Money(amount) if *amount < 0 => write!(f, "pay {} money", -amount),
            Self::Money(amount) => write!(f, "{amount} money"),
            Self::Hull(amount) if *amount < 0 => write!(f, "lose {} hull", -amount),
            Self::Hull(amount) => write!(f, "mend {amount} hull"),
            Self::MostHull(amount) => write!(f, "{amount:+} hull at most"),
            Self::Start(good, more) => write!(f, "{more:+} {good} at the beginning of every battle"),
            Self::Blueprint(blueprint) => f.write_str(&blueprint.name()),
            Self::Fitted(blueprint, augment) => write!(f, "{} with {}", blueprint.name(), augment.name()),
            Self::Augment(augment) => write!(f, "{} for a blueprint", augment.name()),
            Self::Artefact(artefact) => f.write_str(&artefact.name()),
            Self::GiveUp => f.write_str("give a blueprint up"),
            Self::Remember(_) => f.write_str("more may come of it"),
            Self::Ahead(environment) => write!(f, "{} in the next battle", environment.name()),
            Self::Chance(percent, better, worse) => {
                write!(f, "{percent}%: {}; else {}", listed(better), listed(worse))
            }
        }
    }
}

impl Offer {
    /// All that changes hands, in a line.
    pub fn line(&self) -> String {
        listed(&self.gifts)
    }
}

fn listed(gifts: &[Gift]) -> String {
    let all: Vec<String> = gifts.iter().map(ToString::to_string).collect();
    if all.is_empty() { "nothing".to_owned() } else { all.join(", ") }
}
