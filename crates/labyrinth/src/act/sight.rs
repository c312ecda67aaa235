//! Looking around, and being seen.

use engine::Sink;
use grid::sight;

use super::Act;
use crate::{Cells, Event, Mind, Trait};

impl<S: Sink<Event>> Act<'_, S> {
    /// Sees what can be seen from where the hero stands, and is seen by whoever is there.
    pub(crate) fn look(&mut self) {
        self.glance();
        let ground = &mut self.run.ground;
        let seen = ground.seen;
        let new = (seen - ground.explored).len();
        ground.explored |= seen;
        ground.recalled = (ground.recalled - seen) | (ground.closed & seen);
        let loot: Cells = ground.loot.iter().map(|(at, _)| *at).collect();
        ground.spotted = (ground.spotted - seen) | (loot & seen);
        if new > 0 {
            let tiles = u16::try_from(new).unwrap_or(u16::MAX);
            self.tell(Event::Revealed { tiles });
        }
        for place in 0..self.run.foes.len() {
            let foe = &mut self.run.foes[place];
            let (id, kind, at) = (foe.id, foe.kind, foe.at);
            let is_seen = seen.contains(at);
            let was_seen = std::mem::replace(&mut foe.noticed, is_seen);
            foe.is_known |= is_seen;
            if is_seen && !was_seen {
                self.tell(Event::FoeSeen { id, kind, at });
            }
            if is_seen && !self.run.foes[place].is_awake() {
                self.wake(place);
            }
        }
    }

    /// Knows what is in sight after a step or a door, before others act: what happens elsewhere is
    /// not told.
    pub(super) fn glance(&mut self) {
        let reach = self.run.hero.sight(&self.run.content);
        self.run.ground.seen = sight(self.run.hero.at, reach, &self.run.ground.opaque);
    }

    /// A foe notices the hero; some call the others.
    fn wake(&mut self, place: usize) {
        let foe = &mut self.run.foes[place];
        foe.mind = Mind::Hunting { unseen: 0 };
        let (id, kind, at) = (foe.id, foe.kind, foe.at);
        self.tell(Event::FoeWoke { id, kind });
        if !kind.has(Trait::Shouts) {
            return;
        }
        self.tell(Event::FoeShouted { id, kind });
        let earshot = self.run.content.reach(kind);
        for other in &mut self.run.foes {
            if !other.is_awake() && other.at.distance(at) <= earshot {
                other.mind = Mind::Hunting { unseen: 0 };
            }
        }
    }
}
