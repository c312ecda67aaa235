//! A unit on the board, or what is remembered of it.

use serde::{Deserialize, Serialize};

use crate::{Deed, Effect, Effects, Kind, Skill, Tile};

/// What a unit is born with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stats {
    /// HP at the start.
    pub hp: u8,
    /// What a plain attack takes.
    pub attack: u8,
    /// How many steps a move has.
    pub moves: u8,
    /// How far an attack reaches.
    pub range: u8,
}

/// A unit. One without HP is not on the board; its kind, its numbers and the tile where it
/// fell are all that is remembered of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    /// What lies on it.
    pub effects: Effects,
    /// What it is.
    pub kind: Kind,
    /// What it was born with.
    pub stats: Stats,
    /// HP left.
    pub hp: u8,
    /// Where it stands, or fell.
    pub tile: Tile,
    /// The hero's skill.
    pub skill: Option<Skill>,
    /// Round ends until the skill can be used again.
    pub cooldown: u8,
    /// What takes damage before it does.
    pub shield: Shield,
    /// Whether enemies cannot see it.
    pub hidden: bool,
    /// Attacks that Nature's Power still strengthens.
    pub charges: u8,
    /// Where a Mage's beacon stands.
    pub beacon: Option<Tile>,
    /// Round ends until a clone fades.
    pub fades: u8,
    /// What it has declared to do at the start of the next round.
    pub plan: Option<Plan>,
}

/// Takes damage in the place of HP.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shield {
    /// How much more it takes.
    pub strength: u8,
    /// How many more round ends it lasts.
    pub rounds: u8,
}

impl Shield {
    /// No shield.
    pub const NONE: Self = Self { strength: 0, rounds: 0 };
}

/// A deed that was declared under Slow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// What will be tried.
    pub deed: Deed,
    /// Plans come about in this order.
    pub order: u8,
}

impl Unit {
    /// A unit with nothing on it and nothing done.
    pub(crate) const fn fresh(kind: Kind, skill: Option<Skill>, stats: Stats, tile: Tile) -> Self {
        Self {
            effects: Effects::NONE,
            kind,
            stats,
            hp: stats.hp,
            tile,
            skill,
            cooldown: 0,
            shield: Shield::NONE,
            hidden: false,
            charges: 0,
            beacon: None,
            fades: 0,
            plan: None,
        }
    }

    /// The place of a clone while there is none.
    pub(crate) const NO_CLONE: Self = {
        let nobody = Stats { hp: 0, attack: 0, moves: 0, range: 0 };
        Self::fresh(Kind::Clone, None, nobody, Tile::at(0, 0))
    };

    /// What is remembered of the unit once it is gone. Nobody remembers clones.
    #[must_use]
    pub(crate) const fn fallen(&self) -> Self {
        if let Kind::Clone = self.kind {
            return Self::NO_CLONE;
        }
        let mut fallen = Self::fresh(self.kind, self.skill, self.stats, self.tile);
        fallen.hp = 0;
        fallen
    }

    /// Whether an effect lies on it.
    #[inline]
    pub const fn has(&self, effect: Effect) -> bool {
        self.effects.has(effect)
    }

    /// Whether it acts twice in a turn. Speed and Slow cancel out.
    #[inline]
    pub const fn is_quick(&self) -> bool {
        self.has(Effect::Speed) && !self.has(Effect::Slow)
    }

    /// Whether it declares its deeds a round ahead. Speed and Slow cancel out.
    #[inline]
    pub const fn is_slow(&self) -> bool {
        self.has(Effect::Slow) && !self.has(Effect::Speed)
    }

    /// Whether it may strike at all.
    #[inline]
    pub const fn can_strike(&self) -> bool {
        !self.has(Effect::Blind) && !self.has(Effect::Invulnerable)
    }
}
