//! What the music of Descent is made of: a pure function from where one is to notes.
//!
//! Three themes go deeper with the floors; fights add drums to them. A boss, a keeper and both ends have
//! music of their own. Below all of it the place itself is heard, see [`super::ambience`].

use stage::descent::{Mood, Tension};

use super::Note;
use super::Shape::{Noise, Saw, Sine, Square, Triangle};
use super::score::BEAT;
use crate::art::grain;

/// Beats for which a chord stays.
const CHORD: u32 = 4;

/// What a theme is made of.
struct Theme {
    /// Chords by their root and two tones above it.
    chords: [[f32; 3]; 4],
    /// Which tone of the chord is plucked at each half of a beat of a chord; nothing at 3.
    melody: [u8; 8],
    /// How much higher that is.
    octave: f32,
    /// A tone that rubs against the root, by how much it is higher.
    rub: Option<f32>,
}

/// D minor, G minor, B flat, A: down the first stairs.
const CELLARS: Theme = Theme {
    chords: [[73.42, 87.31, 110.0], [98.0, 116.54, 146.83], [58.27, 73.42, 87.31], [55.0, 69.3, 82.41]],
    melody: [0, 3, 2, 1, 3, 2, 3, 1],
    octave: 4.0,
    rub: None,
};
/// D minor, E flat, C minor, D without a third: where it is no longer a cellar.
const CAVERNS: Theme = Theme {
    chords: [[73.42, 87.31, 110.0], [77.78, 98.0, 116.54], [65.41, 77.78, 98.0], [73.42, 110.0, 146.83]],
    melody: [0, 2, 3, 1, 0, 3, 2, 3],
    octave: 4.0,
    rub: Some(1.498),
};
/// Tones that belong to no key: the last weather.
const BOTTOM: Theme = Theme {
    chords: [[73.42, 92.5, 116.54], [69.3, 87.31, 110.0], [65.41, 82.41, 103.83], [61.74, 77.78, 98.0]],
    melody: [2, 3, 3, 1, 3, 0, 3, 2],
    octave: 8.0,
    rub: Some(2.12),
};

/// The notes of a beat, by its number since the music began.
pub(super) fn beat(mood: Mood, number: u32) -> Vec<Note> {
    let mut notes = Vec::new();
    match mood.tension {
        Tension::Calm | Tension::Fight => theme(&mut notes, mood, number),
        Tension::Shop => shop(&mut notes, number),
        Tension::Boss => boss(&mut notes, number),
        Tension::Lost => lament(&mut notes, number),
        Tension::Won => hymn(&mut notes, number),
    }
    notes
}

/// Before a run: the stairs are there, and somebody hums beside them. It comes round after 38 seconds.
pub(super) fn title(number: u32) -> Vec<Note> {
    /// For how many beats a chord stays, and for how many a tone of what is hummed.
    const STAYS: u32 = 6;
    const HUMMED: u32 = 2;
    /// D minor, B flat, G minor, A; D minor, F, G minor, A.
    const CHORDS: [[f32; 3]; 8] = [
        [73.42, 87.31, 110.0],
        [58.27, 73.42, 87.31],
        [98.0, 116.54, 146.83],
        [55.0, 69.3, 82.41],
        [73.42, 87.31, 110.0],
        [87.31, 110.0, 130.81],
        [98.0, 116.54, 146.83],
        [55.0, 69.3, 82.41],
    ];
    #[rustfmt::skip]
    const TUNE: [Option<f32>; 24] = [
        Some(440.0), Some(349.23), Some(293.66), Some(293.66), Some(349.23), Some(466.16),
        Some(466.16), Some(392.0), Some(293.66), Some(277.18), Some(329.63), Some(440.0),
        Some(587.33), Some(523.25), Some(440.0), Some(440.0), Some(349.23), Some(523.25),
        Some(466.16), Some(440.0), Some(392.0), Some(329.63), Some(277.18), None,
    ];
    let chord = place(&CHORDS, number / STAYS);
    let mut notes = Vec::new();
    if number.is_multiple_of(STAYS) {
        notes.push(Note::held(Sine, 0, 4600, chord[0], 8));
        notes.push(Note::held(Triangle, 0, 4600, chord[2], 3));
    }
    let hummed = place(&TUNE, number / HUMMED).filter(|_| number.is_multiple_of(HUMMED));
    if let Some(tone) = hummed {
        notes.push(Note::held(Triangle, 0, 1450, tone, 6));
        notes.push(Note::held(Sine, 120, 1300, tone * 2.0, 2));
    } else {
        // Water drips where nobody hums.
        let tone = chord[usize::try_from(number / HUMMED).unwrap_or(0) % chord.len()];
        notes.push(Note::struck(Sine, BEAT / 2, 420, tone * 8.0, 3));
    }
    notes
}

