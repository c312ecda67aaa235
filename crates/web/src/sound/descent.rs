//! The noises of Descent.

use stage::descent::Noise as Heard;

use super::Note;
use super::Patch;
use super::Shape::{Noise, Saw, Sine, Square, Triangle};
use super::patches::noises;

noises! {
    /// What a noise of Descent sounds like.
    of_descent(Heard);

    /// A step on stone: heard all the time, so hardly there.
    StepStone =
        Note::struck(Noise, 0, 45, 1500.0, 18).to(500.0),
        Note::struck(Triangle, 0, 40, 116.54, 7).to(87.31);
    /// A step through leaves.
    StepGrass =
        Note::struck(Noise, 0, 60, 5200.0, 8).to(2600.0),
        Note::struck(Noise, 30, 70, 3600.0, 8).to(6400.0);
    /// A step into water.
    StepWater =
        Note::struck(Noise, 0, 80, 900.0, 18).to(2400.0),
        Note::struck(Sine, 20, 70, 349.23, 9).to(587.33);
    /// A step on bones.
    StepBones =
        Note::struck(Noise, 0, 30, 4200.0, 18),
        Note::struck(Triangle, 0, 40, 698.46, 9).to(587.33),
        Note::struck(Triangle, 45, 35, 880.0, 7).to(698.46);
    /// A step on ice.
    StepIce =
        Note::struck(Noise, 0, 40, 8200.0, 10).to(5000.0),
        Note::struck(Sine, 0, 90, 1760.0, 7).to(1661.0);
    /// A step in oil.
    StepOil =
        Note::struck(Sine, 0, 90, 146.83, 18).to(220.0),
        Note::struck(Noise, 40, 60, 700.0, 16).to(400.0);
    /// Somebody slides.
    Slide =
        Note::held(Noise, 0, 300, 3200.0, 16).to(7000.0),
        Note::held(Sine, 0, 300, 880.0, 6).to(1174.66);
    /// A weapon is swung.
    Swing =
        Note::struck(Noise, 0, 130, 900.0, 24).to(5600.0),
        Note::struck(Triangle, 40, 90, 1396.91, 5).to(1174.66);
    /// A blow lands on a creature.
    Hit =
        Note::struck(Noise, 0, 80, 4200.0, 38).to(700.0),
        Note::struck(Triangle, 0, 130, 174.61, 28).to(65.41),
        Note::struck(Square, 0, 50, 392.0, 8).to(196.0);
    /// A blow lands on whoever plays.
    Hurt =
        Note::struck(Square, 0, 180, 329.63, 10).to(207.65),
        Note::struck(Square, 0, 180, 349.23, 9).to(220.0),
        Note::struck(Saw, 0, 190, 155.56, 14).to(58.27),
        Note::struck(Noise, 0, 120, 900.0, 28).to(250.0);
    /// A blow finds a soft spot.
    Crit =
        Note::struck(Noise, 0, 120, 9000.0, 34).to(900.0),
        Note::struck(Triangle, 0, 170, 130.81, 24).to(49.0),
        Note::struck(Triangle, 30, 260, 1046.5, 14),
        Note::struck(Sine, 70, 380, 1567.98, 12),
        Note::struck(Sine, 110, 420, 2093.0, 7);
    /// Something ails somebody.
    Ailment =
        Note::struck(Triangle, 0, 230, 392.0, 14).to(293.66),
        Note::struck(Triangle, 0, 230, 415.3, 12).to(311.13),
        Note::struck(Noise, 0, 150, 2000.0, 12).to(600.0);
    /// Coins.
    Gold =
        Note::struck(Triangle, 0, 80, 1396.91, 14),
        Note::struck(Sine, 0, 70, 3322.0, 6),
        Note::struck(Triangle, 65, 90, 1760.0, 12),
        Note::struck(Triangle, 130, 200, 2093.0, 12);
    /// A key is found.
    Key =
        Note::struck(Triangle, 0, 90, 1174.66, 14),
        Note::struck(Sine, 50, 160, 2349.32, 9),
        Note::struck(Triangle, 120, 120, 880.0, 16),
        Note::struck(Triangle, 200, 320, 1174.66, 16);
    /// An item is taken.
    Item =
        Note::struck(Noise, 0, 50, 2600.0, 12),
        Note::struck(Triangle, 10, 130, 440.0, 20),
        Note::struck(Triangle, 90, 220, 659.26, 18);
    /// A rare item is taken.
    RareItem =
        Note::struck(Triangle, 0, 150, 587.33, 18),
        Note::struck(Triangle, 80, 160, 783.99, 18),
        Note::struck(Triangle, 160, 180, 1046.5, 18),
        Note::struck(Triangle, 240, 560, 1567.98, 14),
        Note::held(Sine, 160, 760, 261.63, 12),
        Note::struck(Noise, 180, 460, 4000.0, 6).to(9000.0);
    /// A flask is found.
    Flask =
        Note::struck(Sine, 0, 160, 1318.51, 14),
        Note::struck(Sine, 50, 220, 1975.53, 9),
        Note::struck(Noise, 0, 60, 1400.0, 14).to(700.0);
    /// A flask is drunk.
    Drink =
        Note::struck(Sine, 0, 90, 185.0, 24).to(293.66),
        Note::struck(Sine, 110, 90, 207.65, 24).to(329.63),
        Note::struck(Sine, 220, 110, 233.08, 24).to(415.3),
        Note::struck(Triangle, 330, 380, 587.33, 14).to(880.0);
    /// Something is thrown.
    Throw =
        Note::struck(Noise, 0, 200, 1200.0, 22).to(7200.0),
        Note::struck(Triangle, 0, 90, 220.0, 10).to(330.0);
    /// A flask breaks.
    Shatter =
        Note::struck(Noise, 0, 50, 9500.0, 36),
        Note::struck(Sine, 0, 140, 2637.02, 12).to(2349.32),
        Note::struck(Sine, 30, 160, 3520.0, 9).to(3135.96),
        Note::struck(Noise, 50, 220, 7000.0, 18).to(3000.0);
    /// A tool is used.
    Tool =
        Note::struck(Noise, 0, 60, 2200.0, 22),
        Note::struck(Triangle, 20, 120, 311.13, 18).to(466.16),
        Note::struck(Square, 110, 60, 622.25, 6);
    /// A door turns on its hinges.
    Door =
        Note::held(Saw, 0, 240, 87.31, 6).to(130.81),
        Note::held(Noise, 0, 240, 600.0, 18).to(1000.0),
        Note::struck(Triangle, 230, 90, 185.0, 20).to(103.83),
        Note::struck(Noise, 230, 60, 1600.0, 24).to(450.0);
    /// A lock gives way.
    Unlock =
        Note::struck(Noise, 0, 35, 5200.0, 22),
        Note::struck(Triangle, 0, 60, 932.33, 14),
        Note::struck(Noise, 110, 40, 3600.0, 26),
        Note::struck(Triangle, 110, 80, 1244.51, 14),
        Note::struck(Triangle, 220, 260, 587.33, 16);
    /// A door does not give way.
    Locked =
        Note::struck(Noise, 0, 40, 2200.0, 26),
        Note::struck(Square, 0, 70, 146.83, 12),
        Note::struck(Noise, 115, 40, 1800.0, 24),
        Note::struck(Square, 115, 90, 138.59, 12);
    /// A wall gives way.
    Secret =
        Note::struck(Noise, 0, 130, 1600.0, 36).to(500.0),
        Note::struck(Noise, 140, 160, 1100.0, 30).to(350.0),
        Note::struck(Sine, 250, 320, 523.25, 14),
        Note::struck(Sine, 350, 340, 659.26, 14),
        Note::struck(Sine, 450, 560, 987.77, 14);
    /// A lid is lifted.
    Chest =
        Note::held(Saw, 0, 190, 103.83, 6).to(164.81),
        Note::struck(Noise, 160, 60, 2400.0, 20).to(800.0),
        Note::struck(Triangle, 200, 190, 440.0, 16),
        Note::struck(Triangle, 280, 190, 523.25, 16),
        Note::struck(Triangle, 360, 340, 659.26, 16);
    /// Down the stairs.
    Stairs =
        Note::struck(Noise, 0, 60, 1900.0, 26).to(800.0),
        Note::struck(Noise, 170, 60, 1600.0, 26).to(700.0),
        Note::struck(Noise, 340, 60, 1300.0, 28).to(600.0),
        Note::struck(Noise, 510, 70, 1000.0, 28).to(400.0),
        Note::held(Triangle, 480, 760, 293.66, 14).to(220.0),
        Note::held(Sine, 560, 860, 146.83, 14).to(110.0),
        Note::held(Sine, 560, 860, 73.42, 12);
    /// A shrine answers.
    Shrine =
        Note::held(Sine, 0, 900, 293.66, 14),
        Note::held(Sine, 90, 900, 440.0, 12),
        Note::held(Triangle, 180, 900, 587.33, 10),
        Note::struck(Sine, 420, 760, 1174.66, 10);
    /// A hearth warms somebody.
    Hearth =
        Note::held(Noise, 0, 700, 500.0, 18).to(1200.0),
        Note::struck(Noise, 120, 30, 4200.0, 20),
        Note::struck(Noise, 330, 30, 3600.0, 18),
        Note::held(Triangle, 100, 760, 349.23, 14),
        Note::held(Triangle, 200, 760, 440.0, 12);
    /// An offer is made.
    Offer =
        Note::struck(Sine, 0, 260, 587.33, 14),
        Note::struck(Sine, 90, 260, 739.99, 14),
        Note::struck(Sine, 180, 420, 880.0, 14),
        Note::struck(Triangle, 180, 420, 1760.0, 5);
    /// The bell of a keeper.
    Shop =
        Note::struck(Sine, 0, 460, 1046.5, 16),
        Note::struck(Sine, 0, 240, 2093.0, 8),
        Note::struck(Sine, 110, 640, 1318.51, 16),
        Note::struck(Sine, 110, 300, 2637.02, 7);
    /// A trap goes off.
    Trap =
        Note::struck(Noise, 0, 30, 6400.0, 34),
        Note::struck(Square, 0, 50, 1108.73, 10).to(830.61),
        Note::struck(Noise, 60, 150, 1400.0, 34).to(6600.0),
        Note::struck(Triangle, 60, 150, 830.61, 14).to(207.65);
    /// Somebody has noticed whoever plays.
    Noticed =
        Note::struck(Square, 0, 70, 466.16, 8),
        Note::struck(Square, 80, 120, 622.25, 8),
        Note::struck(Triangle, 80, 140, 311.13, 12);
    /// Somebody announces a blow: short, because some do so every other turn.
    Omen =
        Note::struck(Saw, 0, 150, 103.83, 12).to(98.0),
        Note::struck(Square, 40, 120, 207.65, 7).to(196.0);
    /// A blow that was announced falls.
    Blow =
        Note::struck(Noise, 0, 180, 2200.0, 38).to(200.0),
        Note::struck(Sine, 0, 240, 98.0, 34).to(43.65),
        Note::struck(Saw, 0, 120, 196.0, 8).to(65.41);
    /// Somebody calls the others: a horn.
    Call =
        Note::held(Saw, 0, 420, 146.83, 10).to(220.0),
        Note::held(Triangle, 0, 420, 293.66, 16).to(440.0),
        Note::held(Saw, 400, 600, 220.0, 11).to(207.65),
        Note::held(Triangle, 400, 600, 440.0, 16).to(415.3);
    /// Somebody comes to be.
    Arrival =
        Note::held(Sine, 0, 500, 110.0, 18).to(233.08),
        Note::held(Triangle, 0, 500, 116.54, 10).to(246.94),
        Note::held(Noise, 60, 440, 400.0, 12).to(3200.0);
    /// A creature falls.
    Slain =
        Note::struck(Square, 0, 120, 392.0, 9).to(196.0),
        Note::struck(Noise, 30, 260, 2800.0, 30).to(350.0),
        Note::struck(Sine, 60, 240, 103.83, 18).to(49.0);
    /// Something catches fire.
    Fire =
        Note::held(Noise, 0, 420, 600.0, 26).to(2800.0),
        Note::struck(Noise, 90, 40, 5200.0, 20),
        Note::struck(Noise, 210, 40, 4400.0, 18),
        Note::struck(Noise, 300, 50, 5800.0, 16),
        Note::struck(Saw, 0, 260, 98.0, 6).to(174.61);
    /// Something splashes.
    Splash =
        Note::struck(Noise, 0, 300, 3400.0, 30).to(600.0),
        Note::struck(Sine, 30, 120, 261.63, 16).to(523.25),
        Note::struck(Sine, 140, 110, 392.0, 12).to(698.46),
        Note::struck(Sine, 240, 90, 523.25, 9).to(880.0);
    /// Something freezes.
    Freeze =
        Note::struck(Sine, 0, 320, 1108.73, 12),
        Note::struck(Sine, 60, 340, 1661.22, 12),
        Note::struck(Sine, 120, 420, 2217.46, 10),
        Note::struck(Noise, 0, 360, 10_000.0, 12).to(4200.0),
        Note::struck(Noise, 200, 40, 7000.0, 16);
    /// Lightning.
    Shock =
        Note::struck(Square, 0, 55, 1864.66, 9).to(466.16),
        Note::struck(Noise, 0, 50, 9500.0, 26),
        Note::struck(Square, 70, 55, 1479.98, 9).to(369.99),
        Note::struck(Noise, 70, 50, 8600.0, 22),
        Note::struck(Square, 140, 120, 2093.0, 9).to(261.63),
        Note::struck(Noise, 140, 160, 9500.0, 24).to(1200.0);
    /// Acid bites.
    Acid =
        Note::held(Noise, 0, 420, 6800.0, 14).to(3600.0),
        Note::struck(Sine, 40, 70, 311.13, 14).to(622.25),
        Note::struck(Sine, 140, 70, 415.3, 12).to(783.99),
        Note::struck(Sine, 250, 70, 349.23, 12).to(698.46);
    /// Steam, or gas.
    Hiss =
        Note::held(Noise, 0, 520, 8200.0, 18).to(2600.0),
        Note::held(Noise, 60, 420, 3000.0, 10).to(1200.0);
    /// Spores are let go.
    Spores =
        Note::struck(Noise, 0, 120, 900.0, 30).to(300.0),
        Note::held(Noise, 60, 380, 5200.0, 8).to(7200.0),
        Note::struck(Triangle, 0, 120, 233.08, 14).to(155.56);
    /// Gas bursts.
    Burst =
        Note::struck(Noise, 0, 620, 3000.0, 44).to(160.0),
        Note::struck(Sine, 0, 520, 110.0, 34).to(41.2),
        Note::struck(Saw, 0, 240, 196.0, 8).to(65.41);
    /// A level deeper in knowledge.
    LevelUp =
        Note::struck(Triangle, 0, 160, 293.66, 22),
        Note::struck(Triangle, 110, 160, 392.0, 22),
        Note::struck(Triangle, 220, 160, 587.33, 22),
        Note::struck(Triangle, 330, 180, 783.99, 20),
        Note::held(Triangle, 440, 720, 1174.66, 18),
        Note::held(Sine, 440, 780, 587.33, 14),
        Note::held(Sine, 440, 780, 880.0, 10);
    /// A boss has seen whoever plays.
    BossAppears =
        Note::held(Saw, 0, 1300, 73.42, 12),
        Note::held(Saw, 0, 1300, 77.78, 9),
        Note::held(Triangle, 0, 1300, 146.83, 14).to(110.0),
        Note::struck(Noise, 0, 280, 450.0, 30).to(110.0),
        Note::struck(Sine, 0, 320, 82.41, 24).to(41.2),
        Note::struck(Noise, 500, 280, 450.0, 28).to(110.0),
        Note::struck(Sine, 500, 320, 77.78, 24).to(41.2),
        Note::held(Triangle, 800, 700, 466.16, 10).to(440.0);
    /// A boss changes.
    BossPhase =
        Note::held(Noise, 0, 500, 300.0, 20).to(4200.0),
        Note::held(Saw, 0, 500, 73.42, 10).to(155.56),
        Note::struck(Noise, 500, 420, 3600.0, 36).to(200.0),
        Note::struck(Sine, 500, 500, 92.5, 30).to(43.65),
        Note::struck(Triangle, 520, 420, 622.25, 12).to(587.33);
    /// A boss falls.
    BossDies =
        Note::struck(Noise, 0, 500, 3000.0, 36).to(150.0),
        Note::struck(Sine, 0, 500, 110.0, 26).to(41.2),
        Note::struck(Triangle, 380, 220, 293.66, 18),
        Note::struck(Triangle, 520, 220, 440.0, 18),
        Note::struck(Triangle, 660, 240, 587.33, 18),
        Note::held(Triangle, 800, 780, 880.0, 16),
        Note::held(Sine, 800, 780, 293.66, 16),
        Note::held(Sine, 800, 780, 369.99, 10);
    /// Somebody lies down.
    Down =
        Note::held(Triangle, 0, 360, 440.0, 16).to(311.13),
        Note::held(Triangle, 300, 460, 311.13, 16).to(207.65),
        Note::struck(Noise, 420, 160, 900.0, 26).to(300.0),
        Note::struck(Sine, 420, 240, 98.0, 20).to(49.0);
    /// Somebody stands again.
    Revived =
        Note::held(Sine, 0, 400, 220.0, 16).to(293.66),
        Note::struck(Triangle, 260, 260, 440.0, 16),
        Note::struck(Triangle, 380, 260, 587.33, 16),
        Note::struck(Triangle, 500, 460, 880.0, 16);
    /// The run is lost.
    Death =
        Note::held(Triangle, 0, 620, 554.37, 16).to(523.25),
        Note::held(Triangle, 440, 660, 415.3, 18).to(392.0),
        Note::held(Triangle, 900, 720, 329.63, 18).to(311.13),
        Note::held(Triangle, 1360, 1500, 277.18, 20).to(261.63),
        Note::held(Sine, 1360, 1600, 69.3, 18),
        Note::held(Sine, 1360, 1600, 103.83, 12).to(98.0),
        Note::struck(Noise, 1360, 1200, 900.0, 14).to(180.0);
    /// The run is won.
    Victory =
        Note::struck(Triangle, 0, 260, 293.66, 22),
        Note::struck(Triangle, 150, 260, 369.99, 22),
        Note::struck(Triangle, 300, 260, 440.0, 22),
        Note::struck(Triangle, 450, 420, 587.33, 24),
        Note::struck(Triangle, 760, 320, 493.88, 20),
        Note::struck(Triangle, 920, 320, 587.33, 20),
        Note::held(Triangle, 1100, 1500, 880.0, 20),
        Note::held(Sine, 1100, 1600, 293.66, 20),
        Note::held(Sine, 1100, 1600, 369.99, 14),
        Note::struck(Sine, 1500, 1100, 1174.66, 12);
}

#[cfg(test)]
mod tests {
    use super::{Heard, Patch};

    #[test]
    fn every_noise_is_its_own() {
        for (place, one) in Heard::ALL.into_iter().enumerate() {
            for two in &Heard::ALL[place + 1..] {
                assert_ne!(Patch::of_descent(one), Patch::of_descent(*two), "{one:?} and {two:?}");
            }
        }
    }

    #[test]
    fn steps_on_any_ground_are_quieter_than_everything_else() {
        const STEPS: [Heard; 6] = [
            Heard::StepStone,
            Heard::StepGrass,
            Heard::StepWater,
            Heard::StepBones,
            Heard::StepIce,
            Heard::StepOil,
        ];
        let loudness = |noise: Heard| {
            let notes = Patch::of_descent(noise).notes.iter();
            notes.map(|note| u32::from(note.volume) * u32::from(note.length)).sum::<u32>()
        };
        let loudest = STEPS.map(loudness).into_iter().max();
        let rest = Heard::ALL.into_iter().filter(|noise| !STEPS.contains(noise)).map(loudness).min();
        assert!(loudest < rest, "{loudest:?} {rest:?}");
    }
}
