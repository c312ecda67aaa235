//! What each command does, and then what everybody else does. Everything is done by `verbs`.

mod arrivals;
mod blows;
mod climb;
mod deaths;
mod deeds;
mod fights;
mod foes;
mod loot;
mod market;
mod sight;
mod spells;
mod ticks;
mod traps;
mod walk;

use engine::{Checked, Sink};

use crate::verbs::Act;
use crate::{Command, Event};

impl<S: Sink<Event>> Act<'_, S> {
    pub(crate) fn carry_out(&mut self, order: &Checked<Command>) {
        let command = order.command();
        if command.ends_a_guard() {
            self.lower_guard();
        }
        match command {
            Command::Step(direction) => self.step(direction),
            Command::Close(direction) => self.close(direction),
            Command::Guard => self.raise_guard(),
            Command::Dash(direction) => self.dash(direction),
            Command::Shoot(at) => self.shoot(at),
            Command::Cast(spell, at) => self.cast(spell, at),
            Command::Drink(flask) => self.drink(flask),
            Command::Equip(place) => self.swap_gear(place),
            Command::Scout => self.scout(),
            Command::Wait => {}
            Command::Ascend => self.ascend(),
            Command::Drop(place) => self.lay_down(place),
            Command::Buy(place) => self.buy(place),
            Command::Reroll => self.renew_offers(),
            Command::Upgrade(slot) => self.improve(slot),
            Command::Relic(place) => self.take_relic(place),
            Command::Heal => self.pay_station(),
        }
        if command.takes_a_turn() && !self.is_over() {
            self.pass_turn();
        }
    }

    /// The order of a turn. RULES.md, section 4.
    fn pass_turn(&mut self) {
        self.count_turn();
        self.hero_suffers();
        self.foes_act();
        self.foes_suffer();
        if self.is_over() {
            return;
        }
        self.pads_tick();
        self.things_rest();
        self.settle_fight();
        self.look();
    }
}
