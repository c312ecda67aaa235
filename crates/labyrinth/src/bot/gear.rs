//! What to wear.

use crate::{Command, Content, Item, Make, View};

/// Puts on the first thing of the bag that is better than what is worn, for somebody who bumps.
pub(super) fn better(view: &View, content: &Content) -> Option<Command> {
    let hero = &view.hero;
    let is_better =
        |item: &Item| worth(item, content) > hero.worn(item.slot()).map_or(0, |worn| worth(worn, content));
    let place = hero.bag.iter().position(|item| item.as_ref().is_some_and(is_better))?;
    u8::try_from(place).ok().map(Command::Equip)
}

/// What a piece of gear is worth beside others of its slot.
pub(super) fn worth(item: &Item, content: &Content) -> i32 {
    let perk = if item.perk.is_some() { 115 } else { 100 };
    // A bow in hand weakens bumps, which do most of the work.
    let bow = if let Make::Bow(_) = item.make { i32::from(content.bow.bump) / 2 } else { 100 };
    item.power * perk * bow
}
