//! What is thrown, used and broken.

use engine::{Seat, Sink};
use grid::Point;

use super::deeds::Lightning;
use crate::combat::shape::square;
use crate::verbs::{Act, Body};
use crate::{Deed, Draught, Energy, Event, Flask, Hp, Missile, Source, Stat, Trigger};

impl<S: Sink<Event>> Act<'_, S> {
    /// Throws with what is in a slot, or uses it there.
    pub(super) fn throw(&mut self, seat: Seat, slot: u8, at: Point) -> Energy {
        let Some(gear) = self.run().hero(seat).pack.gear(slot).copied() else { return Energy::ACTION };
        self.wear_out(seat, slot, at);
        if let Some(missile) = gear.item.missile() {
            self.hit(seat, missile, at);
            return Energy(100 + self.run().hero(seat).stat(Stat::Throw)).max(Energy(50));
        }
        if let Some(tool) = gear.item.tool() {
            match tool.deed {
                Deed::Shock(harm) => {
                    self.shock(seat, at, self.run().might(seat).deed(harm), Lightning::Aimed);
                }
                deed => self.deed(seat, deed, (at, None)),
            }
        }
        Energy::ACTION
    }

    fn hit(&mut self, seat: Seat, missile: Missile, at: Point) {
        let body = self.bodies_at(seat, at);
        if let Some(body) = body {
            let luck = self.draw_luck();
            let run = self.run();
            let defence = match body {
                Body::Hero(other) => run.hero(other).defence(),
                Body::Foe(id) => run.foe(id).map_or(Hp(0), |foe| foe.defence_against(run.hero(seat).at)),
            };
            let harm = run.might(seat).throw(missile, defence, luck);
            self.hurt(body, harm, Source::Throw(seat), None);
        }
        if let Some(deed) = missile.deed {
            self.deed(seat, deed, (at, body));
        }
        if body.is_some() && !self.is_over() {
            self.trigger(seat, Trigger::Throw, Some((at, body)));
        }
    }

    /// Breaks a flask on a tile.
    pub(super) fn hurl(&mut self, seat: Seat, flask: Flask, at: Point) -> Energy {
        self.break_flask(seat, flask, at);
        match flask.draught() {
            Draught::Breaks(matter, turns, size) => self.come_over(matter, &square(at, size), turns, at),
            Draught::Strikes(harm) => {
                self.shock(seat, at, self.run().might(seat).deed(harm), Lightning::Aimed);
            }
            Draught::Heals | Draught::Hastes => {}
        }
        Energy(100 + self.run().hero(seat).stat(Stat::Throw)).max(Energy(50))
    }
}
