//! What is told first where there is not room for everything.

use descent::{Event, Loot, Who};

use crate::dungeon::Weight;

/// How much something that happened matters.
pub(in crate::descent) const fn weight(event: &Event) -> Weight {
    match event {
        Event::Ended { .. }
        | Event::WentDown { .. }
        | Event::Revived { .. }
        | Event::FloorEntered { .. }
        | Event::Levelled { .. }
        | Event::PhaseBegan { .. }
        | Event::Blessed { .. } => Weight::Turn,
        Event::Took { loot: Loot::Gold(_), .. } => Weight::Usual,
        Event::Took { .. }
        | Event::Offered { .. }
        | Event::Chosen { .. }
        | Event::Bought { .. }
        | Event::SecretFound { .. } => Weight::Treasure,
        Event::Announced { .. }
        | Event::Seen { .. }
        | Event::Noticed { .. }
        | Event::Called { .. }
        | Event::Stirred
        | Event::Arrived { .. }
        | Event::WeatherTurned { .. } => Weight::Warning,
        Event::Slain { .. } => Weight::Death,
        Event::Harmed { who: Who::Hero(_), .. }
        | Event::Afflicted { who: Who::Hero(_), .. }
        | Event::TrapSprung { .. } => Weight::Wound,
        Event::GroundTurned { .. } | Event::Dropped { .. } | Event::DoorOpened { .. } => Weight::Aside,
        _ => Weight::Usual,
    }
}
