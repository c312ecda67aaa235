//! Waiting for something.

use super::{Halt, peace};
use crate::{Command, Content, View};

/// The next command of somebody who rests: waits as long as there is something to wait for. When
/// it comes is told by a [`super::Watch`].
///
/// # Errors
/// Why it stops: somebody is in sight, or there is nothing to wait for.
pub fn rest(view: &View, content: &Content) -> Result<Command, Halt> {
    peace(view)?;
    let hero = &view.hero;
    let lacks_arrows = hero.bow().is_some() && hero.arrows < content.bow.arrows;
    let awaits_somebody = view.pads.iter().any(|pad| pad.arrival.is_some());
    if lacks_arrows || awaits_somebody || hero.dash_wait > 0 || hero.ailments.is_any() {
        Ok(Command::Wait)
    } else {
        Err(Halt::Rested)
    }
}
