//! Who lives in the tower.

use serde::{Deserialize, Serialize};

use crate::Rank;

/// A kind of foe. RULES.md, section 8, says what each does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Kind {
    Slime,
    Goblin,
    Wolf,
    Specter,
    Bowman,
    Imp,
    EmberSlime,
    Hobgoblin,
    DireWolf,
    Wraith,
    Spider,
    Protector,
    Charger,
    ArcherCaptain,
    AcolyteMage,
    Bulwark,
    FrostAdept,
    Berserker,
    Warden,
    ObsidianKnight,
    FloorGuardian,
}

/// How a kind of foe fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Archetype {
    /// Comes near and bumps.
    Walker,
    /// Shoots, and steps back from whoever comes near.
    Archer,
    /// Casts at whoever stands in its pattern; weak when bumped.
    Mage,
    /// Guards every other turn.
    Protector,
    /// Announces a line and runs along it.
    Charger,
    /// Guards, swings, and does something of its own, over and over.
    Boss,
}

/// What a closed door is to a foe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Doors {
    /// It stops there.
    Stopped,
    /// It opens them, which takes its turn.
    Opens,
    /// It walks through as if nothing were there.
    Passes,
}

/// What never changes about a kind.
struct Facts {
    rank: Rank,
    archetype: Archetype,
    letter: char,
    /// The lowest floor it lives on.
    from: u32,
    doors: Doors,
}

impl Kind {
    /// All of them, weaker ranks first.
    pub const ALL: [Self; 21] = [
        Self::Slime,
        Self::Goblin,
        Self::Wolf,
        Self::Specter,
        Self::Bowman,
        Self::Imp,
        Self::EmberSlime,
        Self::Hobgoblin,
        Self::DireWolf,
        Self::Wraith,
        Self::Spider,
        Self::Protector,
        Self::Charger,
        Self::ArcherCaptain,
        Self::AcolyteMage,
        Self::Bulwark,
        Self::FrostAdept,
        Self::Berserker,
        Self::Warden,
        Self::ObsidianKnight,
        Self::FloorGuardian,
    ];

    const fn facts(self) -> Facts {
        use Archetype::{Archer, Boss, Charger, Mage, Protector, Walker};
        use Doors::{Opens, Passes, Stopped};
        let (rank, archetype, letter, from, doors) = match self {
            Self::Slime => (Rank::Normal, Walker, 's', 1, Stopped),
            Self::Goblin => (Rank::Normal, Walker, 'g', 1, Opens),
            Self::Wolf => (Rank::Normal, Walker, 'w', 1, Stopped),
            Self::Specter => (Rank::Normal, Archer, 'p', 2, Passes),
            Self::Bowman => (Rank::Normal, Archer, 'b', 3, Opens),
            Self::Imp => (Rank::Normal, Mage, 'i', 4, Opens),
            Self::EmberSlime => (Rank::Normal, Walker, 'e', 6, Stopped),
            Self::Hobgoblin => (Rank::Normal, Walker, 'h', 7, Opens),
            Self::DireWolf => (Rank::Normal, Walker, 'd', 9, Stopped),
            Self::Wraith => (Rank::Normal, Walker, 'r', 11, Passes),
            Self::Spider => (Rank::Normal, Archer, 'a', 12, Stopped),
            Self::Protector => (Rank::Elite, Protector, 'P', 1, Opens),
            Self::Charger => (Rank::Elite, Charger, 'C', 1, Stopped),
            Self::ArcherCaptain => (Rank::Elite, Archer, 'A', 3, Opens),
            Self::AcolyteMage => (Rank::Elite, Mage, 'M', 4, Opens),
            Self::Bulwark => (Rank::Elite, Protector, 'B', 8, Opens),
            Self::FrostAdept => (Rank::Elite, Mage, 'F', 10, Opens),
            Self::Berserker => (Rank::Elite, Walker, 'Z', 13, Opens),
            Self::Warden => (Rank::Boss, Boss, 'W', 5, Opens),
            Self::ObsidianKnight => (Rank::Boss, Boss, 'K', 10, Opens),
            Self::FloorGuardian => (Rank::Boss, Boss, 'G', 15, Opens),
        };
        Facts { rank, archetype, letter, from, doors }
    }

    /// Zero and up, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How much of a foe it is.
    pub const fn rank(self) -> Rank {
        self.facts().rank
    }

    /// How it fights.
    pub const fn archetype(self) -> Archetype {
        self.facts().archetype
    }

    /// The letter it is drawn with where there are only letters; capitals are elites and bosses.
    pub const fn letter(self) -> char {
        self.facts().letter
    }

    /// The lowest floor it lives on.
    pub const fn from_floor(self) -> u32 {
        self.facts().from
    }

    /// What a closed door is to it.
    pub const fn doors(self) -> Doors {
        self.facts().doors
    }

    /// The boss of a milestone: three take turns.
    pub const fn boss_of(floor: u32) -> Self {
        match (floor / crate::Floor::MILESTONE).saturating_sub(1) % 3 {
            0 => Self::Warden,
            1 => Self::ObsidianKnight,
            _ => Self::FloorGuardian,
        }
    }
}

impl Archetype {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Walker, Self::Archer, Self::Mage, Self::Protector, Self::Charger, Self::Boss];
}
