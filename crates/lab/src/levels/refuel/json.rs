//! A world of Refuel for programs.

use grid::Direction;
use refuel::{Decoration, Holding, Metrics};
use serde_json::{Value, json};

use super::Land;
use crate::levels::json::point;

/// A world, its numbers, and what is strewn over it.
pub(super) fn value(land: &Land) -> Value {
    let Land { seed, plan, world } = land;
    let network = &world.network;
    let rows: Vec<String> = world.to_string().lines().map(str::to_owned).collect();
    json!({
        "seed": seed.to_string(),
        "level": plan.level,
        "terrain": world.terrain.to_string(),
        "fuel_goal": plan.level.fuel_goal(),
        "base_rate_thousandths": plan.base_rate(),
        "base_capacity_thousandths": plan.base_capacity(),
        "lengths": plan.lengths,
        "branches": plan.branches,
        "hub": point(network.hub()),
        "starts": network.starts().iter().map(|start| json!({
            "at": point(start.tile),
            "inward": start.inward,
            "steps": network.distance(start.tile),
        })).collect::<Vec<_>>(),
        "steps": network.steps().map(|(from, toward)| json!({
            "from": point(from),
            "toward": toward,
            "left": network.distance(from),
        })).collect::<Vec<_>>(),
        "tiles": world.tiles.iter().map(|(at, tile)| json!({
            "at": point(at),
            "level": tile.level,
            "downhill": tile.downhill,
            "holding": format!("{:?}", tile.holding),
            "east": format!("{:?}", world.border(at, Direction::East)),
            "south": format!("{:?}", world.border(at, Direction::South)),
        })).collect::<Vec<_>>(),
        "metrics": metrics(&world.metrics()),
        "decorations": world.decorations(*seed).into_iter().map(decoration).collect::<Vec<_>>(),
        "rows": rows,
    })
}

fn metrics(metrics: &Metrics) -> Value {
    let holding: serde_json::Map<String, Value> = Holding::ALL
        .into_iter()
        .map(|holding| (format!("{holding:?}"), json!(metrics.of(holding))))
        .collect();
    json!({
        "tiles_of_ways": metrics.shape.tiles,
        "near_ways": metrics.shape.near(),
        "along_the_edge": metrics.shape.edge,
        "turns_on_the_spot": metrics.shape.turns,
        "side_by_side": metrics.shape.beside,
        "splits": metrics.splits,
        "joins": metrics.joins,
        "levels": metrics.levels,
        "slopes": metrics.slopes,
        "steps_on_slopes": metrics.climbs,
        "cliffs": metrics.cliffs,
        "monoliths": metrics.monoliths,
        "holding": holding,
        "level_and_bare": metrics.building_ground,
    })
}

fn decoration(one: Decoration) -> Value {
    json!({
        "look": format!("{:?}", one.look),
        "at": [one.at.x, one.at.y, one.at.z],
        "size": one.size,
        "turn": one.turn,
    })
}
