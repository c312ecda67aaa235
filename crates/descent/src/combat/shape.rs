//! The tiles that an announced blow threatens.

use grid::{Area, Direction, Flood, Point};

use crate::{Blow, BlowNature, Cells, Ground, Shape, Size};

/// What is in the way of blows, and what they run through.
pub(crate) struct Field<'a> {
    /// What stops what goes straight on.
    pub(crate) solid: &'a Cells,
    pub(crate) ground: &'a Ground,
}

impl Field<'_> {
    /// The tiles that a blow threatens, dealt from one tile and aimed at another.
    pub(crate) fn tiles(&self, blow: Blow, from: Point, at: Point) -> Cells {
        let nature = blow.nature();
        let tiles = match nature.shape {
            Shape::Tile => Cells::of(at),
            Shape::Square => square(at, Size::Three),
            Shape::Cross => Cells::of(at).spread(),
            Shape::Ray => self.ray(from, at, nature.range),
            Shape::Cone => self.cone(from, at, nature.range),
            Shape::Pool => self.ground.shocked(Cells::of(at), BlowNature::POOL_REACH),
            Shape::Around => Cells::of(from).grown() - Cells::of(from),
            Shape::Walls => {
                let near = Flood::new(Cells::of(from), &Cells::of_area(EVERYWHERE)).take(7);
                near.fold(Cells::NONE, |all, front| all | front) & self.solid.spread()
            }
        };
        tiles - *self.solid
    }

    /// Straight on from a tile, as far as nothing solid stands in the way.
    fn ray(&self, from: Point, at: Point, range: u8) -> Cells {
        let way = towards(from, at);
        std::iter::successors(Some(from.step(way)), |point| Some(point.step(way)))
            .take(range.into())
            .take_while(|point| !self.solid.contains(*point) && EVERYWHERE.contains(*point))
            .collect()
    }

    /// Straight on from a tile, and one wider to each side with every second step.
    fn cone(&self, from: Point, at: Point, range: u8) -> Cells {
        let way = towards(from, at);
        let axis = self.ray(from, at, range);
        let [left, right] = way.sides();
        let mut cone = axis;
        for (steps, point) in (0_usize..).zip(ordered(from, way, &axis)) {
            for side in [left, right] {
                let aside = std::iter::successors(Some(point.step(side)), |point| Some(point.step(side)));
                let reached = aside.take(steps.div_ceil(2)).take_while(|point| !self.solid.contains(*point));
                cone |= reached.filter(|point| EVERYWHERE.contains(*point)).collect();
            }
        }
        cone
    }
}

const EVERYWHERE: Area = Area::new(Point::new(0, 0), 80, 60);

/// The tiles of a ray, the nearest first.
fn ordered(from: Point, way: Direction, ray: &Cells) -> impl Iterator<Item = Point> {
    let count = ray.len();
    std::iter::successors(Some(from.step(way)), move |point| Some(point.step(way))).take(count)
}

/// The way in which something lies, rather along the longer side.
pub(crate) fn towards(from: Point, at: Point) -> Direction {
    let (wide, tall) = (from.x.abs_diff(at.x), from.y.abs_diff(at.y));
    match (wide >= tall, at.x < from.x, at.y < from.y) {
        (true, true, _) => Direction::West,
        (true, false, _) => Direction::East,
        (false, _, true) => Direction::North,
        (false, _, false) => Direction::South,
    }
}

/// A square of tiles around one.
pub(crate) fn square(at: Point, size: Size) -> Cells {
    match size {
        Size::One => Cells::of(at),
        Size::Three => Cells::of(at).grown(),
        Size::Five => Cells::of(at).grown().grown(),
    }
}

#[cfg(test)]
mod tests {
    use grid::{draw, read};

    use super::*;

    fn shape(blow: Blow, text: &str) -> String {
        let map = read(text).expect("a floor");
        let find = |wanted| map.iter().find(|(_, letter)| *letter == wanted).expect("it is there").0;
        let all =
            |wanted| map.iter().filter(|(_, letter)| *letter == wanted).map(|(at, _)| at).collect::<Cells>();
        let (solid, mut ground) = (all('#'), Ground::BARE);
        ground.water = all('~');
        let tiles = Field { solid: &solid, ground: &ground }.tiles(blow, find('T'), find('@'));
        draw(
            map.width(),
            map.height(),
            |at| if tiles.contains(at) { 'x' } else { map.get(at).unwrap_or(' ') },
        )
    }

    #[track_caller]
    fn check(blow: Blow, before: &str, after: &str) {
        let rows = after.lines().map(str::trim).filter(|line| !line.is_empty());
        assert_eq!(shape(blow, before), rows.fold(String::new(), |all, row| all + row + "\n"), "{blow:?}");
    }

    #[test]
    fn bolts_fly_until_something_is_in_the_way() {
        check(Blow::Bolt, "#######\n#T.@.##\n#######", "#######\n#Txxx##\n#######");
    }

    #[test]
    fn cones_widen_as_they_go() {
        check(
            Blow::Breath,
            "#######
             #.....#
             #.....#
             #T.@..#
             #.....#
             #.....#
             #######",
            "#######
             #....x#
             #..xxx#
             #Txxxx#
             #..xxx#
             #....x#
             #######",
        );
    }

    #[test]
    fn a_swing_reaches_all_around_and_a_slam_where_it_was_aimed() {
        check(Blow::Swing, "#####\n#...#\n#.T@#\n#...#\n#####", "#####\n#xxx#\n#xTx#\n#xxx#\n#####");
        check(Blow::Slam, "######\n#....#\n#T.@.#\n#....#\n######", "######\n#.xxx#\n#Txxx#\n#.xxx#\n######");
    }

    #[test]
    fn a_tremor_strikes_beside_walls_alone() {
        check(Blow::Tremor, "#####\n#..@#\n#.T.#\n#...#\n#####", "#####\n#xxx#\n#xTx#\n#xxx#\n#####");
    }
}
