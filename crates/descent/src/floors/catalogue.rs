//! What a seed has in store, for catalogues that are compared from version to version.

use std::fmt;

use engine::Seed;

use crate::{Floor, Kind, Metrics, Place, Room};

/// A floor of a seed in a few words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FloorNote {
    /// Which floor.
    pub place: Place,
    /// Columns and rows.
    pub size: (u8, u8),
    /// Its numbers.
    pub metrics: Metrics,
    /// Who dwells there, each kind once, in the order in which they are met first.
    pub kinds: Vec<Kind>,
    /// Who keeps the way on.
    pub boss: Option<Kind>,
    /// Which rooms were drawn by hand.
    pub rooms: Vec<Room>,
}

/// All fourteen floors of a seed. They depend on nothing else.
pub fn catalogue(seed: Seed) -> Vec<FloorNote> {
    Place::all().map(|place| note(seed, place)).collect()
}

fn note(seed: Seed, place: Place) -> FloorNote {
    let (floor, proof) = Floor::generate(seed, place);
    let mut kinds = Vec::new();
    for met in &floor.encounters {
        if !kinds.contains(&met.kind) {
            kinds.push(met.kind);
        }
    }
    FloorNote {
        place,
        size: (floor.width, floor.height),
        metrics: Metrics::of(&floor, &proof),
        kinds,
        boss: floor.boss.map(|(kind, _)| kind),
        rooms: floor.rooms.iter().map(|(room, _)| *room).collect(),
    }
}

impl fmt::Display for FloorNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { place, size, metrics, kinds, boss, rooms } = self;
        let kinds: String = kinds.iter().map(|kind| kind.nature().letter).collect();
        let built = place.biome().terrain().architect.name();
        write!(f, "{} {:?}  {}, {built}  {}x{}  ", place.floor, place.branch, place.biome(), size.0, size.1)?;
        write!(f, "{} tiles  {} loops  {} steps  {kinds}", metrics.tiles, metrics.loops, metrics.steps)?;
        boss.map_or(Ok(()), |boss| write!(f, " {boss}"))?;
        rooms.iter().try_for_each(|room| write!(f, "  {room}"))
    }
}
