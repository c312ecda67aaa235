//! Which sign stands for what. Letters are those who live here; everything else is no letter, but
//! for the shop and the heal station.

use labyrinth::{Landmark, Loot, Rank, Slot, Thing};
use stage::labyrinth::rarity_tone;

use crate::dungeon::Sign;
use crate::paint::Ink;

/// The sign of something that stands or lies around.
pub(super) const fn thing_sign(thing: Thing) -> Sign {
    match thing {
        Thing::Chest => ('&', Ink::Gold),
        Thing::Key(_) => ('~', Ink::Gold),
        Thing::Spikes | Thing::Darts => ('^', Ink::Blood),
        Thing::Pad => (':', Ink::Beast),
        Thing::Shop => ('S', Ink::Gold),
        Thing::HealStation => ('H', Ink::Life),
        Thing::Landmark(Landmark::Fountain) => ('{', Ink::Lux),
        Thing::Landmark(Landmark::Shrine) => ('_', Ink::Lux),
        Thing::Landmark(Landmark::Statue) => ('0', Ink::Faint),
    }
}

/// The sign of something that lies around.
pub(super) fn loot_sign(loot: Loot) -> Sign {
    match loot {
        Loot::Gold(_) => ('$', Ink::Gold),
        Loot::Flask(_) => ('!', Ink::Life),
        Loot::Tome(_) => ('?', Ink::Lux),
        Loot::Gear(item) => {
            let sign = match item.slot() {
                Slot::Weapon => ')',
                Slot::Armour | Slot::Boots => '[',
                Slot::Charm => '"',
            };
            (sign, rarity_tone(item.rarity).into())
        }
    }
}

/// The ink of a rank; capitals say the same.
pub(super) const fn rank_ink(rank: Rank) -> Ink {
    match rank {
        Rank::Normal => Ink::Bright,
        Rank::Elite => Ink::Beast,
        Rank::Boss => Ink::Blood,
    }
}

/// Signs with their names, for the map.
pub(super) const LEGEND: &[(&str, &str)] = &[
    ("@", "you"),
    ("a", "foe"),
    ("A", "elite, boss"),
    ("+ \'", "door"),
    ("=", "locked door"),
    ("%", "cracked wall"),
    (">", "stairs"),
    ("&", "chest"),
    ("~", "key"),
    ("^", "trap"),
    (":", "spawn pad"),
    ("{", "fountain"),
    ("_", "shrine"),
    ("S", "shop"),
    ("H", "heal station"),
    (")[\"", "gear"),
    ("!", "flask"),
    ("?", "tome"),
    ("$", "gold"),
];
