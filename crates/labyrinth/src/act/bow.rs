//! Shooting.

use engine::Sink;
use grid::Point;

use super::Act;
use crate::{Event, Manner, Who};

impl<S: Sink<Event>> Act<'_, S> {
    pub(super) fn shoot(&mut self, at: Point) {
        let place = self.run.foe_at(at).expect("it was checked that somebody is there");
        let hero = &mut self.run.hero;
        hero.arrows -= 1;
        let from = hero.at;
        self.tell(Event::Shot { by: Who::Hero, from, to: at, spell: None });
        let blow =
            self.run.clash().arrow(&self.run.foes[place]).expect("it was checked that a bow is in hand");
        let way = from.straight(at).map(|(way, _)| way);
        let id = self.run.foes[place].id;
        self.strike_foe(place, blow, Manner::Shot, way);
        if let Some(place) = self.place(id) {
            self.barb(place);
        }
    }
}