/// Which music it is: what is of another number goes over slowly.
pub(super) const fn piece(mood: Mood) -> u8 {
    match mood.tension {
        Tension::Calm | Tension::Fight => match mood.floor {
            0..=3 => 0,
            4..=6 => 1,
            _ => 2,
        },
        Tension::Shop => 3,
        Tension::Boss => 4,
        Tension::Lost => 5,
        Tension::Won => 6,
    }
}

fn place<T: Copy>(of: &[T], number: u32) -> T {
    of[usize::try_from(number).unwrap_or(0) % of.len()]
}

fn theme(notes: &mut Vec<Note>, mood: Mood, number: u32) {
    let theme = [CELLARS, CAVERNS, BOTTOM].into_iter().nth(usize::from(piece(mood))).unwrap_or(CELLARS);
    let chord = place(&theme.chords, number / CHORD);
    if number.is_multiple_of(CHORD) {
        notes.push(Note::held(Sine, 0, 3600, chord[0], 8));
        notes.push(Note::held(Triangle, 0, 3600, chord[2], 3));
        notes.extend(theme.rub.map(|rub| Note::held(Triangle, 800, 2800, chord[0] * rub, 2)));
    }
    for half in 0..2_u16 {
        let step = number * 2 + u32::from(half);
        // Now and then a tone is left out, so that no minute is like another.
        let is_left_out = grain(step.cast_signed(), 19).is_multiple_of(4);
        if let Some(tone) = chord.get(usize::from(place(&theme.melody, step))).filter(|_| !is_left_out) {
            notes.push(Note::struck(Triangle, half * BEAT / 2, 520, tone * theme.octave, 5));
        }
    }
    if mood.tension == Tension::Fight {
        drums(notes, number);
    }
}

/// A heart that beats faster, and what rattles with it.
fn drums(notes: &mut Vec<Note>, number: u32) {
    let thump = |start: u16, volume: u8| Note::struck(Sine, start, 160, 87.31, volume).to(43.65);
    notes.extend([thump(0, 11), thump(BEAT / 2, 7)]);
    notes.push(Note::struck(Noise, BEAT / 4, 40, 6200.0, 3));
    notes.push(Note::struck(Noise, BEAT / 4 * 3, 60, 5000.0, 5));
    if number % 4 == 3 {
        notes.push(thump(BEAT / 4 * 3, 9));
    }
}

/// A bass that does not let go, drums, and a call that climbs by half-tones.
fn boss(notes: &mut Vec<Note>, number: u32) {
    const BASS: [f32; 8] = [73.42, 73.42, 87.31, 73.42, 77.78, 73.42, 69.3, 65.41];
    const CALL: [f32; 8] = [293.66, 311.13, 293.66, 349.23, 329.63, 311.13, 369.99, 349.23];
    for quarter in 0..4_u16 {
        let root = place(&BASS, number / 2);
        let part = if quarter == 2 { 1.059 } else { 1.0 };
        notes.push(Note::struck(Saw, quarter * BEAT / 4, 170, root * part, 5));
    }
    drums(notes, number);
    notes.push(Note::struck(Noise, BEAT / 2, 70, 3600.0, 5));
    if number.is_multiple_of(2) {
        let tone = place(&CALL, number / 2);
        notes.push(Note::held(Triangle, 0, 1300, tone, 6));
        notes.push(Note::held(Square, 0, 900, tone / 2.0, 2));
    }
}

