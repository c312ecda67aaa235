//! Whether a film is seen.

use leptos::prelude::untrack;
use stage::Motion;

use crate::shell::desk::Desk;

/// Whether a film is seen or only heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Showing {
    /// Seen and heard.
    Seen,
    /// Only heard, because things are not to move.
    Heard,
}

impl Showing {
    /// What the player and the system ask for now.
    pub(crate) fn on(desk: Desk) -> Self {
        if untrack(|| desk.is_moving()) { Self::Seen } else { Self::Heard }
    }
}

/// What is only to be heard still shows what happened where it can be seen without moving.
impl From<Showing> for Motion {
    fn from(showing: Showing) -> Self {
        match showing {
            Showing::Seen => Self::Full,
            Showing::Heard => Self::Reduced,
        }
    }
}
