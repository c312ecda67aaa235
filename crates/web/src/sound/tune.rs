//! Which music is to be heard.

use stage::{descent, labyrinth};

use super::{Note, ambience, depths, score};

/// Music that fits where one is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tune {
    /// In Endless Tower.
    Tower(labyrinth::Mood),
    /// In Descent.
    Depths(descent::Mood),
    /// Before a run of Descent.
    Stairs,
}

impl Tune {
    /// The notes of a beat, by its number since the music began.
    pub(super) fn beat(self, number: u32) -> Vec<Note> {
        match self {
            Self::Tower(mood) => score::beat(mood, number),
            Self::Stairs => depths::title(number),
            Self::Depths(mood) => {
                let mut notes = depths::beat(mood, number);
                notes.extend(ambience::beat(mood.biome, number));
                notes
            }
        }
    }

    /// Whether it is another piece of music, and not the same with more or fewer voices.
    pub(super) fn differs(self, other: Self) -> bool {
        match (self, other) {
            (Self::Tower(_), Self::Tower(_)) | (Self::Stairs, Self::Stairs) => false,
            (Self::Depths(one), Self::Depths(two)) => {
                depths::piece(one) != depths::piece(two) || one.biome != two.biome
            }
            _ => true,
        }
    }
}

/// Notes so many of so many parts as loud; what would not be heard is left out.
pub(super) fn softened(notes: Vec<Note>, part: u32, parts: u32) -> Vec<Note> {
    let softer = |note: Note| {
        let volume = u8::try_from(u32::from(note.volume) * part / parts.max(1)).unwrap_or(note.volume);
        (volume > 0).then_some(Note { volume, ..note })
    };
    notes.into_iter().filter_map(softer).collect()
}

#[cfg(test)]
mod tests {
    use ::descent::Biome;
    use stage::descent::{Mood, Tension};

    use super::*;

    #[test]
    fn what_is_only_fuller_is_the_same_piece() {
        let mood = Mood { floor: 2, biome: Biome::FloodedCrypt, tension: Tension::Calm };
        let calm = Tune::Depths(mood);
        assert!(!calm.differs(Tune::Depths(Mood { tension: Tension::Fight, ..mood })));
        assert!(calm.differs(Tune::Depths(Mood { tension: Tension::Boss, ..mood })));
        assert!(calm.differs(Tune::Depths(Mood { biome: Biome::SporeGrotto, ..mood })));
        let tower = |floor| Tune::Tower(labyrinth::Mood { floor, tension: labyrinth::Tension::Calm });
        assert!(!tower(1).differs(tower(9)) && tower(1).differs(calm));
        assert!(!Tune::Stairs.differs(Tune::Stairs) && Tune::Stairs.differs(calm));
    }

    #[test]
    fn softer_notes_go_down_to_nothing() {
        let tune = Tune::Depths(Mood { floor: 5, biome: Biome::Foundry, tension: Tension::Boss });
        let loud =
            |part| softened(tune.beat(0), part, 4).iter().map(|note| u32::from(note.volume)).sum::<u32>();
        let steps = [0, 1, 2, 3, 4].map(loud);
        assert!(steps[0] == 0 && steps.is_sorted_by(|one, two| one < two), "{steps:?}");
    }
}