/// Three to a beat, in F: somebody is glad to see a customer.
fn shop(notes: &mut Vec<Note>, number: u32) {
    const CHORDS: [[f32; 3]; 4] =
        [[174.61, 220.0, 261.63], [146.83, 174.61, 220.0], [116.54, 146.83, 174.61], [130.81, 164.81, 196.0]];
    const TUNE: [f32; 8] = [523.25, 440.0, 587.33, 440.0, 466.16, 523.25, 392.0, 440.0];
    let chord = place(&CHORDS, number / 2);
    let third = BEAT / 3;
    notes.push(Note::struck(Triangle, 0, 300, chord[0], 8));
    for (start, tone) in [(third, chord[1]), (third * 2, chord[2])] {
        notes.push(Note::struck(Triangle, start, 220, tone * 2.0, 4));
    }
    notes.push(Note::struck(Sine, 0, 500, place(&TUNE, number), 5));
    if grain(number.cast_signed(), 5).is_multiple_of(3) {
        notes.push(Note::struck(Sine, third * 2, 260, place(&TUNE, number + 1) * 2.0, 3));
    }
}

/// A few tones that fall, with long silences.
fn lament(notes: &mut Vec<Note>, number: u32) {
    const FALL: [f32; 4] = [293.66, 261.63, 233.08, 220.0];
    if number.is_multiple_of(4) {
        notes.push(Note::held(Sine, 0, 3400, 73.42, 7));
    }
    if number.is_multiple_of(2) {
        notes.push(Note::held(Triangle, 0, 1500, place(&FALL, number / 2), 5));
    }
}

/// D major at last.
fn hymn(notes: &mut Vec<Note>, number: u32) {
    const CHORDS: [[f32; 3]; 4] =
        [[146.83, 185.0, 220.0], [123.47, 146.83, 185.0], [98.0, 146.83, 196.0], [110.0, 138.59, 164.81]];
    const TUNE: [f32; 8] = [369.99, 440.0, 587.33, 554.37, 493.88, 587.33, 554.37, 440.0];
    let chord = place(&CHORDS, number / 2);
    if number.is_multiple_of(2) {
        notes.extend(chord.map(|tone| Note::held(Triangle, 0, 1700, tone, 5)));
        notes.push(Note::held(Sine, 0, 1700, chord[0] / 2.0, 6));
    }
    notes.push(Note::struck(Triangle, 0, 700, place(&TUNE, number), 7));
    notes.push(Note::struck(Sine, BEAT / 2, 500, chord[2] * 4.0, 3));
}

#[cfg(test)]
mod tests {
    use descent::Biome;

    use super::super::score::testing::check_minute;
    use super::*;

    const TENSIONS: [Tension; 6] =
        [Tension::Calm, Tension::Shop, Tension::Fight, Tension::Boss, Tension::Lost, Tension::Won];

    fn mood(floor: u32, tension: Tension) -> Mood {
        Mood { floor, biome: Biome::OldCellars, tension }
    }

    #[test]
    fn the_music_stays_behind_the_noises_and_never_clicks() {
        for floor in 1..=7 {
            for tension in TENSIONS {
                check_minute(&|number| beat(mood(floor, tension), number));
            }
        }
        check_minute(&title);
    }

    #[test]
    fn what_is_heard_before_a_run_lasts_for_more_than_half_a_minute_and_comes_round() {
        let round = 48;
        assert!((30..=60).contains(&(round * u32::from(BEAT) / 1000)));
        let all: Vec<Vec<Note>> = (0..round).map(title).collect();
        assert_eq!((round..2 * round).map(title).collect::<Vec<_>>(), all);
        assert_ne!(all[..24], all[24..]);
        assert!(all.iter().all(|beat| !beat.is_empty()));
    }

    #[test]
    fn depths_bosses_keepers_and_ends_have_music_of_their_own() {
        let minute = |mood: Mood| (0..32).map(|number| beat(mood, number)).collect::<Vec<_>>();
        let moods = [1, 4, 7].map(|floor| mood(floor, Tension::Calm));
        let others = TENSIONS[1..].iter().map(|tension| mood(3, *tension));
        let all: Vec<_> = moods.into_iter().chain(others).map(minute).collect();
        for (place, one) in all.iter().enumerate() {
            assert!(!all[place + 1..].contains(one), "{place}");
        }
        assert_eq!(minute(mood(1, Tension::Calm)), minute(mood(3, Tension::Calm)));
        let count = |tension| minute(mood(5, tension)).concat().len();
        assert!(count(Tension::Calm) < count(Tension::Fight) && count(Tension::Fight) < count(Tension::Boss));
    }
}
