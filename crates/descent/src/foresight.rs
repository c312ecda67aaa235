//! What would come of something, for whoever asks before they choose.

use engine::{Seat, Seed};
use grid::{Area, Point};

use crate::combat::damage::SPREAD;
use crate::combat::shape::Field;
use crate::game::Listener;
use crate::verbs::Act;
use crate::{Blow, Cells, Command, Descent, Event, Foe, Hp, Intent, Refusal, View};

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
    /// What a bump that is not critical takes from a creature, at least and at most.
    pub fn bump_of(&self, seat: Seat, foe: &Foe) -> (Hp, Hp) {
        let might = self.might(seat);
        let all = SPREAD.map(|luck| foe.loses(might.bump(foe, luck, false), None));
        (all[0], all[SPREAD.len() - 1])
    }

    /// What a strike of a creature, or a blow that it has announced, takes from somebody, at least and at most;
    /// nothing where it takes nothing by itself.
    pub fn harm_by(&self, foe: &Foe, blow: Option<Blow>, seat: Seat) -> Option<(Hp, Hp)> {
        self.hero(seat).harm_of(foe, blow)
    }

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
