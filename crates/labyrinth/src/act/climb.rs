//! Coming up to a floor.

use engine::Sink;
use grid::Point;

use crate::verbs::Act;
use crate::{Event, Floor, FloorNumber, Gold, Healing, Kind, Labyrinth, Rank};

impl<S: Sink<Event>> Act<'_, S> {
    pub(super) fn ascend(&mut self) {
        self.end_fight();
        self.enter(self.run().ground.number.next());
    }

    /// Comes up to a floor, which is as the seed wants it whatever happened below.
    pub(crate) fn enter(&mut self, number: FloorNumber) {
        let (floor, _) = Floor::generate(self.run().seed, number);
        self.enter_floor(&floor, &self.run().dwellers(&floor));
        if let Some(interest) = self.run().hero.interest(&self.run().content) {
            let gold = i32::try_from(self.run().hero.gold.0).unwrap_or(i32::MAX / 100);
            self.gain_interest(Gold(interest.of(gold).unsigned_abs()));
        }
        if floor.is_milestone() {
            self.stock_shop();
            self.refill_spells(u8::MAX);
            self.heal(self.run().content.places.welcome, Healing::Welcome);
        } else {
            self.refill_spells(self.run().content.spells.charges_per_floor);
        }
        self.look();
    }
}

impl Labyrinth {
    /// Whoever waits on a floor, drawn for the floor alone.
    fn dwellers(&self, floor: &Floor) -> Vec<(Kind, Point)> {
        let mut luck = self.seed.branch("lairs").branch(floor.number.0).stream();
        let mut kind = |rank: Rank| {
            if rank == Rank::Boss {
                return Kind::boss_of(floor.number);
            }
            let kinds = Kind::living_on(floor.number, rank);
            kinds[luck.below(u32::try_from(kinds.len()).expect("kinds are few")) as usize]
        };
        floor.foes.iter().map(|lair| (kind(lair.rank), lair.at)).collect()
    }
}
