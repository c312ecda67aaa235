//! What somebody knows of a floor.

use serde::{Deserialize, Serialize};

use crate::{Cells, Point};

/// How a tile is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// It was never seen.
    Unknown,
    /// It was seen, and may be different by now.
    Remembered,
    /// It is seen now.
    InSight,
}

/// What somebody has seen of a floor. Those who explore together have one knowledge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Knowledge<const HEIGHT: usize, const WORDS: usize = 1> {
    /// What was ever seen, up to the last time that anybody looked around.
    pub explored: Cells<HEIGHT, WORDS>,
    /// What is seen now.
    pub seen: Cells<HEIGHT, WORDS>,
}

impl<const HEIGHT: usize, const WORDS: usize> Knowledge<HEIGHT, WORDS> {
    /// Of a floor that nobody has set foot on.
    pub const NONE: Self = Self { explored: Cells::NONE, seen: Cells::NONE };

    /// How a tile is known.
    pub fn of(&self, at: Point) -> Known {
        if self.seen.contains(at) {
            Known::InSight
        } else if self.explored.contains(at) {
            Known::Remembered
        } else {
            Known::Unknown
        }
    }

    /// Remembers what is in sight, and gives what of that is new.
    pub fn remember(&mut self) -> Cells<HEIGHT, WORDS> {
        let new = self.seen - self.explored;
        self.explored |= self.seen;
        new
    }

    /// Where somebody knows something to be, as it was when they saw each tile last: as it is now
    /// where they see it, and as it was before elsewhere.
    #[must_use]
    pub fn as_last_seen(
        &self,
        before: Cells<HEIGHT, WORDS>,
        now: Cells<HEIGHT, WORDS>,
    ) -> Cells<HEIGHT, WORDS> {
        (before - self.seen) | (now & self.seen)
    }

    /// The tiles among some from which something unknown is one step away.
    pub fn frontier(&self, free: &Cells<HEIGHT, WORDS>) -> Cells<HEIGHT, WORDS> {
        let unknown = self.explored.spread() - self.explored;
        unknown.spread() & *free
    }
}

#[cfg(test)]
mod tests {
    use engine::SplitMix64;

    use super::*;
    use crate::Area;
    use crate::testing::{Density, scattered};

    /// Somebody who looks at a part of a floor at a time, while what is there changes.
    fn remembers_each_tile_as_it_was<const WORDS: usize>() {
        let mut stream = SplitMix64::new(31);
        let floor = Area::new(Point::new(0, 0), Cells::<6, WORDS>::WIDEST, 6);
        let mut knowledge: Knowledge<6, WORDS> = Knowledge::NONE;
        let mut doors = Cells::NONE;
        // For each tile what was there at the last look, if there ever was one.
        let mut lately: Vec<(Point, Option<bool>)> = floor.points().map(|at| (at, None)).collect();
        for _ in 0..40 {
            knowledge.seen = scattered(floor, Density(12), &mut stream);
            let closed = scattered(floor, Density(50), &mut stream);
            let never = lately.iter().filter(|(_, then)| then.is_none()).map(|(at, _)| *at);
            let new: Cells<6, WORDS> = never.filter(|at| knowledge.seen.contains(*at)).collect();
            assert_eq!(knowledge.remember(), new);
            doors = knowledge.as_last_seen(doors, closed);
            for (at, then) in &mut lately {
                let is_seen = knowledge.seen.contains(*at);
                *then = if is_seen { Some(closed.contains(*at)) } else { *then };
                assert_eq!(doors.contains(*at), *then == Some(true), "{at}");
                let known = match then {
                    _ if is_seen => Known::InSight,
                    Some(_) => Known::Remembered,
                    None => Known::Unknown,
                };
                assert_eq!(knowledge.of(*at), known, "{at}");
            }
        }
    }

    #[test]
    fn every_tile_is_remembered_as_it_was_seen_last() {
        remembers_each_tile_as_it_was::<1>();
        remembers_each_tile_as_it_was::<2>();
    }

    #[test]
    fn what_is_only_glanced_at_is_in_sight_and_not_yet_explored() {
        let at = Point::new(70, 1);
        let mut knowledge: Knowledge<3, 2> = Knowledge { seen: Cells::of(at), ..Knowledge::NONE };
        assert_eq!((knowledge.of(at), knowledge.explored), (Known::InSight, Cells::NONE));
        knowledge.remember();
        knowledge.seen = Cells::NONE;
        assert_eq!(knowledge.of(at), Known::Remembered);
    }

    #[test]
    fn the_frontier_is_where_the_next_step_shows_something_new() {
        let mut stream = SplitMix64::new(37);
        let floor = Area::new(Point::new(0, 0), 128, 6);
        for hundredths in [5, 40, 90, 99, 100] {
            let explored: Cells<6, 2> = scattered(floor, Density(hundredths), &mut stream);
            let free = scattered(floor, Density(60), &mut stream);
            let knowledge = Knowledge { explored, ..Knowledge::NONE };
            let is_unknown = |at: &Point| floor.contains(*at) && !explored.contains(*at);
            // What is unknown counts where it touches what is known: nobody can aim beyond.
            let borders = |at: &Point| at.neighbours().into_iter().any(|side| explored.contains(side));
            let is_near = |at: &Point| {
                let mut around = at.neighbours().into_iter().chain([*at]);
                around.any(|side| is_unknown(&side) && borders(&side))
            };
            assert_eq!(knowledge.frontier(&free), free.iter().filter(is_near).collect());
        }
    }
}
