//! Whom a gun aims at. RULES.md, 7.1 and 7.2.

use crate::{Battle, Building, Foe, Priority, Range, Sight, Spot, Status};

/// What decides between two, the lowest first: who lures, what the priority asks, what decides if that is the same, and
/// who came first.
type Rank = (bool, i64, i64, u32);

impl Battle {
    /// Where a building sees from.
    pub(crate) fn eye(&self, building: &Building) -> Spot {
        self.land.relief.above_tile(building.at, Range::EYE)
    }

    /// Whether a building reaches an attacker at all, hidden or not.
    #[inline]
    pub(crate) fn is_in_range(&self, building: usize, foe: &Foe) -> bool {
        self.sketch.watches.get(building).reaches(foe.place, foe.row().size)
    }

    /// Whether a building can aim at an attacker: it lives, is in range, and nothing hides it.
    #[inline]
    pub(crate) fn can_aim_at(&self, building: usize, foe: usize) -> bool {
        let aimed = &self.foes[foe];
        aimed.is_alive()
            && self.is_in_range(building, aimed)
            && !aimed.statuses.has(Status::Veiled)
            && (self.domes.is_empty() || !self.is_domed(building, foe))
    }

    /// Whether a bubble hides an attacker from a building that needs to see it.
    fn is_domed(&self, building: usize, foe: usize) -> bool {
        let building = &self.buildings[building];
        let needs_sight = building.row().gun.is_some_and(|gun| gun.sight == Sight::Needed);
        let (eye, spot) = (self.eye(building), self.sketch.spots.get(foe));
        needs_sight && self.domes.iter().any(|dome| dome.bubble().hides(eye, spot))
    }

    /// Whom a building aims at.
    pub(crate) fn target_of(&self, building: usize) -> Option<usize> {
        if !self.sketch.has_seen(building) {
            return None;
        }
        let able = (0..self.foes.len()).filter(|foe| self.can_aim_at(building, *foe));
        able.min_by_key(|foe| self.rank(building, *foe))
    }

    pub(crate) fn rank(&self, building: usize, foe: usize) -> Rank {
        let Foe { id, hp, place, statuses, .. } = self.foes[foe];
        let (left, hp) = (i64::from(self.land.left(place)), i64::from(hp.0));
        let away = || self.eye(&self.buildings[building]).squared(self.sketch.spots.get(foe));
        let (first, second) = match self.buildings[building].priority {
            Priority::First => (left, hp),
            Priority::Last => (-left, hp),
            Priority::Nearest => (away(), left),
            Priority::Farthest => (-away(), left),
            Priority::Weakest => (hp, left),
            Priority::Strongest => (-hp, left),
        };
        (!statuses.has(Status::Luring), first, second, id.0)
    }

    /// Those that a building could aim at, the best first.
    pub(crate) fn able(&self, building: usize) -> Vec<usize> {
        let mut able: Vec<usize> =
            (0..self.foes.len()).filter(|foe| self.can_aim_at(building, *foe)).collect();
        able.sort_by_key(|foe| self.rank(building, *foe));
        able
    }
}
