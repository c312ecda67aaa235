//! A floor for programs.

use engine::Seed;
use grid::Point;
use labyrinth::{Floor, Metrics, Proof};
use serde_json::{Value, json};

/// A floor, its numbers and its proof.
pub(super) fn text(seed: Seed, floor: &Floor, proof: &Proof) -> String {
    let metrics = Metrics::of(floor, proof);
    let value = json!({
        "seed": seed.to_string(),
        "floor": floor.number,
        "width": floor.width,
        "height": floor.height,
        "start": point(floor.start),
        "exit": point(floor.exit),
        "metrics": {
            "tiles": metrics.tiles,
            "rooms": metrics.rooms,
            "corridors": metrics.corridors,
            "doors": metrics.doors,
            "locks": metrics.locks,
            "secrets": metrics.secrets,
            "chests": metrics.chests,
            "traps": metrics.traps,
            "pads": metrics.pads,
            "foes": metrics.foes,
            "narrow": metrics.narrow,
            "loops": metrics.loops,
            "loops_percent": metrics.braid,
        },
        "proof": {
            "routes": proof.routes.iter().map(|route| json!({
                "steps": route.tiles.len(),
                "risk": route.risk,
                "tiles": points(&route.tiles),
            })).collect::<Vec<_>>(),
            "dead_ends": proof.dead_ends,
            "rewarded": proof.rewarded,
            "obviousness_percent": proof.obviousness,
            "steps_to_keys": proof.keys,
        },
        "rows": floor.to_string().lines().collect::<Vec<_>>(),
    });
    format!("{value:#}\n")
}

fn point(point: Point) -> Value {
    json!([point.x, point.y])
}

fn points(points: &[Point]) -> Vec<Value> {
    points.iter().map(|at| point(*at)).collect()
}
