//! What an event sounds like, and where the table answers to it.

use forward::{Event, Hp, LuxUse, Slot, Strike};

use crate::{Cue, Sound, Tone};

/// A place on the table of Forward.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The traveller.
    Hero,
    /// The foe.
    Foe,
    /// The prism.
    Prism,
    /// A place of the row.
    Row(Slot),
    /// The die of a pit.
    PitDie,
}

/// The cues of an event, all at the same moment.
pub(in crate::forward) fn cues(event: &Event) -> Vec<Cue<Spot>> {
    let sound = |sound| vec![Cue::Sound(sound)];
    match *event {
        Event::CardTurned { .. } | Event::CardShown { .. } | Event::CardLeft { .. } => {
            sound(Sound::CardTurns)
        }
        Event::CardDealt { .. } | Event::CardsReturned { .. } => sound(Sound::CardDealt),
        Event::Healed { amount, .. } if amount.is_gone() => wasted(Spot::Hero),
        Event::Healed { amount, .. } => {
            let text = format!("+{amount}");
            vec![Cue::Sound(Sound::Heal), Cue::Float { spot: Spot::Hero, text, tone: Tone::Life }]
        }
        Event::LuxGained { amount, .. } if amount.0 == 0 => wasted(Spot::Prism),
        Event::LuxGained { .. } => {
            vec![Cue::Sound(Sound::LuxGained), Cue::Flash(Spot::Prism, Tone::Lux)]
        }
        Event::LuxSpent { purpose, .. } => {
            let sound = match purpose {
                LuxUse::Peek => Sound::Peek,
                LuxUse::Ward => Sound::Ward,
                LuxUse::Heal | LuxUse::Reroll | LuxUse::Terror => Sound::LuxSpent,
            };
            vec![Cue::Sound(sound), Cue::Flash(Spot::Prism, Tone::Bright)]
        }
        Event::WeaponTaken { .. } => sound(Sound::WeaponTaken),
        Event::DiceRolled { .. }
        | Event::DieRerolled { .. }
        | Event::DieRenewed { .. }
        | Event::DieTurned { .. }
        | Event::FoeRolled { .. } => sound(Sound::DiceShake),
        Event::RoundFought { yours, foes, .. } => blows(yours, foes),
        Event::Exchanged { dealt, blow, taken, .. } => exchanged(dealt, blow, taken),
        Event::PitBridged { .. } => vec![Cue::Sound(Sound::PitHolds)],
        Event::DeathWarded { .. } => vec![Cue::Flash(Spot::Hero, Tone::Lux)],
        Event::FoeSlain { .. } => sound(Sound::FoeSlain),
        Event::TerrorMet => sound(Sound::Terror),
        Event::Hurt { amount, .. } | Event::BloodSpent { amount, .. } => hurt(amount),
        Event::PitRolled { success: true, .. } => {
            vec![Cue::Sound(Sound::PitHolds), Cue::Flash(Spot::PitDie, Tone::Life)]
        }
        Event::PitRolled { success: false, .. } => {
            vec![Cue::Sound(Sound::PitSlips), Cue::Flash(Spot::PitDie, Tone::Wane)]
        }
        Event::SnareClosed => vec![Cue::Sound(Sound::SnareCloses), Cue::Flash(Spot::Prism, Tone::Wane)],
        Event::SnareLifted => vec![Cue::Sound(Sound::SnareLifts), Cue::Flash(Spot::Prism, Tone::Life)],
        Event::LocationCleared { .. } => sound(Sound::LocationCleared),
        Event::Died { .. } => sound(Sound::Death),
        Event::Won => sound(Sound::Victory),
        Event::LocationEntered { .. }
        | Event::WeaponLeft { .. }
        | Event::FoeMet { .. }
        | Event::BrinkReached
        | Event::TerrorPaid { .. }
        | Event::PitMet
        | Event::PitLeft { .. }
        | Event::PlaceBent { .. }
        | Event::Announced { .. }
        | Event::DiceDarkened
        | Event::WeaponsFound { .. }
        | Event::WeaponsLeft { .. } => Vec::new(),
    }
}

