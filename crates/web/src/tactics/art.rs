//! Which sprite stands for what in 5×5 Tactics, and who wears which colours.

use ::tactics::{Class, Effect, Kind, Minion, Side};

use crate::art::{Art, Ink};

impl Art {
    /// The picture of a kind of unit. A clone looks like whom it is a clone of.
    pub const fn fighter(kind: Kind) -> Self {
        match kind {
            Kind::Hero(Class::Warrior) => Self::Warrior,
            Kind::Hero(Class::Mage) => Self::Mage,
            Kind::Hero(Class::Rogue) | Kind::Clone => Self::Rogue,
            Kind::Hero(Class::Huntress) => Self::Huntress,
            Kind::Hero(Class::Duelist) => Self::Duelist,
            Kind::Hero(Class::Cleric) => Self::Cleric,
            Kind::Minion(Minion::Tank) => Self::Tank,
            Kind::Minion(Minion::Archer) => Self::Archer,
            Kind::Minion(Minion::Assassin) => Self::Assassin,
        }
    }

    /// The small picture of an effect on a unit.
    pub const fn effect(effect: Effect) -> Self {
        match effect {
            Effect::Power => Self::PowerMark,
            Effect::Life => Self::LifeMark,
            Effect::Speed => Self::SpeedMark,
            Effect::Weakness => Self::WeaknessMark,
            Effect::Bleed => Self::BleedMark,
            Effect::Slow => Self::SlowMark,
            Effect::Blind => Self::BlindMark,
            Effect::DeathMark => Self::DeathMark,
            Effect::Feint => Self::FeintMark,
            Effect::Challenge => Self::ChallengeMark,
            Effect::Invulnerable => Self::InvulnerableMark,
            Effect::Rally => Self::RallyMark,
        }
    }

    /// The picture on a tile that gives an effect: larger, where there is one.
    pub const fn tile(effect: Effect) -> Self {
        match effect {
            Effect::Power => Self::PowerTile,
            Effect::Life => Self::LifeTile,
            Effect::Speed => Self::SpeedTile,
            Effect::Weakness => Self::WeaknessTile,
            Effect::Bleed => Self::BleedTile,
            Effect::Slow => Self::SlowTile,
            other => Self::effect(other),
        }
    }
}

/// The colours of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dye {
    /// In light.
    pub light: Ink,
    /// In shadow.
    pub dark: Ink,
}

impl Dye {
    /// The colours of a side: water against fire, as on the emblem of the game.
    pub const fn of(side: Side) -> Self {
        match side {
            Side::One => Self { light: Ink::Tide, dark: Ink::Deep },
            Side::Two => Self { light: Ink::Ember, dark: Ink::Rust },
        }
    }

    /// A cell of a fighter: cloth takes the colours of the side, all else keeps its own.
    pub const fn cloth(self, ink: Ink) -> Ink {
        match ink {
            Ink::Tide => self.light,
            Ink::Deep => self.dark,
            other => other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::Theme;

    #[test]
    fn the_sides_stand_out_from_their_own_shadow_and_from_the_floor() {
        for theme in Theme::ALL {
            for side in Side::ALL {
                let dye = Dye::of(side);
                let light = theme.rgb(dye.light);
                assert!(light.contrast(theme.rgb(dye.dark)) >= 2.0, "{theme:?} {side}");
                assert!(light.contrast(theme.rgb(Ink::Raised)) >= 3.0, "{theme:?} {side}");
            }
        }
    }

    #[test]
    fn every_effect_has_a_picture_of_its_own() {
        for (place, effect) in Effect::ALL.into_iter().enumerate() {
            let others = &Effect::ALL[..place];
            assert!(others.iter().all(|other| Art::effect(*other) != Art::effect(effect)), "{effect}");
            assert!(others.iter().all(|other| Art::tile(*other) != Art::tile(effect)), "{effect}");
        }
    }
}
