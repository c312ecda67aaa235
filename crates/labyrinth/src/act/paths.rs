//! Which way foes go.

use engine::Sink;
use grid::{Point, nearer};

use super::Act;
use crate::{Cells, Doors, Event, Foe, Thing, Who};

/// Farther away than this, nobody finds the way.
const FARTHEST: usize = 40;

impl<S: Sink<Event>> Act<'_, S> {
    /// One step on a shortest way to the hero; of several such steps any.
    pub(super) fn approach(&mut self, place: usize) {
        let foe = self.run.foes[place];
        let goal = Cells::of(self.run.hero.at);
        let free = self.run.passable(foe.kind.doors());
        let bodies = self.run.bodies();
        // Around the others if a way leads there, else behind them.
        let nearer = |free: Cells| nearer(foe.at, &goal, &free, FARTHEST);
        let steps = nearer(free - bodies).or_else(|| nearer(free));
        let Some(steps) = steps else { return };
        let steps = steps - bodies - goal;
        if let Some(to) = self.any_of(&steps) {
            self.move_foe(place, to);
        }
    }

    /// One step away from the hero, if there is one; a tile that is seen is better than none.
    pub(super) fn step_back(&mut self, place: usize) -> bool {
        let foe = self.run.foes[place];
        let hero = self.run.hero.at;
        let taken = self.run.bodies() | Cells::of(hero);
        let free = self.run.ground.free() - taken;
        let is_farther = |at: &Point| free.contains(*at) && at.distance(hero) > foe.at.distance(hero);
        let away: Cells = foe.at.neighbours().into_iter().filter(is_farther).collect();
        let in_sight = away & self.run.ground.known.seen;
        let to = self.any_of(if in_sight.is_empty() { &away } else { &in_sight });
        to.inspect(|to| self.move_foe(place, *to)).is_some()
    }

    /// One of the tiles; the dice decide only where there is something to decide.
    fn any_of(&mut self, tiles: &Cells) -> Option<Point> {
        let count = u32::try_from(tiles.len()).expect("tiles are few");
        let place = if count > 1 { self.run.dice.foes.below(count) } else { 0 };
        tiles.nth(place as usize)
    }

    fn move_foe(&mut self, place: usize, to: Point) {
        let Foe { id, kind, at: from, .. } = self.run.foes[place];
        if self.run.ground.closed.contains(to) && kind.doors() == Doors::Opens {
            self.run.ground.open_door(to);
            let by = Who::Foe(id, kind);
            return self.tell_at(to, Event::DoorOpened { at: to, by });
        }
        self.run.foes[place].at = to;
        self.tell_move(Event::FoeStepped { id, kind, from, to }, from, to);
        self.foe_arrives(place);
    }

    /// What happens to a foe that comes to a tile.
    pub(super) fn foe_arrives(&mut self, place: usize) {
        let at = self.run.foes[place].at;
        if let Some(trap @ (Thing::Spikes | Thing::Darts)) = self.run.ground.thing(at) {
            let who = self.who(place);
            self.spring(at, trap, who);
        }
    }
}

impl crate::Tower {
    /// The tiles that somebody can walk over, to whom doors are this.
    fn passable(&self, doors: Doors) -> Cells {
        let ground = &self.ground;
        match doors {
            Doors::Stopped => ground.free(),
            Doors::Opens | Doors::Passes => {
                let locked: Cells = ground.locks.iter().flatten().copied().collect();
                ground.open - locked - ground.blocked
            }
        }
    }
}
