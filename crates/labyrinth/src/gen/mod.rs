//! How floors are made: a layout of rooms and corridors, then what is small, then who and what is
//! there. Every floor is proved before it is used; one that breaks a promise is made anew.

mod corridors;
mod draft;
mod foes;
mod layout;
mod links;
mod niches;
mod plan;
mod things;

use engine::Branch;

use crate::{Floor, Proof, prove};
use plan::Plan;

/// How often a floor is tried. Of a hundred thousand none has needed a tenth of it.
const TRIES: u32 = 400;

/// Makes a floor from a branch of a seed.
///
/// # Panics
/// When no attempt gives a floor that keeps its promises.
pub(crate) fn generate(branch: Branch, number: u32) -> (Floor, Proof) {
    (0..TRIES)
        .find_map(|attempt| attempt_at(branch.branch(attempt), number))
        .expect("one floor of many keeps what floors promise")
}

fn attempt_at(branch: Branch, number: u32) -> Option<(Floor, Proof)> {
    let plan = Plan::of(number);
    let layout = layout::lay_out(&plan, &mut branch.branch("layout").stream())?;
    let mut draft = draft::Draft::of(layout, number);
    niches::carve(&mut draft, &plan, &mut branch.branch("niches").stream());
    things::furnish(&mut draft, &plan, &mut branch.branch("things").stream())?;
    foes::place(&mut draft, &plan, &mut branch.branch("foes").stream());
    let floor = draft.finish();
    let proof = prove(&floor).ok()?;
    Some((floor, proof))
}
