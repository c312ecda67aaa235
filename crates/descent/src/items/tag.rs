//! What items have in common.

use engine::Worded;
use serde::{Deserialize, Serialize};

use crate::{Ailment, Deed, Effect, Matter, Percent, Size, Stat, Trigger, Ward};

/// What an item is about. Items of one tag strengthen each other; items of two make pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Tag {
    Ember,
    Rime,
    Storm,
    Tide,
    Slick,
    Blight,
    Verdant,
    Edge,
    Aim,
    Swift,
    Guard,
    Fortune,
}

impl Tag {
    /// How many there are.
    pub const COUNT: usize = 12;
    /// So many items of a tag unlock what it does by itself.
    pub const ENOUGH: u8 = 3;

    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Ember,
        Self::Rime,
        Self::Storm,
        Self::Tide,
        Self::Slick,
        Self::Blight,
        Self::Verdant,
        Self::Edge,
        Self::Aim,
        Self::Swift,
        Self::Guard,
        Self::Fortune,
    ];

    /// Zero and up, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What so many items of a tag add to its measure: each one less than the one before.
    pub const fn bonus(count: u8) -> Percent {
        Percent(match count {
            0 => 0,
            1 => 50,
            2 => 80,
            3 => 95,
            _ => 100,
        })
    }

    /// What three items of it do together.
    pub const fn unlocked(self) -> &'static [Effect] {
        match self {
            Self::Ember => &[Effect::On(Trigger::Bump, Deed::Lay(Matter::Fire, 2, Size::One))],
            Self::Rime => &[Effect::On(Trigger::Bump, Deed::Afflict(Ailment::Chilled))],
            Self::Storm => &[Effect::On(Trigger::Bump, Deed::Shock(3))],
            Self::Tide => &[Effect::On(Trigger::Bump, Deed::Afflict(Ailment::Wet))],
            Self::Slick => &[Effect::On(Trigger::Bump, Deed::Afflict(Ailment::Oiled))],
            Self::Blight => {
                &[Effect::Ward(Matter::Acid, Ward::Immune), Effect::Ward(Matter::Spores, Ward::Immune)]
            }
            Self::Verdant => &[Effect::On(Trigger::Kill, Deed::Heal(3))],
            Self::Edge => &[Effect::Stat(Stat::Execute, 20)],
            Self::Aim => &[Effect::Stat(Stat::Range, 2)],
            Self::Swift => &[Effect::Stat(Stat::Dash, 1)],
            Self::Guard => &[Effect::Stat(Stat::Brace, 50)],
            Self::Fortune => &[Effect::Stat(Stat::Bargain, 25)],
        }
    }
}

impl Worded for Tag {
    const WORDS: &'static [Self] = &Self::ALL;
}

/// A set of tags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tags(u16);

impl Tags {
    /// The set of some tags.
    pub const fn of(tags: &[Tag]) -> Self {
        let (mut bits, mut place) = (0, 0);
        while place < tags.len() {
            bits |= 1 << tags[place] as u8;
            place += 1;
        }
        Self(bits)
    }

    /// Whether a tag is in the set.
    pub const fn has(self, tag: Tag) -> bool {
        self.0 >> tag as u8 & 1 != 0
    }

    /// The tags of the set.
    pub fn iter(self) -> impl Iterator<Item = Tag> {
        Tag::ALL.into_iter().filter(move |tag| self.has(*tag))
    }
}
