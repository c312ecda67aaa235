//! What lies on the board besides units.

use serde::{Deserialize, Serialize};

use crate::{Effect, Tile, Tiles};

/// Something on a tile that is no unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Object {
    /// Stands in the way of steps and sight until it is destroyed.
    Obstacle {
        /// What is left of it.
        hp: u8,
    },
    /// Gives an effect to the first unit that comes onto it.
    Buff {
        /// The effect, one of [`Effect::TILES`].
        effect: Effect,
        /// How many more round ends it lies there.
        rounds: u8,
    },
}

/// The objects of the board, at most one on a tile.
///
/// The two sets say where; a number for each tile says the rest: the HP of an obstacle, or
/// the rounds of a buff below its effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Objects {
    obstacles: Tiles,
    buffs: Tiles,
    numbers: [u8; Tile::COUNT],
}

/// Where the effect of a buff lies in its number.
const EFFECT: u32 = 4;
const ROUNDS: u8 = (1 << EFFECT) - 1;

impl Objects {
    /// An empty board.
    pub(crate) const EMPTY: Self =
        Self { obstacles: Tiles::NONE, buffs: Tiles::NONE, numbers: [0; Tile::COUNT] };

    /// The longest that a buff tile can last, and the most HP an obstacle can have.
    pub const MOST: u8 = ROUNDS;

    /// The tiles with an obstacle.
    #[inline]
    pub const fn obstacles(&self) -> Tiles {
        self.obstacles
    }

    /// The tiles with a buff.
    #[inline]
    pub const fn buffs(&self) -> Tiles {
        self.buffs
    }

    /// What lies on a tile.
    pub fn at(&self, tile: Tile) -> Option<Object> {
        if self.obstacles.contains(tile) {
            return Some(Object::Obstacle { hp: self.numbers[tile.index()] });
        }
        let (effect, rounds) = self.buff(tile)?;
        Some(Object::Buff { effect, rounds })
    }

    /// The effect of the buff on a tile, and how long it still lies there.
    #[inline]
    fn buff(&self, tile: Tile) -> Option<(Effect, u8)> {
        if !self.buffs.contains(tile) {
            return None;
        }
        let number = self.numbers[tile.index()];
        let effect = Effect::TILES.get(usize::from(number >> EFFECT))?;
        Some((*effect, number & ROUNDS))
    }

    /// Lays an object down; whatever lay there before is gone.
    pub(crate) fn put(&mut self, tile: Tile, object: Object) {
        self.clear(tile);
        let number = match object {
            Object::Obstacle { hp } => {
                self.obstacles |= Tiles::of(tile);
                hp
            }
            Object::Buff { effect, rounds } => {
                self.buffs |= Tiles::of(tile);
                let kind = Effect::TILES.iter().position(|&known| known == effect);
                let kind = kind.expect("only the effects of tiles lie on tiles");
                u8::try_from(kind << EFFECT).expect("six kinds") | rounds
            }
        };
        self.numbers[tile.index()] = number;
    }

    /// Takes away whatever lies on a tile.
    #[inline]
    pub(crate) fn clear(&mut self, tile: Tile) {
        self.obstacles -= Tiles::of(tile);
        self.buffs -= Tiles::of(tile);
        self.numbers[tile.index()] = 0;
    }

    /// Takes the buff from a tile, if there is one.
    #[inline]
    pub(crate) fn take_buff(&mut self, tile: Tile) -> Option<Effect> {
        let (effect, _) = self.buff(tile)?;
        self.clear(tile);
        Some(effect)
    }

    /// A round passes. Returns the tiles whose buff is gone with it.
    pub(crate) fn tick(&mut self) -> Tiles {
        let mut gone = Tiles::NONE;
        for tile in self.buffs.iter() {
            let number = &mut self.numbers[tile.index()];
            *number -= 1;
            if *number & ROUNDS == 0 {
                gone |= Tiles::of(tile);
            }
        }
        gone.iter().for_each(|tile| self.clear(tile));
        gone
    }

    /// Every object with its tile, row by row from a1.
    pub fn iter(&self) -> impl Iterator<Item = (Tile, Object)> {
        (self.obstacles | self.buffs).iter().filter_map(|tile| Some((tile, self.at(tile)?)))
    }
}

/// The two sets and the numbers.
pub(crate) type Bits = (Tiles, Tiles, [u8; Tile::COUNT]);

impl From<Bits> for Objects {
    fn from((obstacles, buffs, numbers): Bits) -> Self {
        Self { obstacles, buffs, numbers }
    }
}

impl From<Objects> for Bits {
    fn from(Objects { obstacles, buffs, numbers }: Objects) -> Self {
        (obstacles, buffs, numbers)
    }
}
