//! Waiting for something, or for somebody.

use super::{Halt, peace};
use crate::{Command, Content, Foe, Turns, View};

/// The next command of somebody who rests: waits as long as there is something to wait for. Foes that
/// have noticed the hero are waited for until they stand beside them or announce something. What else
/// comes meanwhile is told by a [`super::Watch`].
///
/// # Errors
/// Why it stops: somebody is too near, or there is nothing to wait for.
pub fn rest(view: &View, content: &Content) -> Result<Command, Halt> {
    let Err(in_sight) = peace(view) else { return idle(view, content) };
    let beside = view.foes.iter().find(|foe| foe.at.distance(view.hero.at) == 1);
    let announced = view.foes.iter().find(|foe| foe.intent.is_some());
    if in_sight == Halt::Over {
        Err(in_sight)
    } else if let Some(foe) = beside {
        Err(Halt::Beside(foe.kind))
    } else if let Some(foe) = announced {
        Err(Halt::Announced(foe.kind))
    } else if view.foes.iter().any(Foe::is_awake) {
        Ok(Command::Wait)
    } else {
        // Nobody comes who has not noticed anything.
        Err(in_sight)
    }
}

fn idle(view: &View, content: &Content) -> Result<Command, Halt> {
    let hero = &view.hero;
    let lacks_arrows = hero.bow().is_some() && hero.arrows < content.bow.arrows;
    let awaits_somebody = view.pads.iter().any(|pad| pad.arrival.is_some());
    if lacks_arrows || awaits_somebody || hero.dash_wait > Turns::NONE || hero.ailments.is_any() {
        Ok(Command::Wait)
    } else {
        Err(Halt::Rested)
    }
}
