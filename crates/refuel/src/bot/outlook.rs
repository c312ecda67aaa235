//! What may come of a battle: it is played on, and looked at.

use engine::{Audience, Game as _, Seat, Sink};

use crate::{Battle, Command, Event, Hull, Materials, Size};

/// What some waves would come to if nothing more was built and the hull was large enough.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prospect {
    /// What the next one would take of the hull, which is no more than a wave takes.
    pub(super) next: i32,
    /// What the one after it would take.
    pub(super) later: i32,
    /// The health that attackers would lose.
    pub(super) harm: i64,
}

impl Prospect {
    /// Of the next two waves.
    pub(super) fn of(battle: &Battle) -> Self {
        let mut then = battle.clone();
        (then.hull, then.purse.materials) = (Hull(100_000), Materials(0));
        let [next, later] = [(); 2].map(|()| pass(&mut then, Command::Wave));
        let most = battle.content.hull_a_wave.0;
        let taken = |losses: &Losses| losses.hull.min(most) + losses.bosses;
        Self { next: taken(&next), later: taken(&later), harm: next.harm + later.harm }
    }
}

/// Whoever came through, by what they take of a hull, and what was done to all.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Losses {
    /// What all took but bosses, however much a wave may take.
    pub(super) hull: i32,
    pub(super) bosses: i32,
    pub(super) harm: i64,
}

/// A boss takes all there is, which is about so much.
const BOSS: i32 = 25;

impl Sink<Event> for Losses {
    fn emit(&mut self, _: Audience, event: Event) {
        match event {
            Event::Arrived { who } if who.kind.row().size == Size::Boss => self.bosses += BOSS,
            Event::Arrived { who } => self.hull += who.kind.row().size.hull().0,
            Event::Hurt { harm, .. } => self.harm += i64::from(harm.0),
            _ => {}
        }
    }
}

/// Gives a command and lets what is left of the wave pass.
pub(super) fn pass(battle: &mut Battle, mut command: Command) -> Losses {
    let mut losses = Losses::default();
    while battle.play(Seat::FIRST, command, &mut losses).is_ok() && battle.assault.is_some() {
        command = Command::Run(Command::MOST_TICKS);
    }
    losses
}
