//! What things and events are about.

use descent::{Event, Loot, Matter, Rarity, Tier, Who};

use crate::Tone;

/// The tone of how seldom something is found; the words say the same.
pub const fn rarity_tone(rarity: Rarity) -> Tone {
    match rarity {
        Rarity::Common => Tone::Plain,
        Rarity::Uncommon => Tone::Life,
        Rarity::Rare => Tone::Lux,
        Rarity::Legendary => Tone::Gold,
    }
}

/// The tone of how a kind thinks; the words say the same.
pub const fn tier_tone(tier: Tier) -> Tone {
    match tier {
        Tier::Rooted | Tier::Wanderer => Tone::Plain,
        Tier::Hunter => Tone::Wane,
        Tier::Tactician => Tone::Beast,
        Tier::Boss => Tone::Blood,
    }
}

/// The tone of what covers tiles.
pub const fn matter_tone(matter: Matter) -> Tone {
    match matter {
        Matter::Fire | Matter::Lava | Matter::Acid => Tone::Blood,
        Matter::Glow | Matter::Spores | Matter::Marsh | Matter::Oil => Tone::Wane,
        Matter::Water | Matter::Ice | Matter::Steam | Matter::Cold | Matter::Shock => Tone::Lux,
        Matter::Grass => Tone::Life,
        Matter::Bones | Matter::Web | Matter::Wood => Tone::Faint,
    }
}

pub(in crate::descent) const fn event_tone(event: &Event) -> Tone {
    match event {
        Event::Harmed { who: Who::Hero(_), .. } | Event::WentDown { .. } => Tone::Blood,
        Event::Ended { outcome } => {
            if outcome.is_won() {
                Tone::Gold
            } else {
                Tone::Blood
            }
        }
        Event::Announced { .. }
        | Event::Afflicted { who: Who::Hero(_), .. }
        | Event::TrapSprung { .. }
        | Event::WeatherTurned { .. }
        | Event::GroundTurned { .. } => Tone::Wane,
        Event::Seen { .. }
        | Event::Noticed { .. }
        | Event::Called { .. }
        | Event::Stirred
        | Event::Arrived { .. }
        | Event::PhaseBegan { .. }
        | Event::Devoured { .. } => Tone::Beast,
        Event::Struck { by: Who::Hero(_), is_critical: true, .. }
        | Event::FloorEntered { .. }
        | Event::Levelled { .. }
        | Event::SecretFound { .. }
        | Event::Took { loot: Loot::Gold(_) | Loot::Key, .. }
        | Event::OfferLeft { .. } => Tone::Gold,
        Event::Chosen { item, .. } | Event::Took { loot: Loot::Gear(item), .. } => rarity_tone(item.rarity()),
        Event::Offered { .. } | Event::Blessed { .. } | Event::Bought { .. } => Tone::Lux,
        Event::Healed { .. } | Event::Warmed { .. } | Event::Revived { .. } => Tone::Life,
        Event::Slain { .. } => Tone::Bright,
        Event::Spread { matter, .. } => matter_tone(*matter),
        Event::DoorOpened { .. } | Event::Fled { .. } | Event::Dropped { .. } => Tone::Faint,
        _ => Tone::Plain,
    }
}
