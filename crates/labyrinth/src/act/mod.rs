//! Playing a command: what it does, and then what everybody else does.
//!
//! Everything that changes a run is written here and tells what it did.

mod arrivals;
mod blows;
mod bow;
mod climb;
mod deeds;
mod fights;
mod foes;
mod loot;
mod market;
mod minds;
mod paths;
mod sight;
mod spells;
mod ticks;
mod traps;
mod walk;

use engine::{Audience, Checked, Sink};
use grid::Point;

use crate::{Command, Event, FoeId, Tower, Who};

/// A run that is being played, with whoever listens.
pub(crate) struct Act<'a, S> {
    pub(crate) run: &'a mut Tower,
    sink: &'a mut S,
}

/// Whether a command took a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Time {
    Passes,
    Stands,
}

impl<'a, S: Sink<Event>> Act<'a, S> {
    pub(crate) const fn new(run: &'a mut Tower, sink: &'a mut S) -> Self {
        Self { run, sink }
    }

    pub(crate) fn carry_out(&mut self, order: &Checked<Command>) {
        if self.command(order.command()) == Time::Passes && !self.is_over() {
            self.pass_turn();
        }
    }

    fn command(&mut self, command: Command) -> Time {
        let guarded = std::mem::take(&mut self.run.hero.guards);
        match command {
            Command::Step(direction) => self.step(direction),
            Command::Close(direction) => self.close(direction),
            Command::Guard => self.guard(),
            Command::Dash(direction) => self.dash(direction),
            Command::Shoot(at) => self.shoot(at),
            Command::Cast(spell, at) => self.cast(spell, at),
            Command::Drink(flask) => self.drink(flask),
            Command::Equip(place) => self.equip(place),
            Command::Scout => self.scout(),
            Command::Wait => {}
            Command::Ascend => {
                self.ascend();
                return Time::Stands;
            }
            Command::Drop(place) => self.lay_down(place),
            Command::Buy(place) => self.buy(place),
            Command::Reroll => self.reroll(),
            Command::Upgrade(slot) => self.upgrade(slot),
            Command::Relic(place) => self.take_relic(place),
            Command::Heal => self.pay_station(),
        }
        if command.takes_a_turn() {
            Time::Passes
        } else {
            self.run.hero.guards = guarded;
            Time::Stands
        }
    }

    /// The order of a turn. RULES.md, section 4.
    fn pass_turn(&mut self) {
        self.run.turn += 1;
        self.run.floor_turn += 1;
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

    fn tell(&mut self, event: Event) {
        self.sink.emit(Audience::Everyone, event);
    }

    /// Tells what can only be known by somebody who sees the tile.
    fn tell_at(&mut self, at: Point, event: Event) {
        if self.run.ground.known.seen.contains(at) {
            self.tell(event);
        }
    }

    /// Tells a move of which one end is seen.
    fn tell_move(&mut self, event: Event, from: Point, to: Point) {
        let seen = &self.run.ground.known.seen;
        if seen.contains(from) || seen.contains(to) {
            self.tell(event);
        }
    }

    const fn is_over(&self) -> bool {
        self.run.over.is_some()
    }

    fn place(&self, id: FoeId) -> Option<usize> {
        self.run.foes.binary_search_by_key(&id, |foe| foe.id).ok()
    }

    fn who(&self, place: usize) -> Who {
        let foe = &self.run.foes[place];
        Who::Foe(foe.id, foe.kind)
    }
}
