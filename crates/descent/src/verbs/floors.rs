//! Arriving, and leaving.

use engine::Sink;
use grid::Point;

use super::Act;
use crate::floors::level::Level;
use crate::{Energy, Event, Floor, Hero};

impl<S: Sink<Event>> Act<'_, S> {
    /// Everybody arrives on a floor, and leaves everything else behind.
    pub(crate) fn enter(&mut self, floor: &Floor, places: [Point; 2]) {
        let run = &mut *self.run;
        run.level = Level::of(floor);
        run.sketch.forget();
        run.foes.clear();
        (run.next_id, run.keys, run.floor_turn, run.offer) = (0, 0, 0, None);
        (run.stock, run.passed_over, run.is_dealt) = ([None; 4], 0, false);
        for (hero, at) in run.heroes.iter_mut().zip(places) {
            hero.at = at;
            hero.energy = Energy::ACTION;
            hero.pack.renew();
        }
        let is_low = |hero: &Hero| hero.hp < hero.most.share(run.content.hearth_below);
        run.is_hearth_lit = run.heroes.iter().any(is_low);
        self.tell(Event::FloorEntered { place: floor.place });
    }

    pub(crate) fn score(&mut self, points: i64) {
        self.run.score += points;
    }
}
