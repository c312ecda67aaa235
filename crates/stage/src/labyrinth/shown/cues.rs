//! What is heard of an event, and which letters rise.

use grid::Point;
use labyrinth::{Event, Flask, Gold, Healing, Loot, Rank, Thing, View, Who, Xp};

use crate::dungeon::Role;
use crate::labyrinth::{Cue, HERO, Noise, Scene};

/// The cues of an event, all at the same moment, in a scene that shows it already.
pub(in crate::labyrinth) fn cues(event: &Event, scene: &Scene, before: &View) -> Vec<Cue> {
    let noise = |noise| vec![Cue::Noise(noise)];
    let note = |at: Option<Point>, text: &str| popup(at, text.to_owned(), Role::Note);
    match *event {
        Event::FloorEntered { .. } => noise(Noise::Stairs),
        Event::Stepped { .. } => noise(Noise::Step),
        Event::Dashed { .. } => noise(Noise::Dash),
        Event::Guarded => noise(Noise::Guard),
        Event::DoorOpened { .. } | Event::DoorClosed { .. } | Event::DoorUnlocked { .. } => {
            noise(Noise::Door)
        }
        Event::SecretOpened { .. } => noise(Noise::Secret),
        Event::FoeSeen { kind, .. } if kind.rank() == Rank::Boss => noise(Noise::Boss),
        Event::FoeWoke { id, kind } => note(scene.place(Who::Foe(id, kind).into()), "!"),
        Event::FoeShouted { id, kind } => note(scene.place(Who::Foe(id, kind).into()), "hey!"),
        Event::FoeGuards { id, kind } => {
            let mut cues = note(scene.place(Who::Foe(id, kind).into()), "guard");
            cues.push(Cue::Noise(Noise::Guard));
            cues
        }
        Event::Announced { .. } => noise(Noise::Omen),
        Event::DeedDone { .. } => noise(Noise::Swing),
        Event::Struck { .. } => struck(event, scene),
        Event::Shot { spell: Some(spell), .. } => noise(Noise::of_spell(spell)),
        Event::Shot { spell: None, .. } => noise(Noise::Bow),
        Event::Afflicted { who, ailment, .. } => {
            let mut cues = note(scene.place(who.into()), &ailment.to_string());
            cues.push(Cue::Noise(Noise::Ailment));
            cues
        }
        Event::Suffered { who, amount, .. } => lost(scene.place(who.into()), who, amount.0, None),
        Event::TrapSprung { who, amount, .. } => {
            lost(scene.place(who.into()), who, amount.0, Some(Noise::Trap))
        }
        Event::Burst { .. } => noise(Noise::Fireball),
        Event::Slain { .. } => noise(Noise::Slain),
        Event::Robbed { gold, .. } => {
            let mut cues = popup(scene.place(HERO), format!("-{gold} gold"), Role::Note);
            cues.push(Cue::Noise(Noise::Gold));
            cues
        }
        _ => rewards(event, scene, before),
    }
}

/// The cues of what is won, found, drunk and bought.
fn rewards(event: &Event, scene: &Scene, before: &View) -> Vec<Cue> {
    let noise = |noise| vec![Cue::Noise(noise)];
    let gained = |text: String, sound: Option<Noise>| {
        let mut cues = popup(scene.place(HERO), text, Role::Gained);
        cues.extend(sound.map(Cue::Noise));
        cues
    };
    match *event {
        Event::FightWon { xp: Xp(0), gold: Gold(0), .. } => Vec::new(),
        Event::FightWon { xp, gold, .. } => gained(format!("+{xp} XP +{gold} gold"), Some(Noise::Gold)),
        Event::Healed { source, amount, .. } => {
            let mut cues = popup(scene.place(HERO), format!("+{amount}"), Role::Healed);
            if matches!(source, Healing::Fountain | Healing::Station | Healing::SecondWind) {
                cues.push(Cue::Noise(Noise::Potion));
            }
            cues
        }
        Event::LevelGained { level } => gained(format!("LEVEL {level}"), Some(Noise::LevelUp)),
        Event::ArrivalAnnounced { at, kind, .. } => {
            let mut cues = popup(Some(at), kind.to_string(), Role::Note);
            cues.push(Cue::Noise(Noise::Arrival));
            cues
        }
        Event::FloorStirred { .. } => noise(Noise::Omen),
        Event::Arrived { .. } | Event::Sought { .. } => noise(Noise::Arrival),
        Event::Found { loot, at } => {
            let chest = (before.thing(at) == Some(Thing::Chest)).then_some(Cue::Noise(Noise::Chest));
            let mut cues = gained(loot.to_string(), Some(found(loot)));
            cues.extend(chest);
            cues
        }
        Event::KeyFound { .. } => gained("key".to_owned(), Some(Noise::PickupUncommon)),
        Event::LeftLying { .. } => popup(scene.place(HERO), "no room".to_owned(), Role::Note),
        Event::Equipped { .. } => noise(Noise::PickupCommon),
        Event::Drunk { .. } => noise(Noise::Potion),
        Event::TomeRead { spell, .. } => gained(spell.to_string(), Some(Noise::PickupRare)),
        Event::ArrowBack { .. } => gained("arrow".to_owned(), None),
        Event::ChargesBack => gained("charges".to_owned(), None),
        Event::Blessed { .. } => gained("blessed".to_owned(), Some(Noise::PickupRare)),
        Event::Bought { .. } | Event::Rerolled { .. } | Event::Upgraded { .. } => noise(Noise::Shop),
        Event::RelicTaken { relic, .. } => gained(relic.to_string(), Some(Noise::PickupEpic)),
        Event::PurseRegained { gold } | Event::Interest { gold } => {
            gained(format!("+{gold} gold"), Some(Noise::Gold))
        }
        Event::DeathTurned => gained("Second Wind".to_owned(), Some(Noise::LevelUp)),
        Event::Died { .. } => noise(Noise::Death),
        _ => Vec::new(),
    }
}

const fn found(loot: Loot) -> Noise {
    match loot {
        Loot::Gear(item) => Noise::of_rarity(item.rarity),
        Loot::Flask(Flask::Potion | Flask::Tonic | Flask::Mana) => Noise::PickupCommon,
        Loot::Tome(_) => Noise::PickupRare,
        Loot::Gold(_) => Noise::Gold,
    }
}

fn popup(at: Option<Point>, text: String, role: Role) -> Vec<Cue> {
    at.map(|at| Cue::Popup { at, text, role }).into_iter().collect()
}

fn lost(at: Option<Point>, who: Who, amount: i32, sound: Option<Noise>) -> Vec<Cue> {
    let role = if who == Who::Hero { Role::Taken } else { Role::Dealt };
    let mut cues = popup(at, format!("-{amount}"), role);
    cues.extend(sound.map(Cue::Noise));
    cues
}

fn struck(event: &Event, scene: &Scene) -> Vec<Cue> {
    let Event::Struck { target, amount, crit, guarded, .. } = *event else { return Vec::new() };
    let at = scene.place(target.into());
    let mut cues = Vec::new();
    cues.push(Cue::Noise(match (crit, guarded, target) {
        (true, _, _) => Noise::Crit,
        (_, true, _) => Noise::Guard,
        (_, _, Who::Hero) => Noise::Hurt,
        (_, _, Who::Foe(..)) => Noise::Hit,
    }));
    cues.extend(lost(at, target, amount.0, None));
    if crit {
        cues.extend(popup(at, "CRIT!".to_owned(), Role::Crit));
    }
    cues
}
