//! What covers the ground, in two characters a tile.
//!
//! No colour is needed to tell things apart: each has a sign of its own. Liquids, ice, gas and fire fill
//! both characters; what is loose fills one; and what burns next has a flame beside its sign.

use descent::Matter;
use stage::Millis;
use stage::descent::Cover;

use crate::dungeon::{Sign, Texture};
use crate::paint::{Charset, Ink, Look};

/// What hides all that is below it, the uppermost first.
const AIR: [Matter; 3] = [Matter::Steam, Matter::Spores, Matter::Marsh];
/// What lies below, the uppermost first. Of what doors are made they show themselves.
const EARTH: [Matter; 8] = [
    Matter::Oil,
    Matter::Ice,
    Matter::Acid,
    Matter::Lava,
    Matter::Water,
    Matter::Web,
    Matter::Bones,
    Matter::Grass,
];
const FLAME: char = '^';

/// The sign of something on the ground.
pub(super) const fn sign(matter: Matter, look: Look) -> Sign {
    match matter {
        Matter::Grass => ('"', Ink::Life),
        Matter::Bones => (',', Ink::Bright),
        Matter::Web => match look.charset {
            Charset::Unicode => ('×', Ink::Bright),
            Charset::Ascii => ('x', Ink::Bright),
        },
        Matter::Wood => ('+', Ink::Wane),
        Matter::Water => ('~', Ink::Lux),
        Matter::Oil => (':', Ink::Beast),
        Matter::Acid => (';', Ink::Life),
        Matter::Lava => ('/', Ink::Blood),
        Matter::Ice | Matter::Cold => ('=', Ink::Bright),
        Matter::Steam => ('(', Ink::Text),
        Matter::Spores => ('<', Ink::Life),
        Matter::Marsh => ('{', Ink::Wane),
        Matter::Glow | Matter::Fire => (FLAME, Ink::Wane),
        Matter::Shock => ('z', Ink::Gold),
    }
}

/// What stands beside the sign of something that fills its tile.
const fn second(matter: Matter) -> Option<char> {
    match matter {
        Matter::Water => Some('~'),
        Matter::Oil => Some(':'),
        Matter::Acid => Some(';'),
        Matter::Lava => Some('\\'),
        Matter::Ice => Some('='),
        Matter::Steam => Some(')'),
        Matter::Spores => Some('>'),
        Matter::Marsh => Some('}'),
        _ => None,
    }
}

/// What a tile is drawn with, in one of the pictures of what moves.
pub(super) fn texture(cover: Cover, look: Look, moment: Millis) -> Texture {
    if cover.has(Matter::Fire) {
        return flames(moment);
    }
    let below = || EARTH.into_iter().filter(|matter| cover.has(*matter));
    let above = AIR.into_iter().find(|matter| cover.has(*matter));
    let first = above.or_else(|| below().next());
    let head = first.map_or((' ', Ink::Text), |first| sign(first, look));
    if cover.catches {
        let flame = (FLAME, if moment.is_multiple_of(2) { Ink::Gold } else { Ink::Wane });
        return Texture { signs: [head, flame], beside: flame };
    }
    let Some(first) = first else { return Texture::BARE };
    // Oil floats on water, and ice covers what froze: both are to be seen.
    let under = match first {
        Matter::Oil => below().nth(1),
        Matter::Ice => cover.frozen,
        _ => None,
    };
    let beside = under.and_then(|under| Some((second(under)?, sign(under, look).1)));
    let own = match first {
        Matter::Grass if cover.is_tall => head,
        _ => (second(first).unwrap_or(' '), head.1),
    };
    Texture { signs: [head, beside.unwrap_or(own)], beside: head }
}

/// Fire never stands still.
fn flames(moment: Millis) -> Texture {
    let [one, other] = [(FLAME, Ink::Blood), (FLAME, Ink::Gold)];
    let signs = if moment.is_multiple_of(2) { [one, other] } else { [other, one] };
    Texture { signs, beside: signs[1] }
}

#[cfg(test)]
mod tests {
    use descent::Matters;

    use super::*;
    use crate::paint::{Depth, Motion};

    fn drawn(cover: Cover) -> String {
        let look = Look { depth: Depth::Plain, charset: Charset::Ascii, motion: Motion::Still };
        texture(cover, look, 0).signs.map(|(sign, _)| sign).into_iter().collect()
    }

    fn all(matters: &[Matter]) -> Cover {
        let matters = matters.iter().fold(Matters::NONE, |all, matter| all.with(*matter));
        Cover { matters, ..Cover::of(Matter::Grass) }
    }

    #[test]
    fn everything_that_can_cover_a_tile_looks_different_without_any_colour() {
        let lasting = Matter::ALL.into_iter().filter(|matter| !Matter::IMPULSES.contains(matter));
        let alone = lasting.filter(|matter| !matches!(matter, Matter::Wood | Matter::Glow));
        let mut pictures: Vec<String> = alone.map(|matter| drawn(Cover::of(matter))).collect();
        pictures.push(drawn(Cover { is_tall: true, ..Cover::of(Matter::Grass) }));
        let count = pictures.len();
        pictures.sort_unstable();
        pictures.dedup();
        assert_eq!(pictures.len(), count, "{pictures:?}");
    }

    #[test]
    fn what_burns_next_has_a_flame_beside_it_and_what_burns_nothing_else() {
        let next = |matters: &[Matter]| drawn(Cover { catches: true, ..all(matters) });
        assert_eq!(next(&[Matter::Grass, Matter::Glow]), "\"^");
        assert_eq!(next(&[Matter::Water, Matter::Oil, Matter::Glow]), ":^");
        assert_eq!(drawn(all(&[Matter::Grass, Matter::Fire])), "^^");
        assert_eq!(next(&[Matter::Wood]), " ^", "a door shows itself");
    }

    #[test]
    fn what_lies_over_something_else_shows_both() {
        assert_eq!(drawn(all(&[Matter::Water, Matter::Oil])), ":~");
        assert_eq!(drawn(all(&[Matter::Oil])), "::");
        assert_eq!(drawn(Cover { frozen: Some(Matter::Acid), ..Cover::of(Matter::Ice) }), "=;");
        assert_eq!(drawn(all(&[Matter::Water, Matter::Steam])), "()");
    }
}
