//! What is gained, and what may become of it on the way.

use serde::{Deserialize, Serialize};

use crate::Good;

/// So much of each good. Gains are whole before they arrive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gains {
    amounts: [i32; Good::ALL.len()],
}

/// Something that gains go through on their way: all rules in order, each once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GainRule {
    /// Gains of what.
    pub of: Good,
    /// What becomes of them.
    pub bend: Bend,
    /// When, among all rules: the lowest first.
    pub order: i32,
}

/// What becomes of a gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bend {
    /// So many hundredths of it arrive.
    Percent(u16),
    /// It comes as so many hundredths of something else.
    Into(Good, u16),
    /// So many hundredths of something else come with it.
    Also(Good, u16),
    /// It does not come.
    Nothing,
}

impl GainRule {
    /// What something else brings along.
    pub const ALONG: i32 = 0;
    /// What becomes something else, when all that comes along is there.
    pub const LAST: i32 = 1000;

    /// So many hundredths of it arrive.
    pub const fn percent(of: Good, percent: u16) -> Self {
        Self { of, bend: Bend::Percent(percent), order: -1000 }
    }

    /// So many hundredths of something else come with it.
    pub const fn also(of: Good, other: Good, percent: u16) -> Self {
        Self { of, bend: Bend::Also(other, percent), order: Self::ALONG }
    }

    /// It comes as so many hundredths of something else.
    pub const fn into(of: Good, other: Good, percent: u16) -> Self {
        Self { of, bend: Bend::Into(other, percent), order: Self::LAST }
    }
}

impl Gains {
    /// A gain of one good.
    pub const fn one(good: Good, amount: i32) -> Self {
        let mut amounts = [0; Good::ALL.len()];
        amounts[good.index()] = amount;
        Self { amounts }
    }

    /// How much of a good.
    pub const fn get(&self, good: Good) -> i32 {
        self.amounts[good.index()]
    }

    /// What arrives after one rule.
    #[must_use]
    pub fn after(mut self, rule: GainRule) -> Self {
        let amount = self.get(rule.of);
        let part = |percent: u16| {
            let part = i64::from(amount) * i64::from(percent) / 100;
            i32::try_from(part).unwrap_or(i32::MAX)
        };
        let (left, other) = match rule.bend {
            Bend::Percent(percent) => (part(percent), None),
            Bend::Into(other, percent) => (0, Some((other, part(percent)))),
            Bend::Also(other, percent) => (amount, Some((other, part(percent)))),
            Bend::Nothing => (0, None),
        };
        self.amounts[rule.of.index()] = left;
        if let Some((other, more)) = other {
            let amount = &mut self.amounts[other.index()];
            *amount = amount.saturating_add(more);
        }
        self
    }

    /// What arrives after all rules, which are in order.
    #[must_use]
    pub fn through(self, rules: &[GainRule]) -> Self {
        debug_assert!(rules.is_sorted_by_key(|rule| rule.order), "rules come in order");
        rules.iter().fold(self, |gains, rule| gains.after(*rule))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Good::{Energy, Fuel, Materials};

    #[track_caller]
    fn arrives(gain: Gains, rules: &[GainRule], wanted: [i32; 3]) {
        let gains = gain.through(rules);
        assert_eq!(Good::ALL.map(|good| gains.get(good)), wanted);
    }

    #[test]
    fn gains_become_what_their_rules_say() {
        let ten = Gains::one(Materials, 10);
        arrives(ten, &[], [10, 0, 0]);
        arrives(ten, &[GainRule::also(Materials, Energy, 45)], [10, 4, 0]);
        arrives(ten, &[GainRule::into(Materials, Fuel, 20)], [0, 0, 2]);
        arrives(ten, &[GainRule::percent(Energy, 200)], [10, 0, 0]);
        arrives(ten, &[GainRule { bend: Bend::Nothing, ..GainRule::percent(Materials, 0) }], [0, 0, 0]);
    }

    #[test]
    fn a_rule_sees_what_those_before_it_left_and_no_rule_comes_twice() {
        let rules = [
            GainRule::percent(Materials, 150),
            GainRule::also(Materials, Energy, 40),
            GainRule::into(Energy, Materials, 50),
        ];
        // Fifteen instead of ten; six energy with them, which come as three materials.
        arrives(Gains::one(Materials, 10), &rules, [18, 0, 0]);
        arrives(Gains::one(Energy, 10), &rules, [5, 0, 0]);
    }
}
