//! What can be true of a kind of creature.

use serde::{Deserialize, Serialize};

use crate::{Ailment, Blow, Energy, FloorNumber, Hp, Kind, Matter, Matters, Percent, Turns};

/// All that is true of a kind: numbers on its home floor, habits and traits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nature {
    /// The letter it is drawn with where there are only letters.
    pub letter: char,
    /// How it thinks.
    pub tier: Tier,
    /// The first floor it lives on, for which its numbers are.
    pub home: FloorNumber,
    /// The last floor it lives on.
    pub deepest: FloorNumber,
    /// How many come together.
    pub pack: u8,
    /// Health.
    pub hp: Hp,
    /// How hard it strikes.
    pub attack: Hp,
    /// What it takes off a blow.
    pub defence: Hp,
    /// What a step costs; nothing for the rooted.
    pub step: Option<Energy>,
    /// What a strike costs.
    pub strike: Energy,
    /// What slaying it is worth.
    pub score: u16,
    /// From how many steps away it notices somebody it sees.
    pub aggro: u8,
    /// What it does: the first habit that fits.
    pub habits: &'static [Habit],
    /// What else makes it what it is.
    pub traits: Traits,
    /// What it never leaves.
    pub domain: Option<Matter>,
    /// It dwells only where nature laid out some of this; anywhere if there is nothing here.
    pub haunts: Matters,
    /// Ground that is nothing to it.
    pub hardy: Matters,
    /// The ailment that each of its hits brings.
    pub brings: Option<Ailment>,
    /// What comes over the tiles around each of its steps.
    pub treads: Option<Matter>,
    /// What comes out of it when it is struck, for so many turns.
    pub bleeds: Option<(Matter, u8)>,
    /// What it leaves where it dies, for so many turns, and on how many tiles.
    pub leaves: Option<(Matter, u8, Size)>,
    /// What hurts it half as much again.
    pub weak: Option<Matter>,
    /// How a boss changes, the first phase first; others have none.
    pub phases: &'static [Phase],
}

/// How a creature thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Tier {
    /// It does not walk.
    Rooted,
    /// It walks about, and after whom it sees.
    Wanderer,
    /// It finds its way to whom it has seen.
    Hunter,
    /// It chooses where to stand and whom to call.
    Tactician,
    /// It keeps the way on.
    Boss,
}

impl Tier {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Rooted, Self::Wanderer, Self::Hunter, Self::Tactician, Self::Boss];

    /// Zero to four, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// How many tiles something covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Size {
    /// One.
    One,
    /// A square of three by three.
    Three,
    /// A square of five by five.
    Five,
}

/// One thing that a creature may do in its turn. Each fits or does not; `minds` says when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    /// Strikes whoever stands beside it.
    Strike,
    /// Goes after whom it has seen.
    Chase,
    /// Goes anywhere.
    Wander,
    /// After a strike, takes a step away.
    Flit,
    /// Badly hurt, it gets away and mends.
    Flee,
    /// Goes to fire that it sees rather than to anybody.
    SeekFire,
    /// Goes to a free side of whom it hunts, and waits outside of corridors.
    Surround,
    /// Stays three to five tiles away.
    KeepAway,
    /// Announces a blow, and deals it in its next action.
    Announce(Blow),
    /// Makes a skeleton of bones that it sees.
    RaiseBones,
    /// Calls whoever can hear it.
    Call,
    /// Brings so many of a kind, every so many turns.
    Summon(Kind, u8, Turns),
    /// Eats one of a kind beside it, for so much health.
    Devour(Kind, Hp),
    /// Backs off with whom it holds, to where something is.
    Drag(Matter),
}

/// A part of a boss's fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase {
    /// It begins when so much of its health is left.
    pub from: Percent,
    /// What it does then.
    pub habits: &'static [Habit],
    /// Its speed.
    pub speed: Percent,
    /// What hurts it half as much again.
    pub weak: Option<Matter>,
    /// What happens to the ground of its arena, when it begins or as long as it lasts.
    pub weather: Option<Weather>,
}

/// How a boss changes the ground of its arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Weather {
    /// Bones on the ground rise as skeletons.
    BonesRise,
    /// Every turn, poured acid spreads by a tile until it dries.
    AcidSpreads,
    /// Every turn, acid falls on a few tiles where nobody stands.
    AcidDrips,
    /// The basin fills with water.
    Rain,
    /// All water freezes.
    Frost,
    /// Ice becomes steam, and then every turn what burns glows in one more row.
    Drought,
}

/// What only some kinds do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trait {
    /// It has no fear: it never flees, and walks through whatever lies in its way.
    Mindless,
    /// Doors do not stop it.
    Handy,
    /// Neither doors nor others in its way stop it.
    Ghostly,
    /// Its defence counts only towards where it looks.
    Shielded,
    /// It is not seen in grass, steam and gas from more than two tiles away.
    Veiled,
    /// It is taken for a chest until somebody comes near.
    Disguised,
    /// It sleeps until it is hurt or somebody stands beside it.
    Sleeper,
    /// It dazes whoever is within two tiles.
    Nullifies,
    /// Fire splits slimelets off it.
    Splits,
}

impl Trait {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Mindless,
        Self::Handy,
        Self::Ghostly,
        Self::Shielded,
        Self::Veiled,
        Self::Disguised,
        Self::Sleeper,
        Self::Nullifies,
        Self::Splits,
    ];
}

/// A set of traits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traits(u16);

impl Traits {
    /// No trait.
    pub const NONE: Self = Self(0);

    /// The set and one more.
    #[must_use]
    pub const fn with(self, one: Trait) -> Self {
        Self(self.0 | 1 << one as u8)
    }

    /// Whether a trait is in the set.
    #[inline]
    pub const fn has(self, wanted: Trait) -> bool {
        self.0 >> wanted as u8 & 1 != 0
    }
}
