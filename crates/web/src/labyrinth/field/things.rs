//! What stands and lies on tiles.

use labyrinth::{Rank, Rarity};

use super::brush::Brush;
use super::plan::TILE;
use super::{Arrival, Find, Prop, Sight, Supply};
use crate::art::{Art, Ink, Spot, Sprite, tiny};

/// Draws what stands on a tile.
pub(super) fn prop(brush: &mut Brush<'_>, prop: Prop, at: Spot) {
    let keep: &dyn Fn(Ink) -> Option<Ink> = &Some;
    match prop {
        Prop::Chest => standing(brush, Art::Chest.sprite(), at, keep),
        Prop::Key => standing(brush, Art::Key.sprite(), (at.0, at.1 - 4), keep),
        Prop::Spikes => standing(brush, Art::Spikes.sprite(), at, keep),
        Prop::Darts => standing(brush, Art::Darts.sprite(), at, keep),
        Prop::Pad(arrival) => pad(brush, arrival, at),
        Prop::Shop => standing(brush, Art::Shop.sprite(), at, keep),
        Prop::HealStation => standing(brush, Art::HealStation.sprite(), at, keep),
        Prop::Statue => standing(brush, Art::Statue.sprite(), at, keep),
        Prop::Fountain(Supply::There) => standing(brush, Art::Fountain.sprite(), at, keep),
        Prop::Fountain(Supply::Spent) => fountain_without_water(brush, at),
        Prop::Shrine(Supply::There) => standing(brush, Art::Shrine.sprite(), at, keep),
        Prop::Shrine(Supply::Spent) => standing(brush, Art::Shrine.sprite(), at, &|ink| match ink {
            // Burnt down and cold.
            Ink::Lamp | Ink::Ember | Ink::Bone => Some(Ink::Raised),
            Ink::Lux => Some(Ink::Slate),
            other => Some(other),
        }),
    }
}

/// Draws what lies on a tile.
pub(super) fn find(brush: &mut Brush<'_>, find: Find, at: Spot) {
    let art = match find {
        Find::Gold => Art::Gold,
        Find::Flask(flask) => Art::flask(flask),
        Find::Tome(_) => Art::Tome,
        Find::Gear(make, rarity) => {
            glow(brush, rarity, at);
            Art::gear(make)
        }
    };
    let sprite = art.sprite();
    let place = middle(sprite, at);
    brush.sprite(sprite, place, &Some);
    match find {
        Find::Gear(_, rarity) => label(brush, rarity_letter(rarity), at, Ink::of_rarity(rarity)),
        Find::Tome(spell) => brush.sprite(Art::spell(spell).sprite(), (at.0 + 3, at.1 + 2), &Some),
        Find::Gold | Find::Flask(_) => {}
    }
}

/// The letter of a rarity.
pub(super) const fn rarity_letter(rarity: Rarity) -> &'static str {
    match rarity {
        Rarity::Common => "C",
        Rarity::Uncommon => "U",
        Rarity::Rare => "R",
        Rarity::Epic => "E",
    }
}

/// The letter of a rank.
pub(super) const fn rank_letter(rank: Rank) -> &'static str {
    match rank {
        Rank::Normal => "N",
        Rank::Elite => "E",
        Rank::Boss => "B",
    }
}

/// On the foot of the tile; what is taller reaches into the one above.
fn standing(brush: &mut Brush<'_>, sprite: &Sprite, at: Spot, dye: &dyn Fn(Ink) -> Option<Ink>) {
    let (left, _) = middle(sprite, at);
    let tall = i32::try_from(sprite.height()).unwrap_or(0);
    brush.sprite(sprite, (left, at.1 + TILE - tall), dye);
}

/// Where a sprite begins that lies in the middle of a tile.
fn middle(sprite: &Sprite, (x, y): Spot) -> Spot {
    let half = |size: usize| (TILE - i32::try_from(size).unwrap_or(0)) / 2;
    (x + half(sprite.width()), y + half(sprite.height()))
}

/// The basin without what springs from it.
fn fountain_without_water(brush: &mut Brush<'_>, at: Spot) {
    standing(brush, Art::Fountain.sprite(), at, &|ink| match ink {
        Ink::Tide | Ink::Deep => Some(Ink::Raised),
        Ink::Bone => Some(Ink::Slate),
        other => Some(other),
    });
}

/// The rarer, the more corners of the tile are marked, but for that of the letter.
fn glow(brush: &mut Brush<'_>, rarity: Rarity, (x, y): Spot) {
    if brush.sight != Sight::Seen {
        return;
    }
    let ink = Ink::of_rarity(rarity);
    let long = if rarity == Rarity::Epic { 6 } else { 3 };
    let corners = [(1, 14, 1, -1), (14, 1, -1, 1), (1, 1, 1, 1)];
    for (right, down, across, along) in corners.into_iter().take(rarity.index() + 1) {
        for step in 0..long {
            brush.pixels.dot(x + right + across * step, y + down, ink);
            brush.pixels.dot(x + right, y + down + along * step, ink);
        }
    }
}

/// A letter in the lower right corner.
fn label(brush: &mut Brush<'_>, letter: &str, (x, y): Spot, ink: Ink) {
    if brush.sight == Sight::Seen {
        tiny::plate(brush.pixels, letter, (x + TILE - 3, y + TILE - 3), ink);
    }
}

/// A ring of runes. It lights up in the colour of whoever comes, with their letter and the turns.
fn pad(brush: &mut Brush<'_>, arrival: Option<Arrival>, at: Spot) {
    let ink = arrival.map(|arrival| Ink::of_rank(arrival.rank));
    standing(brush, Art::Pad.sprite(), at, &|own| match (own, ink) {
        (Ink::Lux | Ink::Dusk, Some(ink)) => Some(ink),
        (own, _) => Some(own),
    });
    if let Some(arrival) = arrival {
        let text = format!("{}{}", rank_letter(arrival.rank), arrival.turns);
        tiny::plate(brush.pixels, &text, (at.0 + TILE / 2, at.1 + TILE / 2), Ink::of_rank(arrival.rank));
    }
}
