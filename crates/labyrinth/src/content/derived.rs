//! What follows from the numbers.

use super::{BowKind, Content, PadNumbers, Price, SpellKind, growth};
use crate::{
    Ailment, Bow, FloorNumber, Gold, Hp, Intent, Item, Kind, Missile, Percent, Power, Rarity, Slot, Spell,
    Stats, Turns,
};

impl Content {
    /// A foe's numbers on a floor.
    pub fn foe(&self, kind: Kind, floor: FloorNumber) -> Stats {
        let foes = &self.foes;
        let floors = i32::try_from(floor.0.min(growth::HIGHEST)).expect("floors are few");
        let mut stats = foes.base.plus(foes.per_floor, floors);
        stats.hp += Hp(growth::of(floor.0));
        let rank = kind.rank() as usize;
        let mut stats = stats.scaled(foes.ranks[rank]).scaled(foes.ways[kind.archetype().index()][rank]);
        stats.speed = foes.speeds[kind.index()].of(stats.speed);
        stats.hp = stats.hp.max(Hp(1));
        stats
    }

    /// How far what a kind does from afar reaches, in steps.
    pub const fn reach(&self, kind: Kind) -> u16 {
        self.foes.reaches[kind.index()] as u16
    }

    /// What a missile of a kind is worth beside a bump; nothing for those who throw none
    /// without announcing it.
    pub const fn missile(&self, kind: Kind) -> Option<Percent> {
        match kind.missile() {
            Some(Missile::Touch) => Some(self.deeds.touch),
            Some(Missile::Shot) => Some(self.deeds.shot),
            Some(Missile::Venom) => Some(self.deeds.venom),
            Some(Missile::Bolt) => Some(self.deeds.bolt),
            None => None,
        }
    }

    /// What an announced deed makes of its doer's attack.
    pub const fn deed(&self, intent: Intent) -> Percent {
        let deeds = &self.deeds;
        match intent {
            Intent::Charge(_) => deeds.charge,
            Intent::Swing(_) => deeds.swing,
            Intent::Ring => deeds.ring,
            Intent::Blast(_) => deeds.blast,
            Intent::Cross(_) => deeds.cross,
            Intent::Chain(_) => deeds.chain,
            Intent::Beam => deeds.beam,
            Intent::Arrow(_) => deeds.arrow,
            Intent::Summon => Percent(0),
        }
    }

    /// The numbers of a bow.
    pub const fn bow(&self, bow: Bow) -> &BowKind {
        &self.bow.bows[bow.index()]
    }

    /// The numbers of a spell.
    pub const fn spell(&self, spell: Spell) -> &SpellKind {
        &self.spells.spells[spell.index()]
    }

    /// How long an ailment lasts.
    pub const fn lasts(&self, ailment: Ailment) -> Turns {
        self.ailments.turns[ailment.index()]
    }

    /// What an ailment takes each turn from somebody with so many HP at most.
    pub fn suffering(&self, ailment: Ailment, most: Hp) -> Hp {
        let part = match ailment {
            Ailment::Bleed => self.ailments.bleed,
            Ailment::Poison => self.ailments.poison,
            Ailment::Burn => self.ailments.burn,
            Ailment::Slow | Ailment::Vulnerable => return Hp::ZERO,
        };
        part.of(most)
    }

    /// The power of a piece of gear that is made for a floor.
    pub fn power(&self, slot: Slot, rarity: Rarity, floor: FloorNumber) -> Power {
        let floors = i32::try_from(floor.0.min(growth::HIGHEST)).expect("floors are few");
        let grown = Percent(100 + self.drops.growth.get() * floors).of(self.drops.power[slot.index()]);
        self.in_steps(slot, self.drops.rarity_power[rarity.index()].of(grown))
    }

    /// What an upgrade adds to the power of gear: a share of what it was made with, so that upgrades
    /// do not outgrow what is found.
    pub fn upgrade(&self, item: &Item) -> Power {
        let made_with = self.power(item.slot(), item.rarity, FloorNumber(item.floor.into()));
        self.in_steps(item.slot(), self.drops.upgrade.of(made_with))
    }

    /// Power as it comes: in steps, and at least one of them.
    fn in_steps(&self, slot: Slot, power: Power) -> Power {
        let step = self.drops.step[slot.index()];
        step * ((power.0 + step.0 / 2) / step.0).max(1)
    }

    /// What spoils are worth in a fight that comes after so many others on a floor.
    pub fn spoils_share(&self, fights: u16) -> Percent {
        let spoils = &self.spoils;
        let beyond = u32::from((fights + 1).saturating_sub(spoils.full_fights));
        let left = 100_u32.saturating_sub(beyond * u32::from(spoils.diminish.0));
        Percent(u8::try_from(left).expect("no more than a hundred")).max(spoils.least_share)
    }

    /// How much stronger arrivals are after so many fights and turns on a floor. RULES.md, 9.7.
    pub fn drift(&self, fights: u16, turns: Turns<u32>) -> u16 {
        let by_turns = turns.0 / u32::from(self.spoils.drift_turns);
        (fights / self.spoils.drift_fights).saturating_add(u16::try_from(by_turns).unwrap_or(u16::MAX))
    }
}

impl PadNumbers {
    /// How often somebody who is called is an elite: in so many of so many cases. Drift weighs as much
    /// as it does with those who come on their own. RULES.md, 9.9.
    pub(crate) fn called(self, drift: u16) -> (u32, u32) {
        let (all, drift) =
            (u32::from(self.normal_weight) + u32::from(self.elite_weight), 100 * u32::from(drift));
        (u32::from(self.scout_risk.0) * all + drift, 100 * all + drift)
    }
}

impl Price {
    /// The price on a floor.
    pub const fn on(self, floor: FloorNumber) -> Gold {
        Gold(self.base as u32 + self.per_floor as u32 * floor.0)
    }
}
