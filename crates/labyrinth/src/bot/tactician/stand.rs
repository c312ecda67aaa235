//! Where to stand.

use grid::{Flood, Point, distances, path};

use super::model::Model;
use crate::{Archetype, Cells, Floor, Foe};

impl Model<'_> {
    /// From how many sides foes that bump can come to a tile.
    pub(super) fn fronts(&self, at: Point) -> i32 {
        let free = (self.chart.free | self.bodies()) - Cells::of(at);
        let reached = Flood::new(self.bodies(), &free).take(12).fold(Cells::NONE, |all, front| all | front);
        let sides = at.neighbours().into_iter().filter(|side| reached.contains(*side)).count();
        i32::try_from(sides).unwrap_or(4)
    }

    /// Those who hunt the hero and want to come near.
    pub(super) fn bumpers(&self) -> impl Iterator<Item = &Foe> {
        self.hunters().filter(|foe| !matches!(foe.kind.archetype(), Archetype::Archer | Archetype::Mage))
    }

    /// How many who strike from afar see a tile.
    fn exposure(&self, at: Point) -> usize {
        let afar = |foe: &&Foe| matches!(foe.kind.archetype(), Archetype::Archer | Archetype::Mage);
        self.hunters().filter(afar).filter(|foe| self.sees(foe, at)).count()
    }

    /// The first step to a tile with fewer sides, if the hero is there before the foes.
    pub(super) fn narrows(&self) -> Option<Point> {
        let here = self.view.hero.at;
        let free = self.chart.free - self.chart.traps - self.view.closed - self.chart.threatened;
        let chase = distances(self.bodies(), &(self.chart.free | self.bodies()), Floor::WIDEST);
        let worth = |at: Point| (self.exposure(at), self.fronts(at));
        let mut best = (worth(here), here);
        for (steps, front) in (0_i32..).zip(Flood::new(Cells::of(here), &free)).take(7) {
            for at in front.iter().filter(|at| *at != here) {
                let foes = chase.get(at).flatten().map_or(99, i32::from);
                if foes > steps + 1 && worth(at) < best.0 {
                    best = (worth(at), at);
                }
            }
            if best.0 <= (0, 1) {
                break;
            }
        }
        let way = (best.1 != here).then(|| path(here, &Cells::of(best.1), &free)).flatten()?;
        way.get(1).copied()
    }

    pub(super) fn bodies(&self) -> Cells {
        self.view.foes.iter().map(|foe| foe.at).collect()
    }
}
