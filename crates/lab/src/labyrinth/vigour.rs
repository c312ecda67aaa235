//! The hero's HP, followed by what is told.

use labyrinth::{Blessing, Content, Event, Item, Slot, Who};

/// HP and the most there can be, as events tell them.
#[derive(Clone, Debug)]
pub(super) struct Vigour {
    hp: i32,
    level: i32,
    /// What shrines and the charm add.
    blessings: i32,
    charm: i32,
    base: i32,
    per_level: i32,
    shrine: i32,
}

impl Vigour {
    pub(super) const fn new(content: &Content) -> Self {
        let numbers = &content.hero;
        Self {
            hp: numbers.base.hp.0,
            level: 1,
            blessings: 0,
            charm: 0,
            base: numbers.base.hp.0,
            per_level: numbers.per_level.hp.0,
            shrine: content.places.shrine_hp.0,
        }
    }

    const fn most(&self) -> i32 {
        self.base + (self.level - 1) * self.per_level + self.blessings + self.charm
    }

    /// HP in hundredths of the most.
    pub(super) fn percent(&self) -> u32 {
        u32::try_from(self.hp.max(0) * 100 / self.most().max(1)).unwrap_or(0)
    }

    #[inline]
    pub(super) fn follow(&mut self, event: &Event) {
        match *event {
            Event::Struck { target: Who::Hero, hp, .. }
            | Event::Suffered { who: Who::Hero, hp, .. }
            | Event::TrapSprung { who: Who::Hero, hp, .. }
            | Event::Healed { hp, .. } => self.hp = hp.0,
            Event::LevelGained { level } => self.level = i32::from(level),
            Event::Blessed { blessing: Blessing::Health, .. } => {
                self.blessings += self.shrine;
                self.hp += self.shrine;
            }
            Event::Equipped { slot: Slot::Charm, item, .. } => self.wear(item.power.hp().0),
            Event::Upgraded { slot: Slot::Charm, item: Item { power, .. }, .. } => {
                self.charm = power.hp().0;
            }
            _ => {}
        }
    }

    /// Wounds stay what they are, whatever the most is.
    fn wear(&mut self, power: i32) {
        let wounds = self.most() - self.hp;
        self.charm = power;
        self.hp = (self.most() - wounds).max(1);
    }
}
