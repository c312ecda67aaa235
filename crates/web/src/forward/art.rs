//! Which sprite stands for what in Forward.

use forward::{Card, Family, Tier, Weapon};

use crate::art::Art;

impl Art {
    /// The picture of a card's kind.
    pub const fn card(card: Card) -> Self {
        match card {
            Card::Item => Self::Item,
            Card::Weapon => Self::Weapon,
            Card::LesserBeast => Self::LesserBeast,
            Card::GreaterBeast => Self::GreaterBeast,
            Card::Hollow => Self::Hollow,
            Card::Terror => Self::Terror,
            Card::Pit => Self::Pit,
            Card::Snare => Self::Snare,
            Card::Blessing => Self::Blessing,
            Card::Caesura => Self::Caesura,
        }
    }

    /// The picture of a card where it is met: a foe of that country, the weapon of the tier, or the kind.
    pub const fn met(card: Card, tier: Tier) -> Self {
        match (card, tier) {
            (Card::LesserBeast, Tier::One) => Self::BurrHound,
            (Card::GreaterBeast, Tier::One) => Self::BrambleBoar,
            (Card::Hollow, Tier::One) => Self::HollowShepherd,
            (Card::LesserBeast, Tier::Two) => Self::GlassHeron,
            (Card::GreaterBeast, Tier::Two) => Self::TideOx,
            (Card::Hollow, Tier::Two) => Self::HollowCantor,
            (Card::LesserBeast, Tier::Three) => Self::CinderJackal,
            (Card::GreaterBeast, Tier::Three) => Self::PallBear,
            (Card::Hollow, Tier::Three) => Self::HollowRegent,
            (Card::Weapon, _) => Self::weapon(Some(tier.weapon())),
            _ => Self::card(card),
        }
    }

    /// What the traveller fights with.
    pub const fn weapon(weapon: Option<Weapon>) -> Self {
        match weapon {
            None => Self::BareHand,
            Some(Weapon::GnarledBranch) => Self::GnarledBranch,
            Some(Weapon::SturdyBlade) => Self::SturdyBlade,
            Some(Weapon::MasterworkBlade) => Self::MasterworkBlade,
            Some(Weapon::ThornBuckler) => Self::ThornBuckler,
            Some(Weapon::GlassTarge) => Self::GlassTarge,
            Some(Weapon::MirrorShield) => Self::MirrorShield,
        }
    }

    /// The back of a card, which may tell its family.
    pub const fn back(family: Option<Family>) -> Self {
        match family {
            None => Self::CardBack,
            Some(Family::Foe) => Self::BackFoe,
            Some(Family::Peril) => Self::BackPeril,
            Some(Family::Find) => Self::BackFind,
            Some(Family::Light) => Self::BackLight,
        }
    }

    /// The face of a die.
    ///
    /// # Panics
    /// When a die has no such number.
    pub const fn die(number: u8) -> Self {
        match number {
            1 => Self::DieOne,
            2 => Self::DieTwo,
            3 => Self::DieThree,
            4 => Self::DieFour,
            5 => Self::DieFive,
            6 => Self::DieSix,
            _ => panic!("a die has six faces"),
        }
    }
}
