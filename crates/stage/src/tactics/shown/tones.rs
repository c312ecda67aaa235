//! What sides, effects and events are about.

use tactics::{Effect, Event, Side};

use crate::Tone;

/// The tone of a side. Its name is always written too.
pub const fn side_tone(side: Side) -> Tone {
    match side {
        Side::One => Tone::Lux,
        Side::Two => Tone::Beast,
    }
}

/// The tone of an effect: what it does to whoever bears it.
pub const fn effect_tone(effect: Effect) -> Tone {
    match effect {
        Effect::Power | Effect::Rally => Tone::Gold,
        Effect::Life => Tone::Life,
        Effect::Speed => Tone::Lux,
        Effect::Bleed | Effect::DeathMark => Tone::Blood,
        Effect::Weakness | Effect::Slow | Effect::Blind | Effect::Challenge => Tone::Wane,
        Effect::Feint | Effect::Invulnerable => Tone::Bright,
    }
}

pub(in crate::tactics) const fn event_tone(event: &Event) -> Tone {
    match event {
        Event::Revealed { .. }
        | Event::RoundBegan { .. }
        | Event::Ended { .. }
        | Event::ChoiceOffered { .. } => Tone::Gold,
        Event::Hurt { lost: 0, .. }
        | Event::Unharmed { .. }
        | Event::Dodged { .. }
        | Event::Intercepted { .. } => Tone::Bright,
        Event::Hurt { .. } | Event::Died { .. } | Event::Countered { .. } => Tone::Blood,
        Event::Healed { .. } => Tone::Life,
        Event::EffectGained { effect, .. } | Event::BuffTaken { effect, .. } => effect_tone(*effect),
        Event::SkillUsed { .. } | Event::CloneMade { .. } | Event::BeaconSet { .. } => Tone::Lux,
        Event::TimedOut | Event::Surrendered { .. } | Event::PlanFailed { .. } => Tone::Wane,
        Event::RoundEnded { .. }
        | Event::Passed { .. }
        | Event::EffectEnded { .. }
        | Event::BuffGone { .. } => Tone::Faint,
        _ => Tone::Plain,
    }
}
