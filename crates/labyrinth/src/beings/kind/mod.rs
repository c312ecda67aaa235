//! Who lives in the tower.

mod nature;
mod table;

pub use nature::{Archetype, Doors, Missile, Nature, Signature, Trait, Traits};
use serde::{Deserialize, Serialize};
pub(crate) use table::{REACHES, SPEEDS};

use crate::{Ailment, FloorNumber, Rank};

/// A kind of foe. RULES.md, section 8, says what each does; `table` has a row for each.
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

impl Kind {
    /// How many there are.
    pub const COUNT: usize = 21;

    /// All of them, weaker ranks first.
    pub const ALL: [Self; Self::COUNT] = [
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

    /// The bosses, which take turns at the milestones.
    const BOSSES: [Self; 3] = [Self::Warden, Self::ObsidianKnight, Self::FloorGuardian];

    /// Zero and up, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// All that is true of it whatever the numbers of a run are.
    pub const fn nature(self) -> &'static Nature {
        &table::NATURES[self.index()]
    }

    /// How much of a foe it is.
    pub const fn rank(self) -> Rank {
        self.nature().rank
    }

    /// How it fights.
    pub const fn archetype(self) -> Archetype {
        self.nature().archetype
    }

    /// The letter it is drawn with where there are only letters; capitals are elites and bosses.
    pub const fn letter(self) -> char {
        self.nature().letter
    }

    /// The lowest floor it lives on.
    pub const fn first_floor(self) -> FloorNumber {
        self.nature().first_floor
    }

    /// What a closed door is to it.
    pub const fn doors(self) -> Doors {
        self.nature().doors
    }

    /// The ailment that each of its hits brings.
    pub const fn brings(self) -> Option<Ailment> {
        self.nature().brings
    }

    /// What it throws without announcing it.
    pub const fn missile(self) -> Option<Missile> {
        self.nature().missile
    }

    /// Whether it has a trait.
    pub const fn has(self, wanted: Trait) -> bool {
        self.nature().traits.has(wanted)
    }

    /// Whether it rather fights from afar: archers, and mages who announce what they cast.
    pub const fn keeps_away(self) -> bool {
        match self.archetype() {
            Archetype::Archer => true,
            Archetype::Mage => self.missile().is_none(),
            Archetype::Walker | Archetype::Protector | Archetype::Charger | Archetype::Boss => false,
        }
    }

    /// The boss of a milestone: three take turns.
    pub const fn boss_of(floor: FloorNumber) -> Self {
        Self::BOSSES[floor.milestones_below() as usize % Self::BOSSES.len()]
    }

    /// The kinds of a rank that live on a floor.
    pub(crate) fn living_on(floor: FloorNumber, rank: Rank) -> Vec<Self> {
        Self::ALL.into_iter().filter(|kind| kind.rank() == rank && kind.first_floor() <= floor).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_by_kind_are_in_the_order_of_all() {
        for (place, kind) in Kind::ALL.into_iter().enumerate() {
            assert_eq!(kind.index(), place, "{kind}");
        }
    }

    #[test]
    fn letters_tell_kinds_apart_and_capitals_are_strong() {
        for kind in Kind::ALL {
            let namesakes = Kind::ALL.into_iter().filter(|other| other.letter() == kind.letter()).count();
            assert_eq!(namesakes, 1, "{kind}");
            assert_eq!(kind.letter().is_ascii_uppercase(), kind.rank() != Rank::Normal, "{kind}");
        }
    }

    #[test]
    fn a_row_may_have_several_traits() {
        let both = Traits::NONE.with(Trait::Steals).with(Trait::Summons);
        assert!(both.has(Trait::Steals) && both.has(Trait::Summons) && !both.has(Trait::Bursts));
        assert_eq!(both.with(Trait::Steals), both);
    }

    /// Whoever does something from afar has a way to: a missile, or something to announce.
    #[test]
    fn archetypes_have_what_they_need() {
        for kind in Kind::ALL {
            let Nature { archetype, missile, signature, .. } = *kind.nature();
            match archetype {
                Archetype::Walker | Archetype::Protector => assert!(missile.is_none() && signature.is_none()),
                Archetype::Archer | Archetype::Mage => assert!(missile.is_some() != signature.is_some()),
                Archetype::Charger => assert_eq!(signature, Some(Signature::Charge)),
                Archetype::Boss => assert!(signature.is_some() && missile.is_none()),
            }
        }
    }

    #[test]
    fn bosses_take_turns_from_the_floor_of_the_first() {
        let bosses: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| kind.rank() == Rank::Boss).collect();
        assert_eq!(bosses, Kind::BOSSES);
        for boss in bosses {
            assert_eq!(Kind::boss_of(boss.first_floor()), boss);
            assert_eq!(Kind::boss_of(FloorNumber(boss.first_floor().0 + 15)), boss);
        }
    }
}
