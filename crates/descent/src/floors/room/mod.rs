//! Rooms that were drawn by hand: those of the guide, and ours.

mod sketches;

use std::fmt;
use std::sync::LazyLock;

use grid::architect::Template;

use crate::{Biome, Place};
pub(crate) use sketches::Sketch;

/// A room that was drawn by hand. How each is solved stands above its drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Room {
    Treasury,
    Arena,
    TrapPassage,
    Shop,
    EelMoat,
    PowderStore,
    ShootingGallery,
    PuffcapRing,
    LavaCauseway,
    WebbedLarder,
    SkatingRink,
    GasShaft,
    AcidSieve,
    GrassBlind,
    DrownedWell,
    GuardPost,
    GolemDoor,
    TwoChests,
    BoneChapel,
}

impl Room {
    /// All of them, those of the guide first.
    pub const ALL: [Self; 19] = [
        Self::Treasury,
        Self::Arena,
        Self::TrapPassage,
        Self::Shop,
        Self::EelMoat,
        Self::PowderStore,
        Self::ShootingGallery,
        Self::PuffcapRing,
        Self::LavaCauseway,
        Self::WebbedLarder,
        Self::SkatingRink,
        Self::GasShaft,
        Self::AcidSieve,
        Self::GrassBlind,
        Self::DrownedWell,
        Self::GuardPost,
        Self::GolemDoor,
        Self::TwoChests,
        Self::BoneChapel,
    ];

    /// Whether a floor has a place for it of its own, so that chance does not choose it.
    pub const fn is_appointed(self) -> bool {
        matches!(self, Self::Treasury | Self::Shop)
    }

    /// Whether a chest stands in it.
    pub fn has_chest(self) -> bool {
        self.sketch().drawing.contains('$')
    }

    /// Whether it is found at a place.
    pub fn belongs_to(self, place: Place) -> bool {
        let Sketch { floors, biomes, .. } = self.sketch();
        let is_home = |biome: &Biome| *biome == place.biome();
        (floors[0]..=floors[1]).contains(&place.floor.0) && (biomes.is_empty() || biomes.iter().any(is_home))
    }

    /// It, turned and mirrored in all ways that look different.
    pub(crate) fn templates(self) -> &'static [Template] {
        &TEMPLATES[self as usize]
    }
}

static TEMPLATES: LazyLock<Vec<Vec<Template>>> = LazyLock::new(|| {
    let template = |room: Room| Template::read(room.sketch().drawing).expect("a room that was drawn well");
    Room::ALL.into_iter().map(|room| template(room).all_around()).collect()
});

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = format!("{self:?}");
        for (place, letter) in name.char_indices() {
            if place > 0 && letter.is_uppercase() {
                f.write_str(" ")?;
            }
            write!(f, "{letter}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use grid::Point;

    use super::*;
    use crate::text::map;
    use crate::{Cells, Ground, Kind, Matter};

    #[test]
    fn whoever_waits_in_a_room_lives_on_its_floors() {
        for room in Room::ALL {
            let Sketch { floors, drawing, .. } = room.sketch();
            for kind in Kind::ALL.into_iter().filter(|kind| drawing.contains(kind.nature().letter)) {
                let (home, deepest) = (kind.nature().home.0, kind.nature().deepest.0);
                assert!(home <= floors[0] && floors[1] <= deepest, "{kind} in the {room}");
            }
        }
    }

    /// The tiles of a room on which something was drawn.
    fn drawn(room: Room, matter: Matter) -> Cells {
        let letter = map::GROUND.into_iter().find(|(other, _)| *other == matter).map(|(_, letter)| letter);
        let tiles = room.templates()[0].tiles(Point::new(2, 2));
        tiles.filter(|(_, drawn)| Some(*drawn) == letter).map(|(at, _)| at).collect()
    }

    /// What a flask brings changes the ground of a room for good, or at least for long enough to walk over it.
    #[test]
    fn rooms_of_ground_have_a_second_way() {
        let answers = [
            (Room::EelMoat, Matter::Water, Matter::Cold),
            (Room::PowderStore, Matter::Oil, Matter::Fire),
            (Room::LavaCauseway, Matter::Lava, Matter::Cold),
            (Room::LavaCauseway, Matter::Lava, Matter::Water),
            (Room::WebbedLarder, Matter::Web, Matter::Fire),
            (Room::SkatingRink, Matter::Ice, Matter::Fire),
            (Room::GasShaft, Matter::Marsh, Matter::Fire),
            (Room::AcidSieve, Matter::Acid, Matter::Water),
            (Room::AcidSieve, Matter::Acid, Matter::Cold),
            (Room::GrassBlind, Matter::Grass, Matter::Fire),
            (Room::DrownedWell, Matter::Water, Matter::Cold),
            (Room::BoneChapel, Matter::Bones, Matter::Fire),
        ];
        for (room, matter, answer) in answers {
            let tiles = drawn(room, matter);
            assert!(!tiles.is_empty(), "{room} has {matter}");
            let mut ground = Ground::BARE;
            ground.put(matter, tiles, 7);
            // What burns catches fire from beside.
            let catches = answer == Matter::Fire && matter != Matter::Ice;
            ground.put(answer, if catches { tiles.grown() - tiles } else { tiles }, 3);
            let mut is_changed = false;
            for _ in 0..12 {
                ground.step();
                is_changed |=
                    !ground.layer(matter).meets(&tiles) || (tiles - ground.layer(Matter::Ice)).is_empty();
            }
            assert!(is_changed, "{answer} in the {room}");
        }
    }

    #[test]
    fn every_place_has_several_rooms_of_ours_and_every_room_a_place() {
        for place in Place::all() {
            let ours = Room::ALL.into_iter().skip(4).filter(|room| room.belongs_to(place));
            assert!(ours.count() >= 2, "{place:?}");
        }
        for room in Room::ALL {
            assert!(Place::all().any(|place| room.belongs_to(place)), "{room}");
            assert_eq!(Room::ALL[room as usize], room);
        }
    }

    #[test]
    fn rooms_of_the_guide_have_its_sizes_and_every_room_turns() {
        let size = |room: Room| room.templates()[0].size();
        assert_eq!(size(Room::Treasury), (7, 7));
        assert_eq!(size(Room::Arena), (11, 11));
        assert_eq!(size(Room::TrapPassage), (3, 15));
        assert_eq!(size(Room::Shop), (9, 7));
        assert!(Room::ALL.into_iter().all(|room| room.templates().len() >= 2));
    }
}
