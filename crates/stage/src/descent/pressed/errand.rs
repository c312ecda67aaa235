//! Errands in Descent.

use descent::errand::{Halt, Reason, Walker, rest, travel, wander};
use descent::{Command, Foe, FoeId, Habit, Hp, Item, Loot, Refusal, Thing, View};
use engine::Game as _;
use grid::Point;

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
            Errand::Rest => rest(&walker, self.content()),
        }?;
        match self.check(view.seat, command) {
            Ok(()) => Ok(command),
            Err(Refusal::Held) => Err(Halt::Own(Reason::Held)),
            Err(_) => Err(Halt::NoWay),
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
    foe.kind.nature().step.is_none() && !announces && foe.at.distance(at) > 2
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
    let new = shown(view).filter(|foe| !watch.foes.contains(&foe.id));
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
