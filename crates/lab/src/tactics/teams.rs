//! Which teams were brought.

use std::cmp::Reverse;

use tactics::{Minion, Skill};

use super::bout::Bout;
use crate::stats::Proportion;

/// The teams of a bout, whichever minion stands where.
pub(super) struct Brought {
    /// How many teams were brought at all.
    pub(super) different: u64,
    /// How many teams, each brought as often as the others, would meet themselves as often.
    pub(super) effective: Option<f64>,
    /// The three that were brought most often.
    pub(super) most: Vec<((Skill, [Minion; 2]), Proportion)>,
}

impl Brought {
    pub(super) fn new(bout: &Bout) -> Self {
        let total: u64 = bout.teams().map(|(_, _, count)| count).sum();
        let shares =
            bout.teams().map(|(skill, minions, count)| ((skill, minions), Proportion::new(count, total)));
        let mut shares: Vec<_> = shares.filter(|(_, share)| share.part > 0).collect();
        shares.sort_by_key(|(_, share)| Reverse(share.part));
        let meets_itself: f64 =
            shares.iter().filter_map(|(_, share)| share.rate()).map(|rate| rate * rate).sum();
        let different = shares.len() as u64;
        shares.truncate(3);
        Self { different, effective: (total > 0).then(|| 1.0 / meets_itself), most: shares }
    }
}
