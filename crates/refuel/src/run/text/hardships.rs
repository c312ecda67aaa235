//! Hardships, kits and themes in words.

use crate::run::fight::FightSort;
use crate::run::hardship::{Hardship, Toll};
use crate::run::kit::Kit;
use crate::run::theme::Theme;

impl Hardship {
    /// What it alters.
    pub fn lines(self) -> Vec<String> {
        self.tolls().iter().map(Toll::line).collect()
    }
}

impl Toll {
    /// What it alters, in a sentence.
    pub fn line(&self) -> String {
        match self {
            Self::Fights(modifier) => modifier.line(),
            Self::FightsOf(FightSort::Plain, modifier) => format!("Plain battles: {}", modifier.line()),
            Self::FightsOf(FightSort::Elite, modifier) => format!("Elite battles: {}", modifier.line()),
            Self::FightsOf(FightSort::Boss, modifier) => format!("Bosses: {}", modifier.line()),
            Self::Hull(more) => format!("{:+} hull at the beginning.", more.0),
            Self::Pay(percent) => format!("Battles pay {percent}% of their money."),
            Self::Prices(percent) => format!("Shops ask for {percent}% of their prices."),
            Self::Repair(more) => format!("A rest mends {:+} hull.", more.0),
            Self::Haven(more) => format!("After a boss {:+} hull is mended.", more.0),
            Self::Rarity(percent) => format!("What is rare is offered {percent}% as often."),
        }
    }
}

impl Kit {
    /// What there is in it.
    pub fn lines(self) -> Vec<String> {
        let names: Vec<String> = self.blueprints().iter().map(|blueprint| blueprint.name()).collect();
        let money = (self.money().0 > 0).then(|| format!("{} money.", self.money()));
        std::iter::once(format!("{}.", names.join(", "))).chain(money).collect()
    }
}

impl Theme {
    /// Who comes more often.
    pub fn lines(self) -> Vec<String> {
        self.modifiers().map(|modifier| modifier.line()).collect()
    }
}
