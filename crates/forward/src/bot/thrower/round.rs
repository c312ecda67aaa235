//! One round of a fight: which die to keep, and whether to roll one again first.

use super::Thrower;
use crate::odds::{Body, Chance};
use crate::{Command, Die, DieRule, FightRule, Foe, Throw, View};

/// What each number would be worth if it were kept.
type Numbers = [Chance; 6];

/// A round that is to be decided.
pub(super) struct Round {
    rule: DieRule,
    numbers: Numbers,
    /// The same with one Lux less, if Lux can buy another roll. Looking two rerolls ahead
    /// costs a hundred times as much and wins no more runs.
    after_reroll: Option<Numbers>,
}

impl Round {
    pub(super) fn new(thinker: &Thrower, view: &View, foe: Foe, answer: u8) -> Self {
        let body = Body::of(view.hero);
        let numbers =
            |body: Body| [1, 2, 3, 4, 5, 6].map(|number| thinker.keep_worth(view, foe, body, number, answer));
        let rerolls = view.rules.fight == FightRule::Reroll && body.usable_lux() > 0;
        Self {
            rule: view.rules.die,
            numbers: numbers(body),
            after_reroll: rerolls.then(|| numbers(Body { lux: body.lux - 1, ..body })),
        }
    }

    /// The best thing to do with these dice.
    pub(super) fn best(&self, throw: Throw) -> Command {
        let kept = self.best_keep(throw);
        match self.best_reroll(throw) {
            Some((rerolled, worth)) if worth > worth_of(&self.numbers, throw, kept) => {
                Command::Reroll(rerolled)
            }
            _ => Command::Keep(kept),
        }
    }

    fn best_keep(&self, throw: Throw) -> Die {
        keep(self.rule, &self.numbers, throw)
    }

    /// The die most worth another roll, if Lux can buy one.
    fn best_reroll(&self, throw: Throw) -> Option<(Die, Chance)> {
        let worth = |die: Die| Some((die, self.reroll_worth(throw, die)?));
        Die::ALL.into_iter().filter_map(worth).max_by_key(|&(_, worth)| worth)
    }

    /// What another roll of a die is worth, if Lux can buy one.
    pub(super) fn reroll_worth(&self, throw: Throw, die: Die) -> Option<Chance> {
        let numbers = self.after_reroll.as_ref()?;
        Some((1..=6).fold(Chance::NEVER, |sum, face| {
            let mut fallen = throw;
            fallen.yours[die.index()] = face;
            let kept = keep(self.rule, numbers, fallen);
            sum.or(worth_of(numbers, fallen, kept).and(Chance::of(1, 6)))
        }))
    }
}

fn keep(rule: DieRule, numbers: &Numbers, throw: Throw) -> Die {
    match rule {
        DieRule::Choose | DieRule::Held => Die::ALL
            .into_iter()
            .max_by_key(|&die| worth_of(numbers, throw, die))
            .expect("there are three dice"),
        DieRule::Highest => throw.highest(),
    }
}

fn worth_of(numbers: &Numbers, throw: Throw, die: Die) -> Chance {
    numbers[usize::from(throw.yours[die.index()]) - 1]
}
