//! How long somebody sits at a run.

/// What somebody takes for a command with a creature awake in sight, in tenths of a second.
const TENSE: u32 = 20;
/// For one where nobody is awake but something burns in sight: no errand walks there, and little is to be thought about.
const WARY: u32 = 10;
/// For one in peace, in hundredths: the film of a step, and the picture after it. People do not press each: errands walk.
const STEP: u32 = 12;
/// For the press that begins an errand or lets it go on: what there is to think about counts as danger or as a choice.
/// An errand ends where something is found, taken, opened or noticed, where somebody is hurt, and at danger.
const ERRAND: u32 = 10;
/// For an answer to an offer, a purchase, or a branch: there is something to read.
const CHOSEN: u32 = 80;

/// The commands of a run by how long people think about them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pace {
    pub(super) tense: u32,
    pub(super) wary: u32,
    /// Steps in peace.
    pub(super) calm: u32,
    /// Errands in which those are taken.
    pub(super) errands: u32,
    pub(super) chosen: u32,
}

impl Pace {
    /// The run in seconds, as a person would take for it.
    pub(super) const fn seconds(self) -> u32 {
        ((self.tense * TENSE + self.wary * WARY + self.errands * ERRAND + self.chosen * CHOSEN) * 10
            + self.calm * STEP)
            / 100
    }
}

/// The title of the table of times, which says how they are reckoned.
pub(super) const RECKONED: &str = "What a run takes; minutes at 2 seconds a command in danger, 1 where only ground burns, 0.12 a step in peace, 1 \
                                   the press for an errand of such steps, 8 an offer, purchase or branch";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_say_what_is_reckoned() {
        let second = |pace: Pace| f64::from(pace.seconds()) / 100.0;
        let hundred = |[tense, wary, calm, errands, chosen]: [u32; 5]| Pace {
            tense: 100 * tense,
            wary: 100 * wary,
            calm: 100 * calm,
            errands: 100 * errands,
            chosen: 100 * chosen,
        };
        for (pace, words) in [
            (hundred([1, 0, 0, 0, 0]), "2 seconds"),
            (hundred([0, 1, 0, 0, 0]), "1 where"),
            (hundred([0, 0, 1, 0, 0]), "0.12 a step"),
            (hundred([0, 0, 0, 1, 0]), "1 the press"),
            (hundred([0, 0, 0, 0, 1]), "8 an offer"),
        ] {
            assert!(words.starts_with(&second(pace).to_string()) && RECKONED.contains(words), "{words}");
        }
    }
}
