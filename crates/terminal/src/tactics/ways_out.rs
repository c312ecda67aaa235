//! The ways out of a match: giving up, leaving, watching it again, a rematch.

use stage::tactics::{LESSONS, Verdict, before_abandoning, before_surrender};
use tactics::{Command, REFEREE, Stage};

use super::duel::{Duel, Pending};
use super::opening;
use crate::keys::Action;
use crate::replay;
use crate::screen::{Desk, Go, before_losing};

impl Duel {
    pub(super) fn ask_to_end(&mut self) {
        let in_draft = self.position().stage() == Stage::Draft;
        let side = self.table.own().or_else(|| self.person()).filter(|_| !in_draft);
        self.asking = Some(match side {
            Some(side) => (before_surrender(side), Pending::Surrender(side)),
            None => (before_abandoning(), Pending::Abandon),
        });
    }

    pub(super) fn answer(&mut self, action: Action, desk: &mut Desk) -> Go {
        let Some((_, pending)) = self.asking.take() else { return Go::Stay };
        if action != pending.keys()[0] {
            return Go::Stay;
        }
        match (pending, &self.keeper) {
            (Pending::Leave, _) | (Pending::Abandon, None) => return Go::Back,
            (Pending::Surrender(side), _) => self.play(REFEREE, Command::Surrender(side), desk),
            (Pending::Abandon, Some(keeper)) => match desk.store.abandon(keeper.path()) {
                Ok(()) => return Go::Back,
                Err(error) => desk.say(format!("The match cannot be put away: {error}")),
            },
        }
        Go::Stay
    }

    pub(super) fn leave(&mut self) -> Go {
        if self.keeper.as_ref().is_some_and(|keeper| keeper.trouble().is_some()) {
            self.asking = Some((before_losing(), Pending::Leave));
            return Go::Stay;
        }
        Go::Back
    }

    pub(super) fn codex(&self) -> Go {
        Go::Open(Box::new(opening::codex(self.session.game().content())))
    }

    pub(super) fn watch(&self, desk: &mut Desk) -> Go {
        replay::open(super::replay(&self.session.record(), Some(self.table)), desk)
    }

    pub(super) fn after_the_end(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            Action::Confirm if self.lesson.is_none() => {
                desk.say(format!(
                    "[{}] plays the same match again with another seed.",
                    desk.key(Action::Again)
                ));
            }
            Action::Again | Action::Confirm => return self.again(desk),
            Action::Back => return Go::Back,
            _ => return self.anywhere_after(action, desk),
        }
        Go::Stay
    }

    fn anywhere_after(&mut self, action: Action, desk: &mut Desk) -> Go {
        if action == Action::Abandon { Go::Stay } else { self.anywhere(action, desk) }
    }

    /// A rematch, or the next lesson, or the same one when it failed.
    fn again(&mut self, desk: &mut Desk) -> Go {
        let Some(lesson) = self.lesson else {
            let (rules, seed) = (self.session.setup().rules, desk.clock.fresh_seed());
            return Go::Swap(Box::new(opening::begin(rules, self.table, seed, desk)));
        };
        let here = LESSONS.iter().position(|known| known == lesson).unwrap_or(0);
        let next = if self.verdict() == Verdict::Solved { here + 1 } else { here };
        match LESSONS.get(next) {
            Some(lesson) => Go::Swap(Box::new(opening::learn(lesson, desk))),
            None => Go::Back,
        }
    }
}
