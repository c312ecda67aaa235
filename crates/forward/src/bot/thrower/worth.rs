//! What the commands of a moment are worth to somebody who plays on well.

use super::{Round, Thrower};
use crate::odds::{Body, Chance, hand};
use crate::{Climb, Command, Foe, Hp, Phase, Price, View};

impl Thrower {
    /// The chance to win the run after a legal command, as this player judges it. Nothing for a look and for
    /// cards that go back: what they are worth depends on cards that nobody has seen.
    pub(in crate::bot) fn worth(&self, view: &View, command: Command) -> Option<Chance> {
        let body = Body::of(view.hero);
        Some(match (view.phase, command) {
            (Phase::Path, Command::Turn(slot)) => self.turn_worth(view, body, slot),
            (Phase::Path, Command::Heal) => {
                let healed = body.healed_by_lux(&self.values.meetings.content)?;
                self.path_worth_of(view, healed)
            }
            (Phase::Path, Command::Forward) => self.after(view)[self.values.bodies.index(body)],
            (Phase::Peek, Command::Return(slots)) if slots.is_empty() => self.path_worth(view),
            (Phase::Clash { foe, throw }, Command::Keep(die)) => {
                self.keep_worth(view, foe, body, throw.yours[die.index()], throw.foes)
            }
            (Phase::Clash { foe, throw }, Command::Reroll(die)) => {
                Round::new(self, view, foe, throw.foes).reroll_worth(throw, die)?
            }
            (Phase::Brink { foe, hp }, Command::Ward) => self.warded(view, foe, hp),
            (Phase::Brink { .. }, Command::Endure) => Chance::NEVER,
            (Phase::Terror, Command::Pay(price)) => self.paid(view, body, price),
            (Phase::Pit { climb, .. }, Command::Endure) => self.endured(view, climb),
            (Phase::Pit { climb, .. }, Command::Reroll(_)) => self.rolled_again(view, climb),
            _ => return None,
        })
    }

    /// The chance to win between two cards, by healing and turning cards alone.
    pub(in crate::bot) fn path_worth(&self, view: &View) -> Chance {
        self.path_worth_of(view, Body::of(view.hero))
    }

    fn path_worth_of(&self, view: &View, body: Body) -> Chance {
        let here = match self.best_turn(view, body) {
            Some((_, worth)) => worth,
            None => self.values.with_left(view.location, 0)[hand(view.hero.weapon)]
                [self.values.bodies.index(body)],
        };
        match body.healed_by_lux(&self.values.meetings.content) {
            Some(healed) => here.max(self.path_worth_of(view, healed)),
            None => here,
        }
    }

    fn warded(&self, view: &View, foe: Foe, hp: Hp) -> Chance {
        let body = Body::of(view.hero);
        let warded = Body { hp: hp.0, lux: body.lux.saturating_sub(1), ..body };
        let after = self.after(view);
        if foe.hp == Hp::ZERO {
            return after[self.values.bodies.index(warded)];
        }
        self.values.mean(&self.values.meetings.fight(view.hero.weapon, warded, foe.hp.0), after)
    }

    fn paid(&self, view: &View, body: Body, price: Price) -> Chance {
        match self.values.meetings.paid(body, price) {
            Body { hp: 0, .. } => Chance::NEVER,
            paid => self.after(view)[self.values.bodies.index(paid)],
        }
    }

    /// A pit whose failed die stands.
    pub(super) fn endured(&self, view: &View, climb: Climb) -> Chance {
        let fates = self.values.meetings.climb_after_failure(Body::of(view.hero), climb);
        self.values.mean(&fates, self.after(view))
    }

    /// A pit whose failed die is rolled again.
    pub(super) fn rolled_again(&self, view: &View, climb: Climb) -> Chance {
        let body = Body::of(view.hero);
        let spent = Body { lux: body.lux - 1, ..body };
        self.values.mean(&self.values.meetings.climb(spent, climb), self.after(view))
    }
}
