//! How long somebody sits at a run.

/// What somebody takes for a command with a creature awake in sight, or with ground that moves, in tenths of a
/// second.
const TENSE: u32 = 20;
/// For one in peace, most of which come in errands: a step is shown for a tenth of a second, and errands end.
const CALM: u32 = 3;
/// For an answer to an offer, a purchase, or a branch: there is something to read.
const CHOSEN: u32 = 80;

/// The commands of a run by how long people think about them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pace {
    pub(super) tense: u32,
    pub(super) calm: u32,
    pub(super) chosen: u32,
}

impl Pace {
    /// The run in seconds, as a person would take for it.
    pub(super) const fn seconds(self) -> u32 {
        (self.tense * TENSE + self.calm * CALM + self.chosen * CHOSEN) / 10
    }
}

/// The title of the table of times, which says how they are reckoned.
pub(super) const RECKONED: &str = "What a run takes; minutes at 2 seconds a command in danger, 0.3 in peace (most come \
                                   in errands), 8 an offer, purchase or branch";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_say_what_is_reckoned() {
        let second = |pace: Pace| f64::from(pace.seconds()) / 100.0;
        let hundred = |tense: u32, calm: u32, chosen: u32| Pace {
            tense: 100 * tense,
            calm: 100 * calm,
            chosen: 100 * chosen,
        };
        for (pace, words) in [
            (hundred(1, 0, 0), "2 seconds"),
            (hundred(0, 1, 0), "0.3 in peace"),
            (hundred(0, 0, 1), "8 an offer"),
        ] {
            assert!(words.starts_with(&second(pace).to_string()) && RECKONED.contains(words), "{words}");
        }
    }
}
