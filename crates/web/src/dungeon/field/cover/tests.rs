use descent::{Character, Descent};
use grid::Point;
use stage::descent::Look;
use stage::dungeon::{Sight, Terrain};

use super::super::{Covering, Figure, Layer, Masonry, TILE, Tableau, Tiles, Window, corner, picture};
use crate::art::{Ink, Pixels, Theme};
use crate::dungeon::Pictured;

const SIZE: u8 = 7;
const MIDDLE: Point = Point::new(3, 3);

/// A floor without walls; the nine tiles in its middle are covered.
fn covered(cover: Option<Covering>, sight: Sight) -> Tiles {
    let mut tiles = Tiles::unknown(Masonry::ALL[0], SIZE, SIZE);
    for y in 0..SIZE {
        for x in 0..SIZE {
            let is_middle = x.abs_diff(MIDDLE.x) <= 1 && y.abs_diff(MIDDLE.y) <= 1;
            let tile = tiles.tile_mut(Point::new(x, y));
            (tile.sight, tile.terrain, tile.cover) = (sight, Terrain::Floor, cover.filter(|_| is_middle));
        }
    }
    tiles
}

fn one(layer: Layer) -> Covering {
    Covering::default().with(layer)
}

fn painted(tiles: &Tiles, figures: &[Figure], beat: u32) -> Pixels {
    picture(&Tableau {
        tiles,
        window: Window { columns: SIZE, rows: SIZE },
        camera: (0, 0),
        lamp: None,
        figures,
        pointers: &[],
        threats: &[],
        route: &[],
        area: &[],
        reticle: None,
        cursor: None,
        projectiles: &[],
        popups: &[],
        grey: 0,
        beat,
        veils: &[],
    })
}

/// The inks of the tiles that are covered.
fn inks(pixels: &Pixels) -> Vec<Ink> {
    let (left, top) = corner(Point::new(MIDDLE.x - 1, MIDDLE.y - 1));
    let cells = (0..TILE * 3).flat_map(|down| (0..TILE * 3).map(move |right| (left + right, top + down)));
    cells.map(|(x, y)| pixels.ink(x, y).expect("all of the picture is painted")).collect()
}

/// In how many of a hundred cells two pictures differ so much that it is seen without colours.
fn differing(one: &[Ink], two: &[Ink], theme: Theme) -> usize {
    let differs = |(one, two): &(&Ink, &Ink)| theme.rgb(**one).contrast(theme.rgb(**two)) >= 1.2;
    one.iter().zip(two).filter(differs).count() * 100 / one.len()
}

#[test]
fn every_layer_is_told_from_the_floor_and_from_every_other_without_colours_and_standing_still() {
    let bare = inks(&painted(&covered(None, Sight::Seen), &[], 0));
    let looks = Layer::ALL.map(|layer| inks(&painted(&covered(Some(one(layer)), Sight::Seen), &[], 0)));
    for theme in Theme::ALL {
        for (place, look) in looks.iter().enumerate() {
            let layer = Layer::ALL[place];
            let from_floor = differing(look, &bare, theme);
            assert!(from_floor >= 7, "{layer:?} in {theme:?}: {from_floor}");
            for (after, other) in looks[place + 1..].iter().enumerate() {
                let apart = differing(look, other, theme);
                let other = Layer::ALL[place + 1 + after];
                assert!(apart >= 15, "{layer:?} and {other:?} in {theme:?}: {apart}");
            }
        }
    }
}

#[test]
fn what_lives_moves_and_what_lies_does_not() {
    for layer in Layer::ALL {
        let cover = one(layer);
        let tiles = covered(Some(cover), Sight::Seen);
        let pictures: Vec<Pixels> = (0..8).map(|beat| painted(&tiles, &[], beat)).collect();
        let moves = pictures.iter().any(|picture| *picture != pictures[0]);
        assert_eq!(moves, cover.lives(), "{layer:?}");
    }
}

#[test]
fn what_burns_next_is_seen_under_whoever_stands_there_and_from_where_it_is_only_remembered() {
    let hero = Descent::who(Look::Hero(Character::Sexton));
    let figures = [Figure::standing(hero, corner(MIDDLE))];
    for layer in [Layer::Glow, Layer::Fire] {
        for sight in [Sight::Seen, Sight::Remembered] {
            let [bare, burning] =
                [None, Some(one(layer))].map(|cover| inks(&painted(&covered(cover, sight), &figures, 0)));
            let differing = differing(&bare, &burning, Theme::Night);
            assert!(differing >= 20, "{layer:?}, {sight:?}: {differing}");
        }
    }
}

#[test]
fn whoever_stands_in_anything_is_still_to_be_seen() {
    let hero = Descent::who(Look::Hero(Character::Sexton));
    let figures = [Figure::standing(hero, corner(MIDDLE))];
    for layer in Layer::ALL {
        let tiles = covered(Some(one(layer)), Sight::Seen);
        let [alone, stood_in] = [&[][..], &figures].map(|figures| inks(&painted(&tiles, figures, 0)));
        // One of nine tiles is stood on, and a figure fills about half of it.
        let seen = differing(&alone, &stood_in, Theme::Night);
        assert!(seen >= 2, "{layer:?}: {seen}");
    }
}
