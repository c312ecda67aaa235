//! Where events go.

use crate::Audience;

/// Takes the events of a command, in order.
pub trait Sink<Event> {
    /// One fact, and who may know it.
    fn emit(&mut self, audience: Audience, event: Event);
}

/// The sink of those who only want the state: simulation, search, replay.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silence;

impl<Event> Sink<Event> for Silence {
    #[inline]
    fn emit(&mut self, _audience: Audience, _event: Event) {}
}

impl<Event> Sink<Event> for Vec<Event> {
    fn emit(&mut self, _audience: Audience, event: Event) {
        self.push(event);
    }
}

impl<Event> Sink<Event> for Vec<(Audience, Event)> {
    fn emit(&mut self, audience: Audience, event: Event) {
        self.push((audience, event));
    }
}
