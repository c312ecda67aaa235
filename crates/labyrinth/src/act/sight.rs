//! Looking around, and being seen.

use engine::Sink;
use grid::sight;

use super::Act;
use crate::{Event, Kind, Mind};

/// How far a hobgoblin can be heard, in steps.
const EARSHOT: u16 = 10;

impl<S: Sink<Event>> Act<'_, S> {
    /// Sees what can be seen from where the hero stands, and is seen by whoever is there.
    pub(crate) fn look(&mut self) {
        let reach = self.run.reach();
        let ground = &mut self.run.ground;
        let seen = sight(self.run.hero.at, reach, &ground.opaque);
        let new = (seen - ground.explored).len();
        ground.seen = seen;
        ground.explored |= seen;
        ground.recalled = (ground.recalled - seen) | (ground.closed & seen);
        if new > 0 {
            let tiles = u16::try_from(new).unwrap_or(u16::MAX);
            self.tell(Event::Revealed { tiles });
        }
        for place in 0..self.run.foes.len() {
            let foe = &mut self.run.foes[place];
            let (id, kind, at) = (foe.id, foe.kind, foe.at);
            let is_seen = seen.contains(at);
            let was_seen = std::mem::replace(&mut foe.noticed, is_seen);
            if is_seen && !was_seen {
                self.tell(Event::FoeSeen { id, kind, at });
            }
            if is_seen && !self.run.foes[place].is_awake() {
                self.wake(place);
            }
        }
    }

    /// A foe notices the hero; hobgoblins call the others.
    fn wake(&mut self, place: usize) {
        let foe = &mut self.run.foes[place];
        foe.mind = Mind::Hunting { unseen: 0 };
        let (id, kind, at) = (foe.id, foe.kind, foe.at);
        self.tell(Event::FoeWoke { id, kind });
        if kind != Kind::Hobgoblin {
            return;
        }
        self.tell(Event::FoeShouted { id, kind });
        for other in &mut self.run.foes {
            if !other.is_awake() && other.at.distance(at) <= EARSHOT {
                other.mind = Mind::Hunting { unseen: 0 };
            }
        }
    }
}
