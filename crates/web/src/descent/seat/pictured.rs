//! What everything in the depths looks like.

use descent::{Ailment, Descent, Loot, Rarity, Thing, Tier};
use stage::descent::{Look, Missile, Noise, Prop};

use crate::art::{Art, Ink};
use crate::descent::sound;
use crate::dungeon::Pictured;
use crate::dungeon::field::{Flying, Looks, Lying, Masonry, Standing, Who, Worth};

impl Pictured for Descent {
    fn masonry(floor: u32) -> Masonry {
        Masonry::ALL[usize::try_from(floor).unwrap_or(0) % Masonry::ALL.len()]
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
                badge: Some((tier_number(kind.tier()), Ink::of_tier(kind.tier()))),
                bar: Ink::Ember,
            },
        }
    }

    fn standing(prop: Prop) -> Standing {
        Standing {
            art: Art::thing(prop.thing),
            lift: 0,
            dyes: if prop.is_spent { COLD } else { &[] },
            badge: None,
            on_map: on_map(prop),
        }
    }

    fn lying(loot: Loot) -> Lying {
        let (art, worth) = match loot {
            Loot::Gold(_) => (Art::Gold, None),
            Loot::Key => (Art::Key, None),
            Loot::Flask(flask) => (Art::flask_of(flask), None),
            Loot::Gear(item) => (Art::item(item), Some(worth(item.rarity()))),
        };
        Lying { art, over: None, worth }
    }

    fn flying(missile: Missile) -> Flying {
        match missile {
            Missile::Item(item) => Flying::Sprite(Art::item(item), Ink::Mist),
            Missile::Flask(flask) => Flying::Sprite(Art::flask_of(flask), Ink::Tide),
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

/// A hearth without fire.
const COLD: &[(Ink, Ink)] = &[(Ink::Ember, Ink::Raised), (Ink::Lamp, Ink::Slate), (Ink::Blood, Ink::Raised)];

/// The number of a tier, which always stands beside its ink.
pub(in crate::descent) const fn tier_number(tier: Tier) -> &'static str {
    match tier {
        Tier::Rooted => "0",
        Tier::Wanderer => "1",
        Tier::Hunter => "2",
        Tier::Tactician => "3",
        Tier::Boss => "B",
    }
}

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
