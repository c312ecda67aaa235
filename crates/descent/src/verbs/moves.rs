//! Where bodies go.

use engine::Sink;
use grid::{Direction, Point};

use super::{Act, Body};
use crate::{Event, Who};

/// How somebody comes to another tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Motion {
    Walks,
    Slides,
}

impl<S: Sink<Event>> Act<'_, S> {
    /// Puts somebody on another tile. What happens to them there is for the caller to settle.
    pub(crate) fn move_to(&mut self, body: Body, to: Point, motion: Motion) {
        let (Some(who), Some(from)) = (self.who(body), self.place_of(body)) else { return };
        match body {
            Body::Hero(seat) => self.hero_mut(seat).at = to,
            Body::Foe(id) => {
                if let Some(place) = self.run.find(id) {
                    self.run.foes[place].at = to;
                }
            }
        }
        if self.run.level.ground.tall.contains(to) {
            self.run.level.ground.tread(to);
            self.run.sketch.clear_view(to);
        }
        let event = match motion {
            Motion::Walks => Event::Stepped { who, from, to },
            Motion::Slides => Event::Slid { who, from, to },
        };
        let seen = &self.run.level.known.seen;
        if matches!(who, Who::Hero(_)) || seen.contains(from) || seen.contains(to) {
            self.tell(event);
        }
    }

    /// A creature turns to look somewhere.
    pub(crate) fn face(&mut self, id: crate::FoeId, way: Direction) {
        if let Some(place) = self.run.find(id) {
            self.run.foes[place].facing = way;
        }
    }

    pub(crate) fn open_door(&mut self, at: Point) {
        self.run.level.closed.remove(at);
        self.run.sketch.forget();
        self.tell_known(at, Event::DoorOpened { at });
    }

    pub(crate) fn unlock(&mut self, at: Point) {
        self.run.keys -= 1;
        self.run.level.locked.remove(at);
        self.run.level.closed.remove(at);
        self.run.sketch.forget();
        self.tell(Event::Unlocked { at });
    }

    pub(crate) fn find_secret(&mut self, at: Point) {
        self.run.level.secrets.remove(at);
        self.run.level.open.insert(at);
        self.run.sketch.forget();
        self.tell(Event::SecretFound { at });
    }

    /// Tells what is known of a tile that was ever seen: hinges creak, and fire is heard.
    fn tell_known(&mut self, at: Point, event: Event) {
        if self.run.level.known.explored.contains(at) || self.run.level.known.seen.contains(at) {
            self.tell(event);
        }
    }
}
