//! Which way foes go.

use grid::{Point, nearer};

use crate::{Cells, Doors, Foe, Labyrinth};

/// Farther away than this, nobody finds the way but those who came looking for the hero.
const FARTHEST: usize = 40;

impl Labyrinth {
    /// The first steps of all shortest ways to the hero: around the others if a way leads there, else
    /// behind them.
    pub(super) fn steps_nearer(&self, foe: &Foe) -> Cells {
        let goal = Cells::of(self.hero.at);
        let free = self.passable(foe.doors());
        let bodies = self.bodies();
        let farthest = if foe.seeks { usize::MAX } else { FARTHEST };
        let nearer = |free: Cells| nearer(foe.at, &goal, &free, farthest);
        let steps = nearer(free - bodies).or_else(|| nearer(free));
        steps.map_or(Cells::NONE, |steps| steps - bodies - goal)
    }

    /// The steps that lead away from the hero; those to tiles that are seen, if there are any.
    pub(super) fn steps_away(&self, foe: &Foe) -> Cells {
        let hero = self.hero.at;
        let free = self.ground.free() - self.bodies() - Cells::of(hero);
        let is_farther = |at: &Point| free.contains(*at) && at.distance(hero) > foe.at.distance(hero);
        let away: Cells = foe.at.neighbours().into_iter().filter(is_farther).collect();
        let in_sight = away & self.ground.known.seen;
        if in_sight.is_empty() { away } else { in_sight }
    }

    /// The tiles that somebody can walk over, to whom doors are this.
    fn passable(&self, doors: Doors) -> Cells {
        let ground = &self.ground;
        match doors {
            Doors::Stopped => ground.free(),
            Doors::Opens | Doors::Passes => {
                let locked: Cells = ground.locks.iter().flatten().copied().collect();
                ground.open - locked - ground.blocked
            }
        }
    }
}
