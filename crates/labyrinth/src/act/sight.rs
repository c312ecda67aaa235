//! Looking around, and being seen.

use engine::Sink;

use crate::verbs::Act;
use crate::{Event, FoeIndex, Trait};

impl<S: Sink<Event>> Act<'_, S> {
    /// Sees what can be seen from where the hero stands, and is seen by whoever is there.
    pub(crate) fn look(&mut self) {
        self.glance();
        self.remember();
        for foe in (0..self.run().foes.len()).map(FoeIndex) {
            self.notice(foe);
            let noticed = &self.run().foes[foe];
            if noticed.noticed && !noticed.is_awake() {
                let shouts = noticed.kind.has(Trait::Shouts);
                self.wake(foe);
                if shouts {
                    self.shout(foe);
                }
            }
        }
    }
}
