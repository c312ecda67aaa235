//! Beats one after the other, and the cues between them.

use crate::Cue;

/// A reel without choices plays in time-lapse: none is longer than this.
const LONGEST: Millis = 5_000;
/// How long each picture of something that flickers stays.
const FLICKER: Millis = 60;

/// Something to see for a moment.
pub trait Beat {
    /// How long it is to be seen.
    fn length(&self) -> Millis;
}

/// What a command looks and sounds like, from the moment it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reel<B, Spot> {
    beats: Vec<B>,
    cues: Vec<(Millis, Cue<Spot>)>,
    /// When it would end if it began at nought, unhurried.
    length: Millis,
}

/// A beat, and how far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot<'a, B> {
    /// What is to be seen.
    pub beat: &'a B,
    /// How many beats came before.
    pub place: usize,
    /// How far it has come, in hundredths.
    pub progress: u64,
    /// Changes many times a second, for whatever is in the air.
    pub flicker: u64,
}

impl<B: Beat, Spot> Reel<B, Spot> {
    /// Nothing yet.
    pub const fn new() -> Self {
        Self { beats: Vec::new(), cues: Vec::new(), length: 0 }
    }

    /// Adds a beat after all others.
    pub fn beat(&mut self, beat: B) {
        self.length += beat.length();
        self.beats.push(beat);
    }

    /// Adds a cue at the end of the last beat.
    pub fn cue(&mut self, cue: Cue<Spot>) {
        self.cues.push((self.length, cue));
    }

    /// All beats in their order.
    pub fn beats(&self) -> impl Iterator<Item = &B> {
        self.beats.iter()
    }

    /// Changes cues, one by one.
    pub fn change_cues(&mut self, mut change: impl FnMut(&mut Cue<Spot>)) {
        self.cues.iter_mut().for_each(|(_, cue)| change(cue));
    }

    /// Whether there is nothing to see.
    pub const fn is_still(&self) -> bool {
        self.beats.is_empty()
    }

    /// How long the reel takes, hurried if it has to be.
    pub fn duration(&self) -> Millis {
        self.length.div_ceil(self.haste())
    }

    /// What is to be seen so long after the beginning; nothing once it is over.
    pub fn shot(&self, elapsed: Millis) -> Option<Shot<'_, B>> {
        let elapsed = elapsed.saturating_mul(self.haste());
        let mut rest = elapsed;
        for (place, beat) in self.beats.iter().enumerate() {
            let length = beat.length();
            if rest < length {
                let progress = rest * 100 / length;
                return Some(Shot { beat, place, progress, flicker: elapsed / FLICKER });
            }
            rest -= length;
        }
        None
    }

    /// All cues, each with how long after the beginning it is due.
    pub fn cues(&self) -> impl Iterator<Item = (Millis, &Cue<Spot>)> {
        let haste = self.haste();
        self.cues.iter().map(move |(due, cue)| (due / haste, cue))
    }

    /// Every length is divided by this.
    fn haste(&self) -> Millis {
        self.length.div_ceil(LONGEST).max(1)
    }
}

impl<B: Beat, Spot> Default for Reel<B, Spot> {
    fn default() -> Self {
        Self::new()
    }
}

/// Thousandths of a second since a moment that the client chose.
pub type Millis = u64;

/// How much the player wants to see moving.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// All of it.
    #[default]
    Full,
    /// Nobody slides, nothing trembles and nothing flickers.
    Reduced,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sound;

    struct Second;

    impl Beat for Second {
        fn length(&self) -> Millis {
            1_000
        }
    }

    fn reel(seconds: usize) -> Reel<Second, ()> {
        let mut reel = Reel::new();
        (0..seconds).for_each(|_| reel.beat(Second));
        reel.cue(Cue::Sound(Sound::Victory));
        reel
    }

    #[test]
    fn beats_follow_each_other_and_end_by_themselves() {
        let reel = reel(2);
        let at = |elapsed| reel.shot(elapsed).map(|shot| (shot.place, shot.progress));
        assert_eq!([at(0), at(500), at(1_250)], [Some((0, 0)), Some((0, 50)), Some((1, 25))]);
        assert_eq!(at(2_000), None);
        assert_eq!(reel.cues().map(|(due, _)| due).collect::<Vec<_>>(), [2_000]);
    }

    #[test]
    fn a_long_reel_is_hurried_with_all_its_cues() {
        let reel = reel(100);
        assert_eq!(reel.duration(), LONGEST);
        assert!(reel.shot(LONGEST - 1).is_some() && reel.shot(LONGEST).is_none());
        assert_eq!(reel.cues().next().map(|(due, _)| due), Some(LONGEST));
    }

    #[test]
    fn without_beats_there_is_nothing_to_see_but_still_something_to_hear() {
        let reel = reel(0);
        assert!(reel.is_still() && reel.shot(0).is_none());
        assert_eq!(reel.cues().count(), 1);
    }
}
