//! One tone of a patch.

/// What a tone is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Round and plain.
    Sine,
    /// Soft, a little hollow.
    Triangle,
    /// Hollow and loud.
    Square,
    /// Bright and rough.
    Saw,
    /// Hiss; its pitch is the height above which it is cut off.
    Noise,
}

/// A tone: times in milliseconds, pitches in hertz, loudness in hundredths.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// What it is made of.
    pub shape: Shape,
    /// When it begins, counted from the start of the patch.
    pub start: u16,
    /// How long it lasts.
    pub length: u16,
    /// The pitch at its beginning.
    pub pitch: f32,
    /// The pitch it glides to.
    pub glide: f32,
    /// How loud it is at its peak.
    pub volume: u8,
    /// How long it takes to the peak.
    pub attack: u16,
    /// What is left of the peak when it begins to fade out.
    pub sustain: u8,
    /// How long it fades out at the end.
    pub release: u16,
}

impl Note {
    /// A tone that is struck and dies away.
    pub(super) const fn struck(shape: Shape, start: u16, length: u16, pitch: f32, volume: u8) -> Self {
        let attack = 4;
        Self {
            shape,
            start,
            length,
            pitch,
            glide: pitch,
            volume,
            attack,
            sustain: 35,
            // From the peak on it only falls.
            release: (length - attack) / 2,
        }
    }

    /// A tone that swells and is held.
    pub(super) const fn held(shape: Shape, start: u16, length: u16, pitch: f32, volume: u8) -> Self {
        let attack = length / 4;
        Self { attack, sustain: 80, release: length / 2, ..Self::struck(shape, start, length, pitch, volume) }
    }

    /// The same, gliding to another pitch.
    pub(super) const fn to(self, glide: f32) -> Self {
        Self { glide, ..self }
    }

    /// When it is over.
    #[cfg(test)]
    pub const fn end(&self) -> u16 {
        self.start + self.length
    }

    /// Loudness over time: milliseconds from the beginning of the tone, and hundredths.
    pub const fn envelope(&self) -> [(u16, u8); 4] {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "hundredths of hundredths are smaller than either"
        )]
        let left = (self.volume as u16 * self.sustain as u16 / 100) as u8;
        [(0, 0), (self.attack, self.volume), (self.length - self.release, left), (self.length, 0)]
    }
}
