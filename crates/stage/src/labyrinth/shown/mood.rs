//! What music fits where the hero is.

use labyrinth::{Rank, View};

/// Where one is, for the ear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mood {
    /// Which floor it is.
    pub floor: u32,
    /// What is going on.
    pub tension: Tension,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tension {
    /// Nothing hurts.
    Calm,
    /// A fight.
    Fight,
    /// A boss is awake and in sight.
    Boss,
}

/// The music of a moment; none after the end.
pub fn mood(view: &View) -> Option<Mood> {
    if view.over.is_some() {
        return None;
    }
    let boss = view.foes.iter().any(|foe| foe.kind.rank() == Rank::Boss && foe.is_awake());
    let tension = match (boss, view.fight) {
        (true, _) => Tension::Boss,
        (false, Some(_)) => Tension::Fight,
        (false, None) => Tension::Calm,
    };
    Some(Mood { floor: view.floor.0, tension })
}
