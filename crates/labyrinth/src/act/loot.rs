//! Finding, taking, wearing and drinking things.

use engine::Sink;
use grid::{Flood, Point};

use crate::verbs::Act;
use crate::{Bow, Cells, Draught, Event, Flask, Healing, Labyrinth, Loot, Make, Rarity, Spell};

impl<S: Sink<Event>> Act<'_, S> {
    /// Takes what lies on a tile, if there is room for it.
    pub(super) fn pick_up(&mut self, at: Point) {
        let Some(loot) = self.run().ground.loot(at) else { return };
        if self.run().has_room_for(loot) {
            self.take_up(at, loot);
        } else {
            self.leave_lying(at, loot);
        }
    }

    pub(super) fn lay_down(&mut self, place: u8) {
        let item = self.unpack(place);
        self.drop_loot(self.run().hero.at, Loot::Gear(item));
    }

    pub(super) fn drink(&mut self, flask: Flask) {
        self.empty_flask(flask);
        match flask.draught(&self.run().content) {
            Draught::Health(share) => self.heal(share, Healing::Potion),
            Draught::Arrows(count) => self.gain_arrows(count),
            Draught::Charges => self.refill_spells(u8::MAX),
        }
    }

    /// Something falls to the floor there, or as near as there is room.
    pub(super) fn lay(&mut self, at: Point, loot: Loot) {
        let Some(at) = self.run().bare_tile_near(at) else { return };
        self.drop_loot(at, loot);
        if at == self.run().hero.at {
            self.pick_up(at);
        }
    }
}

impl Labyrinth {
    /// Whether something could be taken.
    pub(crate) fn has_room_for(&self, loot: Loot) -> bool {
        match loot {
            Loot::Gear(item) => {
                self.hero.worn(item.slot()).is_none() || self.hero.bag.iter().any(Option::is_none)
            }
            Loot::Flask(flask) => self.hero.flasks(flask) < self.content.drops.most_flasks,
            Loot::Tome(_) | Loot::Gold(_) => true,
        }
    }

    /// What a chest holds depends on the seed, the floor and its tile alone.
    pub(super) fn held_by_chest(&self, at: Point) -> Loot {
        let floor = self.ground.number;
        let mut luck = self.luck_of("chest", at);
        // Two chests of the first floor teach what else there is than bumping.
        match self.ground.gifts.map(|gift| gift == Some(at)) {
            [true, _] => Loot::Gear(self.content.plain(Make::Bow(Bow::Short), Rarity::Common, floor, None)),
            [_, true] => Loot::Tome(Spell::ALL[luck.below(4) as usize]),
            _ => self.content.chest(floor, &mut luck),
        }
    }

    fn bare_tile_near(&self, at: Point) -> Option<Point> {
        let ground = &self.ground;
        let is_bare = |point: &Point| {
            ground.thing(*point).is_none() && ground.loot(*point).is_none() && *point != ground.exit
        };
        let mut near =
            Flood::new(Cells::of(at), &ground.free()).flat_map(|front| front.iter().collect::<Vec<_>>());
        near.find(is_bare)
    }
}
