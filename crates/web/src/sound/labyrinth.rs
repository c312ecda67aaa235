//! The noises of Endless Tower.

use stage::labyrinth::Noise as Heard;

use super::Note;
use super::Patch;
use super::Shape::{Noise, Saw, Sine, Square, Triangle};
use super::patches::noises;

noises! {
    /// What a noise of Endless Tower sounds like.
    of_labyrinth(Heard);

    /// A step: heard all the time, so hardly there.
    Step =
        Note::struck(Noise, 0, 45, 1300.0, 20).to(500.0),
        Note::struck(Triangle, 0, 40, 123.0, 7).to(92.0);
    /// A weapon is swung.
    Swing =
        Note::struck(Noise, 0, 120, 1100.0, 24).to(6400.0);
    /// A blow lands on a foe.
    Hit =
        Note::struck(Noise, 0, 90, 5400.0, 36).to(900.0),
        Note::struck(Triangle, 0, 120, 196.0, 26).to(73.42),
        Note::struck(Square, 0, 60, 466.16, 8).to(220.0);
    /// A blow lands on the hero.
    Hurt =
        Note::struck(Square, 0, 190, 349.23, 10).to(233.08),
        Note::struck(Square, 0, 190, 370.0, 9).to(246.94),
        Note::struck(Saw, 0, 170, 174.61, 13).to(65.41),
        Note::struck(Noise, 0, 110, 1100.0, 28).to(300.0);
    /// A blow finds a soft spot.
    Crit =
        Note::struck(Noise, 0, 130, 8200.0, 34).to(1000.0),
        Note::struck(Triangle, 0, 160, 146.83, 24).to(55.0),
        Note::struck(Triangle, 30, 320, 1174.66, 14),
        Note::struck(Sine, 80, 420, 1760.0, 12);
    /// A guard goes up, or holds.
    Guard =
        Note::struck(Noise, 0, 40, 5000.0, 18).to(2000.0),
        Note::struck(Triangle, 0, 220, 587.33, 16),
        Note::struck(Sine, 0, 260, 1479.98, 10),
        Note::struck(Sine, 0, 160, 2489.0, 6);
    /// Two tiles in one breath.
    Dash =
        Note::struck(Noise, 0, 210, 700.0, 30).to(4800.0),
        Note::struck(Triangle, 20, 140, 146.83, 10).to(293.66);
    /// A door turns on its hinges.
    Door =
        Note::held(Saw, 0, 230, 92.5, 6).to(138.59),
        Note::held(Noise, 0, 230, 700.0, 18).to(1100.0),
        Note::struck(Triangle, 220, 90, 196.0, 20).to(110.0),
        Note::struck(Noise, 220, 60, 1800.0, 24).to(500.0);
    /// A door does not give way.
    Locked =
        Note::struck(Noise, 0, 40, 2400.0, 26),
        Note::struck(Square, 0, 70, 155.56, 12),
        Note::struck(Noise, 110, 40, 2000.0, 24),
        Note::struck(Square, 110, 90, 146.83, 12);
    /// A wall gives way.
    Secret =
        Note::struck(Noise, 0, 120, 1700.0, 36).to(600.0),
        Note::struck(Noise, 130, 160, 1200.0, 30).to(400.0),
        Note::struck(Sine, 240, 320, 587.33, 14),
        Note::struck(Sine, 350, 340, 698.46, 14),
        Note::struck(Sine, 460, 520, 1046.5, 14);
    /// A lid is lifted.
    Chest =
        Note::held(Saw, 0, 180, 110.0, 6).to(174.61),
        Note::struck(Noise, 150, 60, 2600.0, 20).to(900.0),
        Note::struck(Triangle, 190, 200, 440.0, 16),
        Note::struck(Triangle, 280, 300, 587.33, 16);
    /// Something common is picked up.
    PickupCommon =
        Note::struck(Noise, 0, 40, 3000.0, 12),
        Note::struck(Triangle, 10, 130, 440.0, 20).to(587.33);
    /// Something uncommon is picked up.
    PickupUncommon =
        Note::struck(Triangle, 0, 140, 587.33, 20),
        Note::struck(Triangle, 90, 220, 880.0, 18);
    /// Something rare is picked up.
    PickupRare =
        Note::struck(Triangle, 0, 140, 587.33, 18),
        Note::struck(Triangle, 80, 160, 698.46, 18),
        Note::struck(Triangle, 160, 360, 1046.5, 18),
        Note::struck(Sine, 160, 420, 2093.0, 6);
    /// Something epic is picked up.
    PickupEpic =
        Note::struck(Triangle, 0, 160, 587.33, 18),
        Note::struck(Triangle, 90, 160, 880.0, 18),
        Note::struck(Triangle, 180, 200, 1174.66, 18),
        Note::struck(Triangle, 270, 600, 1760.0, 14),
        Note::held(Sine, 180, 800, 293.66, 12),
        Note::struck(Noise, 200, 500, 4000.0, 6).to(9000.0);
    /// Coins.
    Gold =
        Note::struck(Triangle, 0, 80, 1318.51, 14),
        Note::struck(Sine, 0, 70, 3135.96, 6),
        Note::struck(Triangle, 70, 220, 1760.0, 14),
        Note::struck(Sine, 70, 160, 4186.0, 5);
    /// Something is drunk.
    Potion =
        Note::struck(Sine, 0, 90, 196.0, 24).to(311.13),
        Note::struck(Sine, 110, 90, 220.0, 24).to(349.23),
        Note::struck(Sine, 220, 110, 246.94, 24).to(440.0),
        Note::struck(Triangle, 330, 360, 587.33, 14).to(880.0);
    /// A spell: one bolt of fire.
    Firebolt =
        Note::struck(Noise, 0, 260, 700.0, 32).to(5600.0),
        Note::struck(Saw, 0, 220, 174.61, 10).to(440.0),
        Note::struck(Triangle, 120, 160, 587.33, 12).to(293.66);
    /// A spell: fire all around.
    Fireball =
        Note::struck(Noise, 0, 170, 500.0, 22).to(3000.0),
        Note::struck(Noise, 170, 560, 2600.0, 40).to(200.0),
        Note::struck(Sine, 170, 460, 123.47, 32).to(43.65),
        Note::struck(Saw, 170, 220, 220.0, 8).to(73.42);
    /// A spell: cold.
    Frost =
        Note::struck(Sine, 0, 320, 1174.66, 14),
        Note::struck(Sine, 60, 340, 1760.0, 12),
        Note::struck(Sine, 120, 420, 2349.32, 10),
        Note::struck(Noise, 0, 360, 10_000.0, 12).to(5000.0);
    /// A spell: lightning that leaps.
    Spark =
        Note::struck(Square, 0, 55, 1760.0, 9).to(440.0),
        Note::struck(Noise, 0, 50, 9000.0, 24),
        Note::struck(Square, 75, 55, 1396.91, 9).to(349.23),
        Note::struck(Noise, 75, 50, 8000.0, 20),
        Note::struck(Square, 150, 110, 1975.53, 9).to(293.66),
        Note::struck(Noise, 150, 120, 9500.0, 20).to(2000.0);
    /// An arrow leaves the string.
    Bow =
        Note::struck(Triangle, 0, 130, 311.13, 22).to(220.0),
        Note::struck(Saw, 0, 70, 155.56, 9).to(110.0),
        Note::struck(Noise, 30, 170, 2200.0, 22).to(8000.0);
    /// A trap goes off.
    Trap =
        Note::struck(Noise, 0, 30, 6000.0, 34),
        Note::struck(Square, 0, 50, 1174.66, 10).to(880.0),
        Note::struck(Noise, 60, 150, 1500.0, 34).to(7000.0),
        Note::struck(Triangle, 60, 140, 880.0, 14).to(220.0);
    /// Somebody is on the way to a pad.
    Arrival =
        Note::held(Sine, 0, 800, 146.83, 20).to(293.66),
        Note::held(Triangle, 0, 800, 155.56, 10).to(311.13),
        Note::held(Noise, 100, 700, 400.0, 12).to(3600.0),
        Note::struck(Triangle, 620, 300, 587.33, 14);
    /// A foe falls.
    Slain =
        Note::struck(Square, 0, 120, 440.0, 9).to(220.0),
        Note::struck(Noise, 30, 260, 3000.0, 30).to(400.0),
        Note::struck(Sine, 60, 220, 110.0, 18).to(55.0);
    /// Something ails the hero.
    Ailment =
        Note::struck(Triangle, 0, 240, 415.3, 14).to(311.13),
        Note::struck(Triangle, 0, 240, 440.0, 12).to(329.63),
        Note::struck(Noise, 0, 160, 1800.0, 12).to(600.0);
    /// A level higher.
    LevelUp =
        Note::struck(Triangle, 0, 160, 293.66, 22),
        Note::struck(Triangle, 110, 160, 440.0, 22),
        Note::struck(Triangle, 220, 160, 587.33, 22),
        Note::struck(Triangle, 330, 180, 880.0, 20),
        Note::held(Triangle, 440, 700, 1174.66, 18),
        Note::held(Sine, 440, 760, 587.33, 14),
        Note::held(Sine, 440, 760, 739.99, 10);
    /// Up the stairs.
    Stairs =
        Note::struck(Noise, 0, 60, 1200.0, 28).to(500.0),
        Note::struck(Noise, 170, 60, 1400.0, 26).to(600.0),
        Note::struck(Noise, 340, 60, 1600.0, 24).to(700.0),
        Note::struck(Noise, 510, 60, 1900.0, 22).to(800.0),
        Note::held(Triangle, 500, 700, 293.66, 14),
        Note::held(Triangle, 560, 700, 440.0, 12),
        Note::held(Sine, 620, 760, 659.26, 12);
    /// The bell of a shop.
    Shop =
        Note::struck(Sine, 0, 460, 1174.66, 16),
        Note::struck(Sine, 0, 240, 2349.32, 8),
        Note::struck(Sine, 110, 640, 1396.91, 16),
        Note::struck(Sine, 110, 300, 2793.83, 7);
    /// A boss has seen the hero.
    Boss =
        Note::held(Saw, 0, 1100, 73.42, 12),
        Note::held(Saw, 0, 1100, 77.78, 9),
        Note::held(Triangle, 0, 1100, 146.83, 16).to(138.59),
        Note::struck(Noise, 0, 260, 500.0, 30).to(120.0),
        Note::struck(Sine, 0, 300, 87.31, 26).to(43.65),
        Note::struck(Noise, 560, 300, 500.0, 28).to(120.0),
        Note::struck(Sine, 560, 360, 82.41, 26).to(43.65);
    /// Somebody announces a deed: short, because some do so every other turn.
    Omen =
        Note::struck(Saw, 0, 150, 110.0, 12).to(103.83),
        Note::struck(Square, 40, 120, 220.0, 7).to(207.65);
    /// The climb is over.
    Death =
        Note::held(Triangle, 0, 600, 587.33, 16).to(554.37),
        Note::held(Triangle, 420, 640, 440.0, 18).to(415.3),
        Note::held(Triangle, 860, 700, 349.23, 18).to(329.63),
        Note::held(Triangle, 1300, 1500, 293.66, 20).to(277.18),
        Note::held(Sine, 1300, 1600, 73.42, 18),
        Note::held(Sine, 1300, 1600, 110.0, 12).to(103.83),
        Note::struck(Noise, 1300, 1100, 900.0, 14).to(200.0);
}

#[cfg(test)]
mod tests {
    use ::labyrinth::Rarity;
    use stage::labyrinth::Noise;

    use super::Patch;

    #[test]
    fn every_noise_is_its_own() {
        for (place, one) in Noise::ALL.into_iter().enumerate() {
            for two in &Noise::ALL[place + 1..] {
                assert_ne!(Patch::of_labyrinth(one), Patch::of_labyrinth(*two), "{one:?} and {two:?}");
            }
        }
    }

    #[test]
    fn steps_are_the_quietest() {
        let loudness = |noise: &Noise| {
            let parts = Patch::of_labyrinth(*noise)
                .notes
                .iter()
                .map(|note| u32::from(note.volume) * u32::from(note.length));
            parts.sum::<u32>()
        };
        let quietest = Noise::ALL.into_iter().min_by_key(loudness);
        assert_eq!(quietest, Some(Noise::Step));
    }

    #[test]
    fn the_rarer_the_longer() {
        let lengths = Rarity::ALL.map(|rarity| Patch::of_labyrinth(Noise::of_rarity(rarity)).length());
        assert!(lengths.is_sorted() && lengths[0] < lengths[3], "{lengths:?}");
    }
}
