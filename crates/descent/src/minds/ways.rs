//! Where creatures can go.

use grid::{Point, nearer};

use super::{Feet, Prey, Scene};
use crate::floors::level::Level;
use crate::{Cells, Descent, Foe, Matter, Origin, Trait};

/// How far away a creature finds its way.
const FARTHEST: usize = 30;

impl Scene<'_> {
    /// The tiles on which the creature would set foot, others who stand there left out of account.
    pub(super) fn land(&self) -> Cells {
        self.run.land(Feet::of(self.foe))
    }

    /// A step of those that lead to whoever is hunted, unless somebody stands on all of them.
    pub(super) fn along_trail(&self) -> Option<Point> {
        let trail = self.trail.as_ref()?;
        let is_open = |at: &Point| trail.contains(*at) && !self.run.is_taken(*at);
        self.foe.at.neighbours().into_iter().find(is_open)
    }

    /// A step off ground that hurts, towards the nearest that does not. RULES.md, 6.9.
    pub(super) fn off_what_hurts(&self) -> Option<Point> {
        let nature = self.foe.kind.nature();
        nature.step?;
        if self.foe.origin == Origin::Seeks || self.foe.kind.has(Trait::Mindless) {
            return None;
        }
        let ground = &self.run.level.ground;
        if !self.run.is_touching(self.foe.at) && !ground.glow.contains(self.foe.at) {
            return None;
        }
        let here = ground.on(self.foe.at);
        if !here.iter().any(|matter| matter.hurts() && !nature.hardy.has(matter)) {
            return None;
        }
        let free = self.run.level.free() - self.run.everybody();
        let steps = nearer(self.foe.at, &(self.land() - self.run.everybody()), &free, FARTHEST)?;
        self.foe.at.neighbours().into_iter().find(|at| steps.contains(*at) && free.contains(*at))
    }

    /// A step nearer to some tiles: around others if a way leads there, and else as far as they let it.
    pub(super) fn towards(&self, goal: &Cells) -> Option<Point> {
        self.foe.kind.nature().step?;
        let (land, bodies) = (self.land(), self.run.everybody());
        let way = |free: &Cells| {
            let steps = nearer(self.foe.at, goal, free, FARTHEST)? - bodies;
            self.foe.at.neighbours().into_iter().find(|at| steps.contains(*at))
        };
        way(&(land - (bodies - *goal))).or_else(|| way(&land))
    }

    /// A step that leads away from a tile, of those the farthest.
    pub(super) fn away_from(&self, at: Point) -> Option<Point> {
        self.foe.kind.nature().step?;
        let free = self.land() - self.run.everybody();
        let steps = self.foe.at.neighbours().into_iter().filter(|step| free.contains(*step));
        let far = steps.max_by_key(|step| step.distance(at))?;
        (far.distance(at) > self.foe.at.distance(at)).then_some(far)
    }
}

impl Descent {
    /// The tiles on which whoever has such feet sets foot.
    pub(crate) fn land(&self, Feet { passes_doors, domain, hardy }: Feet) -> Cells {
        let Level { ground, open, blocked, locked, .. } = &self.level;
        let open = if passes_doors { *open - *blocked - *locked } else { self.level.free() };
        let open = domain.map_or(open, |domain| open & ground.layer(domain));
        if ground.is_at_rest() && ground.lava.is_empty() && ground.acid.is_empty() {
            return open;
        }
        let hurtful = Matter::ALL.into_iter().filter(|matter| matter.hurts() && !hardy.has(*matter));
        hurtful.fold(open, |land, matter| land - ground.layer(matter))
    }

    /// The steps that lead a creature nearer to where it believes somebody to be.
    pub(crate) fn sniff(&mut self, foe: &Foe, prey: Prey) -> Option<Cells> {
        foe.kind.nature().step?;
        let feet = Feet::of(foe);
        let farthest = if foe.origin == Origin::Seeks { usize::MAX } else { FARTHEST };
        let mut scent = std::mem::take(&mut self.sketch.scent);
        let steps = scent.nearer(foe.at, (prey.at, feet), farthest, || self.land(feet));
        self.sketch.scent = scent;
        steps
    }
}
