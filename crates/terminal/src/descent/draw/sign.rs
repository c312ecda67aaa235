//! Which sign stands for what. Letters are those who live here; everything else is no letter, but for the
//! pedestal, the hearth and the pedlar.

use descent::{Loot, Matter, Sort, Thing, View};
use stage::descent::rarity_tone;

use crate::dungeon::Sign;
use crate::paint::Ink;

/// The sign of something that stands around.
pub(super) const fn thing(thing: Thing) -> Sign {
    match thing {
        Thing::Chest => ('&', Ink::Gold),
        Thing::Pedestal => ('I', Ink::Gold),
        Thing::Shrine => ('_', Ink::Lux),
        Thing::Hearth => ('H', Ink::Life),
        Thing::Keeper => ('P', Ink::Gold),
        Thing::Spikes => ('|', Ink::Blood),
        Thing::Plate(_) => ('0', Ink::Blood),
    }
}

/// The sign of something that lies around.
pub(super) fn loot(loot: Loot) -> Sign {
    match loot {
        Loot::Gold(_) => ('$', Ink::Gold),
        Loot::Key => ('?', Ink::Gold),
        Loot::Flask(_) => ('!', Ink::Life),
        Loot::Gear(item) => {
            let sign = if matches!(item.sort(), Sort::Weapon) { ')' } else { '[' };
            (sign, rarity_tone(item.rarity()).into())
        }
    }
}

/// What can cover the ground, with its signs.
const GROUND: [(Matter, &str, &str); 13] = [
    (Matter::Fire, "^^", "fire"),
    (Matter::Glow, " ^", "burns next"),
    (Matter::Water, "~~", "water"),
    (Matter::Oil, "::", "oil"),
    (Matter::Acid, ";;", "acid"),
    (Matter::Lava, "/\\", "lava"),
    (Matter::Ice, "==", "ice"),
    (Matter::Steam, "()", "steam"),
    (Matter::Spores, "<>", "spores"),
    (Matter::Marsh, "{}", "marsh gas"),
    (Matter::Grass, "\"", "grass, \"\" tall"),
    (Matter::Bones, ",", "bones"),
    (Matter::Web, "x", "web"),
];

/// What can stand around, with its signs.
const THINGS: [(Thing, &str, &str); 7] = [
    (Thing::Chest, "&", "chest"),
    (Thing::Pedestal, "I", "offer"),
    (Thing::Shrine, "_", "shrine"),
    (Thing::Hearth, "H", "hearth"),
    (Thing::Keeper, "P", "pedlar"),
    (Thing::Spikes, "|", "spikes"),
    (Thing::Plate(Matter::Water), "0", "plate"),
];

/// Signs with their names for the map: of what a floor is made of only what is known there.
pub(super) fn legend(view: &View) -> Vec<(&'static str, &'static str)> {
    let mut legend =
        vec![("@", "you"), ("a-Z", "creatures"), ("8", "an earlier run"), ("+ '", "door"), (">", "stairs")];
    let is_same = |one: Thing, other: Thing| match (one, other) {
        (Thing::Plate(_), Thing::Plate(_)) => true,
        (one, other) => one == other,
    };
    let stands = |wanted: Thing| view.things.iter().any(|(_, thing)| is_same(*thing, wanted));
    let lies = |wanted: fn(&Loot) -> bool| view.loot.iter().any(|(_, loot)| wanted(loot));
    let own = [
        (!view.locked.is_empty(), ("=", "locked door")),
        (!view.cracks.is_empty(), ("%", "hidden way")),
        (lies(|loot| matches!(loot, Loot::Gold(_))), ("$", "gold")),
        (lies(|loot| *loot == Loot::Key), ("?", "key")),
        (lies(|loot| matches!(loot, Loot::Flask(_))), ("!", "flask")),
        (lies(|loot| matches!(loot, Loot::Gear(_))), (")[", "gear")),
    ];
    legend.extend(own.into_iter().filter(|(is_there, _)| *is_there).map(|(_, row)| row));
    let things = THINGS.into_iter().filter(|(thing, ..)| stands(*thing));
    legend.extend(things.map(|(_, signs, words)| (signs, words)));
    let ground = GROUND.into_iter().filter(|(matter, ..)| !view.ground.layer(*matter).is_empty());
    legend.extend(ground.map(|(_, signs, words)| (signs, words)));
    legend
}
