//! What might have been otherwise on the board.

use engine::Seed;
use tactics::{Position, UnitId};

use crate::choices::one_of;

/// The board with other HP for one of those who stand on it. Who, and how many, is drawn by lot.
pub(super) fn otherwise(position: &Position, luck: Seed) -> Option<Position> {
    let mut dice = luck.branch("otherwise").dice();
    let living: Vec<UnitId> = position.living().iter().collect();
    let id = *one_of(&living, &mut dice)?;
    let unit = position.unit(id);
    let others: Vec<u8> = (1..=unit.stats.hp).filter(|hp| *hp != unit.hp).collect();
    Some(position.supposing(id, *one_of(&others, &mut dice)?))
}

#[cfg(test)]
mod tests {
    use engine::Game as _;
    use tactics::{Setup, Tactics};

    use super::*;
    use crate::choices::Judged as _;

    #[test]
    fn somebody_has_other_hp_and_nothing_else_is_otherwise() {
        let game = Tactics::start(&Setup::default(), Seed::from_bits(3));
        let now = *game.position();
        let mut changed = std::collections::BTreeSet::new();
        for number in 0..60 {
            let then = otherwise(&now, Seed::from_bits(number)).expect("everybody has HP");
            let differs = |id: &UnitId| now.unit(*id).hp != then.unit(*id).hp;
            let who: Vec<UnitId> = now.living().iter().filter(differs).collect();
            assert_eq!(who.len(), 1);
            assert_eq!(then.supposing(who[0], now.unit(who[0]).hp), now);
            changed.insert(who[0].index());
        }
        assert_eq!(changed.len(), now.living().iter().count(), "everybody has a turn");
        assert!(!game.status().is_over());
    }
}
