//! What everything in the tower looks like.

use labyrinth::{Ailment, Arrival, Labyrinth, Landmark, Loot, Rank, Rarity, Spell, Thing, View};
use stage::labyrinth::{Look, Missile, Noise, Prop};

use crate::art::{Art, Ink};
use crate::dungeon::Pictured;
use crate::dungeon::field::{Badge, Covering, Flying, Looks, Lying, Masonry, Standing, Who, Worth};
use crate::sound::{self, Patch};

/// How many floors look alike.
const BAND: u32 = 5;

impl Pictured for Labyrinth {
    fn masonry(view: &View) -> Masonry {
        masonry(view.floor.0)
    }

    /// The climber is drawn looking to the right, all others to the left.
    fn who(look: Look) -> Who {
        match look {
            Look::Climber => Who {
                art: Art::Climber,
                drawn: Looks::Right,
                rim: Some(Ink::Slate),
                badge: None,
                bar: Ink::Life,
            },
            Look::Dweller(kind) => Who {
                art: Art::dweller(kind),
                drawn: Looks::Left,
                rim: match kind.rank() {
                    Rank::Normal => None,
                    Rank::Elite => Some(Ink::Rust),
                    Rank::Boss => Some(Ink::Wine),
                },
                badge: Some((rank_letter(kind.rank()), Ink::of_rank(kind.rank()))),
                bar: Ink::Ember,
            },
        }
    }

    fn standing(prop: Prop) -> Standing {
        Standing {
            art: thing_art(prop.thing),
            lift: if matches!(prop.thing, Thing::Key(_)) { 4 } else { 0 },
            dyes: dyes(prop),
            badge: prop.arrival.map(|Arrival { kind, turns }| Badge {
                letter: rank_letter(kind.rank()),
                turns: Some(turns.0),
                ink: Ink::of_rank(kind.rank()),
            }),
            on_map: on_map(prop),
        }
    }

    fn lying(loot: Loot) -> Lying {
        let art = loot_art(loot);
        match loot {
            Loot::Gold(_) | Loot::Flask(_) => Lying { art, over: None, dyes: &[], worth: None },
            Loot::Tome(spell) => Lying { art, over: Some(Art::spell(spell)), dyes: &[], worth: None },
            Loot::Gear(item) => Lying { art, over: None, dyes: &[], worth: Some(worth(item.rarity)) },
        }
    }

    /// Nothing covers the floors of the tower.
    fn covering((): ()) -> Covering {
        Covering::default()
    }

    fn flying(missile: Missile) -> Flying {
        match missile {
            Missile::Arrow => Flying::Arrow,
            Missile::Hex => Flying::Orb,
            Missile::Spell(spell) => {
                let trail = match spell {
                    Spell::Firebolt | Spell::Fireball => Ink::Ember,
                    Spell::Frost => Ink::Tide,
                    Spell::Spark => Ink::Lamp,
                };
                Flying::Sprite(Art::spell(spell), trail)
            }
        }
    }

    fn ailing(ailment: Ailment) -> Art {
        Art::ailment(ailment)
    }

    fn hear(noise: Noise) {
        sound::play(&Patch::of_labyrinth(noise));
    }
}

/// Another stone every five floors; then from the beginning.
pub(crate) fn masonry(floor: u32) -> Masonry {
    let band = floor.saturating_sub(1) / BAND;
    Masonry::ALL[usize::try_from(band).unwrap_or(0) % Masonry::ALL.len()]
}

/// The picture of something that stands around.
pub(in crate::labyrinth) const fn thing_art(thing: Thing) -> Art {
    match thing {
        Thing::Landmark(Landmark::Statue) => Art::Statue,
        Thing::Landmark(Landmark::Fountain) => Art::Fountain,
        Thing::Landmark(Landmark::Shrine) => Art::Shrine,
        Thing::Chest => Art::Chest,
        Thing::Key(_) => Art::Key,
        Thing::Spikes => Art::Spikes,
        Thing::Darts => Art::Darts,
        Thing::Pad => Art::Pad,
        Thing::Shop => Art::Shop,
        Thing::HealStation => Art::HealStation,
    }
}

/// The picture of something that lies around or is for sale.
pub(in crate::labyrinth) const fn loot_art(loot: Loot) -> Art {
    match loot {
        Loot::Gear(item) => Art::gear(item.make),
        Loot::Flask(flask) => Art::flask(flask),
        Loot::Tome(_) => Art::Tome,
        Loot::Gold(_) => Art::Gold,
    }
}

/// The letter of a rank.
pub(in crate::labyrinth) const fn rank_letter(rank: Rank) -> &'static str {
    match rank {
        Rank::Normal => "N",
        Rank::Elite => "E",
        Rank::Boss => "B",
    }
}

/// A fountain without water, a shrine that has burnt down, a pad in the colour of whoever comes.
fn dyes(prop: Prop) -> &'static [(Ink, Ink)] {
    match (prop.thing, prop.arrival) {
        (Thing::Landmark(Landmark::Fountain), _) if prop.is_spent => {
            &[(Ink::Tide, Ink::Raised), (Ink::Deep, Ink::Raised), (Ink::Bone, Ink::Slate)]
        }
        (Thing::Landmark(Landmark::Shrine), _) if prop.is_spent => &[
            (Ink::Lamp, Ink::Raised),
            (Ink::Ember, Ink::Raised),
            (Ink::Bone, Ink::Raised),
            (Ink::Lux, Ink::Slate),
        ],
        (_, Some(arrival)) => match arrival.kind.rank() {
            Rank::Normal => const { &runes(Ink::of_rank(Rank::Normal)) },
            Rank::Elite => const { &runes(Ink::of_rank(Rank::Elite)) },
            Rank::Boss => const { &runes(Ink::of_rank(Rank::Boss)) },
        },
        _ => &[],
    }
}

const fn runes(ink: Ink) -> [(Ink, Ink); 2] {
    [(Ink::Lux, ink), (Ink::Dusk, ink)]
}

/// What one would look for on a map.
const fn on_map(prop: Prop) -> Option<Ink> {
    match prop.thing {
        Thing::Chest | Thing::Key(_) => Some(Ink::Lamp),
        Thing::Spikes | Thing::Darts => Some(Ink::Wine),
        Thing::Pad => Some(Ink::Dusk),
        Thing::Shop | Thing::HealStation => Some(Ink::Life),
        Thing::Landmark(_) if prop.is_spent => None,
        Thing::Landmark(Landmark::Fountain) => Some(Ink::Tide),
        Thing::Landmark(Landmark::Shrine) => Some(Ink::Lux),
        Thing::Landmark(Landmark::Statue) => None,
    }
}

/// The rarer, the more corners of the tile are marked.
const fn worth(rarity: Rarity) -> Worth {
    let (letter, arms) = match rarity {
        Rarity::Common => ("C", 3),
        Rarity::Uncommon => ("U", 3),
        Rarity::Rare => ("R", 3),
        Rarity::Epic => ("E", 6),
    };
    Worth { letter, ink: Ink::of_rarity(rarity), corners: rarity.index() + 1, arms }
}
