//! What is told first where there is not room for everything.

use labyrinth::{Event, Healing, Loot, Who};

use crate::dungeon::Weight;

/// How much something that happened matters.
pub(in crate::labyrinth) const fn weight(event: &Event) -> Weight {
    match event {
        Event::Died { .. }
        | Event::DeathTurned
        | Event::LevelGained { .. }
        | Event::FloorEntered { .. }
        | Event::RelicTaken { .. }
        | Event::Blessed { .. }
        | Event::TomeRead { .. } => Weight::Turn,
        Event::Found { loot: Loot::Gold(_), .. } => Weight::Usual,
        Event::Found { .. }
        | Event::KeyFound { .. }
        | Event::LeftLying { .. }
        | Event::Dropped { .. }
        | Event::Equipped { .. }
        | Event::SecretOpened { .. } => Weight::Treasure,
        Event::Announced { .. }
        | Event::FoeHurries { .. }
        | Event::FoeSeen { .. }
        | Event::FoeShouted { .. }
        | Event::ArrivalAnnounced { .. }
        | Event::FloorStirred { .. }
        | Event::Sought { .. }
        | Event::Arrived { .. } => Weight::Warning,
        Event::Slain { .. } => Weight::Death,
        Event::Struck { target: Who::Hero, .. }
        | Event::Suffered { who: Who::Hero, .. }
        | Event::Afflicted { who: Who::Hero, .. }
        | Event::TrapSprung { who: Who::Hero, .. }
        | Event::Robbed { .. } => Weight::Wound,
        Event::ArrowBack { .. }
        | Event::Healed { source: Healing::Fight | Healing::Level, .. }
        | Event::FoeLost { .. }
        | Event::FightBrokenOff
        | Event::DriftRose { .. } => Weight::Aside,
        _ => Weight::Usual,
    }
}
