//! What opens something, in words.

use std::fmt;

use crate::{Character, Effect, Feat, Lock, Modifier, Unlocked};

impl fmt::Display for Feat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stormwater => f.write_str("strike a creature in water with a shock"),
            Self::LongArm => write!(f, "slay {} creatures with throws in one run", Self::THROWN),
            Self::Bulwark => write!(f, "keep off {} harm in one run by shields and bracing", Self::BLOCKED),
            Self::Depths => write!(f, "come to floor {}", Self::DEPTH),
        }
    }
}

impl fmt::Display for Lock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, or finish {} runs", self.feat, self.runs)
    }
}

impl fmt::Display for Unlocked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Character(character) => write!(f, "the {character} may go down"),
            Self::Modifier(modifier) => write!(f, "{modifier}: {}", modifier.line()),
        }
    }
}

impl Modifier {
    /// What it does, in a few words.
    pub const fn line(self) -> &'static str {
        match self {
            Self::ThinFlasks => "flasks heal 30",
            Self::Restless => "creatures gain 5 energy more a turn",
            Self::Snares => "twice the traps",
            Self::Scarcity => "offers show one fewer on the first two floors",
            Self::Tyrants => "bosses have 15% more HP",
            Self::SteepStairs => "stairs heal 5%",
            Self::Greed => "prices are a quarter higher",
            Self::Champions => "the first of every encounter has half as much HP again",
            Self::TornPack => "five slots",
            Self::Crowds => "one encounter more on every floor",
        }
    }
}

impl Character {
    /// Who it is in numbers, and what is different, in a few short lines made of what they begin with.
    pub fn lines(self) -> Vec<String> {
        let start = self.start();
        let numbers = format!("{} HP, attack {}, defence {}", start.hp, start.attack, start.defence);
        let items = start.items.iter().map(ToString::to_string);
        let flasks = start.flasks.iter().map(ToString::to_string);
        let gold = (start.gold.0 > 0).then(|| format!("{} gold", start.gold));
        let carried = items.chain(flasks).chain(gold).collect::<Vec<_>>().join(", ");
        let different = start.effects.iter().map(Effect::to_string);
        [numbers, carried].into_iter().filter(|line| !line.is_empty()).chain(different).collect()
    }
}
