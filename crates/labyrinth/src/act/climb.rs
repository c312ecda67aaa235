//! Coming up to a floor.

use engine::Sink;

use super::Act;
use crate::ground::Ground;
use crate::stats::share;
use crate::{Event, Floor, Healing, Kind, Pad, Rank, Thing};

impl<S: Sink<Event>> Act<'_, S> {
    pub(super) fn ascend(&mut self) {
        self.end_fight();
        self.enter(self.run.ground.number.saturating_add(1));
    }

    /// Comes up to a floor, which is as the seed wants it whatever happened below.
    pub(crate) fn enter(&mut self, number: u32) {
        let (floor, _) = Floor::generate(self.run.seed, number);
        self.run.ground = Ground::of(&floor);
        self.run.hero.at = floor.start;
        self.run.hero.keys = 0;
        self.run.fights = 0;
        self.run.fight = None;
        self.run.floor_turn = 0;
        self.run.foes.clear();
        self.run.next_id = 0;
        self.settle(&floor);
        let pads = floor.things.iter().filter(|(_, thing)| *thing == Thing::Pad);
        self.run.pads = pads.map(|(at, _)| Pad { at: *at, arrival: None }).collect();
        self.run.shop = None;
        self.tell(Event::FloorEntered { floor: number });
        if let Some(interest) = self.run.hero.interest(&self.run.content) {
            let gold = i32::try_from(self.run.hero.gold).unwrap_or(i32::MAX / 100);
            let gold = share(gold, interest.into()).unsigned_abs();
            self.run.hero.gold += gold;
            self.tell(Event::Interest { gold });
        }
        if floor.is_milestone() {
            self.stock_shop();
            self.refill_spells(u8::MAX);
            self.heal(self.run.content.places.welcome, Healing::Welcome);
        } else {
            self.refill_spells(self.run.content.spells.charges_per_floor);
        }
        self.look();
    }

    /// Whoever waits on the floor, drawn for the floor alone.
    fn settle(&mut self, floor: &Floor) {
        let mut luck = self.run.seed.branch("lairs").branch(floor.number).stream();
        for lair in &floor.foes {
            let kind = if lair.rank == Rank::Boss {
                Kind::boss_of(floor.number)
            } else {
                let kinds = Kind::living_on(floor.number, lair.rank);
                kinds[luck.below(u32::try_from(kinds.len()).expect("kinds are few")) as usize]
            };
            self.run.add_foe(kind, lair.at);
        }
    }
}
