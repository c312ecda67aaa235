//! The only writers: each verb changes the run and tells it.
//!
//! The run is out of reach for everybody else, who may look at it and use verbs.

mod bodies;
mod creatures;
mod ending;
mod floors;
mod ground;
mod luck;
pub(crate) mod moves;
mod pack;
mod sight;
mod time;

use engine::{Audience, Seat, Sink};
use grid::Point;

use crate::{Descent, Event, FoeId, Hero, Who};

/// A run that is being played, with whoever listens.
pub(crate) struct Act<'a, S> {
    run: &'a mut Descent,
    sink: &'a mut S,
}

/// Somebody in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Body {
    Hero(Seat),
    Foe(FoeId),
}

impl<'a, S: Sink<Event>> Act<'a, S> {
    pub(crate) const fn new(run: &'a mut Descent, sink: &'a mut S) -> Self {
        Self { run, sink }
    }

    /// The run as it is now.
    #[inline]
    pub(crate) const fn run(&self) -> &Descent {
        self.run
    }

    pub(crate) const fn is_over(&self) -> bool {
        self.run.over.is_some()
    }

    /// Who somebody is for whoever listens; nobody when they are gone.
    pub(crate) fn who(&self, body: Body) -> Option<Who> {
        match body {
            Body::Hero(seat) => Some(Who::Hero(seat)),
            Body::Foe(id) => self.run.foe(id).map(|foe| Who::Foe(id, foe.kind)),
        }
    }

    /// Where somebody is.
    pub(crate) fn place_of(&self, body: Body) -> Option<Point> {
        match body {
            Body::Hero(seat) => Some(self.run.hero(seat).at),
            Body::Foe(id) => self.run.foe(id).map(|foe| foe.at),
        }
    }

    fn hero_mut(&mut self, seat: Seat) -> &mut Hero {
        &mut self.run.heroes[usize::from(seat.index())]
    }

    fn tell(&mut self, event: Event) {
        self.sink.emit(Audience::Everyone, event);
    }

    /// Tells what can only be known by somebody who sees the tile.
    fn tell_at(&mut self, at: Point, event: Event) {
        if self.run.level.known.seen.contains(at) {
            self.tell(event);
        }
    }
}
