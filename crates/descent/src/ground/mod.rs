//! The ground: layers of things on tiles, and how they react. RULES.md, section 6.

mod matter;
mod reaction;
#[cfg(test)]
mod rest_tests;
mod step;
mod timed;
mod touch;

use grid::Point;
pub use matter::{Matter, Matters};
pub use reaction::{Contact, REACTIONS, Reaction};
use serde::{Deserialize, Serialize};
pub use step::Burst;
pub use timed::Timed;
pub use touch::{TOUCHES, Touch};

use crate::Cells;

/// What lies, flows, hangs and burns on the tiles of a floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ground {
    /// Grass, tall or not.
    pub grass: Cells,
    /// Of that, what is high enough to hide behind.
    pub tall: Cells,
    /// Bones.
    pub bones: Cells,
    /// Webs.
    pub webs: Cells,
    /// Doors that burn.
    pub wood: Cells,
    /// Water, frozen or not.
    pub water: Cells,
    /// Oil.
    pub oil: Cells,
    /// Acid, frozen or not.
    pub acid: Cells,
    /// Of that, what was poured and dries.
    pub drying: Timed,
    /// Lava, crusted over or not.
    pub lava: Cells,
    /// What covers liquids.
    pub ice: Cells,
    /// Of that, what thaws.
    pub thawing: Timed,
    /// Steam.
    pub steam: Timed,
    /// Spores that were let go.
    pub spores: Timed,
    /// Marsh gas.
    pub marsh: Cells,
    /// What burns next.
    pub glow: Cells,
    /// Fire.
    pub fire: Timed,
    /// Whether anything may still happen by itself.
    #[serde(serialize_with = "crate::written::untold")]
    is_restless: bool,
}

impl Ground {
    /// Bare stone.
    pub const BARE: Self = Self {
        grass: Cells::NONE,
        tall: Cells::NONE,
        bones: Cells::NONE,
        webs: Cells::NONE,
        wood: Cells::NONE,
        water: Cells::NONE,
        oil: Cells::NONE,
        acid: Cells::NONE,
        drying: Timed::NONE,
        lava: Cells::NONE,
        ice: Cells::NONE,
        thawing: Timed::NONE,
        steam: Timed::NONE,
        spores: Timed::NONE,
        marsh: Cells::NONE,
        glow: Cells::NONE,
        fire: Timed::NONE,
        is_restless: false,
    };

    /// Where something is, as far as it takes part in anything: a liquid under ice does not.
    pub fn layer(&self, matter: Matter) -> Cells {
        match matter {
            Matter::Grass => self.grass,
            Matter::Bones => self.bones,
            Matter::Web => self.webs,
            Matter::Wood => self.wood,
            Matter::Water => self.water - self.ice,
            Matter::Oil => self.oil,
            Matter::Acid => self.acid - self.ice,
            Matter::Lava => self.lava - self.ice,
            Matter::Ice => self.ice,
            Matter::Steam => self.steam.all(),
            Matter::Spores => self.spores.all(),
            Matter::Marsh => self.marsh,
            Matter::Glow => self.glow,
            Matter::Fire => self.fire.all(),
            Matter::Cold | Matter::Shock => Cells::NONE,
        }
    }

    /// Whether something is on a tile, as [`Ground::layer`] counts it.
    pub fn has(&self, matter: Matter, at: Point) -> bool {
        match matter {
            Matter::Grass => self.grass.contains(at),
            Matter::Bones => self.bones.contains(at),
            Matter::Web => self.webs.contains(at),
            Matter::Wood => self.wood.contains(at),
            Matter::Water => self.water.contains(at) && !self.ice.contains(at),
            Matter::Oil => self.oil.contains(at),
            Matter::Acid => self.acid.contains(at) && !self.ice.contains(at),
            Matter::Lava => self.lava.contains(at) && !self.ice.contains(at),
            Matter::Ice => self.ice.contains(at),
            Matter::Steam => self.steam.contains(at),
            Matter::Spores => self.spores.contains(at),
            Matter::Marsh => self.marsh.contains(at),
            Matter::Glow => self.glow.contains(at),
            Matter::Fire => self.fire.contains(at),
            Matter::Cold | Matter::Shock => false,
        }
    }

    /// All that is on a tile.
    pub fn on(&self, at: Point) -> Matters {
        let here = Matter::ALL.into_iter().filter(|matter| self.has(*matter, at));
        here.fold(Matters::NONE, Matters::with)
    }

    /// What hides whatever is behind it.
    #[inline]
    pub fn veils(&self) -> Cells {
        self.tall | self.steam.all()
    }

    /// Whether the ground would stay as it is by itself.
    pub const fn is_at_rest(&self) -> bool {
        !self.is_restless
    }

    /// Puts something onto tiles, for so many turns where turns are counted, or lets it come over
    /// them. Nothing reacts before the turn ends but to what is gone again by then.
    pub fn put(&mut self, matter: Matter, tiles: Cells, turns: u8) {
        if Matter::IMPULSES.contains(&matter) {
            self.strike(matter, &tiles);
        } else {
            self.add(matter, &tiles, turns);
        }
        self.is_restless = true;
    }

