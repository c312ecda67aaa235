//! Endless Tower on the small screen of its cabinet.

use labyrinth::Labyrinth;
use leptos::prelude::*;

use crate::dungeon::miniature;
use crate::labyrinth::words::LabyrinthWords;
use crate::shell::desk::Desk;

/// The run of the still picture.
const STILL: &str = "the cabinet of Endless Tower";

/// The small screen.
pub(in crate::labyrinth) fn view() -> AnyView {
    miniature::<Labyrinth>(LabyrinthWords::of(untrack(|| Desk::get().words())).miniature, STILL)
}

#[cfg(test)]
#[test]
fn the_still_picture_has_a_foe_and_what_it_announces() {
    crate::dungeon::check_still::<Labyrinth>(STILL);
}
