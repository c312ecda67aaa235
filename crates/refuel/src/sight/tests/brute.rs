//! Sight as anybody would work it out who has time: the line is cut wherever it crosses a border or a face of anything
//! and wherever it comes to the height of anything, and each part is looked at in its middle.

use grid::{Direction, Point};

use super::fraction::Fraction;
use crate::{Border, Holding, SIDE, Spot, Tile, World};

/// The edge of the world.
const END: i32 = SIDE as i32 * 1000;

/// Something solid: a rectangle, and how high it is above a spot.
struct Solid {
    x: [i32; 2],
    y: [i32; 2],
    top: Top,
}

enum Top {
    Ground(Tile),
    Level(Fraction),
}

/// All that is solid of a world.
pub(super) struct Field {
    ground: Vec<Solid>,
    rocks: Vec<Solid>,
}

impl Field {
    pub(super) fn new(world: &World) -> Self {
        Self { ground: World::points().map(|at| tile(world, at)).collect(), rocks: blocks(world) }
    }

    /// Whether two spots see each other.
    pub(super) fn sees(&self, from: Spot, to: Spot) -> bool {
        let is_near =
            |solid: &&Solid| is_beside(solid.x, [from.x, to.x]) && is_beside(solid.y, [from.y, to.y]);
        let ground: Vec<&Solid> = self.ground.iter().filter(is_near).collect();
        let rocks: Vec<&Solid> = self.rocks.iter().filter(is_near).collect();
        is_free(&ground, &rocks, from, to)
    }
}

/// Whether nothing of what is near a line is in its way.
fn is_free(ground: &[&Solid], rocks: &[&Solid], from: Spot, to: Spot) -> bool {
    let place = |share: Fraction| {
        let between = |one: i32, other: i32| Fraction::whole(one) + share * Fraction::whole(other - one);
        [between(from.x, to.x), between(from.y, to.y), between(from.z, to.z)]
    };
    let mut cuts = vec![Fraction::ZERO, Fraction::ONE];
    let mut cut = |axis: [i32; 2], at: i32| {
        if axis[0] != axis[1] {
            cuts.push(Fraction::new((at - axis[0]).into(), (axis[1] - axis[0]).into()));
        }
    };
    for solid in ground.iter().chain(rocks) {
        solid.x.into_iter().for_each(|x| cut([from.x, to.x], x));
        solid.y.into_iter().for_each(|y| cut([from.y, to.y], y));
    }
    let mut parts = in_order(cuts);
    // Between two cuts everything has a straight top: it is met at most once.
    for ends in parts.clone().windows(2) {
        let middle = place(Fraction::between(ends[0], ends[1]));
        for solid in ground.iter().chain(rocks).filter(|solid| solid.touches(middle)) {
            let [first, last] = [ends[0], ends[1]].map(|share| solid.depth(place(share)));
            if first != last {
                let share = first.by(first - last);
                parts.push(ends[0] + share * (ends[1] - ends[0]));
            }
        }
    }
    in_order(parts).windows(2).all(|ends| {
        let middle = place(Fraction::between(ends[0], ends[1]));
        let mut tiles = ground.iter().filter(|solid| solid.touches(middle));
        let mut rocks = rocks.iter().filter(|solid| solid.holds(middle));
        !tiles.all(|solid| solid.depth(middle) > Fraction::ZERO)
            && !rocks.any(|solid| solid.depth(middle) > Fraction::ZERO)
    })
}

/// Whether a line between two places, or between the nearest ones within the world, comes to what lies between two.
fn is_beside(solid: [i32; 2], line: [i32; 2]) -> bool {
    let [one, other] = line.map(|place| place.clamp(0, END));
    one.min(other) <= solid[1] && solid[0] <= one.max(other)
}

fn in_order(mut cuts: Vec<Fraction>) -> Vec<Fraction> {
    cuts.retain(|share| (Fraction::ZERO..=Fraction::ONE).contains(share));
    cuts.sort();
    cuts.dedup();
    cuts
}

