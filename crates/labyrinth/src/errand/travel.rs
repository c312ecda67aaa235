//! Going somewhere.

use grid::Point;

use super::{Chart, Halt, peace, step_to};
use crate::{Cells, Command, Landmark, Thing, View};

/// The way to a tile, without the one where the hero stands: shortest, and over traps and threatened
/// tiles only where no other way leads. To somebody or to a shop or a heal station it leads beside
/// them, to a fountain or a shrine it ends with a bump.
///
/// # Errors
/// Why there is none.
pub fn travel(view: &View, goal: Point) -> Result<Vec<Point>, Halt> {
    if view.over.is_some() {
        return Err(Halt::Over);
    }
    if !view.explored.contains(goal) {
        return Err(Halt::Unknown);
    }
    let chart = Chart::of(view);
    let goals = match view.thing(goal) {
        Some(Thing::Shop | Thing::HealStation | Thing::Landmark(Landmark::Statue)) => {
            beside(goal, &chart, view)
        }
        Some(Thing::Landmark(_)) if view.spent.contains(goal) => beside(goal, &chart, view),
        Some(Thing::Landmark(_)) => Cells::of(goal),
        _ if view.foe_at(goal).is_some() => beside(goal, &chart, view),
        _ => Cells::of(goal) & (chart.free | Cells::of(view.hero.at)),
    };
    if goals.contains(view.hero.at) {
        return Err(Halt::Arrived);
    }
    chart.way(view.hero.at, &goals).ok_or(Halt::NoWay)
}

/// The next command on the way to a tile, while nobody is in sight.
///
/// # Errors
/// Why it stops: somebody is in sight, the hero is there, or no way leads there.
pub fn walk(view: &View, goal: Point) -> Result<Command, Halt> {
    peace(view)?;
    let way = travel(view, goal)?;
    way.first().and_then(|next| step_to(view, *next)).ok_or(Halt::NoWay)
}

fn beside(goal: Point, chart: &Chart, view: &View) -> Cells {
    let free = chart.free | Cells::of(view.hero.at);
    (Cells::of(goal).spread() & free) - Cells::of(goal)
}
