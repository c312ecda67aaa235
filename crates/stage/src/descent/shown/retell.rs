//! How everybody is once an event is told.

use descent::{Event, View, Who};
use engine::Seat;

use super::known::{Sheet, hero_id};
use crate::descent::{Descent, Scene};
use crate::dungeon::{BodyId, Dungeon as _};

/// Takes in what an event tells. Whoever appears is as the view after the command has them.
pub(in crate::descent) fn retell(event: &Event, scene: &mut Scene, after: &View) {
    match *event {
        Event::FloorEntered { .. } => *scene = Descent::scene(after),
        Event::Stepped { who, from, to } | Event::Slid { who, from, to } => {
            if matches!(who, Who::Foe(..)) {
                scene.appear(who.into(), from, &Descent::scene(after));
            }
            scene.change(who.into(), |body| body.at = to);
        }
        Event::Seen { id, at, .. } | Event::Arrived { id, at, .. } => {
            scene.appear(BodyId::Other(id.0), at, &Descent::scene(after));
        }
        Event::Struck { by, is_critical, .. } => {
            (scene.sheet.striker, scene.sheet.is_critical) = (Some(by.into()), is_critical);
        }
        Event::Harmed { who, harm, .. } => {
            scene.sheet.striker = None;
            scene.change(who.into(), |body| body.hp -= i32::from(harm.0));
        }
        Event::Healed { who, hp } => {
            scene.change(who.into(), |body| body.hp = (body.hp + i32::from(hp.0)).min(body.most_hp));
        }
        Event::Afflicted { who, ailment, turns } => scene.change(who.into(), |body| {
            body.glance.ailments.retain(|(known, _)| *known != ailment);
            body.glance.ailments.push((ailment, turns.0));
        }),
        Event::Announced { id, blow, at, turns, .. } => scene.change(BodyId::Other(id.0), |body| {
            body.glance.announced = Some(descent::Intent { blow, at, turns });
        }),
        Event::Fell { id, .. } | Event::Fled { id, .. } => {
            scene.change(BodyId::Other(id.0), |body| body.glance.announced = None);
        }
        Event::Slain { id, .. } => scene.remove(BodyId::Other(id.0)),
        Event::Levelled { seat, .. } => {
            let most = after.hero(seat).most.0.into();
            scene.change(hero_id(seat), |body| {
                body.hp += most - body.most_hp;
                body.most_hp = most;
            });
            own(scene, after);
        }
        Event::WentDown { seat } => scene.change(hero_id(seat), |body| body.hp = 0),
        Event::Revived { seat } => as_after(scene, after, seat),
        Event::Blessed { seat, .. } => {
            as_after(scene, after, seat);
            own(scene, after);
        }
        Event::Took { .. }
        | Event::Dropped { .. }
        | Event::Chosen { .. }
        | Event::OfferLeft { .. }
        | Event::Bought { .. }
        | Event::Threw { .. }
        | Event::Broke { .. }
        | Event::Drank { .. } => own(scene, after),
        _ => {}
    }
}

/// What is carried and worn, as it is in the end.
fn own(scene: &mut Scene, after: &View) {
    let Sheet { striker, is_critical, .. } = scene.sheet;
    scene.sheet = Sheet { striker, is_critical, ..Sheet::of(after) };
}

/// HP of whoever plays at a seat as they are in the end.
fn as_after(scene: &mut Scene, after: &View, seat: Seat) {
    let hero = after.hero(seat);
    scene.change(hero_id(seat), |body| (body.hp, body.most_hp) = (hero.hp.0.into(), hero.most.0.into()));
}
