//! A world in numbers.

use std::fmt;

use grid::Direction;

use super::World;
use super::border::Border;
use super::shape::Shape;
use super::tile::{Holding, Tile};

/// What a designer wants to know about a world.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is named after what it counts")]
pub struct Metrics {
    /// How its ways lie.
    pub shape: Shape,
    /// How many steps it is from each start to the hub, in the order of starts.
    pub lengths: Vec<u16>,
    /// Tiles from which ways lead on to several, and tiles to which several lead.
    pub splits: usize,
    pub joins: usize,
    /// Where ways lead over water.
    pub fords: usize,
    /// How many tiles there are of each level.
    pub levels: Vec<usize>,
    pub slopes: usize,
    /// Steps of ways that lead up or down.
    pub climbs: usize,
    pub cliffs: usize,
    pub monoliths: usize,
    /// How many tiles hold what.
    pub holding: [usize; Holding::ALL.len()],
    /// Level and bare tiles: anything can be built there.
    pub building_ground: usize,
}

impl World {
    /// How its ways lie.
    pub fn shape(&self) -> Shape {
        let starts: Vec<_> = self.network.starts().iter().map(|start| start.tile).collect();
        Shape::of(&starts, self.network.steps())
    }

    /// Its numbers.
    pub fn metrics(&self) -> Metrics {
        let steps: Vec<_> = self.network.steps().collect();
        let count =
            |wanted: &dyn Fn(Tile) -> bool| self.tiles.iter().filter(|(_, tile)| wanted(*tile)).count();
        let count_at = |wanted: &dyn Fn(grid::Point) -> bool| Self::points().filter(|at| wanted(*at)).count();
        let ways = || Self::points().filter(|at| self.network.distance(*at).is_some());
        let several = |counted: &dyn Fn(grid::Point) -> usize| ways().filter(|at| counted(*at) > 1).count();
        let borders = |wanted: Border| {
            let all =
                Self::points().flat_map(|at| [Direction::East, Direction::South].map(|side| (at, side)));
            all.filter(|(at, side)| self.border(*at, *side) == wanted).count()
        };
        let slopes = |at: grid::Point| self.tiles.get(at).is_some_and(|tile| tile.downhill.is_some());
        Metrics {
            shape: self.shape(),
            lengths: self
                .network
                .starts()
                .iter()
                .filter_map(|start| self.network.distance(start.tile))
                .collect(),
            splits: several(&|at| steps.iter().filter(|(from, _)| *from == at).count()),
            joins: several(&|at| steps.iter().filter(|(from, toward)| from.step(*toward) == at).count()),
            fords: count_at(&|at| self.is_ford(at)),
            levels: (0..=self.terrain.top()).map(|level| count(&|tile| tile.level == level)).collect(),
            slopes: count(&|tile| tile.downhill.is_some()),
            climbs: steps.iter().filter(|(from, _)| slopes(*from)).count(),
            cliffs: borders(Border::Cliff),
            monoliths: borders(Border::Monolith),
            holding: Holding::ALL.map(|holding| count(&|tile| tile.holding == holding)),
            building_ground: count(&|tile| tile.holding == Holding::Nothing && tile.downhill.is_none()),
        }
    }
}

impl Metrics {
    /// How many tiles hold something.
    pub const fn of(&self, holding: Holding) -> usize {
        self.holding[holding as usize]
    }
}

impl fmt::Display for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { shape, lengths, splits, joins, fords, levels, slopes, climbs, cliffs, monoliths, .. } =
            self;
        let list = |numbers: &[usize]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join("/");
        let lengths: Vec<usize> = lengths.iter().map(|length| usize::from(*length)).collect();
        writeln!(
            f,
            "ways: {} long, {} tiles, {splits} splits, {joins} joins, {fords} fords, {climbs} steps on slopes",
            list(&lengths),
            shape.tiles
        )?;
        writeln!(
            f,
            "near them: {} tiles; along the edge {}, turns on the spot {}, side by side {}",
            shape.near(),
            shape.edge,
            shape.turns,
            shape.beside
        )?;
        writeln!(
            f,
            "ground: levels {}, {slopes} slopes, {cliffs} cliffs, {monoliths} monoliths",
            list(levels)
        )?;
        let [wells, minerals, large, small, water] = [
            Holding::Wellspring,
            Holding::Minerals,
            Holding::LargeRocks,
            Holding::SmallRocks,
            Holding::Water,
        ]
        .map(|holding| self.of(holding));
        writeln!(
            f,
            "{wells} wellsprings, {minerals} minerals, {large} large rocks, {small} small rocks, {water} water; {} level \
             and bare",
            self.building_ground
        )
    }
}
