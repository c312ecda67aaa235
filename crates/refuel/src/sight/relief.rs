//! The ground of a world and what stands on it.

use grid::{Direction, Point};

use super::column::Column;
use super::plane::Plane;
use crate::{Border, Holding, Length, SIDE, Spot, Tile, World};

/// Squares in a row: the tiles of a world and a ring of ground around them.
const SQUARES: i32 = SIDE as i32 + 2;
/// Half the edge of large rocks.
const ROCK: i32 = 300;
/// How high large rocks are.
const ROCK_HEIGHT: i32 = 420;
/// Half the length of a fin, half of how thick it is, and how high it is.
const FIN: (i32, i32, i32) = (400, 50, 300);

/// The exact shape of a world: heights of its ground, and all that stands on it and hides something.
///
/// It follows from the world and is made once for it. Over the edge of the world the ground goes on as it is on the
/// edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relief {
    squares: Vec<Square>,
    /// Large rocks and fins, those of a square together.
    pub(super) blocks: Vec<Column>,
    /// The height that nothing surmounts, in halves of a thousandth.
    pub(super) highest: i32,
}

/// The ground of one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Square {
    pub(super) ground: Plane,
    /// Its lowest and its highest spot, in halves of a thousandth.
    pub(super) low: i32,
    pub(super) high: i32,
    /// Which blocks reach onto it.
    first: u16,
    last: u16,
}

impl Relief {
    /// The shape of a world.
    pub fn new(world: &World) -> Self {
        let mut relief = Self { squares: Vec::new(), blocks: Vec::new(), highest: 0 };
        for y in -1..SQUARES - 1 {
            for x in -1..SQUARES - 1 {
                let square = relief.square_of(world, x, y);
                relief.squares.push(square);
            }
        }
        let tops = relief.blocks.iter().map(|block| block.top.at(0, 0));
        relief.highest = relief.squares.iter().map(|square| square.high).chain(tops).max().unwrap_or(0);
        relief
    }

    /// The height of the ground, rounded down; over the edge of the world, that of the nearest spot on the edge.
    pub fn ground(&self, x: i32, y: i32) -> Length {
        Length(self.halves(x, y).div_euclid(2))
    }

    /// The spot so high above the ground.
    pub fn above(&self, x: i32, y: i32, height: Length) -> Spot {
        Spot { x, y, z: (self.ground(x, y) + height).0 }
    }

    /// The spot so high above the middle of a tile.
    pub fn above_tile(&self, at: Point, height: Length) -> Spot {
        let [x, y] = middle(at);
        self.above(x, y, height)
    }

    /// The height of the ground or of the rock that stands there, rounded down. What flies and comes below it hits.
    pub fn top(&self, x: i32, y: i32) -> Length {
        let blocks = self.blocks_on(self.square(x.div_euclid(1000), y.div_euclid(1000)));
        let tops = blocks.iter().filter(|block| block.covers(x, y)).map(|block| block.top.at(x, y));
        Length(tops.fold(self.halves(x, y), i32::max).div_euclid(2))
    }

    /// The height of the ground in halves of a thousandth.
    pub(super) fn halves(&self, x: i32, y: i32) -> i32 {
        self.square(x.div_euclid(1000), y.div_euclid(1000)).ground.at(x, y)
    }

    /// The ground of the tile in a column and a row, over the edge too.
    #[inline]
    pub(super) fn square(&self, column: i32, row: i32) -> &Square {
        let within = |place: i32| usize::try_from((place + 1).clamp(0, SQUARES - 1)).unwrap_or(0);
        &self.squares[within(row) * SQUARES as usize + within(column)]
    }

    /// The large rocks and fins that reach onto a tile.
    #[inline]
    pub(super) fn blocks_on(&self, square: &Square) -> &[Column] {
        &self.blocks[usize::from(square.first)..usize::from(square.last)]
    }

    /// Makes the ground of a tile, and whatever reaches onto it.
    fn square_of(&mut self, world: &World, column: i32, row: i32) -> Square {
        let end = i32::from(SIDE) * 1000;
        let (west, north) = (column * 1000, row * 1000);
        let mut ground = ground_of(world, column, row);
        if west < 0 || west >= end {
            ground = ground.as_in_column(west.clamp(0, end));
        }
        if north < 0 || north >= end {
            ground = ground.as_in_row(north.clamp(0, end));
        }
        let corners = [(0, 0), (1000, 0), (0, 1000), (1000, 1000)];
        let heights = corners.map(|(x, y)| ground.at(west + x, north + y));
        let low = heights.into_iter().min().expect("four corners");
        let high = heights.into_iter().max().expect("four corners");
        let first = count(&self.blocks);
        if let (Ok(x), Ok(y)) = (u8::try_from(column), u8::try_from(row)) {
            let at = Point::new(x, y);
            self.blocks.extend(rocks(world, at));
            self.blocks.extend(Direction::ALL.into_iter().filter_map(|side| fin(world, at, side)));
        }
        Square { ground, low, high, first, last: count(&self.blocks) }
    }
}

/// The middle of a tile.
pub(super) fn middle(at: Point) -> [i32; 2] {
    [at.x, at.y].map(|place| i32::from(place) * 1000 + 500)
}

fn count(blocks: &[Column]) -> u16 {
    u16::try_from(blocks.len()).expect("at most five on a tile")
}

/// The surface of a tile; over the edge, that of the nearest one.
fn ground_of(world: &World, column: i32, row: i32) -> Plane {
    let [x, y] = [column, row].map(|place| place.clamp(0, i32::from(SIDE) - 1));
    let at = Point::new(u8::try_from(x).unwrap_or(0), u8::try_from(y).unwrap_or(0));
    Plane::of(world.tiles.get(at).expect("a tile of the world"), x * 1000, y * 1000)
}

/// The large rocks on a tile.
fn rocks(world: &World, at: Point) -> Option<Column> {
    let Tile { holding: Holding::LargeRocks, .. } = world.tiles.get(at)? else { return None };
    let [x, y] = middle(at);
    let ground = ground_of(world, at.x.into(), at.y.into()).at(x, y);
    Some(Column::around(x, y, ROCK, ROCK, ground + 2 * ROCK_HEIGHT))
}

/// The fin on a side of a tile: it stands on the middle of the border, on the higher of both grounds.
fn fin(world: &World, at: Point, side: Direction) -> Option<Column> {
    let beside = at.step(side);
    if world.border(at, side) != Border::Monolith
        || world.tiles.get(at).and(world.tiles.get(beside)).is_none()
    {
        return None;
    }
    let ([x, y], (dx, dy)) = (middle(at), side.delta());
    let (x, y) = (x + 500 * i32::from(dx), y + 500 * i32::from(dy));
    let ground = |tile: Point| ground_of(world, tile.x.into(), tile.y.into()).at(x, y);
    let (long, thick, high) = FIN;
    let (across, along) = if dx == 0 { (long, thick) } else { (thick, long) };
    Some(Column::around(x, y, across, along, ground(at).max(ground(beside)) + 2 * high))
}
