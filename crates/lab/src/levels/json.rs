//! Tiles for programs.

use grid::Point;
use serde_json::{Value, json};

/// A tile.
pub(super) fn point(point: Point) -> Value {
    json!([point.x, point.y])
}

/// Tiles in order.
pub(super) fn points(points: &[Point]) -> Vec<Value> {
    points.iter().map(|at| point(*at)).collect()
}
