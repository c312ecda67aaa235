//! A floor of Descent for programs.

use descent::{Floor, Metrics, Proof};
use engine::Seed;
use serde_json::{Map, Value, json};

use crate::levels::json::point;

/// A floor, its numbers and its proof.
pub(super) fn value(seed: Seed, floor: &Floor, proof: Proof) -> Value {
    let place = floor.place;
    json!({
        "seed": seed.to_string(),
        "floor": place.floor,
        "branch": place.branch.to_string().to_lowercase(),
        "biome": place.biome().to_string(),
        "width": floor.width,
        "height": floor.height,
        "start": point(floor.start),
        "stairs": floor.stairs.map(point),
        "boss": floor.boss.map(|(kind, at)| json!({ "kind": kind.to_string(), "at": point(at) })),
        "rooms": floor.rooms.iter().map(|(room, area)| json!({
            "name": room.to_string(),
            "corner": point(area.corner),
            "width": area.width,
            "height": area.height,
        })).collect::<Vec<_>>(),
        "metrics": metrics(&Metrics::of(floor, &proof)),
        "proof": { "steps": proof.steps, "steps_to_key": proof.key, "tiles": proof.tiles },
        "rows": floor.to_string().lines().collect::<Vec<_>>(),
    })
}

fn metrics(metrics: &Metrics) -> Value {
    let ground: Map<String, Value> =
        metrics.ground.iter().map(|(matter, tiles)| (matter.to_string(), json!(tiles))).collect();
    json!({
        "tiles": metrics.tiles,
        "share_percent": metrics.share,
        "doors": metrics.doors,
        "locks": metrics.locks,
        "secrets": metrics.secrets,
        "offers": metrics.offers,
        "chests": metrics.chests,
        "traps": metrics.traps,
        "encounters": metrics.encounters,
        "heads": metrics.heads,
        "narrow": metrics.narrow,
        "dead_ends": metrics.dead_ends,
        "loops": metrics.loops,
        "ground": ground,
    })
}