/// The height of the ground, not rounded.
pub(super) fn ground(world: &World, x: Fraction, y: Fraction) -> Fraction {
    let tiles = World::points().map(|at| tile(world, at));
    // On a border the tile to the east and the south.
    let tile =
        tiles.filter(|solid| solid.touches([x, y, Fraction::ZERO])).last().expect("every spot has a tile");
    tile.height([x, y, Fraction::ZERO])
}

fn tile(world: &World, at: Point) -> Solid {
    let [x, y] = [at.x, at.y].map(|place| i32::from(place) * 1000);
    let top = Top::Ground(world.tiles.get(at).expect("a tile"));
    Solid { x: [x, x + 1000], y: [y, y + 1000], top }
}

fn blocks(world: &World) -> Vec<Solid> {
    let mut blocks = Vec::new();
    let height = |at: Point, x: i32, y: i32| tile(world, at).height([x, y, 0].map(Fraction::whole));
    for at in World::points() {
        let [x, y] = [at.x, at.y].map(|place| i32::from(place) * 1000 + 500);
        if world.tiles.get(at).is_some_and(|tile| tile.holding == Holding::LargeRocks) {
            let top = Top::Level(height(at, x, y) + Fraction::whole(420));
            blocks.push(Solid { x: [x - 300, x + 300], y: [y - 300, y + 300], top });
        }
        for (side, [dx, dy], [across, along]) in
            [(Direction::East, [500, 0], [50, 400]), (Direction::South, [0, 500], [400, 50])]
        {
            let beside = at.step(side);
            if world.border(at, side) == Border::Monolith && beside.x < SIDE && beside.y < SIDE {
                let (x, y) = (x + dx, y + dy);
                let ground = height(at, x, y).max(height(beside, x, y));
                let top = Top::Level(ground + Fraction::whole(300));
                blocks.push(Solid { x: [x - across, x + across], y: [y - along, y + along], top });
            }
        }
    }
    blocks
}

impl Solid {
    /// Whether a spot, or the nearest one within the world, lies on its rectangle or on the edge of that.
    fn touches(&self, [x, y, _]: [Fraction; 3]) -> bool {
        let is_between = |[low, high]: [i32; 2], place: Fraction| {
            (Fraction::whole(low)..=Fraction::whole(high)).contains(&within(place))
        };
        is_between(self.x, x) && is_between(self.y, y)
    }

    /// Whether a spot lies within its rectangle, and not on the edge.
    fn holds(&self, [x, y, _]: [Fraction; 3]) -> bool {
        let is_between = |[low, high]: [i32; 2], place: Fraction| {
            Fraction::whole(low) < place && place < Fraction::whole(high)
        };
        is_between(self.x, x) && is_between(self.y, y)
    }

    /// How far a spot lies below its top.
    fn depth(&self, spot: [Fraction; 3]) -> Fraction {
        self.height(spot) - spot[2]
    }

    fn height(&self, [x, y, _]: [Fraction; 3]) -> Fraction {
        let tile = match self.top {
            Top::Level(height) => return height,
            Top::Ground(tile) => tile,
        };
        let down = |from: Fraction, to: Fraction| (to - from) * Fraction::new(1, 2);
        let (x, y, whole) = (within(x), within(y), Fraction::whole);
        let fall = match tile.downhill {
            None => Fraction::ZERO,
            Some(Direction::North) => down(y, whole(self.y[1])),
            Some(Direction::East) => down(whole(self.x[0]), x),
            Some(Direction::South) => down(whole(self.y[0]), y),
            Some(Direction::West) => down(x, whole(self.x[1])),
        };
        whole(i32::from(tile.level) * 500) - fall
    }
}

/// The nearest place within the world.
fn within(place: Fraction) -> Fraction {
    place.max(Fraction::ZERO).min(Fraction::whole(END))
}
