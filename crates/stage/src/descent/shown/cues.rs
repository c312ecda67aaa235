//! What is heard of an event, and which letters rise.

use descent::{Event, Loot, Source, View, Ware, Who};
use engine::Seat;
use grid::Point;

use super::known::hero_id;
use crate::descent::{Cue, Noise, Scene};
use crate::dungeon::{BodyId, Role};

/// The cues of an event, all at the same moment, in a scene that shows it already.
pub(in crate::descent) fn cues(event: &Event, scene: &Scene, before: &View) -> Vec<Cue> {
    match *event {
        Event::FloorEntered { .. } => noise(Noise::Stairs),
        Event::Stepped { who: Who::Hero(_), to, .. } => noise(Noise::of_step(&before.ground, to)),
        Event::Slid { who: Who::Hero(_), .. } => noise(Noise::Slide),
        Event::Harmed { who, harm, source } => harmed(who, harm.0, source, scene),
        Event::Afflicted { who, ailment, .. } => {
            let words = ailment.to_string().to_lowercase();
            both(scene.place(who.into()), &words, Role::Note, Some(Noise::Ailment))
        }
        Event::Slain { kind, .. } if kind.is_boss() => noise(Noise::BossDies),
        Event::Slain { .. } => noise(Noise::Slain),
        Event::Seen { kind, .. } if kind.is_boss() => noise(Noise::BossAppears),
        Event::Seen { .. } => Vec::new(),
        Event::Noticed { id, .. } => over(scene, BodyId::Other(id.0), "!", Noise::Noticed),
        Event::Fled { id, .. } => popup(scene.place(BodyId::Other(id.0)), "flees", Role::Note),
        Event::Announced { .. } | Event::Stirred => noise(Noise::Omen),
        Event::Fell { .. } => noise(Noise::Blow),
        Event::Called { id, .. } => over(scene, BodyId::Other(id.0), "calls", Noise::Call),
        Event::Arrived { .. } => noise(Noise::Arrival),
        Event::PhaseBegan { .. } => noise(Noise::BossPhase),
        Event::Spread { matter, .. } => Noise::of_matter(matter).map(Cue::Noise).into_iter().collect(),
        Event::GroundTurned { burning } if burning > 0 => noise(Noise::Fire),
        Event::WentDown { .. } => noise(Noise::Down),
        Event::Revived { .. } => noise(Noise::Revived),
        Event::TrapSprung { .. } => noise(Noise::Trap),
        Event::Ended { outcome } if outcome.is_won() => noise(Noise::Victory),
        Event::Ended { .. } => noise(Noise::Death),
        _ => gains(event, scene, before),
    }
}

/// The cues of what is found, used, bought and given.
fn gains(event: &Event, scene: &Scene, before: &View) -> Vec<Cue> {
    let gained =
        |seat: Seat, words: &str, sound| both(scene.place(hero_id(seat)), words, Role::Gained, sound);
    match *event {
        Event::Healed { who, hp } => popup(scene.place(who.into()), &format!("+{hp}"), Role::Healed),
        Event::Threw { item, .. } if item.missile().is_some() => noise(Noise::Throw),
        Event::Threw { .. } => noise(Noise::Tool),
        Event::Broke { flask, .. } | Event::Drank { flask, .. } => noise(Noise::of_flask(flask)),
        Event::DoorOpened { .. } => noise(Noise::Door),
        Event::Unlocked { .. } => noise(Noise::Unlock),
        Event::SecretFound { .. } => noise(Noise::Secret),
        Event::ChestOpened { .. } => noise(Noise::Chest),
        Event::Took { seat, loot } => {
            let sound = match loot {
                Loot::Gold(_) => Noise::Gold,
                Loot::Key => Noise::Key,
                Loot::Flask(_) => Noise::Flask,
                Loot::Gear(item) => Noise::of_rarity(item.rarity()),
            };
            let words = match loot {
                Loot::Gold(_) => format!("+{} gold", scene.sheet.purse.0.saturating_sub(before.purse.0)),
                Loot::Key => "key".to_owned(),
                Loot::Flask(flask) => flask.to_string(),
                Loot::Gear(item) => item.to_string(),
            };
            gained(seat, &words, Some(sound))
        }
        Event::Offered { .. } => noise(Noise::Offer),
        Event::Chosen { seat, item } => {
            gained(seat, &item.to_string(), Some(Noise::of_rarity(item.rarity())))
        }
        Event::OfferLeft { seat, gold } => gained(seat, &format!("+{gold} gold"), Some(Noise::Gold)),
        Event::Bought { seat, ware, .. } => {
            let words = match ware {
                Ware::Item(item) => item.to_string(),
                Ware::Flask(flask) => flask.to_string(),
            };
            gained(seat, &words, Some(Noise::Shop))
        }
        Event::Blessed { seat, blessing } => gained(seat, &blessing.to_string(), Some(Noise::Shrine)),
        Event::Warmed { .. } => noise(Noise::Hearth),
        Event::Levelled { seat, level } => gained(seat, &format!("LEVEL {level}"), Some(Noise::LevelUp)),
        _ => Vec::new(),
    }
}

fn harmed(who: Who, harm: i16, source: Source, scene: &Scene) -> Vec<Cue> {
    let is_hero = matches!(who, Who::Hero(_));
    let role = if is_hero { Role::Taken } else { Role::Dealt };
    let crit = scene.sheet.is_critical && matches!(source, Source::Hero(_));
    let sound = match source {
        Source::Burst => Noise::Burst,
        Source::Ground(_) | Source::Ailment(_) if !is_hero => {
            return popup(scene.place(who.into()), &format!("-{harm}"), role);
        }
        _ if crit => Noise::Crit,
        _ if is_hero => Noise::Hurt,
        _ => Noise::Hit,
    };
    let at = scene.place(who.into());
    let mut cues = both(at, &format!("-{harm}"), role, Some(sound));
    if crit {
        cues.extend(popup(at, "CRIT!", Role::Crit));
    }
    cues
}

fn noise(noise: Noise) -> Vec<Cue> {
    vec![Cue::Noise(noise)]
}

fn popup(at: Option<Point>, words: &str, role: Role) -> Vec<Cue> {
    at.map(|at| Cue::Popup { at, text: words.to_owned(), role }).into_iter().collect()
}

/// Letters, and a noise whether they can be seen or not.
fn both(at: Option<Point>, words: &str, role: Role, sound: Option<Noise>) -> Vec<Cue> {
    popup(at, words, role).into_iter().chain(sound.map(Cue::Noise)).collect()
}

/// A sign over somebody's head.
fn over(scene: &Scene, who: BodyId, words: &str, sound: Noise) -> Vec<Cue> {
    both(scene.place(who), words, Role::Note, Some(sound))
}
