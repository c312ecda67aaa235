//! What music and which sounds of the place fit where whoever plays is.

use descent::{Biome, Foe, Thing, View};

use crate::dungeon::Dungeon as _;

/// Where one is, for the ear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mood {
    /// Which floor it is.
    pub floor: u32,
    /// What the place is like.
    pub biome: Biome,
    /// What is going on.
    pub tension: Tension,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tension {
    /// Nothing hurts.
    Calm,
    /// A keeper is beside.
    Shop,
    /// Somebody in sight is after whoever plays.
    Fight,
    /// A boss is awake and in sight.
    Boss,
    /// The run is lost.
    Lost,
    /// The run is won.
    Won,
}

/// The music of a moment.
pub fn mood(view: &View) -> Mood {
    let mut awake = view.foes.iter().filter(|foe| foe.is_awake());
    let tension = match view.over {
        Some(outcome) if outcome.is_won() => Tension::Won,
        Some(_) => Tension::Lost,
        None if awake.clone().any(|foe: &Foe| foe.kind.is_boss()) => Tension::Boss,
        None if awake.next().is_some() => Tension::Fight,
        None if is_at_keeper(view) => Tension::Shop,
        None => Tension::Calm,
    };
    Mood { floor: view.place.floor.0.into(), biome: view.place.biome(), tension }
}

/// Whether a keeper is beside whoever looks.
pub(in crate::descent) fn is_at_keeper(view: &View) -> bool {
    let here = crate::descent::Descent::here(view);
    here.neighbours().into_iter().any(|at| view.thing(at) == Some(Thing::Keeper))
}
