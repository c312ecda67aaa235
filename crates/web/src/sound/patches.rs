//! What each noise of the house sounds like.

use stage::Sound;

use super::Note;
use super::Shape::{Noise, Saw, Sine, Square, Triangle};

/// A noise: notes that are played together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Patch {
    /// The notes.
    pub notes: &'static [Note],
}

// The tones the house is tuned to: D minor, with a major sixth for daylight.
const D2: f32 = 73.42;
const A2: f32 = 110.0;
const D3: f32 = 146.83;
const F3: f32 = 174.61;
const A3: f32 = 220.0;
const D4: f32 = 293.66;
const F4: f32 = 349.23;
const A4: f32 = 440.0;
const C5: f32 = 523.25;
const D5: f32 = 587.33;
const F5: f32 = 698.46;
const A5: f32 = 880.0;
const B5: f32 = 987.77;
const D6: f32 = 1174.66;
const A6: f32 = 1760.0;

/// What each noise of a game of its own sounds like, and which function finds it.
macro_rules! noises {
    ($(#[$told:meta])* $find:ident($heard:ident); $($(#[$about:meta])* $name:ident = $($note:expr),+;)*) => {
        impl Patch {
            $(#[$told])*
            pub const fn $find(noise: $heard) -> Self {
                match noise { $($heard::$name => Self { notes: const { &[$($note),+] } },)* }
            }
        }
    };
}
pub(super) use noises;

macro_rules! patches {
    ($($(#[$about:meta])* $name:ident = $($note:expr),+;)*) => {
        impl Patch {
            $($(#[$about])* pub const $name: Self = Self { notes: &[$($note),+] };)*

            /// All of them with their names.
            #[cfg(test)]
            pub const ALL: &[(&str, Self)] = &[$((stringify!($name), Self::$name)),*];
        }
    };
}

patches! {
    /// A card turns its face up.
    CARD_TURNS =
        Note::struck(Noise, 0, 70, 2600.0, 22).to(5200.0),
        Note::struck(Triangle, 55, 90, D4, 20).to(A4);
    /// A card is laid down.
    CARD_DEALT =
        Note::struck(Noise, 0, 60, 4200.0, 30).to(1400.0),
        Note::struck(Triangle, 16, 60, 640.0, 20).to(430.0),
        Note::struck(Sine, 20, 60, D3, 10).to(A2);
    /// Dice in a hand.
    DICE_SHAKE =
        Note::struck(Noise, 0, 40, 4200.0, 58),
        Note::struck(Noise, 70, 40, 3600.0, 46),
        Note::struck(Noise, 125, 40, 4600.0, 58),
        Note::struck(Noise, 190, 40, 3900.0, 46),
        Note::struck(Noise, 250, 50, 4300.0, 58);
    /// A die comes to rest.
    DIE_SETTLES =
        Note::struck(Noise, 0, 30, 3000.0, 26),
        Note::struck(Triangle, 0, 70, 740.0, 24).to(620.0),
        Note::struck(Triangle, 60, 50, 610.0, 12).to(560.0);
    /// A blow lands on a foe: bright, like something that splits.
    HIT =
        Note::struck(Noise, 0, 110, 7000.0, 40).to(1200.0),
        Note::struck(Square, 0, 80, 620.0, 12).to(300.0),
        Note::struck(Triangle, 0, 110, 210.0, 16).to(90.0);
    /// A blow is stopped.
    BLOCKED =
        Note::struck(Triangle, 0, 180, 1480.0, 22).to(1400.0),
        Note::struck(Square, 0, 90, 988.0, 9),
        Note::struck(Noise, 0, 40, 6000.0, 16);
    /// A blow lands on the player: dull, with two tones that rub against each other.
    HURT =
        Note::struck(Square, 0, 220, A4, 10).to(F4),
        Note::struck(Square, 0, 220, 466.16, 10).to(370.0),
        Note::struck(Saw, 0, 200, A3, 14).to(D2),
        Note::struck(Noise, 0, 130, 900.0, 30).to(250.0);
    /// A blow is stopped and answered.
    COUNTER =
        Note::struck(Triangle, 0, 110, 1480.0, 22),
        Note::struck(Noise, 90, 100, 2600.0, 34).to(400.0),
        Note::struck(Square, 90, 130, F4, 18).to(D3);
    /// Health comes back.
    HEAL =
        Note::struck(Sine, 0, 260, D5, 22),
        Note::struck(Sine, 90, 260, F5, 20),
        Note::struck(Sine, 180, 360, A5, 18);
    /// Light comes into the prism.
    LUX_GAINED =
        Note::struck(Sine, 0, 500, A5, 18),
        Note::struck(Sine, 80, 520, D6, 16),
        Note::struck(Triangle, 160, 560, A6, 8);
    /// Light is spent.
    LUX_SPENT =
        Note::struck(Sine, 0, 320, D6, 20).to(D5),
        Note::struck(Noise, 0, 260, 7000.0, 10).to(1500.0);
    /// Light falls on what lies face down.
    PEEK =
        Note::struck(Noise, 0, 160, 1200.0, 14).to(6000.0),
        Note::struck(Sine, 0, 220, A5, 16).to(B5),
        Note::struck(Sine, 130, 300, D6, 14);
    /// Light stands between the player and death.
    WARD =
        Note::struck(Noise, 0, 70, 5200.0, 26).to(1800.0),
        Note::struck(Triangle, 0, 420, A4, 18),
        Note::struck(Triangle, 0, 460, D5, 16),
        Note::struck(Sine, 60, 520, A5, 14).to(D6);
    /// Something to fight with: the tones of a bar of metal.
    WEAPON_TAKEN =
        Note::struck(Noise, 0, 170, 1800.0, 18).to(8000.0),
        Note::struck(Square, 120, 70, 622.25, 8),
        Note::struck(Triangle, 120, 300, 622.25, 16),
        Note::struck(Sine, 120, 420, 1717.0, 14),
        Note::struck(Sine, 120, 300, 3360.0, 8);
    /// The prism is caught.
    SNARE_CLOSES =
        Note::struck(Noise, 0, 50, 5000.0, 34),
        Note::struck(Triangle, 0, 70, 1480.0, 12).to(1300.0),
        Note::struck(Triangle, 30, 240, F5, 16).to(A4),
        Note::struck(Square, 30, 240, F3, 9).to(D3),
        Note::struck(Square, 30, 240, 185.0, 7).to(D3);
    /// The prism is free again.
    SNARE_LIFTS =
        Note::struck(Noise, 0, 60, 2200.0, 20).to(6000.0),
        Note::struck(Triangle, 60, 200, A4, 20),
        Note::struck(Triangle, 140, 280, D5, 20);
    /// Something asks a price.
    TERROR =
        Note::held(Saw, 0, 900, D2, 9),
        Note::held(Saw, 0, 900, 77.8, 9),
        Note::held(Triangle, 0, 900, A4, 12),
        Note::held(Triangle, 0, 900, 466.16, 12),
        Note::held(Sine, 120, 780, 932.0, 9).to(A5);
    /// A handhold gives way: stones that roll.
    PIT_SLIPS =
        Note::struck(Noise, 0, 50, 2600.0, 46),
        Note::struck(Noise, 75, 45, 2100.0, 38),
        Note::struck(Noise, 140, 55, 1700.0, 44),
        Note::struck(Noise, 225, 75, 1300.0, 36).to(700.0),
        Note::struck(Triangle, 0, 280, F4, 12).to(D3);
    /// A handhold holds.
    PIT_HOLDS =
        Note::struck(Noise, 0, 50, 1400.0, 26),
        Note::struck(Triangle, 10, 130, D4, 18).to(F4),
        Note::struck(Triangle, 10, 130, D5, 10).to(F5);
    /// A foe falls.
    FOE_SLAIN =
        Note::struck(Square, 0, 180, D5, 11).to(D4),
        Note::struck(Noise, 60, 340, 3600.0, 34).to(600.0),
        Note::struck(Triangle, 160, 300, F5, 14).to(A4),
        Note::struck(Sine, 160, 300, A2, 12).to(D2);
    /// A stretch of the road is done.
    LOCATION_CLEARED =
        Note::struck(Triangle, 0, 260, D4, 24),
        Note::struck(Triangle, 140, 260, A4, 24),
        Note::struck(Triangle, 280, 260, C5, 22),
        Note::struck(Triangle, 420, 700, D5, 26),
        Note::held(Sine, 420, 800, D3, 12);
    /// The end, the bad one.
    DEATH =
        Note::held(Triangle, 0, 700, A4, 20),
        Note::held(Triangle, 0, 700, A3, 12),
        Note::held(Triangle, 500, 700, F4, 20),
        Note::held(Triangle, 500, 700, F5, 8),
        Note::held(Triangle, 500, 700, F3, 10),
        Note::held(Triangle, 1000, 1400, D4, 22).to(277.18),
        Note::held(Triangle, 1000, 1400, D5, 12).to(554.37),
        Note::held(Sine, 1000, 1600, D2, 12),
        Note::struck(Noise, 1000, 900, 1200.0, 14).to(300.0);
    /// The end, the good one.
    VICTORY =
        Note::struck(Triangle, 0, 300, D4, 24),
        Note::struck(Triangle, 160, 300, F4, 24),
        Note::struck(Triangle, 320, 300, A4, 24),
        Note::struck(Triangle, 480, 500, D5, 26),
        Note::struck(Triangle, 800, 400, A5, 22),
        Note::struck(Triangle, 1000, 400, B5, 20),
        Note::held(Triangle, 1200, 1400, D6, 18),
        Note::held(Sine, 1200, 1500, D4, 22),
        Note::held(Sine, 1200, 1500, A4, 18);
    /// A fighter walks: two soles on stone.
    STEPS =
        Note::struck(Noise, 0, 50, 1900.0, 48).to(700.0),
        Note::struck(Triangle, 0, 45, D3, 16).to(A2),
        Note::struck(Noise, 140, 50, 1400.0, 34).to(600.0),
        Note::struck(Triangle, 140, 45, 130.0, 12).to(A2);
    /// A blade is swung: air, then a trace of metal.
    BLADE =
        Note::struck(Noise, 0, 150, 1400.0, 34).to(7600.0),
        Note::struck(Triangle, 70, 160, 1865.0, 12).to(1661.0),
        Note::struck(Sine, 70, 120, 3136.0, 7);
    /// An arrow leaves the string.
    ARROW =
        Note::struck(Saw, 0, 90, F3, 12).to(D3),
        Note::struck(Triangle, 0, 140, F4, 20).to(D4),
        Note::struck(Noise, 40, 220, 2600.0, 26).to(9000.0);
    /// A skill is used: it gathers, and is let go.
    CAST =
        Note::held(Triangle, 0, 220, D4, 14).to(D5),
        Note::struck(Noise, 0, 320, 900.0, 14).to(7000.0),
        Note::struck(Sine, 180, 300, A5, 18),
        Note::struck(Sine, 240, 340, D6, 14);
    /// A fighter is pushed away.
    SHOVE =
        Note::struck(Noise, 0, 160, 1600.0, 40).to(300.0),
        Note::struck(Sine, 0, 160, D3, 24).to(55.0),
        Note::struck(Noise, 150, 110, 900.0, 26).to(400.0);
    /// A fighter steps between, shield first.
    GUARD =
        Note::struck(Noise, 0, 60, 4200.0, 26).to(1500.0),
        Note::struck(Square, 0, 90, 311.0, 9),
        Note::struck(Triangle, 0, 320, 622.25, 16),
        Note::struck(Sine, 0, 380, 1244.5, 12),
        Note::struck(Sine, 0, 260, 2217.5, 8);
    /// A shield is raised.
    SHIELD_UP =
        Note::held(Triangle, 0, 300, D4, 18).to(A4),
        Note::struck(Sine, 140, 420, D5, 16),
        Note::struck(Sine, 200, 420, A5, 10);
    /// Something is laid down on the board: heavy, with a little dust.
    LAID =
        Note::struck(Sine, 0, 140, 130.0, 26).to(60.0),
        Note::struck(Noise, 0, 90, 1200.0, 38).to(400.0),
        Note::struck(Noise, 90, 180, 3000.0, 12).to(900.0);
    /// Time takes its share: sand that runs, and a tone that sinks.
    DECAY =
        Note::held(Noise, 0, 460, 5200.0, 22).to(1200.0),
        Note::struck(Triangle, 60, 380, F4, 16).to(D4),
        Note::struck(Triangle, 60, 380, 370.0, 10).to(D4),
        Note::struck(Sine, 60, 400, A2, 14).to(D2);
    /// A fighter falls.
    FALL =
        Note::struck(Square, 0, 160, A4, 10).to(D4),
        Note::struck(Triangle, 40, 260, D4, 18).to(D3),
        Note::struck(Noise, 120, 240, 1800.0, 34).to(300.0),
        Note::struck(Sine, 160, 200, A2, 18).to(55.0);
    /// The bell of a round: the partials of a small bell.
    ROUND_BELL =
        Note::struck(Sine, 0, 1300, D5, 16),
        Note::struck(Sine, 0, 900, F5, 7),
        Note::struck(Sine, 0, 800, D6, 8),
        Note::struck(Sine, 0, 500, A6, 6),
        Note::struck(Triangle, 0, 1500, D4, 6),
        Note::struck(Noise, 0, 30, 6000.0, 12);
    /// A match is won.
    MATCH_WON =
        Note::struck(Triangle, 0, 130, A4, 24),
        Note::struck(Triangle, 140, 130, A4, 24),
        Note::struck(Triangle, 280, 130, A4, 24),
        Note::held(Triangle, 420, 1100, D5, 24),
        Note::held(Triangle, 420, 1100, F4, 14),
        Note::held(Sine, 420, 1100, D4, 16),
        Note::struck(Triangle, 760, 700, B5, 10),
        Note::struck(Triangle, 900, 650, D6, 14);
    /// A match is lost.
    MATCH_LOST =
        Note::held(Triangle, 0, 420, F4, 22),
        Note::held(Sine, 0, 420, A3, 12),
        Note::held(Triangle, 340, 420, D4, 22),
        Note::held(Sine, 340, 420, F3, 12),
        Note::held(Triangle, 680, 900, A3, 24).to(207.65),
        Note::held(Sine, 680, 900, D3, 18),
        Note::struck(Noise, 680, 500, 900.0, 12).to(250.0);
    /// A button is pressed.
    BUTTON =
        Note::struck(Triangle, 0, 50, F5, 28).to(A5);
    /// Something cannot be done.
    REFUSAL =
        Note::struck(Square, 0, 80, A3, 18),
        Note::struck(Square, 100, 110, 207.65, 18);
}

impl Patch {
    /// The patch of a noise.
    pub const fn of(sound: Sound) -> Self {
        match sound {
            Sound::CardTurns => Self::CARD_TURNS,
            Sound::CardDealt => Self::CARD_DEALT,
            Sound::DiceShake => Self::DICE_SHAKE,
            Sound::DiceSettle => Self::DIE_SETTLES,
            Sound::Hit => Self::HIT,
            Sound::Blocked => Self::BLOCKED,
            Sound::Hurt => Self::HURT,
            Sound::Counter => Self::COUNTER,
            Sound::Heal => Self::HEAL,
            Sound::LuxGained => Self::LUX_GAINED,
            Sound::LuxSpent => Self::LUX_SPENT,
            Sound::Peek => Self::PEEK,
            Sound::Ward => Self::WARD,
            Sound::WeaponTaken => Self::WEAPON_TAKEN,
            Sound::SnareCloses => Self::SNARE_CLOSES,
            Sound::SnareLifts => Self::SNARE_LIFTS,
            Sound::Terror => Self::TERROR,
            Sound::PitSlips => Self::PIT_SLIPS,
            Sound::PitHolds => Self::PIT_HOLDS,
            Sound::FoeSlain => Self::FOE_SLAIN,
            Sound::LocationCleared => Self::LOCATION_CLEARED,
            Sound::Death => Self::DEATH,
            Sound::Victory => Self::VICTORY,
            Sound::Steps => Self::STEPS,
            Sound::Blade => Self::BLADE,
            Sound::Arrow => Self::ARROW,
            Sound::Cast => Self::CAST,
            Sound::Shove => Self::SHOVE,
            Sound::Guard => Self::GUARD,
            Sound::ShieldUp => Self::SHIELD_UP,
            Sound::Laid => Self::LAID,
            Sound::Decay => Self::DECAY,
            Sound::Fall => Self::FALL,
            Sound::RoundBell => Self::ROUND_BELL,
            Sound::MatchWon => Self::MATCH_WON,
            Sound::MatchLost => Self::MATCH_LOST,
        }
    }

    /// How long it lasts, in milliseconds.
    #[cfg(test)]
    pub fn length(&self) -> u16 {
        self.notes.iter().map(Note::end).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Those of the house, of the tower and of the depths.
    fn all() -> impl Iterator<Item = (String, Patch)> {
        let house = Patch::ALL.iter().map(|(name, patch)| ((*name).to_owned(), *patch));
        let tower =
            stage::labyrinth::Noise::ALL.map(|noise| (format!("{noise:?}"), Patch::of_labyrinth(noise)));
        let depths = stage::descent::Noise::ALL.map(|noise| (format!("{noise:?}"), Patch::of_descent(noise)));
        house.chain(tower).chain(depths)
    }

    #[test]
    fn only_the_ends_of_a_run_take_their_time() {
        for (name, patch) in all() {
            let longest =
                if matches!(name.to_lowercase().as_str(), "death" | "victory") { 3000 } else { 1600 };
            assert!((20..=longest).contains(&patch.length()), "{name} lasts {} ms", patch.length());
        }
    }

    #[test]
    fn volumes_and_pitches_are_in_range() {
        for (name, patch) in all() {
            for note in patch.notes {
                assert!((1..=100).contains(&note.volume), "{name}: {note:?}");
                for pitch in [note.pitch, note.glide] {
                    assert!((40.0..=12_000.0).contains(&pitch), "{name}: {note:?}");
                }
            }
        }
    }

    #[test]
    fn together_the_notes_do_not_overdrive() {
        for (name, patch) in all() {
            let loudest = patch.notes.iter().map(|one| {
                let sounding = |two: &&Note| two.start <= one.start && one.start < two.end();
                patch.notes.iter().filter(sounding).map(|two| u16::from(two.volume)).sum::<u16>()
            });
            assert!(loudest.max().unwrap_or(0) <= 100, "{name}");
        }
    }

    #[test]
    fn no_note_clicks() {
        for (name, patch) in all() {
            for note in patch.notes {
                let envelope = note.envelope();
                assert_eq!((envelope[0], envelope[3]), ((0, 0), (note.length, 0)), "{name}: {note:?}");
                assert!(envelope.windows(2).all(|pair| pair[0].0 < pair[1].0), "{name}: {envelope:?}");
                assert!(note.attack >= 3 && note.release >= 8, "{name}: {note:?}");
            }
        }
    }

    #[test]
    fn every_noise_has_a_patch_of_its_own() {
        for (place, one) in Sound::ALL.into_iter().enumerate() {
            for two in &Sound::ALL[place + 1..] {
                assert_ne!(Patch::of(one), Patch::of(*two), "{one:?} and {two:?}");
            }
        }
    }
}
