//! What everything in the depths looks like.

use descent::{Ailment, Descent, Loot, Rarity, Thing, View};
use stage::descent::{Cover, Look, Missile, Noise, Prop};

use crate::art::{Art, Ink};
use crate::descent::{places, sound};
use crate::dungeon::Pictured;
use crate::dungeon::field::{Covering, Flying, Looks, Lying, Masonry, Standing, Who, Worth};

impl Pictured for Descent {
    fn masonry(view: &View) -> Masonry {
        places::masonry(view.place.biome())
    }

    /// Whoever goes down is drawn looking to the right, all others to the left.
    fn who(look: Look) -> Who {
        match look {
            Look::Hero(character) => Who {
                art: Art::hero(character),
                drawn: Looks::Right,
                rim: Some(Ink::Slate),
                badge: None,
                bar: Ink::Life,
            },
            Look::Dweller(kind) => Who {
                art: Art::creature(kind),
                drawn: Looks::Left,
                rim: kind.is_boss().then_some(Ink::Wine),
                badge: Some((kind.tier().sign(), Ink::of_tier(kind.tier()))),
                bar: Ink::Ember,
            },
        }
    }

    fn standing(prop: Prop) -> Standing {
        Standing {
            art: Art::thing(prop.thing),
            lift: 0,
            dyes: match prop.thing {
                Thing::Plate(matter) => Ink::of_plate(matter),
                _ if prop.is_spent => COLD,
                _ => &[],
            },
            badge: None,
            on_map: on_map(prop),
        }
    }

    fn lying(loot: Loot) -> Lying {
        let plain = |art| Lying { art, over: None, dyes: &[], worth: None };
        match loot {
            Loot::Gold(_) => plain(Art::Gold),
            Loot::Key => plain(Art::Key),
            Loot::Flask(flask) => plain(Art::flask_of(flask)),
            Loot::Gear(item) => Lying {
                dyes: Ink::of_item(item),
                worth: Some(worth(item.rarity())),
                ..plain(Art::item(item))
            },
        }
    }

    fn covering(cover: Cover) -> Covering {
        Covering::of(cover)
    }

    fn flying(missile: Missile) -> Flying {
        match missile {
            Missile::Item(item) => Flying::Sprite(Art::item(item), Ink::Mist),
            Missile::Flask(flask) => Flying::Sprite(Art::flask_of(flask), Ink::of_flask(flask)),
            Missile::Blow(_) => Flying::Orb,
        }
    }

    fn ailing(ailment: Ailment) -> Art {
        Art::malady(ailment)
    }

    fn hear(noise: Noise) {
        sound::hear(noise);
    }
}

/// A hearth without fire: ashes, and a little smoke.
const COLD: &[(Ink, Ink)] = &[(Ink::Ember, Ink::Raised), (Ink::Lamp, Ink::Panel), (Ink::Bone, Ink::Slate)];

/// What one would look for on a map.
const fn on_map(prop: Prop) -> Option<Ink> {
    match prop.thing {
        Thing::Chest | Thing::Pedestal => Some(Ink::Lamp),
        Thing::Spikes | Thing::Plate(_) => Some(Ink::Wine),
        Thing::Keeper => Some(Ink::Life),
        Thing::Shrine => Some(Ink::Lux),
        Thing::Hearth if prop.is_spent => None,
        Thing::Hearth => Some(Ink::Ember),
    }
}

/// The rarer, the more corners of the tile are marked.
const fn worth(rarity: Rarity) -> Worth {
    let (letter, arms) = match rarity {
        Rarity::Common => ("C", 3),
        Rarity::Uncommon => ("U", 3),
        Rarity::Rare => ("R", 3),
        Rarity::Legendary => ("L", 6),
    };
    Worth { letter, ink: Ink::of_grade(rarity), corners: rarity.index() + 1, arms }
}
