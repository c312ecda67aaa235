//! Whoever plays.

use engine::RowsBy;
use grid::{Disc, Point};
use serde::{Deserialize, Serialize};

use crate::items::stats::Stats;
use crate::{
    Ailment, Ailments, Character, Content, Effect, Energy, Flask, Gear, Hp, Item, Pack, Pact, Percent, Stat,
    Tag, Trigger, Turns, Ward, Xp,
};

/// Whoever plays, at one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hero {
    /// Who it is.
    pub character: Character,
    /// Where they stand or lie.
    pub at: Point,
    /// What is left.
    pub hp: Hp,
    /// The most there can be.
    pub most: Hp,
    /// What they have for actions.
    pub energy: Energy,
    /// What ails them.
    pub ailments: Ailments,
    /// What they carry.
    pub pack: Pack,
    /// What hangs on their belt.
    #[serde(with = "RowsBy::<Flask>")]
    pub flasks: [u8; Flask::COUNT],
    /// How experienced they are.
    pub level: u8,
    /// On the way to the next level.
    pub xp: Xp,
    /// What shrines gave: attack and defence.
    pub blessings: [Hp; 2],
    /// Whether they brace for the next blow.
    pub braced: bool,
    /// Whether the first blow of this fight has fallen.
    pub shield_is_down: bool,
    /// Bumps so far, for what happens with every third.
    pub bumps: u8,
    /// How long they can lie before they are lost; nothing while they stand.
    pub down: Option<Turns>,
    /// How often somebody has waited beside them.
    pub revived: u8,
    /// What all that is carried adds, each by itself.
    own: Stats,
    /// The same with tags and pairs.
    joint: Stats,
    /// What something answers to of all that is carried, a bit each.
    #[serde(serialize_with = "crate::written::untold")]
    answered: u16,
}

impl Hero {
    /// Somebody at the beginning of a run.
    pub(crate) fn new(character: Character) -> Self {
        let start = character.start();
        let mut hero = Self {
            character,
            at: Point::new(0, 0),
            hp: start.hp,
            most: start.hp,
            energy: Energy::ACTION,
            ailments: Ailments::NONE,
            pack: Pack::default(),
            flasks: [0; Flask::COUNT],
            level: 1,
            xp: Xp(0),
            blessings: [Hp(0); 2],
            braced: false,
            shield_is_down: false,
            bumps: 0,
            down: None,
            revived: 0,
            own: Stats::default(),
            joint: Stats::default(),
            answered: 0,
        };
        for (slot, item) in (0..).zip(start.items) {
            hero.pack.put(slot, Some(Gear::new(*item)));
        }
        for flask in start.flasks.iter().chain(&[Flask::Healing]) {
            hero.flasks[flask.index()] += 1;
        }
        hero.refresh();
        hero.hp = hero.most;
        hero
    }

    /// Carries something from the beginning, in place of what it takes the place of.
    pub(crate) fn equip(&mut self, item: Item) {
        if let Some(slot) = self.pack.slot_for(item, Pack::SLOTS) {
            self.pack.put(slot, Some(Gear::new(item)));
        }
        self.refresh();
        self.hp = self.most;
    }

    /// Adds up again what all that is carried does. Wounds stay what they are.
    pub(crate) fn refresh(&mut self) {
        let wounds = self.most - self.hp;
        let character = || self.character.start().effects.iter().copied();
        self.own = Stats::sum(self.pack.own_effects().chain(character()));
        self.joint = Stats::sum(self.pack.own_effects().chain(self.pack.joint_effects()).chain(character()));
        let all = self.pack.own_effects().chain(self.pack.joint_effects()).chain(character());
        let answered = all.filter_map(|effect| match effect {
            Effect::On(trigger, _) => Some(trigger.bit()),
            _ => None,
        });
        self.answered = answered.fold(0, |all, bit| all | bit);
        let grown = Hp(5 * i16::from(self.level - 1));
        self.most = self.character.start().hp + grown + Hp(self.own.of(Stat::Health));
        self.hp = (self.most - wounds).max(Hp(1));
    }

    /// What is added to a number now.
    #[inline]
    pub fn stat(&self, stat: Stat) -> i16 {
        if self.is_dazed() { self.own.of(stat) } else { self.joint.of(stat) }
    }

