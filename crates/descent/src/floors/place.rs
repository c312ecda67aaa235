//! The fourteen places of a run. RULES.md, 9.1.

use engine::Seed;
use serde::{Deserialize, Serialize};

use crate::{FloorNumber, Matter};

/// Which way one goes down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Branch {
    /// The easier one.
    #[default]
    Left,
    /// The harder one, with more to gain.
    Right,
}

impl Branch {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];
}

/// A floor of a run, on one of its branches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Place {
    /// How deep.
    pub floor: FloorNumber,
    /// Which of the two.
    pub branch: Branch,
}

/// How a place is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Architect {
    /// Rooms, and corridors between them.
    Rooms,
    /// A rectangle that is split again and again.
    Partition,
    /// Somebody who digs without a plan.
    Drunkard,
    /// Caves that grow.
    Automata,
    /// Pieces of a drawing, put together anew so that all of them fit.
    Collapse,
}

impl Architect {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Rooms, Self::Partition, Self::Drunkard, Self::Automata, Self::Collapse];

    /// What it is called on command lines.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rooms => "rooms",
            Self::Partition => "bsp",
            Self::Drunkard => "drunkard",
            Self::Automata => "automata",
            Self::Collapse => "collapse",
        }
    }
}

/// What a place is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Biome {
    OldCellars,
    RootWarren,
    FloodedCrypt,
    SporeGrotto,
    Ossuary,
    BoneGalleries,
    Foundry,
    RimeCaves,
    SunkenGarden,
    DampMines,
    Cisterns,
    MireHollow,
    EmberCourt,
    GlassAbyss,
}

/// How a biome is built, and what lies on its ground: each with how many hundredths of its open
/// tiles it covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terrain {
    /// Who builds it.
    pub architect: Architect,
    /// What lies there.
    pub ground: &'static [(Matter, u8)],
}

impl Biome {
    /// All of them, two for each floor, the easier first.
    pub const ALL: [Self; 14] = [
        Self::OldCellars,
        Self::RootWarren,
        Self::FloodedCrypt,
        Self::SporeGrotto,
        Self::Ossuary,
        Self::BoneGalleries,
        Self::Foundry,
        Self::RimeCaves,
        Self::SunkenGarden,
        Self::DampMines,
        Self::Cisterns,
        Self::MireHollow,
        Self::EmberCourt,
        Self::GlassAbyss,
    ];

    /// How it is built, and what lies there.
    #[rustfmt::skip]
    pub const fn terrain(self) -> Terrain {
        use Architect::{Automata, Collapse, Drunkard, Partition, Rooms};
        use Matter::{Acid, Bones, Grass, Ice, Lava, Marsh, Oil, Water, Web};
        let (architect, ground): (_, &'static [(Matter, u8)]) = match self {
            Self::OldCellars => (Rooms, &[(Oil, 7), (Water, 2)]),
            Self::RootWarren => (Drunkard, &[(Grass, 25), (Web, 2)]),
            Self::FloodedCrypt => (Partition, &[(Water, 16), (Bones, 3)]),
            Self::SporeGrotto => (Automata, &[(Grass, 18), (Marsh, 4)]),
            Self::Ossuary => (Partition, &[(Bones, 10), (Oil, 3)]),
            Self::BoneGalleries => (Rooms, &[(Bones, 9), (Web, 5)]),
            Self::Foundry => (Collapse, &[(Oil, 9), (Lava, 4)]),
            Self::RimeCaves => (Automata, &[(Ice, 14), (Water, 6)]),
            Self::SunkenGarden => (Rooms, &[(Grass, 24), (Water, 9)]),
            Self::DampMines => (Drunkard, &[(Marsh, 12), (Water, 5)]),
            Self::Cisterns => (Collapse, &[(Water, 10), (Acid, 6)]),
            Self::MireHollow => (Automata, &[(Grass, 16), (Acid, 5), (Water, 5)]),
            Self::EmberCourt => (Partition, &[(Lava, 6), (Oil, 8)]),
            Self::GlassAbyss => (Drunkard, &[(Ice, 16), (Marsh, 4)]),
        };
        Terrain { architect, ground }
    }
}

impl Place {
    /// Where the run of a seed begins: on either branch of the first floor.
    pub fn first(seed: Seed) -> Self {
        let branch = Branch::ALL[seed.branch("first floor").dice().below(2) as usize];
        Self { floor: FloorNumber::FIRST, branch }
    }

    /// All of them, from the top.
    pub fn all() -> impl Iterator<Item = Self> {
        (FloorNumber::FIRST.0..=FloorNumber::LAST.0)
            .flat_map(|floor| Branch::ALL.map(|branch| Self { floor: FloorNumber(floor), branch }))
    }

    /// What it is like.
    ///
    /// # Panics
    /// When there is no such floor.
    pub fn biome(self) -> Biome {
        Biome::ALL[usize::from(self.floor.0 - 1) * 2 + self.branch as usize]
    }

    /// The place below, on a branch; nothing below the last.
    pub fn below(self, branch: Branch) -> Option<Self> {
        (self.floor < FloorNumber::LAST).then(|| Self { floor: self.floor + FloorNumber(1), branch })
    }

    /// Columns. RULES.md, 9.2.
    pub fn width(self) -> u8 {
        (60 + 5 * self.floor.0).min(80)
    }

    /// Rows.
    pub fn height(self) -> u8 {
        (40 + 3 * self.floor.0).min(60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_architect_builds_several_places_and_both_branches_differ() {
        for architect in Architect::ALL {
            let built = Place::all().filter(|place| place.biome().terrain().architect == architect);
            assert!(built.count() >= 2, "{architect:?}");
        }
        let places: Vec<Place> = Place::all().collect();
        for pair in places.chunks(2) {
            let [left, right] = [pair[0], pair[1]].map(|place| place.biome().terrain());
            assert!(left.architect != right.architect && left.ground != right.ground);
        }
        assert_eq!(places.len(), Biome::ALL.len());
    }

    #[test]
    fn a_run_begins_on_either_branch() {
        let left =
            (0..200).filter(|seed| Place::first(Seed::from_bits(*seed)).branch == Branch::Left).count();
        assert!((70..130).contains(&left), "{left}");
    }

    #[test]
    fn floors_grow_up_to_what_a_set_of_tiles_can_hold() {
        let sizes: Vec<(u8, u8)> =
            Place::all().step_by(2).map(|place| (place.width(), place.height())).collect();
        assert_eq!(sizes, [(65, 43), (70, 46), (75, 49), (80, 52), (80, 55), (80, 58), (80, 60)]);
    }
}
