//! What is seen.

use engine::Sink;

use super::Act;
use crate::Event;

impl<S: Sink<Event>> Act<'_, S> {
    /// Sees and remembers all that anybody sees who plays, and tells what is new.
    pub(crate) fn glance(&mut self) {
        if !self.run.look_around() {
            return;
        }
        let new = self.run.level.known.remember();
        if !new.is_empty() {
            self.tell(Event::Revealed { tiles: u16::try_from(new.len()).unwrap_or(u16::MAX) });
        }
    }
}
