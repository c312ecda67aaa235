//! What runs come to when they are counted.

use labyrinth::{FloorNumber, Hundredths, title};

use crate::Kept;
use crate::labyrinth::Summary;

/// What some runs come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Runs with an end.
    pub finished: u32,
    /// Runs that can be gone on with.
    pub unfinished: u32,
    /// Runs that the player gave up.
    pub given_up: u32,
    /// The highest floor of a run with an end.
    pub best_floor: FloorNumber,
    /// The best score of a run with an end.
    pub best_score: Option<i64>,
    /// The floors of all runs with an end, added up.
    pub floors: u32,
    /// Deaths by what killed, the most frequent first.
    pub deaths_by: Vec<(String, u32)>,
}

impl Statistics {
    /// The mean floor of runs with an end; none without one.
    pub fn mean_floor(&self) -> Option<Hundredths> {
        let mean = (self.floors * 100 + self.finished / 2).checked_div(self.finished)?;
        i32::try_from(mean).ok().map(Hundredths)
    }

    /// The title that the best floor has earned.
    pub fn title(&self) -> &'static str {
        title(self.best_floor)
    }
}

impl crate::Statistics<Summary> for Statistics {
    fn add(&mut self, run: &Summary) {
        let Some(outcome) = run.outcome else {
            match run.kept {
                Kept::Kept => self.unfinished += 1,
                Kept::GivenUp => self.given_up += 1,
            }
            return;
        };
        self.finished += 1;
        self.floors += outcome.floor.0;
        self.best_floor = self.best_floor.max(outcome.floor);
        self.best_score = self.best_score.max(Some(run.score));
        let cause = outcome.cause.to_string();
        match self.deaths_by.iter_mut().find(|(known, _)| *known == cause) {
            Some((_, count)) => *count += 1,
            None => self.deaths_by.push((cause, 1)),
        }
    }

    fn sorted(mut self) -> Self {
        grid::sort_few(&mut self.deaths_by, |(cause, count)| (std::cmp::Reverse(*count), cause.clone()));
        self
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;
    use labyrinth::{Ailment, Cause, Kind, Labyrinth, Manner, Outcome, Rules, Thing};

    use super::*;
    use crate::Statistics as _;
    use crate::labyrinth::Progress;
    use crate::{Numbers, Ranked};

    fn run(floor: u32, cause: Option<Cause>) -> Summary {
        let outcome = cause.map(|cause| Outcome {
            floor: labyrinth::FloorNumber(floor),
            cause,
            level: 2,
            kills: 1,
            turns: labyrinth::Turns(9),
            score: 40,
        });
        Summary {
            rules: Rules::Tower,
            numbers: Numbers::House,
            seed: Seed::from_name("history"),
            progress: Progress { floor, level: 2, hp: 0 },
            score: i64::from(floor) * 100,
            outcome,
            kept: Kept::Kept,
        }
    }

    #[test]
    fn runs_are_counted_by_floor_and_cause() {
        let goblin = Cause::Foe(Kind::Goblin, Manner::Bump);
        let runs = [
            run(3, Some(goblin)),
            run(6, Some(Cause::Trap(Thing::Spikes))),
            run(2, Some(Cause::Foe(Kind::Goblin, Manner::Answer))),
            run(9, None),
        ];
        let sums = Statistics::of(&runs);
        assert_eq!((sums.finished, sums.unfinished, sums.best_floor), (3, 1, FloorNumber(6)));
        assert_eq!((sums.best_score, sums.title()), (Some(600), title(FloorNumber(6))));
        assert_eq!(sums.mean_floor().map(|mean| mean.to_string()), Some("3.7".to_owned()));
        assert_eq!(sums.deaths_by, [("Goblin".to_owned(), 2), ("spikes".to_owned(), 1)]);
        assert_eq!(Statistics::default().mean_floor(), None);
    }

    #[test]
    fn other_rules_and_other_numbers_are_counted_apart() {
        let gdd = Summary { rules: Rules::Gdd, ..run(2, Some(Cause::Ailment(Ailment::Bleed))) };
        let patched = Summary { numbers: Numbers::Patched, ..gdd.clone() };
        let sums = Labyrinth::by_group(&[&run(4, None), &gdd, &patched]);
        let told: Vec<_> = sums.iter().map(|(group, sums)| (group.name(), sums.finished)).collect();
        assert_eq!(told, [("tower", 0), ("gdd", 1), ("other", 1)]);
    }
}
