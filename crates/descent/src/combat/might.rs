//! What strikes, throws and shocks take, with all that changes it: for play and for what is foretold.

use engine::Seat;
use grid::Point;

use crate::combat::damage::damage;
use crate::{
    Ailment, Cells, Content, Descent, Foe, Gold, Ground, Hero, Hp, Matter, Missile, Pact, Percent, Stat, Tag,
};

/// Whoever plays, as somebody who hurts others.
#[derive(Clone, Copy)]
pub(crate) struct Might<'a> {
    pub(crate) hero: &'a Hero,
    pub(crate) purse: Gold,
    pub(crate) content: &'a Content,
}

impl Descent {
    pub(crate) fn might(&self, seat: Seat) -> Might<'_> {
        Might { hero: self.hero(seat), purse: self.purse, content: &self.content }
    }
}

impl Might<'_> {
    /// How often a strike is critical.
    pub(crate) fn critical(&self) -> Percent {
        let more = u16::try_from(self.hero.stat(Stat::Critical)).unwrap_or(0);
        Percent((self.content.critical.0 + more).min(100))
    }

    /// What a bump takes, for a turn of luck.
    pub(crate) fn bump(&self, foe: &Foe, luck: i16, is_critical: bool) -> Hp {
        if self.hero.swears(Pact::Bell) {
            return Hp(0);
        }
        let plain = damage(self.hero.attack(), foe.defence_against(self.hero.at), luck);
        let harm = self.heightened(plain, is_critical);
        let harm = match (self.hero.swears(Pact::Maul), foe.ailments.has(Ailment::Frozen)) {
            (true, true) => Hp(harm.0 * 3),
            (true, false) => Hp((harm.0 / 2).max(1)),
            (false, _) => harm,
        };
        let least = Percent(u16::try_from(self.hero.stat(Stat::Execute)).unwrap_or(0));
        if foe.is_below(least) && !foe.kind.is_boss() { harm.max(foe.hp) } else { harm }
    }

    /// What a throw takes of somebody with so much defence, for a turn of luck.
    pub(crate) fn throw(&self, missile: Missile, defence: Hp, luck: i16) -> Hp {
        let pierced = (defence - Hp(self.hero.stat(Stat::Pierce))).max(Hp(0));
        let grown = Hp(i16::from(self.hero.level / 2));
        let plain = damage(Hp(missile.attack.into()) + grown, pierced, luck);
        let harm = self.heightened(plain.raised(self.hero.measure(Tag::Aim)), false);
        if self.hero.swears(Pact::Bell) { harm.raised(Percent(100)) } else { harm }
    }

    /// What a deed is about, with so much of it written down.
    pub(crate) fn deed(&self, number: u8) -> Hp {
        let doubled = if self.hero.swears(Pact::Bell) { 2 } else { 1 };
        Hp(i16::from(number) * doubled)
    }

    /// What a shock takes of somebody who is wet or is not.
    pub(crate) fn shock(&self, harm: Hp, wetness: Wetness) -> Hp {
        let harm = harm.raised(self.hero.measure(Tag::Storm));
        if wetness == Wetness::Wet { harm.raised(Percent(50)) } else { harm }
    }

    /// Where a shock goes that strikes a tile.
    pub(crate) fn shocked(&self, ground: &Ground, at: Point) -> Cells {
        let farther = usize::try_from(self.hero.stat(Stat::Reach)).unwrap_or(0);
        ground.shocked(Cells::of(at), Ground::SHOCK_REACH + farther)
    }

    fn heightened(&self, harm: Hp, is_critical: bool) -> Hp {
        let edge = Percent(self.content.critical_harm.0 + self.hero.measure(Tag::Edge).0);
        let harm = if is_critical { harm.raised(edge) } else { harm };
        let is_miser = self.hero.swears(Pact::Miser);
        let harm = harm.raised(Percent(if is_miser { (self.purse.0 / 5).min(100) } else { 0 }));
        if self.hero.swears(Pact::Glass) { Hp(harm.0 * 2) } else { harm }
    }
}

/// Whether somebody is wet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wetness {
    Wet,
    Dry,
}

impl Hero {
    /// What is left of a blow after shield and bracing, and what was kept off.
    pub(crate) fn withstand(&self, harm: Hp) -> (Hp, Hp) {
        let shield = Hp(self.stat(Stat::Shield)).raised(self.measure(Tag::Guard));
        let shielded = if self.shield_is_down { harm } else { (harm - shield).max(Hp(1)) };
        let brace = Percent(u16::try_from(self.stat(Stat::Brace)).unwrap_or(0).min(90));
        let left = if self.braced { (shielded - shielded.share(brace)).max(Hp(1)) } else { shielded };
        let kept_off = harm - left;
        (if self.swears(Pact::Glass) { Hp(left.0 * 2) } else { left }, kept_off)
    }
}

impl Foe {
    /// What it loses to so much harm of a kind.
    pub(crate) fn loses(&self, harm: Hp, element: Option<Matter>) -> Hp {
        if self.is_weak_to(element) { harm.raised(Percent(50)) } else { harm }
    }
}
