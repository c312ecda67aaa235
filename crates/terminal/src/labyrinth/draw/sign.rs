//! Which sign stands for what. Letters are those who live here; everything else is no letter, but
//! for the shop and the heal station.

use grid::Point;
use labyrinth::{Landmark, Loot, Rank, Slot, Thing, View};
use stage::labyrinth::rarity_tone;

use crate::paint::{Charset, Ink, Look};

/// A sign and its ink.
pub(super) type Sign = (char, Ink);

/// What is to be seen of a tile that is known.
pub(super) fn ground(view: &View, at: Point, look: Look) -> Sign {
    if view.cracks.contains(at) {
        return ('%', Ink::Wane);
    }
    if !view.open.contains(at) {
        return (wall(look), Ink::Frame);
    }
    if let Some(loot) = view.loot(at) {
        return loot_sign(loot);
    }
    if let Some(thing) = view.thing(at) {
        let (sign, ink) = thing_sign(thing);
        return (sign, if view.spent.contains(at) { Ink::Faint } else { ink });
    }
    if view.exit == Some(at) {
        return ('>', if view.is_exit_shut { Ink::Faint } else { Ink::Gold });
    }
    if view.locked.contains(at) {
        return ('=', Ink::Blood);
    }
    if view.closed.contains(at) {
        return ('+', Ink::Wane);
    }
    if view.doors.contains(at) {
        return ('\'', Ink::Wane);
    }
    (look.glyphs().dot, Ink::Faint)
}

/// What a wall is made of.
pub(super) const fn wall(look: Look) -> char {
    match look.charset {
        Charset::Unicode => '▒',
        Charset::Ascii => '#',
    }
}

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

fn loot_sign(loot: Loot) -> Sign {
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
pub(super) const LEGEND: [(&str, &str); 19] = [
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
