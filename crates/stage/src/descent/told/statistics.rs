//! What runs come to when they are counted.

use descent::FloorNumber;

use crate::Kept;
use crate::descent::Summary;

/// What some runs come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Runs with an end.
    pub finished: u32,
    /// Runs that can be gone on with.
    pub unfinished: u32,
    /// Runs that the player gave up.
    pub given_up: u32,
    /// Runs that were won.
    pub won: u32,
    /// The deepest floor of a run with an end.
    pub deepest: FloorNumber,
    /// The best score of a run with an end.
    pub best_score: Option<i64>,
    /// The fewest turns of a run that was won.
    pub fewest_turns: Option<u32>,
    /// The floors of all runs with an end, added up.
    pub floors: u32,
    /// Runs by who went down first: how many have an end, and how many of these were won.
    pub by_character: Vec<(String, u32, u32)>,
    /// Deaths by what killed, the most frequent first.
    pub deaths_by: Vec<(String, u32)>,
    /// Deaths by floor, from the first.
    pub deaths_on: [u32; 7],
}

impl Statistics {
    /// The mean floor of runs with an end, in tenths; none without one.
    pub fn mean_floor_tenths(&self) -> Option<u32> {
        (self.floors * 10 + self.finished / 2).checked_div(self.finished)
    }

    /// How many of a hundred runs with an end were won; none without one.
    pub fn win_rate(&self) -> Option<u32> {
        (self.won * 100).checked_div(self.finished)
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
        self.floors += u32::from(outcome.place.floor.0);
        self.deepest = self.deepest.max(outcome.place.floor);
        self.best_score = self.best_score.max(Some(run.score));
        let won = u32::from(outcome.is_won());
        self.won += won;
        if let Some(character) = run.progress.characters.first() {
            let name = character.to_string();
            match self.by_character.iter_mut().find(|(known, ..)| *known == name) {
                Some((_, runs, wins)) => (*runs, *wins) = (*runs + 1, *wins + won),
                None => self.by_character.push((name, 1, won)),
            }
        }
        let Some(cause) = outcome.cause else {
            let fewest = self.fewest_turns.map_or(outcome.turns, |turns| turns.min(outcome.turns));
            self.fewest_turns = Some(fewest);
            return;
        };
        if let Some(deaths) = self.deaths_on.get_mut(usize::from(outcome.place.floor.0).wrapping_sub(1)) {
            *deaths += 1;
        }
        let cause = cause.to_string();
        match self.deaths_by.iter_mut().find(|(known, _)| *known == cause) {
            Some((_, count)) => *count += 1,
            None => self.deaths_by.push((cause, 1)),
        }
    }

    fn sorted(mut self) -> Self {
        grid::sort_few(&mut self.deaths_by, |(cause, count)| (std::cmp::Reverse(*count), cause.clone()));
        grid::sort_few(&mut self.by_character, |(name, runs, _)| (std::cmp::Reverse(*runs), name.clone()));
        self
    }
}
