//! How the events of Descent are to be seen.

use descent::{Cells, Event, Flask, FoeId, Intent, Item, Matter, Shape, Source, View};
use engine::Seat;
use grid::Point;

use super::cover::Cover;
use super::cues::cues;
use super::known::{Look, hero_id};
use super::retell::retell;
use crate::descent::{Beat, Cue, Descent, Noise, Scene};
use crate::dungeon::{BodyId, Change, Filmed, Gait, Move};

/// What flies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missile {
    /// Something thrown, or the reach of a tool.
    Item(Item),
    /// A flask that will break.
    Flask(Flask),
    /// What a creature shoots or spits.
    Blow(descent::Blow),
}

impl Filmed for Descent {
    type Missile = Missile;
    type Noise = Noise;

    const SWING: Noise = Noise::Swing;

    fn change(event: &Event) -> Change {
        match event {
            Event::FloorEntered { .. } => Change::NewFloor,
            Event::Revealed { .. }
            | Event::DoorOpened { .. }
            | Event::Unlocked { .. }
            | Event::SecretFound { .. }
            | Event::ChestOpened { .. }
            | Event::Took { .. }
            | Event::Dropped { .. }
            | Event::Chosen { .. }
            | Event::OfferLeft { .. }
            | Event::Blessed { .. }
            | Event::Warmed { .. }
            | Event::TrapSprung { .. }
            | Event::Spread { .. }
            | Event::GroundTurned { .. } => Change::Something,
            _ => Change::Nothing,
        }
    }

    fn walk(event: &Event) -> Option<Move> {
        let (who, from, to, gait) = match *event {
            Event::Stepped { who, from, to } if from.distance(to) > 1 => (who, from, to, Gait::Dash),
            Event::Stepped { who, from, to } => (who, from, to, Gait::Walk),
            Event::Slid { who, from, to } => (who, from, to, Gait::Thrown),
            _ => return None,
        };
        Some(Move { who: who.into(), from, to, gait })
    }

    fn strike(event: &Event) -> Option<(BodyId, BodyId)> {
        match *event {
            Event::Struck { by, who, .. } => Some((by.into(), who.into())),
            _ => None,
        }
    }

    fn beat(event: &Event, scene: &Scene, view: &View) -> Option<Beat> {
        Some(match *event {
            Event::Harmed { who, harm, source } => harmed(scene, who.into(), harm.0.into(), source)?,
            Event::Healed { who, hp } => {
                let target = who.into();
                Beat::Healing { target, amount: hp.0.into(), hp_before: scene.health(target)?.0 }
            }
            Event::Threw { seat, item, at } => flight(scene, seat, Missile::Item(item), at)?,
            Event::Broke { seat, flask, at } => flight(scene, seat, Missile::Flask(flask), at)?,
            Event::Announced { id, blow, at, turns, .. } => {
                let from = scene.place(BodyId::Other(id.0))?;
                Beat::Announcement { tiles: tiles(&view.reached(from, Intent { blow, at, turns })) }
            }
            Event::Fell { id, blow, .. } => fell(scene, view, id, blow)?,
            Event::Spread { matter, at, tiles } => {
                Beat::Spread { cover: Cover::of(matter), tiles: spread(view, matter, at, tiles) }
            }
            Event::Slain { kind, at, .. } => Beat::Fall { look: Look::Dweller(kind), at },
            Event::Arrived { id, .. } => Beat::Arrival { who: BodyId::Other(id.0) },
            Event::DoorOpened { at }
            | Event::Unlocked { at }
            | Event::SecretFound { at }
            | Event::ChestOpened { at }
            | Event::TrapSprung { at, .. } => Beat::Change { at },
            Event::Levelled { seat, level } => Beat::Level { who: hero_id(seat), level: level.into() },
            Event::FloorEntered { .. } => Beat::NewFloor,
            Event::Ended { outcome } if outcome.is_won() => Beat::Triumph,
            Event::Ended { .. } => Beat::Death,
            _ => return None,
        })
    }

    fn retell(event: &Event, scene: &mut Scene, after: &View) {
        retell(event, scene, after);
    }

    fn cues(event: &Event, scene: &Scene, before: &View) -> Vec<Cue> {
        cues(event, scene, before)
    }
}

/// HP are lost: to a blow, to what somebody stepped on, or to what ails them and what they stand in.
fn harmed(scene: &Scene, target: BodyId, amount: i32, source: Source) -> Option<Beat> {
    let (at, (hp_before, _)) = (scene.place(target)?, scene.health(target)?);
    let crit = scene.sheet.is_critical && matches!(source, Source::Hero(_));
    let blow = |by: BodyId| Beat::Blow { by, target, at, amount, crit, hp_before };
    Some(match source {
        Source::Hero(seat) | Source::Throw(seat) | Source::Charm(seat) | Source::Conducted(seat) => {
            blow(hero_id(seat))
        }
        Source::Foe(_) | Source::Blow(..) => blow(scene.sheet.striker.unwrap_or(target)),
        Source::Ground(_) | Source::Ailment(_) => Beat::Suffering { target, amount, hp_before },
        Source::Burst | Source::Spikes => Beat::Trap { at, target, amount, hp_before },
    })
}

/// Something flies from whoever plays at a seat, unless it is used on the spot.
fn flight(scene: &Scene, seat: Seat, missile: Missile, to: Point) -> Option<Beat> {
    let from = scene.place(hero_id(seat)).filter(|from| *from != to)?;
    Some(Beat::Flight { missile, from, to })
}

/// An announced blow falls: what goes straight on flies to its last tile, all else comes down on its
/// tiles.
fn fell(scene: &Scene, view: &View, id: FoeId, blow: descent::Blow) -> Option<Beat> {
    let body = scene.body(BodyId::Other(id.0))?;
    let reached = view.reached(body.at, body.glance.announced?);
    let nature = blow.nature();
    let last = reached.iter().max_by_key(|tile| tile.distance(body.at));
    match last.filter(|_| nature.shape == Shape::Ray && !nature.travels) {
        Some(to) => Some(Beat::Flight { missile: Missile::Blow(blow), from: body.at, to }),
        None => Some(Beat::Area { tiles: tiles(&reached) }),
    }
}

/// The tiles around one that something came over, when it was so many.
fn spread(view: &View, matter: Matter, at: Point, count: u16) -> Vec<Point> {
    if matter == Matter::Shock {
        return tiles(&view.ground.shocked(Cells::of(at), descent::Ground::SHOCK_REACH));
    }
    let free = view.open - view.closed;
    let squares = std::iter::successors(Some(Cells::of(at)), |square| Some(square.grown()));
    let mut fitting = squares.take(4).map(|square| square & free);
    tiles(&fitting.find(|square| square.len() >= usize::from(count)).unwrap_or(Cells::of(at)))
}

fn tiles(cells: &Cells) -> Vec<Point> {
    cells.iter().collect()
}
