//! What each command does, and the order of a turn.

mod arrive;
mod boss;
mod deeds;
mod foes;
mod harm;
mod market;
mod offers;
mod strike;
mod throws;
mod turn;
mod unrest;
mod walk;
mod warnings;

use engine::{Checked, Seat, Sink};

use crate::verbs::Act;
use crate::{Command, Draught, Energy, Event, Flask, Hp, Modifier, Percent, Stat, Tag, Trigger};

/// What most actions cost.
const PLAIN: Energy = Energy::ACTION;

impl<S: Sink<Event>> Act<'_, S> {
    pub(crate) fn carry_out(&mut self, order: &Checked<Command>) {
        let seat = order.seat();
        self.meet_all();
        let cost = self.deed_of(seat, order.command());
        if let Some(cost) = cost.filter(|_| !self.is_over()) {
            self.spend(seat, cost);
            self.look();
            self.go_on();
        }
    }

    /// What a command does before anybody else acts; what it costs, if it takes time.
    pub(crate) fn deed_of(&mut self, seat: Seat, command: Command) -> Option<Energy> {
        match command {
            Command::Step(way) => Some(self.step(seat, way)),
            Command::Dash(way) => Some(self.dash(seat, way)),
            Command::Wait => Some(self.wait(seat)),
            Command::Throw(slot, at) => Some(self.throw(seat, slot, at)),
            Command::Use(slot) => Some(self.throw(seat, slot, self.run().hero(seat).at)),
            Command::Drink(flask) => Some(self.drink(seat, flask)),
            Command::Hurl(flask, at) => Some(self.hurl(seat, flask, at)),
            Command::Take => self.free(|act| act.take_up(seat, act.run().hero(seat).at)),
            Command::Drop(slot) => self.free(|act| act.lay_down(seat, slot)),
            Command::Choose(place) => self.free(|act| act.choose(seat, place)),
            Command::Leave => self.free(|act| act.leave(seat)),
            Command::Buy(place) => self.free(|act| act.buy(seat, place)),
            Command::Descend(branch) => self.free(|act| act.descend(branch)),
        }
    }

    /// What takes no time.
    fn free(&mut self, deed: impl FnOnce(&mut Self)) -> Option<Energy> {
        deed(self);
        None
    }

    /// Looks around.
    pub(crate) fn look(&mut self) {
        self.glance();
        self.notice_all();
    }

    fn wait(&mut self, seat: Seat) -> Energy {
        let at = self.run().hero(seat).at;
        for other in self.run().seats().filter(|other| *other != seat) {
            let friend = self.run().hero(other);
            if friend.down.is_some_and(|left| left.0 > 0) && friend.at.distance(at) <= 1 {
                self.tend(other);
            }
        }
        if self.run().hero(seat).stat(Stat::Brace) > 0 {
            self.brace(seat);
        }
        self.trigger(seat, Trigger::Wait, None);
        PLAIN
    }

    fn drink(&mut self, seat: Seat, flask: Flask) -> Energy {
        self.drink_up(seat, flask);
        match flask.draught() {
            Draught::Heals => self.heal_by(seat, self.run().flask()),
            Draught::Hastes => self.afflict_hero(seat, crate::Ailment::Hasted),
            Draught::Breaks(..) | Draught::Strikes(_) => {}
        }
        PLAIN
    }

    /// Heals somebody, better with what is verdant.
    fn heal_by(&mut self, seat: Seat, hp: Hp) {
        let measure = self.run().hero(seat).measure(Tag::Verdant);
        self.heal(seat, hp.raised(Percent(measure.0 / 2)));
    }
}

impl crate::Descent {
    /// What a healing flask heals.
    pub(crate) const fn flask(&self) -> Hp {
        if self.modifiers.has(Modifier::ThinFlasks) { Hp(30) } else { self.content.flask }
    }
}
