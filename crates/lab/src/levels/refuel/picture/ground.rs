//! Ground, cliffs, water and fins.

use std::fmt::Write as _;

use grid::{Direction, Point};
use refuel::{Border, Holding, Tile, World};

use super::sight::{hex, mixed, on, points, speckle, spot};

/// How deep water lies, in levels.
const DEPTH: f64 = 0.22;
/// How deep the world is cut off at its edge, in levels.
const BASE: f64 = -1.2;

fn corner(at: Point, place: usize) -> [f64; 2] {
    let [dx, dy] = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]][place];
    [f64::from(at.x) + dx, f64::from(at.y) + dy]
}

/// The heights of the corners of a tile, with the clock from the north-west.
fn heights(tile: Tile) -> [f64; 4] {
    let sunk = if tile.holding == Holding::Water { DEPTH } else { 0.0 };
    [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]].map(|place| on(tile, place) - sunk)
}

fn ground_colour(world: &World, at: Point, tile: Tile) -> u32 {
    let colours = world.terrain.colours();
    let middle = on(tile, [0.5, 0.5]);
    let plain = mixed(colours.low, colours.high, middle / f64::from(world.terrain.top()));
    let lit = match tile.downhill {
        Some(Direction::North | Direction::West) => mixed(plain, 0x00ff_ffff, 0.10),
        Some(Direction::South) => mixed(plain, 0, 0.10),
        Some(Direction::East) => mixed(plain, 0, 0.18),
        None => plain,
    };
    mixed(lit, 0, speckle(at, 1) * 0.07)
}

/// The top of a tile.
pub(super) fn top(world: &World, at: Point, svg: &mut String) {
    let Some(tile) = world.tiles.get(at) else { return };
    let heights = heights(tile);
    let corners: Vec<(f64, f64)> = (0..4).map(|place| spot(corner(at, place), heights[place])).collect();
    let shape = points(&corners);
    if tile.holding == Holding::Water {
        let bed = hex(mixed(world.terrain.colours().low, 0, 0.45));
        let _ = writeln!(
            svg,
            "<polygon fill=\"{bed}\" points=\"{shape}\"/><polygon class=\"water\" points=\"{shape}\"/>"
        );
        ripples(at, heights[0], svg);
    } else {
        let colour = hex(ground_colour(world, at, tile));
        let _ = writeln!(svg, "<polygon class=\"grid\" fill=\"{colour}\" points=\"{shape}\"/>");
    }
    if let Some(downhill) = tile.downhill {
        treads(at, tile, downhill, svg);
    }
}

fn ripples(at: Point, height: f64, svg: &mut String) {
    for salt in 2..4 {
        let [dx, dy] = [salt, salt + 7].map(|salt| 0.25 + 0.5 * speckle(at, salt));
        let (x, y) = spot([f64::from(at.x) + dx, f64::from(at.y) + dy], height);
        let _ = writeln!(svg, "<path class=\"ripple\" d=\"M{x:.0} {y:.0}m-11 0q5.5 -3 11 0t11 0\"/>");
    }
}

/// Lines across a slope, so that it looks like one.
fn treads(at: Point, tile: Tile, downhill: Direction, svg: &mut String) {
    for part in [0.25, 0.5, 0.75] {
        let ends = match downhill {
            Direction::North | Direction::South => [[0.04, part], [0.96, part]],
            Direction::East | Direction::West => [[part, 0.04], [part, 0.96]],
        };
        let [(x1, y1), (x2, y2)] =
            ends.map(|[x, y]| spot([f64::from(at.x) + x, f64::from(at.y) + y], on(tile, [x, y])));
        let _ = writeln!(
            svg,
            "<path stroke=\"#000\" stroke-opacity=\".16\" d=\"M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}\"/>"
        );
    }
}

