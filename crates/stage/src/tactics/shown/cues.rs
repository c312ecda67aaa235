//! What an event sounds like, and where the board answers to it.

use tactics::{Cause, Effect, Event, Kind, Object, Tile, Way, Who};

use crate::tactics::{Scene, effect_tone};
use crate::{Cue, Sound, Tone};

/// The cues of an event, all at the same moment, on a board that shows it already.
pub(in crate::tactics) fn cues(event: &Event, scene: &Scene) -> Vec<Cue<Tile>> {
    let sound = |sound| vec![Cue::Sound(sound)];
    let at = |who: Who| scene.figure(who.id).map(|figure| figure.tile);
    match *event {
        Event::Revealed { .. } => sound(Sound::CardTurns),
        Event::Moved { way: Way::Walk, .. } => sound(Sound::Steps),
        Event::Moved { way: Way::Push, to, .. } => vec![Cue::Sound(Sound::Shove), Cue::Shake(to)],
        Event::Moved { to, .. } => vec![Cue::Sound(Sound::Peek), Cue::Flash(to, Tone::Lux)],
        Event::Attacked { who, target } => match at(who).zip(at(target)) {
            Some((from, to)) if from.distance(to) > 1 => sound(Sound::Arrow),
            _ => sound(Sound::Blade),
        },
        Event::BuffTaken { tile, effect, .. } => vec![Cue::Flash(tile, effect_tone(effect))],
        Event::ObstacleStruck { tile, .. } => vec![Cue::Sound(Sound::Blocked), Cue::Shake(tile)],
        Event::ObstacleDestroyed { tile } => {
            vec![Cue::Sound(Sound::PitSlips), Cue::Flash(tile, Tone::Wane)]
        }
        Event::Intercepted { guardian, .. } => with(at(guardian), |tile| {
            vec![
                Cue::Sound(Sound::Guard),
                Cue::Flash(tile, Tone::Bright),
                float(tile, "guards", Tone::Bright),
            ]
        }),
        Event::Dodged { who } => {
            with(at(who), |tile| vec![Cue::Sound(Sound::PitHolds), float(tile, "dodged", Tone::Bright)])
        }
        Event::Countered { who } => {
            with(at(who), |tile| vec![Cue::Sound(Sound::Counter), Cue::Flash(tile, Tone::Blood)])
        }
        Event::Hurt { who, cause, shielded, lost, .. } => {
            with(at(who), |tile| hurt(tile, cause, shielded, lost))
        }
        Event::Unharmed { who } => {
            with(at(who), |tile| vec![Cue::Sound(Sound::Blocked), float(tile, "no harm", Tone::Bright)])
        }
        Event::Healed { who, amount, .. } => with(at(who), |tile| {
            vec![Cue::Sound(Sound::Heal), float(tile, &format!("+{amount}"), Tone::Life)]
        }),
        Event::SkillUsed { who, .. } => {
            with(at(who), |tile| vec![Cue::Sound(Sound::Cast), Cue::Flash(tile, Tone::Lux)])
        }
        Event::EffectGained { who, effect, .. } => with(at(who), |tile| gained(tile, effect)),
        Event::EffectEnded { who, effect } => with(at(who), |tile| {
            let sound = if effect.is_debuff() { Sound::SnareLifts } else { Sound::LuxSpent };
            vec![Cue::Sound(sound), Cue::Flash(tile, Tone::Faint)]
        }),
        Event::ShieldEnded { who } | Event::Seen { who } => {
            with(at(who), |tile| vec![Cue::Sound(Sound::LuxSpent), Cue::Flash(tile, Tone::Faint)])
        }
        Event::Hidden { who } => {
            with(at(who), |tile| vec![Cue::Sound(Sound::Peek), Cue::Flash(tile, Tone::Faint)])
        }
        Event::Strengthened { who, charges } => with(at(who), |tile| {
            let text = if charges == 0 { "spent".to_owned() } else { format!("x{charges}") };
            vec![Cue::Flash(tile, Tone::Gold), float(tile, &text, Tone::Gold)]
        }),
        Event::ShieldRaised { who, .. } => {
            with(at(who), |tile| vec![Cue::Sound(Sound::ShieldUp), Cue::Flash(tile, Tone::Bright)])
        }
        Event::CloneMade { tile, .. } | Event::BeaconSet { tile, .. } => {
            vec![Cue::Sound(Sound::Peek), Cue::Flash(tile, Tone::Lux)]
        }
        Event::Died { who, tile } => {
            let sound = if matches!(who.kind, Kind::Hero(_)) { Sound::FoeSlain } else { Sound::Fall };
            vec![Cue::Sound(sound), Cue::Flash(tile, Tone::Blood)]
        }
        Event::Spawned { tile, object } => {
            let tone = match object {
                Object::Obstacle { .. } => Tone::Wane,
                Object::Buff { effect, .. } => effect_tone(effect),
            };
            vec![Cue::Sound(Sound::Laid), Cue::Flash(tile, tone)]
        }
        Event::ChoiceOffered { .. } => sound(Sound::WeaponTaken),
        Event::RoundEnded { .. } => sound(Sound::CardDealt),
        Event::RoundBegan { .. } => sound(Sound::RoundBell),
        Event::Surrendered { side } => match scene.figure(side.hero()) {
            Some(hero) => vec![
                Cue::Sound(Sound::Fall),
                Cue::Flash(hero.tile, Tone::Wane),
                float(hero.tile, "gives up", Tone::Wane),
            ],
            None => sound(Sound::Fall),
        },
        Event::TimedOut => sound(Sound::Terror),
        Event::Ended { .. } => sound(Sound::MatchWon),
        _ => Vec::new(),
    }
}

fn with(tile: Option<Tile>, cues: impl FnOnce(Tile) -> Vec<Cue<Tile>>) -> Vec<Cue<Tile>> {
    tile.map(cues).unwrap_or_default()
}

fn float(tile: Tile, text: &str, tone: Tone) -> Cue<Tile> {
    Cue::Float { spot: tile, text: text.to_owned(), tone }
}

fn hurt(tile: Tile, cause: Cause, shielded: u8, lost: u8) -> Vec<Cue<Tile>> {
    let wears = matches!(cause, Cause::Bleed | Cause::Decay | Cause::Pressure);
    if lost == 0 && wears {
        return Vec::new();
    }
    if lost == 0 {
        let text = if shielded > 0 { "shield" } else { "0" };
        return vec![Cue::Sound(Sound::Blocked), float(tile, text, Tone::Bright)];
    }
    let sound = match cause {
        Cause::Attack | Cause::Skill => Sound::Hit,
        Cause::Counter => Sound::Counter,
        Cause::Weakness | Cause::Timeout => Sound::Hurt,
        Cause::Bleed | Cause::Decay | Cause::Pressure => Sound::Decay,
    };
    vec![Cue::Sound(sound), Cue::Shake(tile), float(tile, &format!("-{lost}"), Tone::Blood)]
}

fn gained(tile: Tile, effect: Effect) -> Vec<Cue<Tile>> {
    let sound = if effect.is_debuff() { Sound::SnareCloses } else { Sound::LuxGained };
    vec![Cue::Sound(sound), float(tile, &effect.to_string(), effect_tone(effect))]
}