    fn is_dazed(&self) -> bool {
        self.ailments.has(Ailment::Dazed)
    }

    /// Whether they stand.
    #[inline]
    pub const fn stands(&self) -> bool {
        self.down.is_none()
    }

    /// Whether they lay too long, and are in nobody's way any more.
    #[inline]
    pub fn is_gone(&self) -> bool {
        self.down == Some(Turns::NONE)
    }

    /// How hard they strike.
    pub fn attack(&self) -> Hp {
        let grown = Hp(i16::from(self.level / 2));
        self.character.start().attack + grown + self.blessings[0] + Hp(self.stat(Stat::Attack))
    }

    /// What they take off a blow.
    pub fn defence(&self) -> Hp {
        let grown = Hp(i16::from(self.level / 4));
        let whole = self.character.start().defence + grown + self.blessings[1] + Hp(self.stat(Stat::Defence));
        let corroded = if self.ailments.has(Ailment::Corroded) { Hp(2) } else { Hp(0) };
        (whole - corroded).max(Hp(0))
    }

    /// What a step costs.
    pub fn step_cost(&self) -> Energy {
        let swift = self.measure(Tag::Swift).0 / 10;
        let light = Energy(i16::try_from(swift).unwrap_or(0)) - Energy(self.stat(Stat::Step));
        (Energy(100) - light).max(Energy(50))
    }

    /// What a turn gives.
    pub fn speed(&self) -> Energy {
        let speed = Energy(100 + self.stat(Stat::Speed));
        hurried(speed, &self.ailments)
    }

    /// What a tag's items add to its measure now.
    pub fn measure(&self, tag: Tag) -> Percent {
        if self.is_dazed() { Percent(0) } else { self.pack.measure(tag) }
    }

    /// How far they see.
    pub fn sight(&self) -> Disc {
        Disc { radius: u8::try_from(8 + self.stat(Stat::Sight).clamp(-4, 4)).unwrap_or(8) }
    }

    /// Whether ground does them no harm.
    pub fn is_safe_from(&self, matter: crate::Matter) -> bool {
        let same = if matter == crate::Matter::Glow { crate::Matter::Fire } else { matter };
        matches!(self.ward(same), Some(Ward::Immune | Ward::Heals(_)))
    }

    /// All effects that are in force.
    pub(crate) fn effects(&self) -> impl Iterator<Item = Effect> {
        let joint = self.pack.joint_effects().filter(|_| !self.is_dazed());
        self.pack.own_effects().chain(joint).chain(self.character.start().effects.iter().copied())
    }

    /// What happens when something does.
    pub(crate) fn deeds(&self, wanted: Trigger) -> Vec<crate::Deed> {
        if self.answered & wanted.bit() == 0 {
            return Vec::new();
        }
        let deed = |effect| match effect {
            Effect::On(trigger, deed) if trigger == wanted => Some(deed),
            _ => None,
        };
        self.effects().filter_map(deed).collect()
    }

    /// What some ground is to them, if it is anything special.
    pub fn ward(&self, matter: crate::Matter) -> Option<Ward> {
        let wards = self.effects().filter_map(|effect| match effect {
            Effect::Ward(of, ward) if of == matter => Some(ward),
            _ => None,
        });
        wards.max()
    }

    /// Whether they are bound by something.
    pub fn swears(&self, wanted: Pact) -> bool {
        self.pack.own_effects().any(|effect| effect == Effect::Pact(wanted))
    }

    /// So many healing and other flasks.
    pub const fn flasks(&self, flask: Flask) -> u8 {
        self.flasks[flask.index()]
    }

    /// What the next level takes.
    pub fn xp_to_next(&self, content: &Content) -> Xp {
        Xp(u32::from(self.level) * u32::from(content.level_xp))
    }
}

/// A speed as ailments make it.
pub(crate) fn hurried(speed: Energy, ailments: &Ailments) -> Energy {
    let hasted = if ailments.has(Ailment::Hasted) { Energy(speed.0 * 2) } else { speed };
    if ailments.has(Ailment::Chilled) { Energy(hasted.0 / 2) } else { hasted }
}
