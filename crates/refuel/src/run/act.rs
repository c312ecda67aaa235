//! What commands of a run do, in terms of the verbs.

use engine::Checked;

use super::fight::FightSort;
use super::gift::Gift;
use super::port::Shelf;
use super::stop::Stop;
use super::voyage::Voyage;
use super::{Run, RunCommand};
use crate::{Blueprint, Command};

impl Voyage<'_> {
    pub(super) fn carry_out(&mut self, order: &Checked<RunCommand>) {
        match order.command() {
            RunCommand::Go(place) => self.go(place),
            RunCommand::Take(place, said) => self.take_offer(place, said),
            RunCommand::Leave => {
                self.count_choice();
                self.leave();
                self.go_on();
            }
            RunCommand::Battle(command) => self.fight_on(command),
        }
    }

    fn go(&mut self, place: u8) {
        self.count_choice();
        let stop = self.come_to(place);
        match stop {
            Stop::Fight(_) => self.begin_battle(),
            Stop::Shop(shelf) => self.enter(shelf),
            Stop::Rest => {
                let offers = self.run().rest();
                self.lay_out(vec![offers]);
            }
            Stop::Encounter => {
                let encounter = self.run().meeting();
                let offers = self.run().answers(encounter);
                self.meet(encounter);
                self.lay_out(vec![offers]);
            }
        }
        self.go_on();
    }

    fn enter(&mut self, shelf: Shelf) {
        let offers = self.run().shop(shelf);
        self.lay_out(vec![offers]);
    }

    fn take_offer(&mut self, place: u8, said: Option<Blueprint>) {
        self.count_choice();
        let gifts = self.take(place, said);
        for gift in gifts {
            if let Gift::Chance(percent, better, worse) = gift {
                let is_better = self.fall(percent);
                for gift in if is_better { better } else { worse } {
                    self.befall(gift);
                }
            }
        }
        self.go_on();
    }

    /// A command of the battle, and what follows when it is over.
    fn fight_on(&mut self, command: Command) {
        let Some(outcome) = self.play_battle(command) else { return };
        let sort = self.run().fight_sort();
        let is_last = sort == FightSort::Boss && self.run().act + 1 == Run::ACTS;
        self.end_battle(sort, outcome);
        if !outcome.is_won() || is_last {
            self.end();
            return;
        }
        self.pay(self.run().pay(sort));
        let prizes = self.run().prizes();
        let (offers, pity) = self.run().rewards(sort, &prizes);
        self.set_pity(pity);
        if sort == FightSort::Boss {
            self.mend(self.run().haven());
        }
        self.lay_out(offers);
        self.go_on();
    }

    /// Puts away what is done with, and begins the next act after the last layer of this one.
    fn go_on(&mut self) {
        self.clear_away();
        if self.run().is_sector_done() {
            self.begin_act();
        }
    }
}
