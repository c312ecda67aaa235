//! What a place of Descent sounds like by itself: drops, wind, leaves, embers, ice and the abyss.

use descent::Biome;

use super::Note;
use super::Shape::{Noise, Sine, Square, Triangle};
use super::score::BEAT;
use crate::art::grain;

/// What is heard in a beat, by its number since one came there.
pub(super) fn beat(biome: Biome, number: u32) -> Vec<Note> {
    let beat = Beat(number);
    match biome {
        Biome::OldCellars => beat.drops(4),
        Biome::FloodedCrypt | Biome::Cisterns | Biome::DampMines => beat.drops(2),
        Biome::Ossuary | Biome::BoneGalleries => beat.bones(),
        Biome::RootWarren | Biome::SunkenGarden | Biome::SporeGrotto => beat.leaves(2489.02),
        Biome::MireHollow => beat.leaves(233.08),
        Biome::Foundry => beat.embers(6),
        Biome::EmberCourt => beat.embers(24),
        Biome::RimeCaves => beat.ice(),
        Biome::GlassAbyss => beat.abyss(),
    }
}

/// A beat by its number.
#[derive(Clone, Copy)]
struct Beat(u32);

impl Beat {
    /// Whether something is heard in it that is heard in one of so many.
    fn has(self, which: i32, one_in: u32) -> bool {
        grain(self.0.cast_signed(), which).is_multiple_of(one_in)
    }

    /// When something is heard in it.
    fn start(self, which: i32) -> u16 {
        let late = grain(self.0.cast_signed(), which + 40) % u32::from(BEAT - 100);
        u16::try_from(late).unwrap_or(0)
    }

    fn drops(self, one_in: u32) -> Vec<Note> {
        let pitches = [(1, one_in, 1100.0), (2, one_in * 3, 740.0)];
        let falling = pitches.into_iter().filter(|(which, one_in, _)| self.has(*which, *one_in));
        falling.flat_map(|(which, _, pitch)| drop(self.start(which), pitch)).collect()
    }

    /// Wind through what is hollow, and something that rattles.
    fn bones(self) -> Vec<Note> {
        let mut notes = Vec::new();
        if self.0.is_multiple_of(3) {
            notes.push(Note::held(Noise, 0, 2600, 320.0, 5).to(560.0));
        }
        if self.has(3, 7) {
            notes.push(Note::struck(Triangle, self.start(3), 40, 1396.91, 2));
            notes.push(Note::struck(Noise, self.start(3), 30, 3600.0, 3));
        }
        notes
    }

    /// Leaves, and something that lives in them.
    fn leaves(self, voice: f32) -> Vec<Note> {
        let mut notes = if self.has(4, 3) { chirp(self.start(4) / 2, voice) } else { Vec::new() };
        if self.0.is_multiple_of(4) {
            notes.push(Note::held(Noise, 0, 2400, 2600.0, 2).to(4200.0));
        }
        notes
    }

    /// A fire that is never out, and iron that is struck in one beat of so many.
    fn embers(self, one_in: u32) -> Vec<Note> {
        let crackles = (5..8).filter(|which| self.has(*which, 3));
        let mut notes: Vec<Note> =
            crackles.map(|which| Note::struck(Noise, self.start(which), 24, 4600.0, 3)).collect();
        if self.0.is_multiple_of(2) {
            notes.push(Note::held(Noise, 0, 1900, 150.0, 6).to(210.0));
        }
        if self.has(8, one_in) {
            notes.push(Note::struck(Triangle, self.start(8), 260, 830.61, 2));
            notes.push(Note::struck(Sine, self.start(8), 300, 2217.46, 1));
        }
        notes
    }

    fn ice(self) -> Vec<Note> {
        let mut notes = Vec::new();
        if self.0.is_multiple_of(3) {
            notes.push(Note::held(Noise, 0, 2500, 900.0, 3).to(1700.0));
        }
        if self.has(9, 3) {
            notes.push(Note::struck(Sine, self.start(9), 500, 2637.02, 2));
            notes.push(Note::struck(Sine, self.start(9) + 60, 500, 3520.0, 1));
        }
        notes
    }

    /// Something very large that breathes, and a glass that is stroked.
    fn abyss(self) -> Vec<Note> {
        let mut notes = Vec::new();
        if self.0.is_multiple_of(4) {
            notes.push(Note::held(Sine, 0, 3300, 51.91, 8).to(55.0));
            notes.push(Note::held(Sine, 400, 2800, 103.83, 3).to(98.0));
        }
        if self.has(10, 5) {
            notes.push(Note::held(Sine, 0, 1200, 1479.98, 1).to(1567.98));
        }
        notes
    }
}

/// A drop falls into water, and once more from farther away.
fn drop(start: u16, pitch: f32) -> [Note; 2] {
    [(0, 70, 5), (130, 60, 2)]
        .map(|(late, length, volume)| Note::struck(Sine, start + late, length, pitch, volume).to(pitch * 1.4))
}

/// Something small says the same three times.
fn chirp(start: u16, pitch: f32) -> Vec<Note> {
    // What is low croaks.
    let shape = if pitch < 1000.0 { Square } else { Triangle };
    (0..3).map(|turn| Note::struck(shape, start + turn * 70, 45, pitch, 2).to(pitch * 1.06)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::score::testing::check_minute;
    use super::*;

    #[test]
    fn every_place_is_heard_softly() {
        for biome in Biome::ALL {
            let loudest = check_minute(&|number| beat(biome, number));
            assert!((1..=25).contains(&loudest), "{biome:?}: {loudest}");
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
