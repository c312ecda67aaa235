//! All ways in which the dice of a round can fall, seen as what they offer.

use std::collections::BTreeMap;

use crate::{BlowTable, DieRule, Hp, Throw};

/// What one kept die would do: HP it deals, HP it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Trade {
    pub(crate) dealt: u8,
    pub(crate) taken: u8,
}

/// Throws that offer the same trades.
#[derive(Clone, Debug)]
pub(crate) struct Offer {
    /// Different from each other, and never none.
    pub(crate) trades: Vec<Trade>,
    /// How many of the 6⁴ throws offer them.
    pub(crate) ways: u64,
}

/// The trade that a die of a throw stands for.
pub(crate) fn trade(yours: &BlowTable, foes: &BlowTable, number: u8, answer: u8) -> Trade {
    let (Hp(dealt), Hp(taken)) = yours.of(number).against(foes.of(answer));
    Trade { dealt, taken }
}

/// Every offer the dice can make.
pub(crate) fn offers(yours: &BlowTable, foes: &BlowTable, rule: DieRule) -> Vec<Offer> {
    let mut ways: BTreeMap<Vec<Trade>, u64> = BTreeMap::new();
    for fall in 0..6_u16.pow(4) {
        let face = |place: u32| u8::try_from(fall / 6_u16.pow(place) % 6 + 1).expect("a face");
        let throw = Throw { yours: [face(0), face(1), face(2)], foes: face(3) };
        let kept: &[u8] = match rule {
            DieRule::Choose | DieRule::Held => &throw.yours,
            DieRule::Highest => &[throw.yours[throw.highest().index()]],
        };
        let mut trades: Vec<Trade> = kept.iter().map(|&die| trade(yours, foes, die, throw.foes)).collect();
        trades.sort_unstable();
        trades.dedup();
        *ways.entry(trades).or_default() += 1;
    }
    ways.into_iter().map(|(trades, ways)| Offer { trades, ways }).collect()
}
