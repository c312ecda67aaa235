//! What commands and ticks do, in terms of verbs.

mod abilities;
mod aim;
mod economy;
mod flight;
mod habits;
mod harm;
mod lots;
mod shoot;
mod spawn;
mod swarm;
mod tick;

use engine::Checked;

pub(crate) use self::economy::YIELDS;

use crate::verbs::Act;
use crate::{Blueprint, Command, Deed, Event, Placing, Target};

impl Act<'_> {
    pub(crate) fn carry_out(&mut self, order: &Checked<Command>) {
        match order.command() {
            Command::Build(blueprint, target) => self.build(blueprint, target),
            Command::Sell(at) => self.sell(at),
            Command::Aim(at, priority) => self.set_priority(at, priority),
            Command::Use(blueprint, target) => self.use_ability(blueprint, target),
            Command::Wave => self.call_wave(),
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

    /// The next wave begins, and buildings lend others what they have for it.
    fn call_wave(&mut self) {
        self.begin_wave();
        for lender in 0..self.run().buildings.len() {
            for deed in self.run().buildings[lender].row().deeds {
                let Deed::Lends(around, condition, amount) = *deed else { continue };
                for place in 0..self.run().buildings.len() {
                    if self.run().is_reached(around, lender, place) {
                        self.condition(place, condition, amount);
                    }
                }
            }
        }
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
        self.bury();
    }
}