/// The walls below the southern and the eastern edge of a tile: the others nobody sees from here.
pub(super) fn walls(world: &World, at: Point, svg: &mut String) {
    let Some(tile) = world.tiles.get(at) else { return };
    let own = heights(tile);
    let colours = world.terrain.colours();
    for (side, [first, last], [near, far], shade) in
        [(Direction::East, [1, 2], [0, 3], 0.34), (Direction::South, [3, 2], [0, 1], 0.12)]
    {
        let other = world.tiles.get(at.step(side)).map(heights);
        let below = other.map_or([BASE; 2], |other| [other[near], other[far]]);
        if own[first] <= below[0] && own[last] <= below[1] {
            continue;
        }
        let [start, end] = [corner(at, first), corner(at, last)];
        let low = [own[first].min(below[0]), own[last].min(below[1])];
        let wall = [spot(start, own[first]), spot(end, own[last]), spot(end, low[1]), spot(start, low[0])];
        let lit = mixed(colours.cliff, colours.high, 0.10 + 0.09 * f64::from(tile.level));
        let colour = hex(mixed(lit, 0, shade));
        let _ = writeln!(
            svg,
            "<polygon class=\"wall\" fill=\"{colour}\" stroke=\"{colour}\" points=\"{}\"/>",
            points(&wall)
        );
        strata([start, end], [own[first], own[last]], low, svg);
    }
}

/// Layers of rock in a wall.
fn strata([start, end]: [[f64; 2]; 2], high: [f64; 2], low: [f64; 2], svg: &mut String) {
    let mut level = (low[0].min(low[1]) * 3.0).ceil() / 3.0;
    while level < high[0].max(high[1]) - 0.05 {
        let along =
            |part: f64| [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part];
        let is_in = |part: f64| {
            let between = |ends: [f64; 2]| ends[0] + (ends[1] - ends[0]) * part;
            between(low) <= level && level <= between(high)
        };
        let parts: Vec<f64> =
            (0..=12).map(|part| f64::from(part) / 12.0).filter(|part| is_in(*part)).collect();
        if let (Some(first), Some(last)) = (parts.first(), parts.last()) {
            let [(x1, y1), (x2, y2)] = [spot(along(*first), level), spot(along(*last), level)];
            let _ = writeln!(
                svg,
                "<path stroke=\"#000\" stroke-opacity=\".17\" d=\"M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}\"/>"
            );
        }
        level += 1.0 / 3.0;
    }
}

/// The monoliths on the borders of a tile to the north and to the west.
pub(super) fn fins(world: &World, at: Point, svg: &mut String) {
    for side in [Direction::North, Direction::West] {
        if world.border(at, side) == Border::Monolith && world.tiles.get(at.step(side)).is_some() {
            fin(world, at, side, svg);
        }
    }
}

fn fin(world: &World, at: Point, side: Direction, svg: &mut String) {
    let Some(tile) = world.tiles.get(at) else { return };
    let base = f64::from(tile.level);
    let (x, y) = (f64::from(at.x), f64::from(at.y));
    // Along the border, and across it.
    let place = |along: f64, across: f64| match side {
        Direction::North => [x + along, y + across],
        _ => [x + across, y + along],
    };
    let colours = world.terrain.colours();
    let crest = [(0.12, 11), (0.3, 12), (0.5, 13), (0.72, 14), (0.88, 15)];
    let crest = crest.map(|(along, salt)| (along, base + 0.34 + 0.36 * speckle(at, salt)));
    let foot = |along| spot(place(along, 0.06), base);
    let mut front: Vec<(f64, f64)> =
        crest.iter().map(|(along, height)| spot(place(*along, 0.0), *height)).collect();
    front.extend([foot(0.9), foot(0.1)]);
    let mut back: Vec<(f64, f64)> =
        crest.iter().map(|(along, height)| spot(place(*along, -0.05), *height)).collect();
    back.extend([spot(place(0.9, 0.0), base), spot(place(0.1, 0.0), base)]);
    let lit = mixed(colours.monolith, 0x00ff_ffff, 0.22);
    let face = if side == Direction::North {
        mixed(colours.monolith, 0x00ff_ffff, 0.05)
    } else {
        mixed(colours.monolith, 0, 0.22)
    };
    let shadow = [foot(0.1), foot(0.9), spot(place(1.0, 0.22), base), spot(place(0.16, 0.22), base)];
    let _ = writeln!(
        svg,
        "<polygon fill=\"#000\" opacity=\".22\" points=\"{}\"/><polygon fill=\"{}\" points=\"{}\"/><polygon fill=\"{}\" points=\"{}\"/>",
        points(&shadow),
        hex(lit),
        points(&back),
        hex(face),
        points(&front)
    );
}
