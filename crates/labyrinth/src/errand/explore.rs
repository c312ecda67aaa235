//! Seeing what there is to see, and taking what there is to take.

use super::chart::{Chart, in_sight_of_boss};
use super::{Halt, peace, step_to};
use crate::{Cells, Command, Content, Hero, Item, Landmark, Loot, Thing, View};

/// The next command of somebody who explores: towards the nearest tile from which something new
/// is seen, or the nearest thing that is worth taking. It opens doors, also locked ones whose key
/// was found, breaks cracked walls and prays at shrines. It never bumps anybody, steps on no trap
/// that is known, and keeps out of sight of a boss at the stairs.
///
/// # Errors
/// Why it stops: somebody is in sight, or nothing is left to do.
pub fn explore(view: &View, content: &Content) -> Result<Command, Halt> {
    peace(view)?;
    wander(view, content)
}

/// As [`explore`], with somebody in sight who does not matter.
pub(crate) fn wander(view: &View, content: &Content) -> Result<Command, Halt> {
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

/// Whether there is room for it, and it is better than all of its kind that the hero has: what a
/// player laid down for something better is not to be taken up again.
fn is_worth_taking(view: &View, content: &Content, loot: Loot) -> bool {
    match loot {
        Loot::Gold(_) | Loot::Tome(_) => true,
        Loot::Flask(flask) => view.hero.flasks(flask) < content.drops.most_flasks,
        Loot::Gear(item) => {
            let has_room = view.hero.worn(item.slot()).is_none() || view.hero.bag.iter().any(Option::is_none);
            has_room && !view.hero.has_as_good(&item)
        }
    }
}

impl Hero {
    /// Whether something of the same kind that is worn or carried has as much power. Bows and blades
    /// are kinds of their own.
    pub fn has_as_good(&self, item: &Item) -> bool {
        let is_as_good = |other: &Item| {
            other.slot() == item.slot()
                && other.bow().is_some() == item.bow().is_some()
                && other.power >= item.power
        };
        self.gear.iter().chain(&self.bag).flatten().any(is_as_good)
    }
}
