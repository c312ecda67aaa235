//! What runs come to when they are counted.

use forward::{Card, Location, Outcome};

use crate::Kept;
use crate::forward::Summary;

/// What some runs come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Runs with an outcome.
    pub finished: u32,
    /// Runs that can be gone on with.
    pub unfinished: u32,
    /// Runs that the player gave up.
    pub given_up: u32,
    /// Runs that came through.
    pub wins: u32,
    /// The best score of a run with an outcome.
    pub best: Option<i64>,
    /// Wins in a row, up to the last run.
    pub streak: u32,
    /// The most wins in a row.
    pub longest: u32,
    /// Deaths at each location, in the order of travel.
    pub deaths_at: [u32; Location::COUNT],
    /// Deaths by each card, in the order of [`Card::ALL`].
    pub deaths_by: [u32; Card::COUNT],
}

impl Statistics {
    /// Wins among finished runs, in hundredths; nothing without a finished run.
    pub fn win_rate(&self) -> Option<u32> {
        share(self.wins, self.finished)
    }
}

impl crate::Statistics<Summary> for Statistics {
    fn add(&mut self, run: &Summary) {
        let Some(outcome) = run.outcome else {
            match run.kept {
                Kept::Kept => self.unfinished += 1,
                // Giving up is no way to keep a streak.
                Kept::GivenUp => {
                    self.given_up += 1;
                    self.streak = 0;
                }
            }
            return;
        };
        self.finished += 1;
        self.best = self.best.max(Some(run.score));
        match outcome {
            Outcome::Won => {
                self.wins += 1;
                self.streak += 1;
                self.longest = self.longest.max(self.streak);
            }
            Outcome::Died { cause, location } => {
                self.streak = 0;
                self.deaths_at[location.index()] += 1;
                self.deaths_by[cause.index()] += 1;
            }
        }
    }
}

/// A part of a whole in hundredths, to the nearest one; nothing of nothing.
pub fn share(part: u32, whole: u32) -> Option<u32> {
    (part * 100 + whole / 2).checked_div(whole)
}

#[cfg(test)]
mod tests {
    use engine::Seed;
    use forward::{Forward, Hero, Hp, Lux, Rules, Snare};

    use super::*;
    use crate::Statistics as _;
    use crate::forward::Progress;
    use crate::{Numbers, Ranked};

    const DIED: Outcome = Outcome::Died { cause: Card::Pit, location: Location::LAST };

    fn run(outcome: Option<Outcome>, score: i64) -> Summary {
        Summary {
            rules: Rules::WRITTEN,
            numbers: Numbers::House,
            seed: Seed::from_name("history"),
            progress: Progress {
                location: Location::FIRST,
                hero: Hero { hp: Hp(20), lux: Lux(0), weapon: None, snare: Snare::Open },
            },
            score,
            outcome,
            kept: Kept::Kept,
        }
    }

    #[test]
    fn giving_up_ends_a_streak() {
        let given_up = Summary { kept: Kept::GivenUp, ..run(None, 40) };
        let sums = Statistics::of(&[run(Some(Outcome::Won), 10), given_up]);
        assert_eq!((sums.finished, sums.unfinished, sums.given_up, sums.streak), (1, 0, 1, 0));
    }

    #[test]
    fn runs_are_counted_and_streaks_end_with_a_death() {
        let won = Some(Outcome::Won);
        let runs = [run(won, 10), run(won, 30), run(Some(DIED), 5), run(None, 90), run(won, 20)];
        let sums = Statistics::of(&runs);
        assert_eq!((sums.finished, sums.unfinished, sums.wins), (4, 1, 3));
        assert_eq!((sums.best, sums.streak, sums.longest), (Some(30), 1, 2));
        assert_eq!((sums.deaths_at[8], sums.deaths_by[Card::Pit.index()]), (1, 1));
        assert_eq!(sums.win_rate(), Some(75));
        assert_eq!(Statistics::default().win_rate(), None);
    }

    #[test]
    fn shares_are_told_to_the_nearest_hundredth() {
        assert_eq!(
            [(0, 3), (1, 3), (2, 3), (1, 8), (3, 3)].map(|(part, whole)| share(part, whole)),
            [Some(0), Some(33), Some(67), Some(13), Some(100)]
        );
        assert_eq!(share(0, 0), None);
    }

    #[test]
    fn other_rules_and_other_numbers_are_counted_apart() {
        let published = Summary { rules: Rules::PUBLISHED, ..run(Some(DIED), 7) };
        let patched = Summary { numbers: Numbers::Patched, ..run(Some(DIED), 900) };
        let own = run(Some(DIED), 5);
        let sums = Forward::by_group(&[&own, &published, &patched]);
        let told: Vec<_> = sums.iter().map(|(group, sums)| (group.name(), sums.best)).collect();
        let expected = [("road", None), ("written", Some(5)), ("published", Some(7)), ("other", Some(900))];
        assert_eq!(told, expected);
        assert_eq!(Forward::by_group(&[]).len(), Rules::NAMED.len());
    }
}
