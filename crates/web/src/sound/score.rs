//! What the music of Endless Tower is made of: a pure function from where one is to notes.
//!
//! Layers are added as floors rise: a drone, then an arpeggio, a pulse, a shimmer and a tone that
//! rubs. A fight adds drums, a boss a bass of its own. Everything is quiet and in D minor.

use stage::labyrinth::{Mood, Tension};

use super::Note;
use super::Shape::{Noise, Saw, Sine, Triangle};

/// How long a beat lasts, in milliseconds: so long is the music ahead of what happens.
pub(super) const BEAT: u16 = 800;
/// Beats for which a chord stays.
const CHORD: u32 = 8;

/// Chords by their root and two tones above it, two octaves below where the arpeggio is.
const CHORDS: [[f32; 3]; 4] = [
    // D minor, B flat, F, and C, which leads back.
    [73.42, 87.31, 110.0],
    [58.27, 73.42, 87.31],
    [87.31, 110.0, 130.81],
    [65.41, 82.41, 98.0],
];

/// The notes of a beat, by its number since the music began.
pub(super) fn beat(mood: Mood, number: u32) -> Vec<Note> {
    let chord = CHORDS[usize::try_from(number / CHORD).unwrap_or(0) % CHORDS.len()];
    let mut notes = Vec::new();
    drone(&mut notes, mood, number, chord);
    if mood.floor >= 2 {
        arpeggio(&mut notes, mood, number, chord);
    }
    if mood.floor >= 4 || mood.tension > Tension::Calm {
        pulse(&mut notes, mood, number);
    }
    if mood.floor >= 8 && number % 4 == 2 {
        let pitch = chord[usize::try_from(number / 4).unwrap_or(0) % 3] * 16.0;
        notes.push(Note::held(Sine, 0, 2400, pitch, 2));
    }
    if mood.floor >= 13 && number.is_multiple_of(CHORD) {
        notes.push(Note::held(Triangle, 0, 6000, chord[0] * 2.12, 2));
    }
    if mood.tension == Tension::Boss {
        // Root, root, a half-tone above, root: it does not let go.
        for (place, part) in [1.0, 1.0, 1.059, 1.0].into_iter().enumerate() {
            let start = BEAT / 4 * u16::try_from(place).unwrap_or(0);
            notes.push(Note::struck(Saw, start, 180, chord[0] * part, 5));
        }
    }
    notes
}

/// Always there: the root and its fifth, swelling once a chord.
fn drone(notes: &mut Vec<Note>, mood: Mood, number: u32, chord: [f32; 3]) {
    if number.is_multiple_of(CHORD / 2) {
        let volume = if mood.tension == Tension::Calm { 9 } else { 7 };
        notes.push(Note::held(Sine, 0, 4200, chord[0], volume));
        notes.push(Note::held(Triangle, 0, 4200, chord[0] * 1.5, 3));
    }
}

/// Single tones of the chord, more of them the higher one is, never the same twice in a row.
fn arpeggio(notes: &mut Vec<Note>, mood: Mood, number: u32, chord: [f32; 3]) {
    let steps: u16 = if mood.tension == Tension::Calm { 2 } else { 4 };
    for step in 0..steps {
        let chance = crate::art::grain(number.cast_signed(), i32::from(step) * 7 + 1);
        // Three of ten on the second floor, seven of ten at the most.
        if chance % 10 >= (2 + mood.floor / 2).min(7) {
            continue;
        }
        let tone = chord[usize::try_from(chance / 16).unwrap_or(0) % 3];
        let octave = if (chance / 64).is_multiple_of(3) { 8.0 } else { 4.0 };
        notes.push(Note::struck(Triangle, BEAT / steps * step, 420, tone * octave, 4));
    }
}

/// A heart that beats: once in a while, or through the whole fight.
fn pulse(notes: &mut Vec<Note>, mood: Mood, number: u32) {
    let thump = |start: u16, volume: u8| Note::struck(Sine, start, 160, 82.41, volume).to(45.0);
    match mood.tension {
        Tension::Calm if number.is_multiple_of(4) => notes.extend([thump(0, 8), thump(240, 5)]),
        Tension::Calm => {}
        Tension::Fight => {
            notes.extend([thump(0, 11), thump(BEAT / 2, 8)]);
            notes.push(Note::struck(Noise, BEAT / 4 * 3, 50, 7000.0, 4));
        }
        Tension::Boss => {
            notes.extend([thump(0, 12), thump(BEAT / 4, 7), thump(BEAT / 2, 11)]);
            let ticks = [BEAT / 4, BEAT / 4 * 3];
            notes.extend(ticks.map(|start| Note::struck(Noise, start, 60, 5200.0, 5)));
        }
    }
}

/// What is true of all music.
#[cfg(test)]
pub(super) mod testing {
    use super::{BEAT, Note};

    /// All notes of a minute, with the time of their beginning in milliseconds.
    pub(in crate::sound) fn minute(beat: &dyn Fn(u32) -> Vec<Note>) -> Vec<(u32, Note)> {
        let notes = |number: u32| {
            let start = number * u32::from(BEAT);
            beat(number).into_iter().map(move |note| (start + u32::from(note.start), note))
        };
        (0..60_000 / u32::from(BEAT)).flat_map(notes).collect()
    }

    /// It never clicks and stays behind the noises; how loud it is at its loudest.
    pub(in crate::sound) fn check_minute(beat: &dyn Fn(u32) -> Vec<Note>) -> u32 {
        let notes = minute(beat);
        let mut loudest = 0;
        for (at, note) in &notes {
            assert!(note.attack >= 3 && note.release >= 8, "{note:?}");
            for pitch in [note.pitch, note.glide] {
                assert!((40.0..=12_000.0).contains(&pitch), "{note:?}");
            }
            let sounding =
                |(start, other): &&(u32, Note)| *start <= *at && *at < start + u32::from(other.length);
            let together: u32 = notes.iter().filter(sounding).map(|(_, note)| u32::from(note.volume)).sum();
            assert!(together <= 60, "{together} at {at} ms");
            loudest = loudest.max(together);
        }
        loudest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TENSIONS: [Tension; 3] = [Tension::Calm, Tension::Fight, Tension::Boss];

    fn minute(mood: Mood) -> Vec<(u32, Note)> {
        super::testing::minute(&|number| beat(mood, number))
    }

    #[test]
    fn layers_are_added_as_floors_rise_and_in_fights() {
        let count = |floor: u32, tension: Tension| minute(Mood { floor, tension }).len();
        let calm = [1, 2, 4, 8, 13].map(|floor| count(floor, Tension::Calm));
        assert!(calm.windows(2).all(|pair| pair[0] < pair[1]), "{calm:?}");
        for floor in [1, 5, 20] {
            let tense = TENSIONS.map(|tension| count(floor, tension));
            assert!(tense.is_sorted() && tense[0] < tense[1] && tense[1] < tense[2], "{tense:?}");
        }
    }

    #[test]
    fn the_music_stays_behind_the_noises_and_never_clicks() {
        for floor in [1, 3, 7, 12, 30] {
            for tension in TENSIONS {
                super::testing::check_minute(&|number| beat(Mood { floor, tension }, number));
            }
        }
    }

    #[test]
    fn the_same_place_sounds_the_same() {
        let mood = Mood { floor: 9, tension: Tension::Fight };
        assert_eq!(beat(mood, 77), beat(mood, 77));
        assert_ne!(minute(mood), minute(Mood { floor: 2, ..mood }));
    }
}
