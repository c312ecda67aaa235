//! What to wear, and what to leave behind.

use crate::{Command, Content, Item, Power, Slot, View};

/// Puts on the first thing of the bag that is better than what is worn, for somebody who bumps.
pub(super) fn better(view: &View, content: &Content) -> Option<Command> {
    let hero = &view.hero;
    let is_better =
        |item: &Item| worth(item, content) > hero.worn(item.slot()).map_or(0, |worn| worth(worn, content));
    carried(view, is_better).map(Command::Equip)
}

/// As [`better`], but with a bow in hand while nobody is there, unless it is much worse than a blade
/// at hand: arrows come first.
pub(super) fn better_with_bow(view: &View, content: &Content) -> Option<Command> {
    // What is worn comes first, so that of equals none is changed for another.
    let weapons = || {
        view.hero
            .worn(Slot::Weapon)
            .into_iter()
            .chain(carried_gear(view))
            .filter(|item| item.slot() == Slot::Weapon)
    };
    let blade =
        weapons().filter(|item| item.bow().is_none()).map(|item| item.power).max().unwrap_or_default();
    let bow = best_bow(view).filter(|bow| *bow * 10 >= blade * 7);
    let wanted = weapons().find(|item| match bow {
        Some(power) => item.bow().is_some() && item.power == power,
        None => item.power == blade,
    });
    if wanted.is_some() && wanted != view.hero.worn(Slot::Weapon) {
        return carried(view, |item| Some(item) == wanted).map(Command::Equip);
    }
    let is_better = |item: &Item| {
        item.slot() != Slot::Weapon
            && worth(item, content) > view.hero.worn(item.slot()).map_or(0, |worn| worth(worn, content))
    };
    carried(view, is_better).map(Command::Equip)
}

/// Lays down something when the bag is nearly full and something else of its kind is as good.
pub(super) fn ballast(view: &View) -> Option<Command> {
    let hero = &view.hero;
    let room = hero.bag.iter().filter(|place| place.is_none()).count();
    let is_free = view.loot(hero.at).is_none() && view.exit != Some(hero.at) && !view.doors.contains(hero.at);
    let is_ballast = |place: &u8| {
        let mut others = *hero;
        let item = others.bag[usize::from(*place)].take();
        item.is_some_and(|item| others.has_as_good(&item))
    };
    let places = 0..u8::try_from(hero.bag.len()).expect("a bag is small");
    (room < 2 && is_free).then(|| places.into_iter().find(is_ballast).map(Command::Drop)).flatten()
}

/// What a piece of gear is worth beside others of its slot.
pub(super) fn worth(item: &Item, content: &Content) -> i32 {
    let perk = if item.perk.is_some() { 115 } else { 100 };
    // A bow in hand weakens bumps, which do most of the work.
    let bow = if item.bow().is_some() { content.bow.bump.get() / 2 } else { 100 };
    item.power.0 * perk * bow
}

/// The power of the best bow of all that are carried or worn.
fn best_bow(view: &View) -> Option<Power> {
    let all = view.hero.bag.iter().flatten().chain(view.hero.worn(Slot::Weapon));
    all.filter(|other| other.bow().is_some()).map(|bow| bow.power).max()
}

fn carried_gear(view: &View) -> impl Iterator<Item = &Item> {
    view.hero.bag.iter().flatten()
}

/// The place in the bag of the first thing of a kind.
pub(super) fn carried(view: &View, is_such: impl Fn(&Item) -> bool) -> Option<u8> {
    let place = view.hero.bag.iter().position(|item| item.as_ref().is_some_and(&is_such))?;
    u8::try_from(place).ok()
}
