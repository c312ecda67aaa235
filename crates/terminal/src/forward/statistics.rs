//! What runs come to when they are counted.

use forward::{Card, Location, Outcome};

use super::{Kept, Summary};

/// What all finished runs come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Statistics {
    pub(crate) finished: u32,
    pub(crate) unfinished: u32,
    pub(crate) given_up: u32,
    pub(crate) wins: u32,
    pub(crate) best: Option<i64>,
    /// Wins in a row, up to the last run.
    pub(crate) streak: u32,
    /// The most wins in a row.
    pub(crate) longest: u32,
    pub(crate) deaths_at: [u32; Location::COUNT],
    pub(crate) deaths_by: [u32; Card::COUNT],
}

impl Statistics {
    /// Counts runs, the oldest first.
    pub(crate) fn of<'a>(runs: impl IntoIterator<Item = &'a Summary>) -> Self {
        let mut sums = Self::default();
        for run in runs {
            let Some(outcome) = run.outcome else {
                match run.kept {
                    Kept::Kept => sums.unfinished += 1,
                    // Giving up is no way to keep a streak.
                    Kept::GivenUp => {
                        sums.given_up += 1;
                        sums.streak = 0;
                    }
                }
                continue;
            };
            sums.finished += 1;
            sums.best = sums.best.max(Some(run.score));
            match outcome {
                Outcome::Won => {
                    sums.wins += 1;
                    sums.streak += 1;
                    sums.longest = sums.longest.max(sums.streak);
                }
                Outcome::Died { cause, location } => {
                    sums.streak = 0;
                    sums.deaths_at[location.index()] += 1;
                    sums.deaths_by[cause.index()] += 1;
                }
            }
        }
        sums
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;
    use forward::{Hero, Hp, Lux, Rules, Snare};

    use super::*;

    fn run(outcome: Option<Outcome>, score: i64) -> Summary {
        Summary {
            rules: Rules::WRITTEN,
            seed: Seed::from_name("history"),
            location: Location::FIRST,
            hero: Hero { hp: Hp(20), lux: Lux(0), weapon: None, snare: Snare::Open },
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
        let died = Some(Outcome::Died { cause: Card::Pit, location: Location::LAST });
        let won = Some(Outcome::Won);
        let runs = [run(won, 10), run(won, 30), run(died, 5), run(None, 90), run(won, 20)];
        let sums = Statistics::of(&runs);
        assert_eq!((sums.finished, sums.unfinished, sums.wins), (4, 1, 3));
        assert_eq!((sums.best, sums.streak, sums.longest), (Some(30), 1, 2));
        assert_eq!((sums.deaths_at[8], sums.deaths_by[Card::Pit.index()]), (1, 1));
    }
}
