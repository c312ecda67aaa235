//! Who lives down there.

mod nature;
mod table;

pub use nature::{Habit, Nature, Phase, Size, Tier, Trait, Traits, Weather};
use serde::{Deserialize, Serialize};

use crate::{FloorNumber, Matter, Matters, Place};

/// A kind of creature. RULES.md, section 7, says what each does; `table` has a row for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Kind {
    Rat,
    Bat,
    Goblin,
    Puffcap,
    OilJelly,
    LanternMoth,
    CinderBeetle,
    SumpEel,
    Skeleton,
    WallCrossbow,
    GraveHound,
    ChestMimic,
    Orc,
    AcidSpitter,
    RimeImp,
    PaviseGuard,
    BoneChanter,
    Wraith,
    Golem,
    BogDrowned,
    WarCaller,
    EmberAdept,
    VeilStalker,
    StormBinder,
    NullWarden,
    AshenDrake,
    Dragon,
    Slimelet,
    SkeletonKing,
    SlimeMonarch,
    Vhal,
}

impl Kind {
    /// How many there are.
    pub const COUNT: usize = 31;

    /// All of them, those of the first floors first.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Rat,
        Self::Bat,
        Self::Goblin,
        Self::Puffcap,
        Self::OilJelly,
        Self::LanternMoth,
        Self::CinderBeetle,
        Self::SumpEel,
        Self::Skeleton,
        Self::WallCrossbow,
        Self::GraveHound,
        Self::ChestMimic,
        Self::Orc,
        Self::AcidSpitter,
        Self::RimeImp,
        Self::PaviseGuard,
        Self::BoneChanter,
        Self::Wraith,
        Self::Golem,
        Self::BogDrowned,
        Self::WarCaller,
        Self::EmberAdept,
        Self::VeilStalker,
        Self::StormBinder,
        Self::NullWarden,
        Self::AshenDrake,
        Self::Dragon,
        Self::Slimelet,
        Self::SkeletonKing,
        Self::SlimeMonarch,
        Self::Vhal,
    ];

    /// Zero and up, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// All that is true of it.
    pub const fn nature(self) -> &'static Nature {
        &table::NATURES[self.index()]
    }

    /// Whether it has a trait.
    #[inline]
    pub const fn has(self, wanted: Trait) -> bool {
        self.nature().traits.has(wanted)
    }

    /// How it thinks.
    pub const fn tier(self) -> Tier {
        self.nature().tier
    }

    /// What lies under it where it waits in a room that was drawn by hand: what it never leaves, drags others into, or
    /// hides in.
    pub(crate) fn lurks_in(self) -> Option<Matter> {
        let drags = self.nature().habits.iter().find_map(|habit| match habit {
            Habit::Drag(matter) => Some(*matter),
            _ => None,
        });
        let hides = self.has(Trait::Veiled).then_some(Matter::Grass);
        self.nature().domain.or(drags).or(hides)
    }

    /// Whether it keeps the way on.
    pub fn is_boss(self) -> bool {
        self.tier() == Tier::Boss
    }

    /// The boss of a floor.
    pub fn boss_of(floor: FloorNumber) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.is_boss() && kind.nature().home == floor)
    }

    /// Those that are met at a place by chance: of its floor, and such as like what its ground is made of.
    pub fn dwelling_at(place: Place) -> impl Iterator<Item = Self> {
        let lies = place.biome().terrain().ground.iter();
        let ground = lies.fold(Matters::NONE, |all, (matter, _)| all.with(*matter));
        let likes = move |kind: &Self| {
            let haunts = kind.nature().haunts;
            !haunts.is_any() || haunts.meets(ground)
        };
        Self::living_on(place.floor).filter(likes)
    }

    /// Those that are met on a floor by chance. Slimelets come of others alone.
    pub fn living_on(floor: FloorNumber) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |kind| {
            let Nature { home, deepest, pack, .. } = *kind.nature();
            pack > 0 && (home..=deepest).contains(&floor)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_by_kind_are_in_the_order_of_all() {
        for (place, kind) in Kind::ALL.into_iter().enumerate() {
            assert_eq!(kind.index(), place, "{kind:?}");
        }
    }

    #[test]
    fn letters_tell_kinds_apart() {
        for kind in Kind::ALL {
            let letter = kind.nature().letter;
            assert_eq!(
                Kind::ALL.into_iter().filter(|other| other.nature().letter == letter).count(),
                1,
                "{letter}"
            );
        }
    }

    #[test]
    fn every_floor_has_enough_kinds_and_a_boss_where_one_belongs() {
        for floor in (1..=7).map(FloorNumber) {
            assert!(Kind::living_on(floor).count() >= 5, "floor {floor}");
            assert_eq!(Kind::boss_of(floor).is_some(), floor.has_boss(), "floor {floor}");
        }
    }

    #[test]
    fn both_branches_have_enough_kinds_and_not_the_same() {
        let places: Vec<Place> = Place::all().collect();
        for pair in places.chunks(2) {
            let [left, right] = [pair[0], pair[1]].map(|place| Kind::dwelling_at(place).collect::<Vec<_>>());
            assert!(left.len() >= 4 && right.len() >= 4 && left != right, "{pair:?}: {left:?}, {right:?}");
        }
        for kind in Kind::ALL.into_iter().filter(|kind| kind.nature().pack > 0) {
            assert!(
                Place::all().any(|place| Kind::dwelling_at(place).any(|other| other == kind)),
                "{kind:?}"
            );
        }
    }

    #[test]
    fn the_five_tiers_are_peopled_and_bosses_have_phases() {
        for tier in Tier::ALL {
            assert!(Kind::ALL.into_iter().filter(|kind| kind.tier() == tier).count() >= 3, "{tier:?}");
        }
        for kind in Kind::ALL {
            let Nature { phases, habits, step, tier, .. } = *kind.nature();
            assert_eq!(phases.len() > 1, kind.is_boss(), "{kind:?}");
            assert_eq!(habits.is_empty(), kind.is_boss(), "a boss has the habits of its phase: {kind:?}");
            assert_eq!(step.is_none(), tier == Tier::Rooted, "{kind:?}");
            assert!(phases.windows(2).all(|pair| pair[0].from > pair[1].from));
        }
    }
}
