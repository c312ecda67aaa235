//! Where bodies go, and the doors on their way.

use engine::Sink;
use grid::Point;

use super::{Act, Body};
use crate::{Event, Turns, Who};

/// How somebody comes to another tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Motion {
    Walks,
    Dashes,
    IsThrown,
}

impl<S: Sink<Event>> Act<'_, S> {
    /// Puts somebody on another tile. What happens to them there is for the caller to settle.
    pub(crate) fn move_to(&mut self, body: Body, to: Point, motion: Motion) {
        let who = self.who(body);
        let at = match body {
            Body::Hero => &mut self.run.hero.at,
            Body::Foe(foe) => &mut self.run.foes[foe].at,
        };
        let from = std::mem::replace(at, to);
        match (who, motion) {
            (_, Motion::IsThrown) => self.tell(Event::Thrown { who, from, to }),
            (Who::Hero, Motion::Walks) => self.tell(Event::Stepped { from, to }),
            (Who::Hero, Motion::Dashes) => self.tell(Event::Dashed { from, to }),
            (Who::Foe(id, kind), _) => {
                // A move of which one end is seen is known.
                let seen = &self.run.ground.known.seen;
                if seen.contains(from) || seen.contains(to) {
                    self.tell(Event::FoeStepped { id, kind, from, to });
                }
            }
        }
    }

    /// The hero has dashed and rests. The turn that passes at once is not one of rest.
    pub(crate) fn tire(&mut self) {
        self.run.hero.dash_wait = self.run.hero.dash_rest(&self.run.content).next();
    }

    pub(crate) const fn rest_from_dash(&mut self) {
        let hero = &mut self.run.hero;
        hero.dash_wait = hero.dash_wait.less(Turns(1));
    }

    pub(crate) fn raise_guard(&mut self) {
        self.run.hero.guards = true;
        self.tell(Event::Guarded);
    }

    pub(crate) const fn lower_guard(&mut self) {
        self.run.hero.guards = false;
    }

    pub(crate) fn open_door(&mut self, at: Point, body: Body) {
        self.run.ground.open_door(at);
        let by = self.who(body);
        self.tell_at(at, Event::DoorOpened { at, by });
    }

    pub(crate) fn close_door(&mut self, at: Point) {
        self.run.ground.close_door(at);
        self.tell(Event::DoorClosed { at });
    }

    pub(crate) fn unlock(&mut self, at: Point, lock: u8) {
        self.run.ground.unlock(lock);
        self.tell(Event::DoorUnlocked { at });
    }

    pub(crate) fn break_wall(&mut self, at: Point) {
        self.run.ground.break_secret(at);
        self.tell(Event::SecretOpened { at });
    }

    /// An arrow or something like it flies.
    pub(crate) fn let_fly(&mut self, body: Body, from: Point, to: Point, spell: Option<crate::Spell>) {
        let by = self.who(body);
        self.tell(Event::Shot { by, from, to, spell });
    }
}
