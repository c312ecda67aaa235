//! Where to go.

use crate::{FightSort, RunCommand, RunView, Shelf, Stop};

/// The stop that is worth most now; of equals the first.
pub(super) fn best(view: &RunView) -> RunCommand {
    let mut best = view.next.first();
    for next in &view.next {
        if best.is_none_or(|best| worth(view, &next.1) > worth(view, &best.1)) {
            best = Some(next);
        }
    }
    RunCommand::Go(best.map_or(0, |(place, _)| *place))
}

/// What a stop is worth: battles by what is left of the hull, shops by what can be paid.
fn worth(view: &RunView, stop: &Stop) -> i32 {
    let hold = &view.hold;
    let missing = hold.most_hull.0 - hold.hull.0;
    let health = 100 * hold.hull.0 / hold.most_hull.0.max(1);
    match stop {
        Stop::Fight(fight) => {
            let ways = i32::try_from(fight.lengths.len()).unwrap_or(0);
            let bare = match fight.sort {
                FightSort::Elite if health < 75 => 5,
                FightSort::Elite => 55,
                _ => 45,
            };
            bare - 3 * ways - if fight.environment.is_some() { 2 } else { 0 }
        }
        Stop::Shop(Shelf::Dockyard) => (20 + 3 * missing).min(20 + hold.money.0 / 2),
        Stop::Shop(_) => 10 + 2 * hold.money.0 / 3,
        Stop::Encounter => 42,
        Stop::Rest => 25 + 3 * missing,
    }
}
