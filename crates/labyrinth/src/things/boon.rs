//! What relics and perks of gear do for whoever has them: a row each. Play asks the hero for the
//! boon, never for what gives it.

use grid::Reach;

use crate::{Ailment, Content, Hero, PerMille, Percent, Perk, Relic, Spell, Turns};

/// Something good that comes with what one has, and how much of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Boon {
    /// Critical hits throw so many tiles farther.
    Knockback(u8),
    /// Arrows and spells at one foe hit so much harder.
    FarHits(Percent),
    /// Fireballs reach so many tiles farther around, and sparks leap so many times more.
    WideSpells(u8),
    /// Whoever bumps the hero takes so much of the hero's own bump.
    Thorns(Percent),
    /// Death is turned away, and so much of all HP comes back; then it is gone.
    SecondWind(Percent),
    /// Gold grows by so much on every new floor.
    Interest(Percent),
    /// Guarding takes so much off a hit, whatever it took before.
    Guard(Percent),
    /// Whoever is slain gives back so much of all HP.
    Leech(Percent),
    /// Dashes are ready so much sooner.
    DashSooner(Turns),
    /// One sees so many tiles farther.
    Sight(u8),
    /// Foes' chance of a critical hit is so much lower.
    Padding(PerMille<i32>),
    /// Ailments last one part of so many.
    Ward(u8),
    /// Hits make foes bleed so often.
    Barbs(Percent),
    /// Dashes may go so many tiles farther.
    DashFarther(u8),
    /// Arrows come back so much sooner.
    ArrowsSooner(Turns),
    /// The chance of a critical hit is so much higher.
    Crit(PerMille<i32>),
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

    /// How long a dash rests after one.
    pub fn dash_rest(&self, content: &Content) -> Turns {
        let sooner = boon!(self, content, DashSooner).unwrap_or_default();
        content.moves.dash_rest.less(sooner).max(Turns(1))
    }

    /// How long it takes until an arrow comes back.
    pub fn arrow_rest(&self, content: &Content) -> Turns {
        let sooner = boon!(self, content, ArrowsSooner).unwrap_or_default();
        content.bow.arrow_rest.less(sooner).max(Turns(1))
    }

    /// How much of a hit guarding takes away.
    pub fn guard(&self, content: &Content) -> Percent {
        boon!(self, content, Guard).unwrap_or(content.blows.guard)
    }

    /// How many tiles critical hits throw foes.
    pub(crate) fn knockback(&self, content: &Content) -> u8 {
        content.blows.knockback + boon!(self, content, Knockback).unwrap_or(0)
    }

    /// What gear adds to the chance of a critical hit.
    pub(crate) fn keenness(&self, content: &Content) -> PerMille<i32> {
        boon!(self, content, Crit).unwrap_or_default()
    }

    /// What is taken from foes' chance of a critical hit.
    pub(crate) fn padding(&self, content: &Content) -> PerMille<i32> {
        boon!(self, content, Padding).unwrap_or_default()
    }

    /// What is added to hits from afar that are aimed at one foe.
    pub(crate) fn far_hits(&self, content: &Content) -> Percent {
        boon!(self, content, FarHits).unwrap_or_default()
    }

    /// How many tiles around its own a fireball burns.
    pub(crate) fn fireball_radius(&self, content: &Content) -> u8 {
        content.spells.fireball_radius + boon!(self, content, WideSpells).unwrap_or(0)
    }

    /// How often a spark leaps on.
    pub(crate) fn leaps(&self, content: &Content) -> u8 {
        content.spells.leaps + boon!(self, content, WideSpells).unwrap_or(0)
    }

    /// What thorns give back of a bump.
    pub(crate) fn thorns(&self, content: &Content) -> Option<Percent> {
        boon!(self, content, Thorns)
    }

    /// The chance that a hit makes a foe bleed.
    pub(crate) fn barbs(&self, content: &Content) -> Option<Percent> {
        boon!(self, content, Barbs)
    }

    /// What gold grows by on a new floor.
    pub(crate) fn interest(&self, content: &Content) -> Option<Percent> {
        boon!(self, content, Interest)
    }

    /// What a slain foe gives back of the most HP.
    pub(crate) fn leech(&self, content: &Content) -> Option<Percent> {
        boon!(self, content, Leech)
    }

    /// The relic that turns death away, with what comes back then of the most HP.
    pub(crate) fn second_wind(&self, content: &Content) -> Option<(Relic, Percent)> {
        self.relics.iter().find_map(|relic| match relic.boon(content) {
            Boon::SecondWind(amount) => Some((relic, amount)),
            _ => None,
        })
    }

    /// How long an ailment lasts for the hero.
    pub(crate) fn lasts(&self, ailment: Ailment, content: &Content) -> Turns {
        Turns(content.lasts(ailment).0.div_ceil(boon!(self, content, Ward).unwrap_or(1)))
    }
}