    /// Takes something off tiles.
    pub fn remove(&mut self, matter: Matter, tiles: Cells) {
        match matter {
            Matter::Grass => {
                self.grass -= tiles;
                self.tall -= tiles;
            }
            Matter::Bones => self.bones -= tiles,
            Matter::Web => self.webs -= tiles,
            Matter::Wood => self.wood -= tiles,
            Matter::Water => self.water -= tiles,
            Matter::Oil => self.oil -= tiles,
            Matter::Acid => {
                self.acid -= tiles;
                self.drying.clear(tiles);
            }
            Matter::Lava => self.lava -= tiles,
            Matter::Ice => {
                self.ice -= tiles;
                self.thawing.clear(tiles);
            }
            Matter::Steam => self.steam.clear(tiles),
            Matter::Spores => self.spores.clear(tiles),
            Matter::Marsh => self.marsh -= tiles,
            Matter::Glow => self.glow -= tiles,
            Matter::Fire => self.fire.clear(tiles),
            Matter::Cold | Matter::Shock => {}
        }
        self.is_restless = true;
    }

    /// Treads down what is tall on a tile.
    pub fn tread(&mut self, at: Point) {
        self.tall.remove(at);
    }

    /// Only what is on some tiles. Whether it is at rest elsewhere is not told.
    pub(crate) fn within(&self, tiles: &Cells) -> Self {
        let tiles = *tiles;
        let timed = |timed: Timed| {
            let mut kept = timed;
            kept.clear(timed.all() - tiles);
            kept
        };
        Self {
            grass: self.grass & tiles,
            tall: self.tall & tiles,
            bones: self.bones & tiles,
            webs: self.webs & tiles,
            wood: self.wood & tiles,
            water: self.water & tiles,
            oil: self.oil & tiles,
            acid: self.acid & tiles,
            drying: timed(self.drying),
            lava: self.lava & tiles,
            ice: self.ice & tiles,
            thawing: timed(self.thawing),
            steam: timed(self.steam),
            spores: timed(self.spores),
            marsh: self.marsh & tiles,
            glow: self.glow & tiles,
            fire: timed(self.fire),
            is_restless: true,
        }
    }

    fn add(&mut self, matter: Matter, tiles: &Cells, turns: u8) {
        let tiles = *tiles;
        match matter {
            Matter::Grass => self.grass |= tiles,
            Matter::Bones => self.bones |= tiles,
            Matter::Web => self.webs |= tiles,
            Matter::Wood => self.wood |= tiles,
            Matter::Water => self.water |= tiles,
            Matter::Oil => self.oil |= tiles,
            Matter::Acid => {
                self.drying.set(tiles - self.acid, turns);
                self.acid |= tiles;
            }
            Matter::Lava => self.lava |= tiles,
            Matter::Ice => {
                self.thawing.set(tiles - self.ice, turns);
                self.ice |= tiles;
            }
            Matter::Steam => self.steam.set(tiles, turns),
            Matter::Spores => self.spores.set(tiles, turns),
            Matter::Marsh => self.marsh |= tiles,
            Matter::Glow => self.glow |= tiles,
            Matter::Fire => self.fire.set(tiles, turns),
            Matter::Cold | Matter::Shock => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use grid::Area;

    use super::*;

    #[test]
    fn what_is_put_somewhere_is_there_and_can_be_taken_away() {
        let tiles = Cells::of_area(Area::new(Point::new(62, 3), 4, 2));
        let at = Point::new(64, 4);
        for matter in Matter::ALL.into_iter().filter(|matter| !Matter::IMPULSES.contains(matter)) {
            let mut ground = Ground::BARE;
            assert!(ground.is_at_rest());
            ground.put(matter, tiles, 3);
            assert!(ground.has(matter, at) && !ground.is_at_rest(), "{matter:?}");
            assert_eq!(ground.layer(matter), tiles, "{matter:?}");
            assert_eq!(ground.on(at), Matters::NONE.with(matter));
            ground.remove(matter, Cells::of(at));
            assert!(!ground.has(matter, at), "{matter:?}");
            assert_eq!(ground.layer(matter), tiles - Cells::of(at), "{matter:?}");
        }
    }

    #[test]
    fn tall_grass_and_steam_hide_and_feet_tread_grass_down() {
        let at = Point::new(5, 5);
        let mut ground = Ground { grass: Cells::of(at), tall: Cells::of(at), ..Ground::BARE };
        assert_eq!(ground.veils(), Cells::of(at));
        ground.tread(at);
        assert_eq!((ground.veils(), ground.grass), (Cells::NONE, Cells::of(at)));
        ground.put(Matter::Steam, Cells::of(at), 2);
        assert_eq!(ground.veils(), Cells::of(at));
    }
}
