//! What is remembered between two looks, by somebody who looks at one floor after the other.

use engine::Seat;
use grid::Point;

use crate::{Cells, Command, Flask, Foe, Loot, Mind, Place, Thing, View};

/// What a delver remembers.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    place: Option<Place>,
    /// Where somebody was seen that is better left alone, and near them.
    pub(super) shunned: Cells,
    left_alone: Vec<Point>,
    /// Where somebody was seen who does not go away, and is in the way also out of sight.
    pub(super) rooted: Vec<Point>,
    /// Where the boss was last seen while it knew of nobody.
    pub(super) lair: Cells,
    /// Where somebody was last seen whom one is after.
    pub(super) quarry: Option<Point>,
    /// Where the boss was last seen.
    pub(super) boss: Option<Point>,
    /// Waits since somebody was beside, or nobody was there.
    pub(super) idle: u32,
    /// Waits in a row.
    pub(super) waits: u32,
    /// Commands since anything new was seen.
    pub(super) stale: u32,
    known: usize,
    /// Offers of this floor that were answered.
    offers: u8,
    /// What was seen of this floor: a flask, and somebody or something that gives.
    has_seen_flask: bool,
    has_seen_giver: bool,
}

impl Memory {
    /// Takes in what is seen now.
    pub(super) fn look(&mut self, view: &View, seat: Seat) {
        if self.place != Some(view.place) {
            *self = Self { place: Some(view.place), ..Self::default() };
        }
        let at = view.hero(seat).at;
        // What is in sight is known anew.
        self.left_alone.retain(|at| !view.seen.contains(*at));
        self.left_alone.extend(view.foes.iter().filter(|foe| is_better_left(foe)).map(|foe| foe.at));
        self.rooted.retain(|at| !view.seen.contains(*at));
        self.rooted.extend(view.foes.iter().filter(|foe| stays(foe)).map(|foe| foe.at));
        self.shunned = self.left_alone.iter().copied().collect::<Cells>().spread();
        self.lair -= view.seen;
        if let Some(boss) = view.foes.iter().find(|foe| foe.kind.is_boss() && !foe.is_awake()) {
            self.lair |= lair(boss);
        }
        let is_close = |foe: &Foe| foe.is_awake() && foe.at.distance(at) == 1;
        if view.foes.iter().any(is_close) || !view.foes.iter().any(Foe::is_awake) {
            self.idle = 0;
        }
        let boss = view.foes.iter().find(|foe| foe.kind.is_boss()).map(|foe| foe.at);
        self.boss = boss.or(self.boss.filter(|at| !view.seen.contains(*at)));
        self.has_seen_flask |= view.loot.iter().any(|(_, loot)| matches!(loot, Loot::Flask(Flask::Healing)));
        let gives = |thing: Thing| matches!(thing, Thing::Shrine | Thing::Keeper);
        self.has_seen_giver |= view.things.iter().any(|(_, thing)| gives(*thing));
        let known = view.explored.len();
        self.stale = if known > self.known { 0 } else { self.stale + 1 };
        self.known = known;
    }

    /// Takes in what is done now.
    pub(super) fn note(&mut self, command: Command, quarry: Option<Point>) {
        self.idle += u32::from(command == Command::Wait);
        self.waits = if command == Command::Wait { self.waits + 1 } else { 0 };
        self.quarry = quarry;
        self.offers += u8::from(matches!(command, Command::Choose(_) | Command::Leave));
    }

    /// Whether all is found that floors are known to have (RULES.md, 8.5 and 9.3): what is left is not worth the way.
    pub(super) const fn has_seen_enough(&self) -> bool {
        self.offers >= 2 && self.has_seen_flask && self.has_seen_giver
    }
}

/// Whoever stands still and costs more than it brings.
pub(super) fn is_better_left(foe: &Foe) -> bool {
    never_comes(foe) && (foe.kind != crate::Kind::WallCrossbow || foe.mind == Mind::Still)
}

/// Whoever is rooted, or does not leave their own ground.
pub(super) fn never_comes(foe: &Foe) -> bool {
    stays(foe) || foe.kind.nature().domain.is_some()
}

/// Whoever is where they were when one comes back.
fn stays(foe: &Foe) -> bool {
    foe.kind.nature().step.is_none() || foe.mind == Mind::Still
}

/// Where a boss would notice whoever comes.
fn lair(foe: &Foe) -> Cells {
    (0..6).fold(Cells::of(foe.at), |near, _| near.grown())
}
