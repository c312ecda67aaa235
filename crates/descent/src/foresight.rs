//! What would come of something, for whoever asks before they choose.

use engine::{Seat, Seed};
use grid::{Area, Point};

use crate::combat::shape::Field;
use crate::game::Listener;
use crate::verbs::Act;
use crate::{Cells, Command, Descent, Event, Intent, Refusal, View};

impl View {
    /// The tiles that an announced blow threatens, dealt from a tile, as far as is known.
    pub fn reached(&self, from: Point, intent: Intent) -> Cells {
        let everything = Cells::of_area(Area::new(Point::new(0, 0), self.width, self.height));
        let blocked: Cells =
            self.things.iter().filter(|(_, thing)| thing.blocks()).map(|(at, _)| *at).collect();
        let solid = (everything - self.open) | self.closed | blocked;
        Field { solid: &solid, ground: &self.ground }.tiles(intent.blow, from, intent.at)
    }
}

impl Descent {
    /// What a command does by itself, before time passes and anybody else acts: the run after it, and what
    /// happened. Luck is that of a seed, and nothing of the run's own.
    ///
    /// # Errors
    /// Why the command is not legal.
    pub fn foretold(&self, seat: Seat, command: Command, luck: Seed) -> Result<(Self, Vec<Event>), Refusal> {
        self.allows(seat, command)?;
        let (mut run, mut events) = (self.redealt(luck), Vec::new());
        Act::new(&mut run, &mut Listener(&mut events)).deed_of(seat, command);
        Ok((run, events))
    }
}
