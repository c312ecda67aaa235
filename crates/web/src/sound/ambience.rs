//! What a place of Descent sounds like by itself: drops, wind, leaves, embers, ice and the abyss.

use descent::Biome;

use super::Note;
use super::Shape::{Noise, Sine, Square, Triangle};
use super::score::BEAT;
use crate::art::grain;

/// What is heard in a beat, by its number since one came there.
pub(super) fn beat(biome: Biome, number: u32) -> Vec<Note> {
    let heard = |which: i32, one_in: u32| grain(number.cast_signed(), which).is_multiple_of(one_in);
    let start = |which: i32| {
        let late = grain(number.cast_signed(), which + 40) % u32::from(BEAT - 100);
        u16::try_from(late).unwrap_or(0)
    };
    let mut notes = Vec::new();
    match biome {
        Biome::OldCellars | Biome::FloodedCrypt | Biome::Cisterns | Biome::DampMines => {
            let one_in = if biome == Biome::OldCellars { 4 } else { 2 };
            if heard(1, one_in) {
                drop(&mut notes, start(1), 1100.0);
            }
            if heard(2, one_in * 3) {
                drop(&mut notes, start(2), 740.0);
            }
        }
        Biome::Ossuary | Biome::BoneGalleries => {
            if number.is_multiple_of(3) {
                notes.push(Note::held(Noise, 0, 2600, 320.0, 5).to(560.0));
            }
            if heard(3, 7) {
                notes.push(Note::struck(Triangle, start(3), 40, 1396.91, 2));
                notes.push(Note::struck(Noise, start(3), 30, 3600.0, 3));
            }
        }
        Biome::RootWarren | Biome::SunkenGarden | Biome::MireHollow | Biome::SporeGrotto => {
            if number.is_multiple_of(4) {
                notes.push(Note::held(Noise, 0, 2400, 2600.0, 2).to(4200.0));
            }
            if heard(4, 3) {
                chirp(&mut notes, start(4) / 2, if biome == Biome::MireHollow { 233.08 } else { 2489.02 });
            }
        }
        Biome::Foundry | Biome::EmberCourt => {
            if number.is_multiple_of(2) {
                notes.push(Note::held(Noise, 0, 1900, 150.0, 9).to(210.0));
            }
            for which in 5..8 {
                if heard(which, 3) {
                    notes.push(Note::struck(Noise, start(which), 24, 4600.0, 4));
                }
            }
            if biome == Biome::Foundry && heard(8, 6) {
                notes.push(Note::struck(Triangle, start(8), 260, 830.61, 2));
                notes.push(Note::struck(Sine, start(8), 300, 2217.46, 1));
            }
        }
        Biome::RimeCaves => {
            if number.is_multiple_of(3) {
                notes.push(Note::held(Noise, 0, 2500, 900.0, 3).to(1700.0));
            }
            if heard(9, 3) {
                notes.push(Note::struck(Sine, start(9), 500, 2637.02, 2));
                notes.push(Note::struck(Sine, start(9) + 60, 500, 3520.0, 1));
            }
        }
        Biome::GlassAbyss => {
            if number.is_multiple_of(4) {
                notes.push(Note::held(Sine, 0, 3300, 51.91, 8).to(55.0));
                notes.push(Note::held(Sine, 400, 2800, 103.83, 3).to(98.0));
            }
            if heard(10, 5) {
                notes.push(Note::held(Sine, 0, 1200, 1479.98, 1).to(1567.98));
            }
        }
    }
    notes
}

/// A drop falls into water, and once more from farther away.
fn drop(notes: &mut Vec<Note>, start: u16, pitch: f32) {
    notes.push(Note::struck(Sine, start, 70, pitch, 5).to(pitch * 1.4));
    notes.push(Note::struck(Sine, start + 130, 60, pitch, 2).to(pitch * 1.4));
}

/// Something small says the same three times.
fn chirp(notes: &mut Vec<Note>, start: u16, pitch: f32) {
    let (shape, volume) = if pitch < 1000.0 { (Square, 2) } else { (Triangle, 2) };
    for turn in 0..3 {
        notes.push(Note::struck(shape, start + turn * 70, 45, pitch, volume).to(pitch * 1.06));
    }
}

#[cfg(test)]
mod tests {
    use super::super::score::testing::check_minute;
    use super::*;

    #[test]
    fn every_place_is_heard_softly() {
        for biome in Biome::ALL {
            let loudest = check_minute(&|number| beat(biome, number));
            assert!((1..=20).contains(&loudest), "{biome:?}: {loudest}");
        }
    }

    #[test]
    fn fire_ice_water_leaves_and_bones_sound_different() {
        let minute = |biome| (0..64).map(|number| beat(biome, number)).collect::<Vec<_>>();
        let places = [
            Biome::OldCellars,
            Biome::RootWarren,
            Biome::Ossuary,
            Biome::Foundry,
            Biome::RimeCaves,
            Biome::GlassAbyss,
        ];
        let all = places.map(minute);
        for (place, one) in all.iter().enumerate() {
            assert!(!all[place + 1..].contains(one), "{:?}", places[place]);
        }
    }
}
