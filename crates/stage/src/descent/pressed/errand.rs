//! Errands in Descent.

use descent::errand::{Halt, Reason, Walker, Wanderer as _, rest, travel, wander};
use descent::{Cells, Command, Foe, FoeId, Habit, Hp, Item, Loot, Matter, Refusal, Thing, View};
use engine::Game as _;
use grid::{Flood, Point};

use crate::descent::Descent;
use crate::dungeon::{Errand, Errands};

/// What was known when an errand began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watch {
    foes: Vec<FoeId>,
    hp: Vec<Hp>,
    has_stairs: bool,
    has_keeper: bool,
    gear: Vec<Item>,
}

impl Errands for Descent {
    type Reason = Reason;
    type Watch = Watch;

    const STAIRS_SHUT: &'static str = "The boss keeps the way on.";

    fn watch(view: &View) -> Watch {
        Watch {
            foes: shown(view).map(|foe| foe.id).collect(),
            hp: view.heroes.iter().map(|hero| hero.hp).collect(),
            has_stairs: view.stairs.is_some(),
            has_keeper: has_keeper(view),
            gear: gear(view),
        }
    }

    fn news(&self, view: &View, errand: Errand, watch: &Watch) -> Option<Halt> {
        let dangers = danger(view, watch).or_else(|| met(view, watch));
        // Whoever is on the way somewhere has no need to hear what else there is.
        let found = || if matches!(errand, Errand::Explore) { found(view, watch) } else { None };
        dangers.or_else(found).map(Halt::Own)
    }

    fn next(&self, view: &View, errand: Errand) -> Result<Command, Halt> {
        let walker = Walker { view, seat: view.seat };
        if let Some(reason) = awake(view) {
            return Err(if view.over.is_some() { Halt::Over } else { Halt::Own(reason) });
        }
        let command = match errand {
            Errand::Explore => wander(&walker, self.content()).map_err(|halt| shut(view, halt)),
            Errand::Walk(goal) => {
                let way = travel(&walker, goal)?;
                let next = way.first().ok_or(Halt::Arrived)?;
                if view.hurtful(view.seat).contains(*next) || view.threatened.contains(*next) {
                    return Err(Halt::TrapAhead);
                }
                let (direction, _) = view.hero(view.seat).at.straight(*next).ok_or(Halt::NoWay)?;
                Ok(Command::Step(direction))
            }
            // Who cannot come nearer lets others rest.
            Errand::Rest if is_left_alone(view) => {
                if walker.awaits(self.content()) {
                    Ok(Command::Wait)
                } else {
                    Err(Halt::Rested)
                }
            }
            Errand::Rest => rest(&walker, self.content()),
        }?;
        match self.check(view.seat, command) {
            Ok(()) => into_reach(view, command).map_or(Ok(command), |reason| Err(Halt::Own(reason))),
            Err(Refusal::Held) => Err(Halt::Own(Reason::Held)),
            Err(_) => Err(Halt::NoWay),
        }
    }

    fn why(view: &View, halt: Halt) -> String {
        match halt {
            Halt::TrapsLeft => format!("what is left lies beyond {}", hindrance(view)),
            Halt::TrapAhead => "the way leads over what hurts".to_owned(),
            Halt::Rested => "there is nothing to wait for, and rest heals nothing".to_owned(),
            halt => halt.to_string(),
        }
    }

    fn route(view: &View, goal: Point) -> Vec<Point> {
        travel(&Walker { view, seat: view.seat }, goal).unwrap_or_default()
    }
}

/// Everybody who does not pretend to be something else.
fn shown(view: &View) -> impl Iterator<Item = &Foe> {
    view.foes.iter().filter(|foe| !foe.is_disguised())
}

/// What nobody walks about beside: somebody who is after one, fire, an offer that waits.
fn awake(view: &View) -> Option<Reason> {
    if view.offer.is_some() {
        return Some(Reason::Offer);
    }
    let at = view.hero(view.seat).at;
    let disturbs = |foe: &&Foe| foe.is_awake() && !is_out_of_reach(foe, at);
    let nearest = shown(view).filter(disturbs).min_by_key(|foe| (foe.at.distance(at), foe.id));
    let burning = (view.ground.fire.all() | view.ground.glow) & view.seen;
    nearest
        .map(|foe| Reason::Foe { kind: foe.kind, at: foe.at })
        .or_else(|| burning.iter().min_by_key(|tile| tile.distance(at)).map(Reason::Fire))
}

