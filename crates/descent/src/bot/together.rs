//! How two go down together.

use engine::Seat;

use crate::{Cells, Hero, View};

/// The other one, if two play.
pub(super) fn friend(view: &View, seat: Seat) -> Option<&Hero> {
    let own = usize::from(seat.index());
    view.heroes.iter().enumerate().find(|(place, _)| *place != own).map(|(_, hero)| hero)
}

/// Where somebody goes for both to go down: onto the stairs, or near them when the other has them. RULES.md, 12.5.
pub(super) fn way_down(view: &View, seat: Seat) -> Option<Cells> {
    let stairs = Cells::of(view.stairs?);
    let is_taken = friend(view, seat).is_some_and(|friend| friend.stands() && stairs.contains(friend.at));
    let near = || (0..3).fold(stairs, |near, _| near.spread()) & view.walkable();
    Some(if is_taken { near() } else { stairs })
}

/// Whether nothing is left to do but to let the other come, or go first.
pub(super) fn awaits_friend(view: &View, seat: Seat) -> bool {
    let is_up = friend(view, seat).is_some_and(Hero::stands);
    is_up && way_down(view, seat).is_some_and(|goal| goal.contains(view.hero(seat).at))
}
