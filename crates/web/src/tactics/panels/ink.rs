//! The inks of tones, where things are painted and not styled.

use stage::Tone;

use crate::art::Ink;

/// The ink of a tone.
pub(in crate::tactics) const fn ink_of(tone: Tone) -> Ink {
    match tone {
        Tone::Plain | Tone::Faint => Ink::Mist,
        Tone::Bright => Ink::Bone,
        Tone::Gold => Ink::Lamp,
        Tone::Lux => Ink::Lux,
        Tone::Life => Ink::Life,
        Tone::Wane | Tone::Beast => Ink::Ember,
        Tone::Blood => Ink::Blood,
    }
}