/// Whether somebody cannot come nearer, and does nothing from afar: one may walk about as long as one does not walk
/// up to them.
fn is_out_of_reach(foe: &Foe, at: Point) -> bool {
    let announces = foe.habits().iter().any(|habit| matches!(habit, Habit::Announce(_)));
    foe.kind.nature().step.is_none() && !announces && foe.at.distance(at) > 1
}

/// Whether nobody in sight could come nearer.
fn is_left_alone(view: &View) -> bool {
    let at = view.hero(view.seat).at;
    shown(view).all(|foe| is_out_of_reach(foe, at))
}

/// Somebody who cannot walk, beside whom a step would lead.
fn into_reach(view: &View, command: Command) -> Option<Reason> {
    let Command::Step(way) = command else { return None };
    let (from, to) = (view.hero(view.seat).at, view.hero(view.seat).at.step(way));
    let near = |foe: &&Foe| is_out_of_reach(foe, from) && !is_out_of_reach(foe, to);
    let foe = shown(view).find(near)?;
    Some(Reason::Foe { kind: foe.kind, at: foe.at })
}

/// What keeps whoever explores from the rest of the floor: what hurts along the edge of all that can be reached over
/// what does not.
fn hindrance(view: &View) -> String {
    let (hurtful, walkable) = (view.hurtful(view.seat), view.walkable());
    let start = Cells::of(view.hero(view.seat).at);
    let reached =
        Flood::new(start, &((walkable - hurtful) | start)).fold(Cells::NONE, |all, front| all | front);
    let edge = reached.spread() & walkable & hurtful;
    let is_there = |matter: &Matter| view.ground.layer(*matter).meets(&edge);
    let mut names: Vec<String> = Matter::ALL
        .into_iter()
        .filter(|matter| matter.hurts() && !view.hero(view.seat).is_safe_from(*matter))
        .filter(is_there)
        .map(|matter| matter.to_string())
        .collect();
    if view.things.iter().any(|(at, thing)| thing.is_trap() && edge.contains(*at)) {
        names.push("a trap".to_owned());
    }
    match names.as_slice() {
        [] => "what hurts".to_owned(),
        [rest @ .., last] if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        [only, ..] => only.clone(),
    }
}

/// Somebody was hurt, or went down.
fn danger(view: &View, watch: &Watch) -> Option<Reason> {
    let own = usize::from(view.seat.index());
    let lost = |(place, (hero, before)): (usize, (&descent::Hero, &Hp))| {
        if place != own && !hero.stands() && *before > Hp(0) {
            return Some(Reason::FriendDown);
        }
        (hero.hp < *before).then(|| Reason::Hurt(*before - hero.hp))
    };
    view.heroes.iter().zip(&watch.hp).enumerate().find_map(lost)
}

/// Somebody came into sight.
fn met(view: &View, watch: &Watch) -> Option<Reason> {
    let at = view.hero(view.seat).at;
    let new = shown(view).filter(|foe| !watch.foes.contains(&foe.id) && !is_out_of_reach(foe, at));
    let nearest = new.min_by_key(|foe| (foe.at.distance(at), foe.id));
    nearest.map(|foe| Reason::Foe { kind: foe.kind, at: foe.at })
}

/// Something came into sight that is worth a stop.
fn found(view: &View, watch: &Watch) -> Option<Reason> {
    if view.stairs.is_some() && !watch.has_stairs {
        return Some(Reason::Stairs);
    }
    if has_keeper(view) && !watch.has_keeper {
        return Some(Reason::Keeper);
    }
    gear(view).into_iter().find(|item| !watch.gear.contains(item)).map(Reason::Gear)
}

fn has_keeper(view: &View) -> bool {
    view.things.iter().any(|(_, thing)| *thing == Thing::Keeper)
}

fn gear(view: &View) -> Vec<Item> {
    let gear = |loot: &Loot| if let Loot::Gear(item) = loot { Some(*item) } else { None };
    view.loot.iter().filter_map(|(_, loot)| gear(loot)).collect()
}

/// On a floor whose boss lives it is the boss that is left.
fn shut(view: &View, halt: Halt) -> Halt {
    if halt == Halt::Explored && view.is_way_shut && view.stairs.is_none() {
        return Halt::Own(Reason::BossLeft);
    }
    halt
}
