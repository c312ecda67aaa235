//! Turns, floors, and what stands on them.

use engine::Sink;
use grid::Point;

use super::Act;
use crate::floors::ground::Ground;
use crate::{Arrival, Blessing, Event, Floor, Kind, Loot, Pad, Thing, Turns};

impl<S: Sink<Event>> Act<'_, S> {
    /// A turn passes, and whoever stays is told what comes of it.
    pub(crate) fn count_turn(&mut self) {
        let (drift, was_stirring) = (self.run.drift(), self.run.unrest().is_stirring());
        self.run.turn.0 += 1;
        self.run.floor_turn.0 += 1;
        self.tell_drift(drift);
        if self.run.unrest().is_stirring() && !was_stirring {
            let every = self.run.content.unrest.every;
            self.tell(Event::FloorStirred { every });
        }
    }

    /// Arrivals are stronger, if they were less so before.
    pub(crate) fn tell_drift(&mut self, before: u16) {
        let drift = self.run.drift();
        if drift > before {
            self.tell(Event::DriftRose { drift });
        }
    }

    /// The hero comes up to a floor on which these dwell, and leaves everything else behind.
    pub(crate) fn enter_floor(&mut self, floor: &Floor, dwellers: &[(Kind, Point)]) {
        let run = &mut *self.run;
        run.ground = Ground::of(floor);
        run.hero.at = floor.start;
        run.hero.keys = 0;
        (run.fights, run.fight, run.floor_turn) = (0, None, Turns(0));
        run.foes.clear();
        run.next_id = 0;
        for (kind, at) in dwellers {
            run.add_foe(*kind, *at);
        }
        let pads = floor.things.iter().filter(|(_, thing)| *thing == Thing::Pad);
        run.pads = pads.map(|(at, _)| Pad { at: *at, arrival: None }).collect();
        run.shop = None;
        self.tell(Event::FloorEntered { floor: floor.number });
    }

    /// Somebody is on the way to a pad, with so many turns of warning.
    pub(crate) fn announce_arrival(&mut self, pad: usize, kind: Kind, turns: Turns) {
        let at = self.run.pads[pad].at;
        self.run.pads[pad].arrival = Some(Arrival { kind, turns });
        if self.run.ground.known.explored.contains(at) {
            let turns = self.run.content.pads.warning;
            self.tell(Event::ArrivalAnnounced { at, kind, turns });
        }
        let unrest = self.run.unrest();
        if unrest.is_stirring() {
            let strength = self.run.content.strength(unrest);
            self.tell(Event::Sought { kind, strength });
        }
    }

    /// A turn passes for a pad; gives whoever arrives there now.
    pub(crate) fn count_down(&mut self, pad: usize) -> Option<Kind> {
        let pad = &mut self.run.pads[pad];
        let arrival = pad.arrival.as_mut()?;
        arrival.turns = arrival.turns.less(Turns(1));
        if arrival.turns > Turns::NONE {
            return None;
        }
        pad.arrival.take().map(|arrival| arrival.kind)
    }

    pub(crate) fn take_key(&mut self, at: Point, lock: u8) {
        self.run.ground.remove_thing(at);
        self.run.hero.keys |= 1 << lock;
        self.tell(Event::KeyFound { at, lock });
    }

    /// A chest is gone, and what was in it lies there.
    pub(crate) fn open_chest(&mut self, at: Point, loot: Loot) {
        self.run.ground.remove_thing(at);
        self.run.ground.loot.push((at, loot));
    }

    pub(crate) fn empty_fountain(&mut self, at: Point) {
        self.run.ground.spent.insert(at);
        self.tell(Event::FountainUsed { at });
    }

    /// A shrine gives what it has to give, for good.
    pub(crate) fn bless(&mut self, at: Point, blessing: Blessing) {
        self.run.ground.spent.insert(at);
        let (hero, places) = (&mut self.run.hero, &self.run.content.places);
        match blessing {
            Blessing::Health => hero.blessings.hp += places.shrine_hp,
            Blessing::Attack => hero.blessings.attack += places.shrine_attack,
            Blessing::Defence => hero.blessings.defence += places.shrine_defence,
            Blessing::Magic => {}
        }
        hero.refresh(&self.run.content);
        if blessing == Blessing::Health {
            hero.hp += self.run.content.places.shrine_hp;
        }
        self.tell(Event::Blessed { at, blessing });
    }
}
