//! What is to be seen of a floor at an instant.

use grid::Point;
use labyrinth::{Bow, Flask, Landmark, Loot, Make, Rank, Rarity, Spell, Thing};

use super::{Figure, Popup, Projectile};
use crate::art::Spot;

/// All that is to be seen.
///
/// Spots are cells of the floor: sixteen a tile, from the floor's upper left corner.
#[derive(Clone, Debug)]
pub struct Tableau<'a> {
    /// The floor as far as it is known.
    pub ground: &'a Ground,
    /// How much of it is in the picture.
    pub view: View,
    /// The cell of the floor in the upper left corner of the picture; [`super::centred`] finds it.
    pub camera: Spot,
    /// Where the lamp is, by which all is seen: the middle of the hero.
    pub lamp: Option<Spot>,
    /// Who is there, in any order.
    pub figures: &'a [Figure],
    /// Tiles on which something will come down.
    pub threats: &'a [Threat],
    /// The way to where one would travel, without the tile one stands on.
    pub route: &'a [Point],
    /// The tiles that what is being aimed would reach.
    pub area: &'a [Point],
    /// What is being aimed at.
    pub reticle: Option<Reticle>,
    /// The tile under the cursor.
    pub cursor: Option<Point>,
    /// What flies.
    pub projectiles: &'a [Projectile],
    /// What rises.
    pub popups: &'a [Popup],
    /// How much of the colour is gone, in sixteenths.
    pub grey: i32,
}

/// How many tiles a picture has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// From left to right.
    pub columns: u8,
    /// From top to bottom.
    pub rows: u8,
}

/// A floor as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    /// Which floor it is; the look of walls depends on it.
    pub number: u32,
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// Row after row.
    pub tiles: Vec<Tile>,
}

/// What is known of a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tile {
    /// How well it is known.
    pub sight: Sight,
    /// What it is.
    pub terrain: Terrain,
    /// What stands on it.
    pub prop: Option<Prop>,
    /// What lies on it.
    pub find: Option<Find>,
}

/// How well a tile is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sight {
    /// Not at all.
    #[default]
    Unknown,
    /// It was seen before.
    Remembered,
    /// It is seen now.
    Seen,
}

/// What a tile is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Terrain {
    /// Wall.
    #[default]
    Wall,
    /// Wall that gives way.
    Cracked,
    /// Something to walk on.
    Floor,
    /// A door.
    Door(Door),
    /// The stairs, closed while a boss lives.
    Stairs(Door),
}

/// Whether one can pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// One can.
    Open,
    /// It is closed.
    Shut,
    /// It needs a key.
    Locked,
}

/// Something that stands on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Prop {
    Chest,
    Key,
    Spikes,
    Darts,
    /// Where foes arrive, and who comes next.
    Pad(Option<Arrival>),
    Shop,
    HealStation,
    Statue,
    Fountain(Supply),
    Shrine(Supply),
}

/// Whether something still gives what it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Supply {
    /// It does.
    There,
    /// It has given it.
    Spent,
}

/// A foe that is on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// How many turns until it is here.
    pub turns: u8,
    /// How much of a foe it is.
    pub rank: Rank,
}

/// Something that can be picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Find {
    Gold,
    Flask(Flask),
    Tome(Spell),
    Gear(Make, Rarity),
}

/// A tile on which something will come down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Which.
    pub at: Point,
    /// In how many turns; no number is written for none.
    pub turns: u8,
}

/// What is being aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reticle {
    /// The tile.
    pub at: Point,
    /// Whether it can be hit.
    pub aim: Aim,
}

/// Whether something can be hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// It can.
    Clear,
    /// Something is in the way, or it is too far.
    Blocked,
}

impl View {
    /// Where there is room for it.
    pub const WIDE: Self = Self { columns: 13, rows: 9 };
    /// On a phone that is held upright.
    pub const TALL: Self = Self { columns: 9, rows: 11 };
}

impl Ground {
    /// A floor of which nothing is known.
    pub fn unknown(number: u32, width: u8, height: u8) -> Self {
        let tiles = vec![Tile::default(); usize::from(width) * usize::from(height)];
        Self { number, width, height, tiles }
    }

    /// A tile; unknown wall outside.
    pub fn tile(&self, column: i32, row: i32) -> Tile {
        self.place(column, row).map(|place| self.tiles[place]).unwrap_or_default()
    }

    /// A tile that can be changed.
    ///
    /// # Panics
    /// When the floor is not that large.
    pub fn tile_mut(&mut self, point: Point) -> &mut Tile {
        let place = self.place(point.x.into(), point.y.into()).expect("a tile of the floor");
        &mut self.tiles[place]
    }

    fn place(&self, column: i32, row: i32) -> Option<usize> {
        let (column, row) = (u8::try_from(column).ok()?, u8::try_from(row).ok()?);
        let is_inside = column < self.width && row < self.height;
        is_inside.then(|| usize::from(row) * usize::from(self.width) + usize::from(column))
    }
}

impl Tile {
    /// Whether anything of it is known.
    pub fn is_known(self) -> bool {
        self.sight != Sight::Unknown
    }

    /// Whether it is known to be no wall.
    pub fn is_open(self) -> bool {
        self.is_known() && !self.is_wall()
    }

    /// Whether it is wall, or nobody knows what.
    pub const fn is_wall(self) -> bool {
        matches!(self.terrain, Terrain::Wall | Terrain::Cracked)
    }
}

impl Prop {
    /// What a thing of the rules looks like while nobody has used it.
    pub const fn fresh(thing: Thing) -> Self {
        match thing {
            Thing::Landmark(Landmark::Statue) => Self::Statue,
            Thing::Landmark(Landmark::Fountain) => Self::Fountain(Supply::There),
            Thing::Landmark(Landmark::Shrine) => Self::Shrine(Supply::There),
            Thing::Chest => Self::Chest,
            Thing::Key(_) => Self::Key,
            Thing::Spikes => Self::Spikes,
            Thing::Darts => Self::Darts,
            Thing::Pad => Self::Pad(None),
            Thing::Shop => Self::Shop,
            Thing::HealStation => Self::HealStation,
        }
    }
}

impl Find {
    /// All that can lie around.
    pub fn all() -> impl Iterator<Item = Self> {
        let makes = [Make::Blade, Make::Armour, Make::Charm, Make::Boots];
        let makes = makes.into_iter().chain(Bow::ALL.map(Make::Bow));
        let gear = makes.flat_map(|make| Rarity::ALL.map(|rarity| Self::Gear(make, rarity)));
        let flasks = Flask::ALL.map(Self::Flask);
        [Self::Gold].into_iter().chain(flasks).chain(Spell::ALL.map(Self::Tome)).chain(gear)
    }
}

impl From<Loot> for Find {
    fn from(loot: Loot) -> Self {
        match loot {
            Loot::Gear(item) => Self::Gear(item.make, item.rarity),
            Loot::Flask(flask) => Self::Flask(flask),
            Loot::Tome(spell) => Self::Tome(spell),
            Loot::Gold(_) => Self::Gold,
        }
    }
}
