//! What things and events are about.

use labyrinth::{Event, Loot, Rank, Rarity, Who};

use crate::Tone;

/// The tone of a rank; a letter or a word says the same.
pub const fn rank_tone(rank: Rank) -> Tone {
    match rank {
        Rank::Normal => Tone::Plain,
        Rank::Elite => Tone::Beast,
        Rank::Boss => Tone::Blood,
    }
}

/// The tone of how seldom something is found; the words say the same.
pub const fn rarity_tone(rarity: Rarity) -> Tone {
    match rarity {
        Rarity::Common => Tone::Plain,
        Rarity::Uncommon => Tone::Life,
        Rarity::Rare => Tone::Lux,
        Rarity::Epic => Tone::Beast,
    }
}

pub(in crate::labyrinth) const fn event_tone(event: &Event) -> Tone {
    match event {
        Event::Struck { target: Who::Hero, .. }
        | Event::Suffered { who: Who::Hero, .. }
        | Event::TrapSprung { who: Who::Hero, .. }
        | Event::Robbed { .. }
        | Event::Died { .. } => Tone::Blood,
        Event::Announced { .. } | Event::FoeHurries { .. } | Event::Afflicted { who: Who::Hero, .. } => {
            Tone::Wane
        }
        Event::FoeSeen { .. }
        | Event::FoeShouted { .. }
        | Event::ArrivalAnnounced { .. }
        | Event::FloorStirred { .. }
        | Event::Sought { .. }
        | Event::Arrived { .. }
        | Event::DriftRose { .. } => Tone::Beast,
        Event::Struck { crit: true, .. }
        | Event::FightWon { .. }
        | Event::LevelGained { .. }
        | Event::FloorEntered { .. }
        | Event::KeyFound { .. }
        | Event::RelicTaken { .. }
        | Event::DeathTurned
        | Event::SecretOpened { .. }
        | Event::Interest { .. }
        | Event::Found { loot: Loot::Gold(_), .. } => Tone::Gold,
        Event::Found { loot: Loot::Gear(item), .. } | Event::Dropped { loot: Loot::Gear(item), .. } => {
            rarity_tone(item.rarity)
        }
        Event::Found { .. } | Event::TomeRead { .. } | Event::Blessed { .. } => Tone::Lux,
        Event::Healed { .. } | Event::FountainUsed { .. } => Tone::Life,
        Event::Slain { .. } => Tone::Bright,
        Event::FoeLost { .. }
        | Event::DoorOpened { .. }
        | Event::DoorClosed { .. }
        | Event::Guarded
        | Event::Dashed { .. }
        | Event::FightBrokenOff
        | Event::ArrowBack { .. } => Tone::Faint,
        _ => Tone::Plain,
    }
}
