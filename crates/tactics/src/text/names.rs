//! Names of units, skills, effects and endings.

use std::fmt;

use crate::{Class, Effect, Ending, Kind, Minion, Object, Outcome, Side, Skill, Who};

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Warrior => "Warrior",
            Self::Mage => "Mage",
            Self::Rogue => "Rogue",
            Self::Huntress => "Huntress",
            Self::Duelist => "Duelist",
            Self::Cleric => "Cleric",
        })
    }
}

impl fmt::Display for Minion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Tank => "Tank",
            Self::Archer => "Archer",
            Self::Assassin => "Assassin",
        })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hero(class) => class.fmt(f),
            Self::Minion(minion) => minion.fmt(f),
            Self::Clone => f.pad("Clone"),
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::One => "P1",
            Self::Two => "P2",
        })
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.id.side(), self.kind)
    }
}

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::HeroicLeap => "Heroic Leap",
            Self::Shockwave => "Shockwave",
            Self::Endure => "Endure",
            Self::ElementalBlast => "Elemental Blast",
            Self::WarpBeacon => "Warp Beacon",
            Self::WildMagic => "Wild Magic",
            Self::SmokeBomb => "Smoke Bomb",
            Self::DeathMark => "Death Mark",
            Self::ShadowClone => "Shadow Clone",
            Self::SpiritHawk => "Spirit Hawk",
            Self::SpectralBlades => "Spectral Blades",
            Self::NaturesPower => "Nature's Power",
            Self::Challenge => "Challenge",
            Self::ElementalStrike => "Elemental Strike",
            Self::Feint => "Feint",
            Self::Trinity => "Trinity",
            Self::PowerOfMany => "Power of Many",
            Self::AscendedForm => "Ascended Form",
        })
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Power => "Power",
            Self::Life => "Life",
            Self::Speed => "Speed",
            Self::Weakness => "Weakness",
            Self::Bleed => "Bleed",
            Self::Slow => "Slow",
            Self::Blind => "Blind",
            Self::DeathMark => "Death Mark",
            Self::Feint => "Feint",
            Self::Challenge => "Challenge",
            Self::Invulnerable => "Invulnerable",
            Self::Rally => "Rally",
        })
    }
}

impl fmt::Display for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Obstacle { hp } => write!(f, "an obstacle with {hp} HP"),
            Self::Buff { effect, .. } => write!(f, "a tile of {effect}"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won { side, by: Ending::Surrender } => write!(f, "{side} won: {} gave up", side.opponent()),
            Self::Won { side, by } => write!(f, "{side} won: {by}"),
            Self::Draw => f.write_str("draw: the last round is over, and nothing tells the sides apart"),
        }
    }
}

impl Outcome {
    /// Who won, without a word about how.
    pub fn brief(self) -> String {
        match self {
            Self::Won { side, .. } => format!("{side} won"),
            Self::Draw => "draw".to_owned(),
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Blow => "a hero was struck down",
            Self::Attrition => "a hero wore away",
            Self::Timeout => "a hero paid for the clock",
            Self::Surrender => "the other side gave up",
            Self::LastRound => "the last round is over, and this side stands better",
        })
    }
}
