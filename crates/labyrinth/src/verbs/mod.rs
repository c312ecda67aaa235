//! The only writers: each verb changes the run and tells it.
//!
//! The run is out of reach for everybody else, who may look at it and use verbs.

mod body;
mod fights;
mod floors;
mod foes;
mod luck;
mod moves;
mod pack;
mod sight;
mod trade;

pub(crate) use body::Harm;
use engine::{Audience, Sink};
use grid::Point;
pub(crate) use moves::Motion;

use crate::{Event, FoeIndex, Labyrinth, Who};

/// A run that is being played, with whoever listens.
pub(crate) struct Act<'a, S> {
    run: &'a mut Labyrinth,
    sink: &'a mut S,
}

/// Somebody in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Body {
    Hero,
    Foe(FoeIndex),
}

impl<'a, S: Sink<Event>> Act<'a, S> {
    pub(crate) const fn new(run: &'a mut Labyrinth, sink: &'a mut S) -> Self {
        Self { run, sink }
    }

    /// The run as it is now.
    #[inline]
    pub(crate) const fn run(&self) -> &Labyrinth {
        self.run
    }

    pub(crate) const fn is_over(&self) -> bool {
        self.run.over.is_some()
    }

    pub(crate) fn who(&self, body: Body) -> Who {
        match body {
            Body::Hero => Who::Hero,
            Body::Foe(foe) => self.run.foes[foe].who(),
        }
    }

    fn tell(&mut self, event: Event) {
        self.sink.emit(Audience::Everyone, event);
    }

    /// Tells what can only be known by somebody who sees the tile.
    fn tell_at(&mut self, at: Point, event: Event) {
        if self.run.ground.known.seen.contains(at) {
            self.tell(event);
        }
    }
}
