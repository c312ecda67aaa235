//! A floor of the tower for programs.

use engine::Seed;
use labyrinth::{Floor, Metrics, Proof};
use serde_json::{Value, json};

use crate::levels::json::{point, points};

/// A floor, its numbers and its proof.
pub(super) fn value(seed: Seed, floor: &Floor, proof: &Proof) -> Value {
    let metrics = Metrics::of(floor, proof);
    json!({
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
    })
}
