//! What a seed has in store, for catalogues that are compared from version to version.

use engine::{Game, Seed, Silence};
use grid::Flood;

use crate::verbs::Act;
use crate::{Cells, Content, Floor, FloorNumber, Kind, Labyrinth, Rank, Setup};

/// A floor of a seed in a few numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FloorNote {
    /// Which floor.
    pub number: FloorNumber,
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// Rooms.
    pub rooms: usize,
    /// Steps from where one comes up to the stairs, with locks and secrets shut.
    pub steps: u16,
    /// Who waits, but for a boss, in the order in which they act.
    pub foes: Vec<Kind>,
    /// Who keeps the stairs shut.
    pub boss: Option<Kind>,
}

/// The floors that a catalogue tells of.
const FLOORS: std::ops::RangeInclusive<u32> = 1..=5;

/// The first floors of a seed. They depend on the seed alone; the numbers only have to be some
/// that a run can begin with.
///
/// # Panics
/// When no run can begin with the numbers.
pub fn catalogue(content: &Content, seed: Seed) -> Vec<FloorNote> {
    let setup = Setup { content: Some(Box::new(*content)), ..Setup::default() };
    let mut run = Labyrinth::new(&setup, seed).expect("the numbers were checked");
    FLOORS
        .map(FloorNumber)
        .map(|number| {
            Act::new(&mut run, &mut Silence).enter(number);
            note(&run, &Floor::generate(seed, number).0)
        })
        .collect()
}

fn note(run: &Labyrinth, floor: &Floor) -> FloorNote {
    let fronts = Flood::new(Cells::of(floor.start), &floor.walkable());
    let kinds = || run.foes.iter().map(|foe| foe.kind);
    FloorNote {
        number: floor.number,
        width: floor.width,
        height: floor.height,
        rooms: floor.rooms.len(),
        steps: (0..).zip(fronts).find(|(_, front)| front.contains(floor.exit)).map_or(0, |(steps, _)| steps),
        foes: kinds().filter(|kind| kind.rank() != Rank::Boss).collect(),
        boss: kinds().find(|kind| kind.rank() == Rank::Boss),
    }
}
