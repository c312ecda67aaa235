//! Where few can strike at once.

use grid::{Field, Point};

use super::scene::Scene;
use crate::{Cells, Command, Foe};

/// How far one goes for a better place.
const NEAR: usize = 7;

impl Scene<'_> {
    /// How many sides a tile can be struck from.
    fn sides_of(&self, at: Point) -> usize {
        let ground = self.view.walkable();
        at.neighbours().into_iter().filter(|side| ground.contains(*side)).count()
    }

    /// A step to a corridor or door, when several come and it can be reached before they are here.
    pub(super) fn take_stand(&self, coming: &[&Foe]) -> Option<Command> {
        let here = self.sides_of(self.at());
        if coming.len() < 2 || here <= 2 || coming[0].at.distance(self.at()) <= 1 {
            return None;
        }
        let enemies: Cells = coming.iter().map(|foe| foe.at).collect();
        let theirs = Field::new(enemies, &self.view.walkable());
        let mine = self.reach();
        let mut fronts = mine.fronts().take(NEAR).zip(0..);
        let is_good = |at: &Point, steps: usize| {
            self.sides_of(*at) <= 2
                && !self.threatened.contains(*at)
                && theirs.steps(*at).is_none_or(|far| far > steps + 1)
        };
        let goal = fronts.find_map(|(front, steps)| front.iter().find(|at| is_good(at, steps)))?;
        self.safe_step(&Cells::of(goal))
    }

    /// Runs for the stairs while there is time, when a fight would be the last.
    pub(super) fn escape(&self) -> Option<Command> {
        let coming: Vec<&Foe> = self.awake().filter(|foe| foe.at.distance(self.at()) <= 6).collect();
        if coming.is_empty() || self.view.is_way_shut || self.is_desperate() {
            return None;
        }
        let price = self.price_of_all(&coming, 2);
        if price < i32::from(self.hero.hp.0) * 10 {
            return None;
        }
        let stairs = self.view.stairs?;
        if stairs == self.at() {
            return self.descend();
        }
        self.safe_step(&Cells::of(stairs))
    }
}
