//! What is told first where there is not room for everything.

use labyrinth::{Event, Healing, Loot, Who};

/// How much a line matters, the most important first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// What changes the whole run.
    Turn,
    /// What was found.
    Treasure,
    /// What is about to happen.
    Warning,
    /// Who died.
    Death,
    /// What hurt the hero.
    Wound,
    /// Everything else.
    Usual,
    /// Why an errand stopped: mostly because of what was told before.
    Reason,
    /// What is told for completeness.
    Aside,
    /// What is only told when nothing else is.
    Formality,
}

impl Weight {
    /// The weight of something that happened.
    pub(super) const fn of(event: &Event) -> Self {
        match event {
            Event::Died { .. }
            | Event::DeathTurned
            | Event::LevelGained { .. }
            | Event::FloorEntered { .. }
            | Event::RelicTaken { .. }
            | Event::Blessed { .. }
            | Event::TomeRead { .. } => Self::Turn,
            Event::Found { loot: Loot::Gold(_), .. } => Self::Usual,
            Event::Found { .. }
            | Event::KeyFound { .. }
            | Event::LeftLying { .. }
            | Event::Dropped { .. }
            | Event::Equipped { .. }
            | Event::SecretOpened { .. } => Self::Treasure,
            Event::Announced { .. }
            | Event::FoeHurries { .. }
            | Event::FoeSeen { .. }
            | Event::FoeShouted { .. }
            | Event::ArrivalAnnounced { .. }
            | Event::Arrived { .. } => Self::Warning,
            Event::Slain { .. } => Self::Death,
            Event::Struck { target: Who::Hero, .. }
            | Event::Suffered { who: Who::Hero, .. }
            | Event::Afflicted { who: Who::Hero, .. }
            | Event::TrapSprung { who: Who::Hero, .. }
            | Event::Robbed { .. } => Self::Wound,
            Event::ArrowBack { .. }
            | Event::Healed { source: Healing::Fight | Healing::Level, .. }
            | Event::FoeLost { .. }
            | Event::FightBrokenOff
            | Event::DriftRose { .. } => Self::Aside,
            _ => Self::Usual,
        }
    }
}
