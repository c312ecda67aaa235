//! What relics and perks of gear do for whoever has them: a row each. Play asks the hero for the
//! boon, never for what gives it.

use grid::Reach;

use crate::{Ailment, Content, Hero, Perk, Relic, Spell};

/// Something good that comes with what one has, and how much of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Boon {
    /// Critical hits throw so many tiles farther.
    Knockback(u8),
    /// Arrows and spells at one foe hit so many hundredths harder.
    FarHits(u8),
    /// Fireballs reach so many tiles farther around, and sparks leap so many times more.
    WideSpells(u8),
    /// Whoever bumps the hero takes so many hundredths of the hero's own bump.
    Thorns(u8),
    /// Death is turned away, and so many hundredths of all HP come back; then it is gone.
    SecondWind(u8),
    /// Gold grows by so many hundredths on every new floor.
    Interest(u8),
    /// Guarding takes so many hundredths off a hit, whatever it took before.
    Guard(u8),
    /// Whoever is slain gives back so many hundredths of all HP.
    Leech(u8),
    /// Dashes are ready so many turns sooner.
    DashSooner(u8),
    /// One sees so many tiles farther.
    Sight(u8),
    /// Foes' chance of a critical hit is so many thousandths lower.
    Padding(i32),
    /// Ailments last one part of so many.
    Ward(u8),
    /// Hits make foes bleed, so many times of a hundred.
    Barbs(u8),
    /// Dashes may go so many tiles farther.
    DashFarther(u8),
    /// Arrows come back so many turns sooner.
    ArrowsSooner(u8),
    /// The chance of a critical hit is so many thousandths higher.
    Crit(i32),
    /// A spell is known, with one charge.
    Knows(Spell),
}

impl Relic {
    pub(crate) const fn boon(self, content: &Content) -> Boon {
        let numbers = &content.relics;
        match self {
            Self::Maul => Boon::Knockback(1),
            Self::HawkEye => Boon::FarHits(numbers.hawk_eye),
            Self::WideEmber => Boon::WideSpells(1),
            Self::Thorns => Boon::Thorns(numbers.thorns),
            Self::SecondWind => Boon::SecondWind(numbers.second_wind),
            Self::Miser => Boon::Interest(numbers.interest),
            Self::IronWall => Boon::Guard(numbers.iron_guard),
            Self::Leech => Boon::Leech(numbers.leech),
            Self::Quicksilver => Boon::DashSooner(numbers.dash_sooner),
            Self::Lantern => Boon::Sight(numbers.lantern),
        }
    }
}

impl Perk {
    pub(crate) const fn boon(self, content: &Content) -> Boon {
        match self {
            Self::Keen => Boon::Crit(content.drops.keen_crit),
            Self::Padded => Boon::Padding(content.blows.padded),
            Self::Warded => Boon::Ward(2),
            Self::Barbed => Boon::Barbs(content.ailments.barbed),
            Self::Tome(spell) => Boon::Knows(spell),
            Self::Springy => Boon::DashFarther(1),
            Self::Nimble => Boon::ArrowsSooner(content.bow.nimble_sooner),
        }
    }
}

/// How much of a boon the hero has, if any.
macro_rules! boon {
    ($hero:expr, $content:expr, $boon:ident) => {
        $hero.boons($content).find_map(|boon| match boon {
            Boon::$boon(amount) => Some(amount),
            _ => None,
        })
    };
}

impl Hero {
    /// Everything that comes with what the hero wears and has.
    fn boons(&self, content: &Content) -> impl Iterator<Item = Boon> {
        let of_gear = self.gear.iter().flatten().filter_map(|item| item.perk).map(|perk| perk.boon(content));
        of_gear.chain(self.relics.iter().map(|relic| relic.boon(content)))
    }

    /// How far the hero sees.
    pub fn sight(&self, content: &Content) -> Reach {
        let farther = boon!(self, content, Sight).unwrap_or(0);
        Reach { columns: content.moves.sight_columns + farther, rows: content.moves.sight_rows + farther }
    }

    /// How many tiles a dash goes.
    pub fn dash_tiles(&self, content: &Content) -> u8 {
        content.moves.dash_tiles + boon!(self, content, DashFarther).unwrap_or(0)
    }

    /// How many turns a dash rests after one.
    pub fn dash_rest(&self, content: &Content) -> u8 {
        let sooner = boon!(self, content, DashSooner).unwrap_or(0);
        content.moves.dash_rest.saturating_sub(sooner).max(1)
    }

    /// How many turns pass until an arrow comes back.
    pub fn arrow_rest(&self, content: &Content) -> u8 {
        let sooner = boon!(self, content, ArrowsSooner).unwrap_or(0);
        content.bow.arrow_rest.saturating_sub(sooner).max(1)
    }

    /// How much of a hit guarding takes away, in hundredths.
    pub fn guard(&self, content: &Content) -> u8 {
        boon!(self, content, Guard).unwrap_or(content.blows.guard)
    }

    /// How many tiles critical hits throw foes.
    pub(crate) fn knockback(&self, content: &Content) -> u8 {
        content.blows.knockback + boon!(self, content, Knockback).unwrap_or(0)
    }

    /// What gear adds to the chance of a critical hit, per mille.
    pub(crate) fn keenness(&self, content: &Content) -> i32 {
        boon!(self, content, Crit).unwrap_or(0)
    }

    /// What is taken from foes' chance of a critical hit, per mille.
    pub(crate) fn padding(&self, content: &Content) -> i32 {
        boon!(self, content, Padding).unwrap_or(0)
    }

    /// What is added to hits from afar that are aimed at one foe, in hundredths.
    pub(crate) fn far_hits(&self, content: &Content) -> u8 {
        boon!(self, content, FarHits).unwrap_or(0)
    }

    /// How many tiles around its own a fireball burns.
    pub(crate) fn fireball_radius(&self, content: &Content) -> u8 {
        content.spells.fireball_radius + boon!(self, content, WideSpells).unwrap_or(0)
    }

    /// How often a spark leaps on.
    pub(crate) fn leaps(&self, content: &Content) -> u8 {
        content.spells.leaps + boon!(self, content, WideSpells).unwrap_or(0)
    }

    /// What thorns give back of a bump, in hundredths.
    pub(crate) fn thorns(&self, content: &Content) -> Option<u8> {
        boon!(self, content, Thorns)
    }

    /// The chance that a hit makes a foe bleed, in hundredths.
    pub(crate) fn barbs(&self, content: &Content) -> Option<u8> {
        boon!(self, content, Barbs)
    }

    /// What gold grows by on a new floor, in hundredths.
    pub(crate) fn interest(&self, content: &Content) -> Option<u8> {
        boon!(self, content, Interest)
    }

    /// What a slain foe gives back, in hundredths of the most HP.
    pub(crate) fn leech(&self, content: &Content) -> Option<u8> {
        boon!(self, content, Leech)
    }

    /// The relic that turns death away, with what comes back then, in hundredths of the most HP.
    pub(crate) fn second_wind(&self, content: &Content) -> Option<(Relic, u8)> {
        self.relics.iter().find_map(|relic| match relic.boon(content) {
            Boon::SecondWind(amount) => Some((relic, amount)),
            _ => None,
        })
    }

    /// How many turns an ailment lasts for the hero.
    pub(crate) fn lasts(&self, ailment: Ailment, content: &Content) -> u8 {
        content.lasts(ailment).div_ceil(boon!(self, content, Ward).unwrap_or(1))
    }
}
