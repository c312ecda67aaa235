//! How a floor is made: an architect opens it, and one thing after another finds its place.

mod chambers;
mod closets;
mod draft;
mod dwellers;
mod layout;
mod terrain;
mod things;

use engine::Branch as SeedBranch;

use crate::floors::proof::prove;
use crate::{Architect, Floor, Place, Proof};
use draft::Draft;

/// How often a floor is begun before something is wrong with the numbers.
const ATTEMPTS: u32 = 400;

/// Makes floors until one keeps what floors promise.
pub(crate) fn generate(branch: SeedBranch, place: Place, architect: Architect) -> (Floor, Proof) {
    let attempt = |number: u32| {
        let floor = make(branch.branch(number), place, architect)?;
        prove(&floor).ok().map(|proof| (floor, proof))
    };
    (0..ATTEMPTS)
        .find_map(attempt)
        .unwrap_or_else(|| panic!("no floor could be made at {place:?} by {architect:?}"))
}

/// One attempt, stage by stage; nothing when something finds no place.
fn make(branch: SeedBranch, place: Place, architect: Architect) -> Option<Floor> {
    let stream = |name| branch.branch(name).stream();
    let mut draft = Draft::new(layout::build(place, architect, &mut stream("layout"))?);
    layout::choose_ends(&mut draft, &mut stream("ends"))?;
    chambers::dig(&mut draft, &mut stream("rooms"));
    closets::dig(&mut draft, &mut stream("closets"))?;
    terrain::spread(&mut draft, &mut stream("terrain"));
    things::place(&mut draft, &mut stream("things"))?;
    dwellers::settle(&mut draft, &mut stream("dwellers"))?;
    things::lay_traps(&mut draft, &mut stream("traps"));
    Some(draft.floor)
}
