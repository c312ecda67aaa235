//! Seeing what there is to see, and taking what there is to take.

use super::chart::{Chart, in_sight_of_boss};
use super::{Halt, peace, step_to};
use crate::{Cells, Command, Content, Item, Landmark, Loot, Thing, View};

/// The next command of somebody who explores: towards the nearest tile from which something new
/// is seen, or the nearest thing that is worth taking. It opens doors, also locked ones whose key
/// was found, breaks cracked walls and prays at shrines. It never bumps anybody, steps on no trap
/// that is known, and keeps out of sight of a boss at the stairs.
///
/// # Errors
/// Why it stops: somebody is in sight, or nothing is left to do.
pub fn explore(view: &View, content: &Content) -> Result<Command, Halt> {
    peace(view)?;
    let chart = Chart::of(view);
    let goals = (chart.frontier(view) | worth_taking(view, content)) - Cells::of(view.hero.at);
    let lair = in_sight_of_boss(view, content) - Cells::of(view.hero.at);
    let shy = Chart { free: chart.free - lair, ..chart };
    let way = shy.safe_way(view.hero.at, &(goals - lair));
    if let Some(command) = way.and_then(|way| step_to(view, *way.first()?)) {
        return Ok(command);
    }
    let chart = Chart { free: shy.free | (lair & view.walkable()), ..shy };
    Err(if chart.safe_way(view.hero.at, &goals).is_some() {
        Halt::BossLeft
    } else if chart.way(view.hero.at, &goals).is_some() {
        Halt::TrapsLeft
    } else if (view.locked - view.unlockable).is_empty() {
        Halt::Explored
    } else {
        Halt::LocksLeft
    })
}

/// Where something is that the hero would go out of the way for.
fn worth_taking(view: &View, content: &Content) -> Cells {
    let things = view.things.iter().filter(|(at, thing)| match thing {
        Thing::Chest | Thing::Key(_) => true,
        Thing::Landmark(Landmark::Shrine) => !view.spent.contains(*at),
        _ => false,
    });
    let loot = view.loot.iter().filter(|(_, loot)| is_worth_taking(view, content, *loot));
    things.map(|(at, _)| *at).chain(loot.map(|(at, _)| *at)).collect()
}

/// Whether there is room for it, and it is not plainly worse than what is worn: what a player laid
/// down is not to be taken up again at once.
fn is_worth_taking(view: &View, content: &Content, loot: Loot) -> bool {
    match loot {
        Loot::Gold(_) | Loot::Tome(_) => true,
        Loot::Flask(flask) => view.hero.flasks(flask) < content.drops.most_flasks,
        Loot::Gear(item) => {
            let Some(worn) = view.hero.worn(item.slot()) else { return true };
            let has_room = view.hero.bag.iter().any(Option::is_none);
            let is_such = |other: &Item| other.make.slot() == item.slot() && is_bow(other) == is_bow(&item);
            let has_such = view.hero.bag.iter().flatten().chain([worn]).any(is_such);
            has_room && (item.power > worn.power || !has_such)
        }
    }
}

const fn is_bow(item: &Item) -> bool {
    item.bow().is_some()
}
