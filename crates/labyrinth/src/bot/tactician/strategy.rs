//! What to do with nobody in sight.

use grid::Point;

use super::market;
use super::memory::Memory;
use super::model::Model;
use crate::bot::patrol::Patrol;
use crate::bot::{brawler, gear};
use crate::errand::{step_to, travel, wander};
use crate::{Command, Flask, Landmark, Thing, View};

/// Fights on a floor after which it goes on.
const ENOUGH: u16 = 5;

/// Looks after itself, explores, and climbs when nothing is left to do.
pub(super) fn choose(model: &Model<'_>, memory: &Memory, patrol: &mut Patrol) -> Option<Command> {
    let (view, content) = (model.view, model.content);
    if memory.is_ambushing(view) && view.foes.is_empty() {
        return Some(Command::Wait);
    }
    let care = gear::better_with_bow(view, content)
        .or_else(|| gear::ballast(view))
        .or_else(|| market::trade(model, memory))
        .or_else(|| mend(model));
    if care.is_some() {
        return care;
    }
    // Whoever flees or cannot come is nobody to walk around: who stands in the way is bumped.
    let calm = View { foes: Vec::new(), ..view.clone() };
    if !has_enough(view)
        && let Ok(command) = wander(&calm, content)
    {
        return Some(command);
    }
    prepare(model, memory)
        .or_else(|| if has_enough(view) { climb(&calm) } else { None })
        .or_else(|| brawler::climb(&calm, content, patrol))
}

/// Whether the stairs are known and the floor has given most of what it has to give: who stays
/// longer fights stronger arrivals for smaller spoils, and is looked for in the end.
const fn has_enough(view: &View) -> bool {
    let is_done = view.fights >= ENOUGH || view.unrest.is_stirring();
    view.exit.is_some() && is_done && !view.is_exit_shut
}

/// To the stairs, and up.
fn climb(view: &View) -> Option<Command> {
    let exit = view.exit?;
    if exit == view.hero.at {
        return Some(Command::Ascend);
    }
    let way = travel(view, exit).ok()?;
    step_to(view, *way.first()?)
}

/// Gets back health where it costs least.
fn mend(model: &Model<'_>) -> Option<Command> {
    let view = model.view;
    let is_hurt = |percent: i32| model.hp() * 100 < model.most_hp() * percent;
    if is_hurt(60)
        && let Some(command) = fountain(view)
    {
        return Some(command);
    }
    (is_hurt(40) && view.hero.flasks(Flask::Potion) > 0).then_some(Command::Drink(Flask::Potion))
}

fn fountain(view: &View) -> Option<Command> {
    let is_fresh = |(at, thing): &&(Point, Thing)| {
        *thing == Thing::Landmark(Landmark::Fountain) && !view.spent.contains(*at)
    };
    let (at, _) = view.things.iter().find(is_fresh)?;
    let way = travel(view, *at).ok()?;
    step_to(view, *way.first()?)
}

/// Before the stairs are taken: drinks from a fountain that is left, waits for arrows, and calls
/// foes while it is behind what the next floors want.
fn prepare(model: &Model<'_>, memory: &Memory) -> Option<Command> {
    let (view, content) = (model.view, model.content);
    let is_hurt = |percent: i32| model.hp() * 100 < model.most_hp() * percent;
    if is_hurt(80)
        && let Some(command) = fountain(view)
    {
        return Some(command);
    }
    if view.is_exit_shut && is_hurt(75) && view.hero.flasks(Flask::Potion) > 1 {
        return Some(Command::Drink(Flask::Potion));
    }
    if view.unrest.is_stirring() {
        return None;
    }
    let lacks_arrows = view.hero.bow().is_some() && view.hero.arrows < content.bow.arrows / 2;
    if lacks_arrows && memory.waits < 60 {
        return Some(Command::Wait);
    }
    let is_behind = u32::from(view.hero.level) * 10 < view.floor.0 * 7 && view.fights < ENOUGH;
    if is_behind && !is_hurt(70) { grind(model) } else { None }
}

/// Calls somebody to the nearest pad.
fn grind(model: &Model<'_>) -> Option<Command> {
    let view = model.view;
    let at_hand = view.pads.iter().find(|pad| pad.at.distance(view.hero.at) <= 1);
    if let Some(pad) = at_hand {
        return Some(if pad.arrival.is_some() { Command::Wait } else { Command::Scout });
    }
    let pads = view.pads.iter().filter_map(|pad| travel(view, pad.at).ok());
    let way = pads.min_by_key(Vec::len)?;
    step_to(view, *way.first()?)
}
