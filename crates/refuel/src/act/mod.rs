//! What commands and ticks do, in terms of verbs.

mod abilities;
mod aim;
mod economy;
mod flight;
mod habits;
mod harm;
mod shoot;
mod spawn;
mod tick;

use engine::Checked;

pub(crate) use self::economy::YIELDS;

use crate::verbs::Act;
use crate::{Blueprint, Command, Event, Placing, Target};

impl Act<'_> {
    pub(crate) fn carry_out(&mut self, order: &Checked<Command>) {
        match order.command() {
            Command::Build(blueprint, target) => self.build(blueprint, target),
            Command::Sell(at) => self.sell(at),
            Command::Aim(at, priority) => self.set_priority(at, priority),
            Command::Use(blueprint, target) => self.use_ability(blueprint, target),
            Command::Wave => self.begin_wave(),
            Command::Run(ticks) => self.pass_ticks(ticks),
        }
    }

    fn build(&mut self, blueprint: Blueprint, target: Target) {
        let run = self.run();
        let (stats, price) = (run.make(blueprint, target), run.price(blueprint, target));
        let paid = self.pay(price);
        self.wear(blueprint);
        self.raise(blueprint, target, stats, paid);
        let at = target.at().expect("it was checked that it stands somewhere");
        self.tell(Event::Built { blueprint, at, paid });
    }

    fn use_ability(&mut self, blueprint: Blueprint, target: Target) {
        let run = self.run();
        let (stats, price) = (run.make(blueprint, target), run.price(blueprint, target));
        let paid = self.pay(price);
        self.wear(blueprint);
        self.tell(Event::Used { blueprint, target, paid });
        if matches!(blueprint.row().place, Placing::Tile(_)) {
            self.raise(blueprint, target, stats, paid);
        }
        self.do_deeds(blueprint, target, &stats);
    }
}
