//! The eighteen skills, and what each is aimed at.

use serde::{Deserialize, Serialize};

use crate::{Class, Content, Word};

/// A hero's skill. RULES.md, section 7, says what each does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Skill {
    /// Jump to a free tile and hurt everybody around it.
    HeroicLeap,
    /// Hurt and push everybody around.
    Shockwave,
    /// Raise a shield and stop bleeding.
    Endure,
    /// Burn one enemy, perhaps with a curse.
    ElementalBlast,
    /// Set a beacon, and jump to it later.
    WarpBeacon,
    /// Burn all enemies, each perhaps with a curse.
    WildMagic,
    /// Vanish to a free tile and blind those left behind.
    SmokeBomb,
    /// Mark one enemy.
    DeathMark,
    /// Place a double.
    ShadowClone,
    /// Strike one enemy from afar.
    SpiritHawk,
    /// Cut through a line.
    SpectralBlades,
    /// Heal, and strengthen the next attacks.
    NaturesPower,
    /// Dare one enemy.
    Challenge,
    /// Strike one neighbour with a curse of choice.
    ElementalStrike,
    /// Be ready to dodge.
    Feint,
    /// Heal and cleanse one of the own.
    Trinity,
    /// Strengthen all of the own.
    PowerOfMany,
    /// Be out of reach of harm.
    AscendedForm,
}

/// What a skill is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aiming {
    /// Nothing: it works on the hero, on all around, or on everybody.
    Nothing,
    /// A tile without a unit or an obstacle.
    FreeTile,
    /// An enemy that can be seen.
    Enemy,
    /// An enemy that can be seen, with a curse of choice.
    EnemyWithBane,
    /// A unit of the own side, the hero included.
    Ally,
    /// A direction, named by the neighbouring tile.
    Direction,
    /// A free tile for the beacon, and nothing once it stands.
    Beacon,
}

impl Skill {
    /// How many there are.
    pub const COUNT: usize = 18;

    /// All of them, class by class.
    pub const ALL: [Self; Self::COUNT] = [
        Self::HeroicLeap,
        Self::Shockwave,
        Self::Endure,
        Self::ElementalBlast,
        Self::WarpBeacon,
        Self::WildMagic,
        Self::SmokeBomb,
        Self::DeathMark,
        Self::ShadowClone,
        Self::SpiritHawk,
        Self::SpectralBlades,
        Self::NaturesPower,
        Self::Challenge,
        Self::ElementalStrike,
        Self::Feint,
        Self::Trinity,
        Self::PowerOfMany,
        Self::AscendedForm,
    ];

    /// Zero to seventeen, for tables.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The class whose heroes can choose it.
    pub const fn class(self) -> Class {
        Class::ALL[self.index() / 3]
    }

    /// How likely it curses each of its victims, in hundredths, where that depends on the omens.
    pub const fn curse_chance(self, content: &Content) -> Option<u8> {
        match self {
            Self::ElementalBlast => Some(content.blast_percent),
            Self::WildMagic => Some(content.wild_percent),
            _ => None,
        }
    }

    /// What it is aimed at.
    #[inline]
    pub const fn aiming(self) -> Aiming {
        match self {
            Self::Shockwave
            | Self::Endure
            | Self::WildMagic
            | Self::NaturesPower
            | Self::Feint
            | Self::PowerOfMany
            | Self::AscendedForm => Aiming::Nothing,
            Self::HeroicLeap | Self::SmokeBomb | Self::ShadowClone => Aiming::FreeTile,
            Self::ElementalBlast | Self::DeathMark | Self::SpiritHawk | Self::Challenge => Aiming::Enemy,
            Self::ElementalStrike => Aiming::EnemyWithBane,
            Self::Trinity => Aiming::Ally,
            Self::SpectralBlades => Aiming::Direction,
            Self::WarpBeacon => Aiming::Beacon,
        }
    }
}

impl Word for Skill {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        match self {
            Self::HeroicLeap => "heroic-leap",
            Self::Shockwave => "shockwave",
            Self::Endure => "endure",
            Self::ElementalBlast => "elemental-blast",
            Self::WarpBeacon => "warp-beacon",
            Self::WildMagic => "wild-magic",
            Self::SmokeBomb => "smoke-bomb",
            Self::DeathMark => "death-mark",
            Self::ShadowClone => "shadow-clone",
            Self::SpiritHawk => "spirit-hawk",
            Self::SpectralBlades => "spectral-blades",
            Self::NaturesPower => "natures-power",
            Self::Challenge => "challenge",
            Self::ElementalStrike => "elemental-strike",
            Self::Feint => "feint",
            Self::Trinity => "trinity",
            Self::PowerOfMany => "power-of-many",
            Self::AscendedForm => "ascended-form",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_class_has_its_three_skills() {
        for class in Class::ALL {
            for skill in class.skills() {
                assert_eq!(skill.class(), class);
            }
        }
    }
}
