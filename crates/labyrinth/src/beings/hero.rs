//! Whoever climbs the tower.

use engine::RowsBy;
use grid::Point;
use serde::{Deserialize, Serialize};

use crate::{
    Ailment, Ailments, Bow, Content, Flask, Gold, Hp, Hundredths, Item, Perk, Relics, Slot, Spell, Stats,
    Turns, Xp,
};

/// The hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hero {
    /// Where the hero stands.
    pub at: Point,
    /// What is left.
    pub hp: Hp,
    /// The numbers with gear and blessings, without ailments.
    pub stats: Stats,
    /// The level.
    pub level: u16,
    /// Experience since the last level.
    pub xp: Xp,
    /// What can be spent.
    pub gold: Gold,
    /// What shrines have added for good.
    pub blessings: Stats,
    /// What is worn, by slot.
    #[serde(with = "RowsBy::<Slot>")]
    pub gear: [Option<Item>; 4],
    /// What is carried.
    pub bag: [Option<Item>; Self::BAG],
    /// Flasks, by kind.
    #[serde(with = "RowsBy::<Flask>")]
    pub flasks: [u8; 3],
    /// Spells, by kind.
    #[serde(with = "RowsBy::<Spell>")]
    pub spells: [Charges; 4],
    /// Arrows at hand.
    pub arrows: u8,
    /// Since an arrow came back.
    pub arrow_wait: Turns,
    /// Until the next dash.
    pub dash_wait: Turns,
    /// Whether the hero guards until the next command.
    pub guards: bool,
    /// What ails the hero.
    pub ailments: Ailments,
    /// Relics.
    pub relics: Relics,
    /// Keys of this floor's locks, one bit each.
    #[serde(with = "crate::things::keys")]
    pub keys: u8,
}

/// Charges of a spell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charges {
    /// The most there can be, by tomes read; none when the spell is not known.
    pub most: u8,
    /// Those left.
    pub left: u8,
}

impl Hero {
    /// How many pieces of gear can be carried beside what is worn.
    pub const BAG: usize = 6;

    /// A hero before the first floor.
    pub(crate) fn new(content: &Content) -> Self {
        let mut hero = Self {
            at: Point::new(0, 0),
            hp: Hp::ZERO,
            stats: Stats::default(),
            level: 1,
            xp: Xp(0),
            gold: Gold(0),
            blessings: Stats::default(),
            gear: [None; 4],
            bag: [None; Self::BAG],
            flasks: content.pack.flasks,
            spells: [Charges::default(); 4],
            arrows: content.bow.arrows,
            arrow_wait: Turns::NONE,
            dash_wait: Turns::NONE,
            guards: false,
            ailments: Ailments::NONE,
            relics: Relics::NONE,
            keys: 0,
        };
        hero.refresh(content);
        hero.hp = hero.stats.hp;
        hero
    }

    /// What is worn in a slot.
    pub const fn worn(&self, slot: Slot) -> Option<&Item> {
        self.gear[slot.index()].as_ref()
    }

    /// The bow in hand.
    pub fn bow(&self) -> Option<Bow> {
        self.worn(Slot::Weapon).and_then(Item::bow)
    }

    /// How many of a flask are at hand.
    pub const fn flasks(&self, flask: Flask) -> u8 {
        self.flasks[flask.index()]
    }

    /// The most charges of a spell: those of tomes, and one more from a charm that knows it.
    pub fn most_charges(&self, spell: Spell) -> u8 {
        self.spells[spell.index()].most + u8::from(self.charm_of(spell).is_some())
    }

    /// Charges left of a spell.
    pub fn charges(&self, spell: Spell) -> u8 {
        self.spells[spell.index()].left + u8::from(self.charm_of(spell).is_some_and(|charm| charm.charged))
    }

    /// The charm that knows a spell, if it is worn.
    fn charm_of(&self, spell: Spell) -> Option<&Item> {
        self.worn(Slot::Charm).filter(|charm| charm.perk.and_then(Perk::spell) == Some(spell))
    }

    /// Spends a charge, that of a charm last.
    pub(crate) const fn spend_charge(&mut self, spell: Spell) {
        let charges = &mut self.spells[spell.index()];
        if charges.left > 0 {
            charges.left -= 1;
        } else if let Some(charm) = &mut self.gear[Slot::Charm.index()] {
            charm.charged = false;
        }
    }

    /// Whether a spell is known.
    pub fn knows(&self, spell: Spell) -> bool {
        self.most_charges(spell) > 0
    }

    /// Whether the hero has the key of a lock.
    pub const fn has_key(&self, lock: u8) -> bool {
        self.keys >> lock & 1 != 0
    }

    /// Experience that the next level takes.
    pub fn xp_to_next(&self, content: &Content) -> Xp {
        content.hero.xp_first + Xp(content.hero.xp_step.0 * u32::from(self.level))
    }

    /// The speed now, which slowness takes from.
    pub fn speed(&self, content: &Content) -> Hundredths {
        slowed(self.stats.speed, self.ailments, content)
    }

    /// The numbers that another piece of gear in its slot would give.
    pub fn stats_with(&self, item: Item, content: &Content) -> Stats {
        let mut other = *self;
        other.gear[item.slot().index()] = Some(item);
        other.refresh(content);
        other.stats
    }

    /// Adds up the numbers anew.
    pub(crate) fn refresh(&mut self, content: &Content) {
        let levels = i32::from(self.level) - 1;
        let mut stats = content.hero.base.plus(content.hero.per_level, levels).plus(self.blessings, 1);
        for item in self.gear.iter().flatten() {
            stats.raise(item.slot().raises(), item.power);
        }
        stats.crit += self.keenness(content);
        if let Some(bow) = self.bow() {
            stats.crit += content.bow(bow).crit;
        }
        self.stats = stats;
        self.hp = self.hp.min(stats.hp);
    }
}

/// A speed, less what slowness takes.
pub(crate) fn slowed(speed: Hundredths, ailments: Ailments, content: &Content) -> Hundredths {
    if ailments.has(Ailment::Slow) { content.ailments.slow.off(speed) } else { speed }
}
