//! The way that a walk takes. The rules only say that there is one.

use tactics::{Tile, Tiles};

/// The tiles of a shortest walk, both ends included; only the ends where no walk leads.
pub(in crate::tactics) fn path(from: Tile, to: Tile, free: Tiles) -> Vec<Tile> {
    let within = |steps| Tiles::walk(from, steps, free | Tiles::of(to));
    let longest = u8::try_from(Tile::COUNT).expect("a board is small");
    let Some(steps) = (1..longest).find(|&steps| within(steps).contains(to)) else { return vec![from, to] };
    let mut path = vec![to];
    let mut here = to;
    for left in (1..steps).rev() {
        here = (here.neighbours() & within(left)).first().expect("a walk goes step by step");
        path.push(here);
    }
    path.push(from);
    path.reverse();
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(text: &str) -> Tile {
        text.parse().unwrap()
    }

    #[test]
    fn a_walk_goes_round_what_stands_in_the_way() {
        let free = Tiles::BOARD - Tiles::of(tile("b1")) - Tiles::of(tile("b2"));
        let told: Vec<String> = path(tile("a1"), tile("c1"), free).iter().map(ToString::to_string).collect();
        assert_eq!(told.join(" "), "a1 a2 a3 b3 c3 c2 c1");
        assert_eq!(path(tile("a1"), tile("a2"), free), [tile("a1"), tile("a2")]);
    }
}
