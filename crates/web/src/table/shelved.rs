//! The keys of a page where nothing more is played.

use crate::desk::Desk;
use crate::keys::{self, Action, Heard, Place};
use crate::route::Route;

/// Hears the keys of a run that was given up: it can be begun anew, watched and left.
pub(crate) fn listen_shelved(desk: Desk, place: Place, again: impl Fn() + 'static, ways: [Route; 2]) {
    let [film, lobby] = ways;
    keys::listen(place, move |action| {
        match action {
            Action::Again => again(),
            Action::Watch => desk.go(&film),
            Action::Back => desk.go(&lobby),
            _ => return Heard::No,
        }
        Heard::Yes
    });
}