/// Something came where there was no room for it: seen, and not heard.
fn wasted(spot: Spot) -> Vec<Cue<Spot>> {
    vec![Cue::Float { spot, text: "+0".to_owned(), tone: Tone::Faint }]
}

fn blows(yours: Strike, foes: Strike) -> Vec<Cue<Spot>> {
    let mut cues = Vec::new();
    if !yours.dealt.is_gone() {
        let sound = if yours.blow.blocks { Sound::Counter } else { Sound::Hit };
        cues.extend([Cue::Sound(sound), Cue::Shake(Spot::Foe), lost(Spot::Foe, yours.dealt)]);
    }
    if !foes.dealt.is_gone() {
        cues.extend(hurt(foes.dealt));
    } else if foes.blow.damage > 0 && yours.dealt.is_gone() {
        cues.push(Cue::Sound(Sound::Blocked));
    }
    cues
}

/// A round of the road: what struck, and what the guard stopped.
fn exchanged(dealt: Hp, blow: u8, taken: Hp) -> Vec<Cue<Spot>> {
    let mut cues = Vec::new();
    if !dealt.is_gone() {
        cues.extend([Cue::Sound(Sound::Hit), Cue::Shake(Spot::Foe), lost(Spot::Foe, dealt)]);
    }
    if !taken.is_gone() {
        cues.extend(hurt(taken));
    } else if blow > 0 {
        cues.push(Cue::Sound(Sound::Blocked));
    }
    cues
}

fn hurt(amount: Hp) -> Vec<Cue<Spot>> {
    vec![Cue::Sound(Sound::Hurt), Cue::Shake(Spot::Hero), lost(Spot::Hero, amount)]
}

fn lost(spot: Spot, amount: Hp) -> Cue<Spot> {
    Cue::Float { spot, text: format!("-{amount}"), tone: Tone::Blood }
}

#[cfg(test)]
mod tests {
    use forward::Blow;

    use super::*;

    fn strike(damage: u8, blocks: bool, dealt: u8) -> Strike {
        Strike { number: 1, blow: Blow { damage, blocks }, dealt: Hp(dealt) }
    }

    fn sounds(yours: Strike, foes: Strike) -> Vec<Sound> {
        let event = Event::RoundFought { yours, foes, hp: Hp(9), foe_hp: Hp(3) };
        let heard = |cue| if let Cue::Sound(sound) = cue { Some(sound) } else { None };
        cues(&event).into_iter().filter_map(heard).collect()
    }

    #[test]
    fn a_round_is_heard_as_it_went() {
        let (miss, block) = (strike(0, false, 0), strike(0, true, 0));
        assert_eq!(sounds(strike(2, false, 2), miss), [Sound::Hit]);
        assert_eq!(sounds(strike(1, true, 1), strike(2, false, 0)), [Sound::Counter]);
        assert_eq!(sounds(block, strike(2, false, 0)), [Sound::Blocked]);
        assert_eq!(sounds(strike(1, false, 1), strike(1, false, 1)), [Sound::Hit, Sound::Hurt]);
        assert_eq!(sounds(miss, miss), []);
    }

    #[test]
    fn on_the_road_a_guard_that_holds_is_heard() {
        let heard = |dealt, blow, taken| -> Vec<Sound> {
            let sound = |cue| if let Cue::Sound(sound) = cue { Some(sound) } else { None };
            exchanged(Hp(dealt), blow, Hp(taken)).into_iter().filter_map(sound).collect()
        };
        assert_eq!(heard(2, 7, 0), [Sound::Hit, Sound::Blocked]);
        assert_eq!(heard(0, 7, 3), [Sound::Hurt]);
        assert_eq!(heard(1, 0, 0), [Sound::Hit]);
    }

    #[test]
    fn healing_of_nothing_is_seen_and_silent() {
        let event = Event::Healed { source: forward::Healing::Item, amount: Hp(0), hp: Hp(20) };
        assert_eq!(cues(&event), wasted(Spot::Hero));
    }
}
