//! What cards and events are about.

use forward::{Card, Event, Family};

use crate::Tone;

/// The tone of a card: what it does to the traveller.
pub const fn card_tone(card: Card) -> Tone {
    match card {
        Card::Item | Card::Blessing => Tone::Life,
        Card::Weapon => Tone::Gold,
        Card::LesserBeast | Card::GreaterBeast | Card::Snare => Tone::Beast,
        Card::Hollow | Card::Terror => Tone::Blood,
        Card::Pit => Tone::Wane,
        Card::Caesura => Tone::Lux,
    }
}

/// The tone of a family of cards.
pub const fn family_tone(family: Family) -> Tone {
    match family {
        Family::Foe => Tone::Blood,
        Family::Peril => Tone::Wane,
        Family::Find => Tone::Gold,
        Family::Light => Tone::Lux,
    }
}

pub(in crate::forward) const fn event_tone(event: &Event) -> Tone {
    match event {
        Event::LocationEntered { .. }
        | Event::PlaceBent { .. }
        | Event::LocationCleared { .. }
        | Event::WeaponTaken { .. }
        | Event::WeaponLeft { .. }
        | Event::FoeSlain { .. }
        | Event::Won => Tone::Gold,
        Event::CardTurned { card, .. } | Event::CardShown { card, .. } => card_tone(*card),
        Event::Healed { .. } | Event::SnareLifted | Event::PitRolled { success: true, .. } => Tone::Life,
        Event::LuxGained { .. } | Event::LuxSpent { .. } | Event::DeathWarded { .. } => Tone::Lux,
        Event::Hurt { .. }
        | Event::BloodSpent { .. }
        | Event::Died { .. }
        | Event::BrinkReached
        | Event::TerrorMet => Tone::Blood,
        Event::SnareClosed | Event::PitRolled { success: false, .. } | Event::DiceDarkened => Tone::Wane,
        Event::Exchanged { taken, .. } if !taken.is_gone() => Tone::Blood,
        Event::CardLeft { .. } => Tone::Faint,
        Event::Announced { .. } => Tone::Beast,
        _ => Tone::Plain,
    }
}
