//! All that alters one building, or one blueprint.

use super::{Breakdown, Origin, Reckoning};
use crate::{Change, Stat, Stats};

/// All that alters one building or blueprint, in order. It is filled anew whenever something around changes, and
/// keeps its room.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// The lowest order first; what comes at the same time is added before it multiplies, so that it does not matter
    /// who was there first.
    all: Vec<(Change, Origin)>,
    /// A bit for each stat that something alters.
    stats: u32,
}

impl Changes {
    /// Forgets all of them.
    pub fn clear(&mut self) {
        self.all.clear();
        self.stats = 0;
    }

    /// Adds one, in its place.
    pub fn add(&mut self, change: Change, origin: Origin) {
        let key = |(change, origin): &(Change, Origin)| (change.order, change.by.rank(), *origin);
        let place = self.all.partition_point(|other| key(other) <= key(&(change, origin)));
        self.all.insert(place, (change, origin));
        self.stats |= 1 << change.stat.index();
    }

    /// Whether something alters a number.
    pub const fn alters(&self, stat: Stat) -> bool {
        self.stats >> stat.index() & 1 != 0
    }

    /// What alters a number, in order.
    pub fn of(&self, stat: Stat) -> impl Iterator<Item = (Change, Origin)> {
        self.all.iter().copied().filter(move |(change, _)| change.stat == stat)
    }

    /// What a number is in the end.
    pub fn value(&self, stat: Stat, base: i32) -> i32 {
        if !self.alters(stat) {
            return base;
        }
        let reckoned = self.of(stat).fold(Reckoning::of(base), |number, (change, _)| number.after(change.by));
        stat.accepted(reckoned.whole())
    }

    /// What all numbers are in the end. A building that has no use for a number does not get it from others: what is
    /// nothing stays nothing, unless something puts a number in its place.
    pub fn stats(&self, base: &Stats) -> Stats {
        let mut stats = *base;
        for stat in Stat::ALL.into_iter().filter(|stat| self.alters(*stat)) {
            let number = base.get(stat);
            if number != 0 || stat.is_cost() || self.of(stat).any(|(change, _)| change.by.founds()) {
                stats = stats.with(stat, self.value(stat, number));
            }
        }
        stats
    }

    /// How a number comes about.
    pub fn breakdown(&self, stat: Stat, base: i32) -> Breakdown<'_> {
        Breakdown::new(self, stat, base)
    }
}
