//! What follows from the numbers.

use super::{BowKind, Content, Price, SpellKind, growth};
use crate::stats::{per_mille, share};
use crate::{Ailment, Archetype, Bow, Intent, Item, Kind, Missile, Rank, Rarity, Scale, Slot, Spell, Stats};

impl Content {
    /// A foe's numbers on a floor.
    pub fn foe(&self, kind: Kind, floor: u32) -> Stats {
        let foes = &self.foes;
        let floors = i32::try_from(floor.min(growth::HIGHEST)).expect("floors are few");
        let mut stats = foes.base.plus(foes.per_floor, floors);
        stats.hp += growth::of(floor);
        let rank = kind.rank() as usize;
        let mut stats = stats.scaled(foes.ranks[rank]).scaled(foes.ways[kind.archetype().index()][rank]);
        stats.speed = share(stats.speed, i32::from(foes.speeds[kind.index()]));
        stats.hp = stats.hp.max(1);
        stats
    }

    /// What is multiplied for an archetype of a rank, ranks not included.
    pub const fn way(&self, archetype: Archetype, rank: Rank) -> &Scale {
        &self.foes.ways[archetype as usize][rank as usize]
    }

    /// How far what a kind does from afar reaches, in steps.
    pub const fn reach(&self, kind: Kind) -> u16 {
        self.foes.reaches[kind.index()] as u16
    }

    /// What a missile of a kind is worth, in hundredths of a bump; nothing for those who throw none
    /// without announcing it.
    pub const fn missile(&self, kind: Kind) -> Option<u8> {
        match kind.missile() {
            Some(Missile::Touch) => Some(self.deeds.touch),
            Some(Missile::Shot) => Some(self.deeds.shot),
            Some(Missile::Venom) => Some(self.deeds.venom),
            Some(Missile::Bolt) => Some(self.deeds.bolt),
            None => None,
        }
    }

    /// What an announced deed makes of its doer's attack, in hundredths.
    pub const fn deed(&self, intent: Intent) -> u8 {
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
            Intent::Summon => 0,
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

    /// How many turns an ailment lasts.
    pub const fn lasts(&self, ailment: Ailment) -> u8 {
        self.ailments.turns[ailment.index()]
    }

    /// What an ailment takes each turn from somebody with so many HP at most.
    pub fn suffering(&self, ailment: Ailment, most: i32) -> i32 {
        let part = match ailment {
            Ailment::Bleed => self.ailments.bleed,
            Ailment::Poison => self.ailments.poison,
            Ailment::Burn => self.ailments.burn,
            Ailment::Slow | Ailment::Vulnerable => return 0,
        };
        per_mille(most, part)
    }

    /// The power of a piece of gear that is made for a floor.
    pub fn power(&self, slot: Slot, rarity: Rarity, floor: u32) -> i32 {
        let floors = i32::try_from(floor.min(growth::HIGHEST)).expect("floors are few");
        let grown = share(self.drops.power[slot.index()], 100 + self.drops.growth * floors);
        self.in_steps(slot, share(grown, i32::from(self.drops.rarity_power[rarity.index()])))
    }

    /// What an upgrade adds to the power of gear: a share of what it was made with, so that upgrades
    /// do not outgrow what is found.
    pub fn upgrade(&self, item: &Item) -> i32 {
        let made_with = self.power(item.slot(), item.rarity, item.floor.into());
        self.in_steps(item.slot(), share(made_with, self.drops.upgrade))
    }

    /// Power as it comes: in steps, and at least one of them.
    fn in_steps(&self, slot: Slot, power: i32) -> i32 {
        let step = self.drops.step[slot.index()];
        ((power + step / 2) / step).max(1) * step
    }

    /// What spoils are worth in a fight that comes after so many others on a floor, in hundredths.
    pub fn spoils_share(&self, fights: u16) -> u32 {
        let spoils = &self.spoils;
        let beyond = u32::from((fights + 1).saturating_sub(spoils.full_fights));
        100_u32.saturating_sub(beyond * u32::from(spoils.diminish)).max(u32::from(spoils.least_share))
    }

    /// How much stronger arrivals are after so many fights on a floor.
    pub const fn drift(&self, fights: u16) -> u16 {
        fights / self.spoils.drift_fights
    }
}

impl Price {
    /// The price on a floor.
    pub const fn on(self, floor: u32) -> u32 {
        self.base as u32 + self.per_floor as u32 * floor
    }
}
