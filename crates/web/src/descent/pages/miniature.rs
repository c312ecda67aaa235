//! Descent on the small screen of its cabinet.

use descent::Descent;
use leptos::prelude::*;

use crate::descent::words::DescentWords;
use crate::dungeon::miniature;
use crate::shell::desk::Desk;

/// The run of the still picture.
const STILL: &str = "the cabinet of Descent";

/// The small screen.
pub(in crate::descent) fn view() -> AnyView {
    miniature::<Descent>(DescentWords::of(untrack(|| Desk::get().words())).miniature, STILL)
}

#[cfg(test)]
#[test]
fn the_still_picture_has_a_creature_and_what_it_announces() {
    crate::dungeon::check_still::<Descent>(STILL);
}
