//! Ways and their directions.

use std::fmt::Write as _;

use grid::{Direction, Point};
use refuel::World;

use super::sight::{at as on_ground, height, points, spot};

/// Half of how wide a way is, in tiles.
const HALF: f64 = 0.17;

/// The part of all ways that leads over a tile.
pub(super) fn draw(world: &World, at: Point, svg: &mut String) {
    if world.network.distance(at).is_none() {
        return;
    }
    let leads = |from: Point, toward: Direction| world.network.steps().any(|step| step == (from, toward));
    for side in Direction::ALL {
        let starts =
            world.network.starts().iter().any(|start| start.tile == at && start.inward.opposite() == side);
        if leads(at, side) || leads(at.step(side), side.opposite()) || starts {
            ribbon(world, at, side, svg);
        }
    }
    let (x, y) = on_ground(world, middle(at));
    let _ = writeln!(svg, "<ellipse class=\"way\" cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"11.5\" ry=\"5.8\"/>");
    for side in Direction::ALL.into_iter().filter(|side| leads(at, *side)) {
        arrow(world, at, side, 0.34, svg);
    }
    for start in world.network.starts().iter().filter(|start| start.tile == at) {
        entrance(world, at, start.inward, svg);
    }
}

fn middle(at: Point) -> [f64; 2] {
    [f64::from(at.x) + 0.5, f64::from(at.y) + 0.5]
}

/// A spot so far from the middle of a tile toward a side, and so far to the left of that.
fn beside(at: Point, toward: Direction, far: f64, left: f64) -> [f64; 2] {
    let [x, y] = middle(at);
    let (dx, dy) = toward.delta();
    let (dx, dy) = (f64::from(dx), f64::from(dy));
    [x + dx * far + dy * left, y + dy * far - dx * left]
}

fn ribbon(world: &World, at: Point, side: Direction, svg: &mut String) {
    // Not quite to the edge: there the ground of the neighbour would count.
    let corners = [(0.0, HALF), (0.499, HALF), (0.499, -HALF), (0.0, -HALF)]
        .map(|(far, left)| on_ground(world, beside(at, side, far, left)));
    let _ = writeln!(svg, "<polygon class=\"way\" points=\"{}\"/>", points(&corners));
}

fn arrow(world: &World, at: Point, toward: Direction, far: f64, svg: &mut String) {
    let [(x1, y1), (x2, y2), (x3, y3)] = [(far - 0.11, 0.10), (far, 0.0), (far - 0.11, -0.10)]
        .map(|(far, left)| on_ground(world, beside(at, toward, far, left)));
    let _ = writeln!(svg, "<path class=\"arrow\" d=\"M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}L{x3:.1} {y3:.1}\"/>");
}

/// A broad arrow from outside onto the first tile of a way.
fn entrance(world: &World, at: Point, inward: Direction, svg: &mut String) {
    let out = inward.opposite();
    let level = height(world, beside(at, out, 0.499, 0.0));
    let shape =
        [(1.25, 0.12), (0.86, 0.12), (0.86, 0.27), (0.53, 0.0), (0.86, -0.27), (0.86, -0.12), (1.25, -0.12)]
            .map(|(far, left)| spot(beside(at, out, far, left), level));
    let _ = writeln!(
        svg,
        "<polygon fill=\"#ff4d3d\" stroke=\"#fff\" stroke-width=\"1.5\" stroke-linejoin=\"round\" opacity=\".92\" points=\"{}\"/>",
        points(&shape)
    );
}
