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

use crate::{Floor, FloorNumber, Proof, prove};
use plan::Plan;

/// How often a floor is tried; a test holds it to a fraction of this.
const TRIES: u32 = 400;

/// Makes a floor from a branch of a seed.
///
/// # Panics
/// When no attempt gives a floor that keeps its promises.
pub(crate) fn generate(branch: Branch, number: FloorNumber) -> (Floor, Proof) {
    let (_, floor, proof) = first_sound(branch, number).expect("one floor of many keeps what floors promise");
    (floor, proof)
}

/// The first attempt that keeps its promises, with how many were in vain.
fn first_sound(branch: Branch, number: FloorNumber) -> Option<(u32, Floor, Proof)> {
    (0..TRIES).find_map(|attempt| {
        let (floor, proof) = attempt_at(branch.branch(attempt), number)?;
        Some((attempt, floor, proof))
    })
}

fn attempt_at(branch: Branch, number: FloorNumber) -> Option<(Floor, Proof)> {
    let plan = Plan::of(number);
    let layout = layout::lay_out(&plan, &mut branch.branch("layout").stream())?;
    let mut draft = draft::Draft::of(layout, number);
    niches::carve(&mut draft, &plan, &mut branch.branch("niches").stream());
    let routes = things::furnish(&mut draft, &plan, &mut branch.branch("things").stream())?;
    foes::place(&mut draft, &plan, &routes, &mut branch.branch("foes").stream());
    let floor = draft.finish();
    let proof = prove(&floor).ok()?;
    Some((floor, proof))
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::*;

    #[test]
    fn no_floor_needs_many_attempts() {
        let vain = (0..1_000).map(|place| {
            let branch = Seed::from_bits(u64::from(place)).branch("floor").branch(place % 40 + 1);
            first_sound(branch, FloorNumber(place % 40 + 1)).map_or(TRIES, |(vain, _, _)| vain)
        });
        let (most, all) = vain.fold((0, 0), |(most, all), vain| (vain.max(most), all + vain));
        assert!(most < TRIES / 8 && all < 6_000, "{most} at most, {all} of 1000 floors together");
    }
}
