use grid::Point;
use labyrinth::{
    Arrival, Flask, Floor, FloorNumber, Gold, Item, Kind, Labyrinth, Landmark, Loot, Make, Power, Rarity,
    Spell, Thing, Turns,
};
use stage::dungeon::{Door, Motion, POPUP_STAYS, Role, Sight, Terrain, Threat};
use stage::labyrinth::{Look, Prop};
use stage::{Millis, Tone};

use super::*;
use crate::art::{Art, Ink, Pixels, Spot, Theme};
use crate::dungeon::Pictured;
use crate::labyrinth::masonry;

const SIZE: u8 = 9;
const MIDDLE: Point = Point::new(4, 4);

/// A room with a wall around it, all of it seen.
fn room() -> Tiles {
    let mut tiles = Tiles::unknown(masonry(1), SIZE, SIZE);
    for y in 0..SIZE {
        for x in 0..SIZE {
            let is_edge = [x, y].iter().any(|place| *place == 0 || *place == SIZE - 1);
            let tile = tiles.tile_mut(Point::new(x, y));
            tile.sight = Sight::Seen;
            tile.terrain = if is_edge { Terrain::Wall } else { Terrain::Floor };
        }
    }
    tiles
}

fn tableau(tiles: &Tiles) -> Tableau<'_> {
    Tableau {
        tiles,
        window: Window { columns: SIZE, rows: SIZE },
        camera: (0, 0),
        lamp: None,
        figures: &[],
        pointers: &[],
        threats: &[],
        route: &[],
        area: &[],
        reticle: None,
        cursor: None,
        projectiles: &[],
        popups: &[],
        grey: 0,
        beat: 0,
        veils: &[],
    }
}

fn foe(kind: Kind) -> Who {
    Labyrinth::who(Look::Dweller(kind))
}

/// One of everything that can lie around.
fn all_loot() -> Vec<Loot> {
    let gear =
        Make::all().flat_map(|make| Rarity::ALL.map(|rarity| Item::new(make, rarity, 1, Power(1), None)));
    let flasks = Flask::ALL.map(Loot::Flask);
    let tomes = Spell::ALL.map(Loot::Tome);
    [Loot::Gold(Gold(1))].into_iter().chain(flasks).chain(tomes).chain(gear.map(Loot::Gear)).collect()
}

/// The inks of a tile, row after row.
fn inks(pixels: &Pixels, point: Point) -> Vec<Ink> {
    let (x, y) = corner(point);
    let cells = (0..TILE).flat_map(|down| (0..TILE).map(move |right| (x + right, y + down)));
    cells.map(|(x, y)| pixels.ink(x, y).expect("all of the picture is painted")).collect()
}

fn count(pixels: &Pixels, point: Point, ink: Ink) -> usize {
    inks(pixels, point).into_iter().filter(|other| *other == ink).count()
}

/// Mean luminance of a tile.
fn light(pixels: &Pixels, point: Point, theme: Theme) -> f64 {
    let inks = inks(pixels, point);
    let cells = u32::try_from(inks.len()).map_or(1.0, f64::from);
    inks.into_iter().map(|ink| theme.rgb(ink).luminance()).sum::<f64>() / cells
}

#[test]
fn what_is_unknown_is_dark_and_what_is_remembered_is_dim() {
    let lights = [Sight::Unknown, Sight::Remembered, Sight::Seen].map(|sight| {
        let mut tiles = room();
        tiles.all.iter_mut().for_each(|tile| tile.sight = sight);
        let drawn = picture(&tableau(&tiles));
        [MIDDLE, Point::new(4, 0)].map(|point| light(&drawn, point, Theme::Night))
    });
    for [unknown, remembered, seen] in [0, 1].map(|place| lights.map(|lights| lights[place])) {
        assert!(unknown < remembered && remembered < seen, "{unknown} {remembered} {seen}");
    }
}

#[test]
fn floors_do_not_repeat_like_wallpaper() {
    let tiles = room();
    let drawn = picture(&tableau(&tiles));
    let mut looks: Vec<Vec<Ink>> = Vec::new();
    for y in 2..SIZE - 1 {
        for x in 2..SIZE - 1 {
            let tile = inks(&drawn, Point::new(x, y));
            assert!(!looks.contains(&tile), "{x}, {y}");
            looks.push(tile);
        }
    }
}

#[test]
fn walls_show_their_front_to_the_room_below_them() {
    let tiles = room();
    let drawn = picture(&tableau(&tiles));
    let brick = masonry(1).brick;
    let [above, below, beside] =
        [(4, 0), (4, 8), (0, 4)].map(|(x, y)| count(&drawn, Point::new(x, y), brick));
    assert!(above > 40 && below < 20 && beside < 20, "{above} {below} {beside}");
}

#[test]
fn every_terrain_looks_different() {
    let terrains = [
        Terrain::Wall,
        Terrain::Cracked,
        Terrain::Floor,
        Terrain::Door(Door::Open),
        Terrain::Door(Door::Shut),
        Terrain::Door(Door::Locked),
        Terrain::Stairs(Door::Open),
        Terrain::Stairs(Door::Shut),
    ];
    // In the wall above, where doors are seen from the front, and in that to the left.
    for place in [Point::new(4, 0), Point::new(0, 4)] {
        let looks = terrains.map(|terrain| {
            let mut tiles = room();
            tiles.tile_mut(place).terrain = terrain;
            inks(&picture(&tableau(&tiles)), place)
        });
        for (at, one) in looks.iter().enumerate() {
            assert!(!looks[at + 1..].contains(one), "{:?} at {place}", terrains[at]);
        }
    }
}

#[test]
fn the_look_changes_every_five_floors() {
    let looks = [1, 5, 6, 11, 16, 21].map(|number| {
        let tiles = Tiles { masonry: masonry(number), ..room() };
        picture(&tableau(&tiles))
    });
    assert_eq!(looks[0], looks[1]);
    for (place, one) in looks[1..].iter().enumerate() {
        assert!(!looks[place + 2..].contains(one), "{place}");
    }
}

#[test]
fn walls_and_floors_differ_without_colours_at_every_depth() {
    for theme in Theme::ALL {
        for number in [1, 6, 11, 16, 21] {
            let tiles = Tiles { masonry: masonry(number), ..room() };
            let drawn = picture(&tableau(&tiles));
            let (wall, floor) = (light(&drawn, Point::new(4, 0), theme), light(&drawn, MIDDLE, theme));
            assert!((wall + 0.05) / (floor + 0.05) > 1.04, "{theme:?}, floor {number}: {wall} {floor}");
        }
    }
}

#[test]
fn everything_that_can_stand_or_lie_around_looks_different() {
    let fresh = Thing::ALL.map(Prop::fresh);
    let spent = [Landmark::Fountain, Landmark::Shrine]
        .map(|landmark| Prop { is_spent: true, ..Prop::fresh(Thing::Landmark(landmark)) });
    let arrivals = [(Kind::Slime, 2), (Kind::Slime, 1), (Kind::Charger, 2)].map(|(kind, turns)| Prop {
        arrival: Some(Arrival { kind, turns: Turns(turns) }),
        ..Prop::fresh(Thing::Pad)
    });
    let props = fresh.into_iter().chain(spent).chain(arrivals).map(Labyrinth::standing);
    let props = props.map(|prop| Tile { prop: Some(prop), ..Tile::default() });
    let finds = all_loot().into_iter().map(Labyrinth::lying);
    let finds = finds.map(|find| Tile { find: Some(find), ..Tile::default() });
    let mut looks: Vec<(Tile, Vec<Ink>)> = Vec::new();
    for tile in props.chain(finds) {
        let mut tiles = room();
        *tiles.tile_mut(MIDDLE) = Tile { sight: Sight::Seen, terrain: Terrain::Floor, ..tile };
        let look = inks(&picture(&tableau(&tiles)), MIDDLE);
        let twin = looks.iter().find(|(_, other)| *other == look);
        assert_eq!(twin, None, "{tile:?}");
        looks.push((tile, look));
    }
}

#[test]
fn rarities_differ_without_colours() {
    let tiles = room();
    let plain = inks(&picture(&tableau(&tiles)), MIDDLE);
    let shapes = Rarity::ALL.map(|rarity| {
        let mut tiles = room();
        tiles.tile_mut(MIDDLE).find =
            Some(Labyrinth::lying(Loot::Gear(Item::new(Make::Blade, rarity, 1, Power(1), None))));
        let drawn = inks(&picture(&tableau(&tiles)), MIDDLE);
        // Where the picture differs from the bare floor, whatever the ink.
        plain.iter().zip(drawn).map(|(one, two)| *one != two).collect::<Vec<bool>>()
    });
    for (place, one) in shapes.iter().enumerate() {
        assert!(!shapes[place + 1..].contains(one), "{:?}", Rarity::ALL[place]);
    }
}

#[test]
fn every_foe_can_be_told_from_the_floor_in_shades_of_grey() {
    let tiles = room();
    for theme in Theme::ALL {
        for kind in Kind::ALL {
            let figures = [Figure { badge: None, ..Figure::standing(foe(kind), corner(MIDDLE)) }];
            let drawn = picture(&Tableau { figures: &figures, ..tableau(&tiles) });
            let (figure, floor) = (light(&drawn, MIDDLE, theme), light(&drawn, Point::new(6, 6), theme));
            let ratio = (figure + 0.05) / (floor + 0.05);
            assert!(ratio > 1.15, "{kind:?} in {theme:?}: {ratio}");
        }
    }
}

#[test]
fn a_figure_goes_cell_by_cell_and_looks_both_ways() {
    let tiles = room();
    let (x, y) = corner(MIDDLE);
    let at = |at: Spot, looks: Looks| {
        let figures = [Figure { looks, ..Figure::standing(Labyrinth::who(Look::Climber), at) }];
        picture(&Tableau { figures: &figures, ..tableau(&tiles) })
    };
    let here = at((x, y), Looks::Right);
    assert_ne!(here, at((x + 1, y), Looks::Right));
    assert_ne!(here, at((x, y), Looks::Left));
}

#[test]
fn what_the_hero_stands_on_is_to_be_seen() {
    let floor = Tile { sight: Sight::Seen, terrain: Terrain::Floor, ..Tile::default() };
    let stairs = [Door::Open, Door::Shut].map(|door| Tile { terrain: Terrain::Stairs(door), ..floor });
    let props = Thing::ALL.map(|thing| Tile { prop: Some(Labyrinth::standing(Prop::fresh(thing))), ..floor });
    let finds = all_loot().into_iter().map(|loot| Tile { find: Some(Labyrinth::lying(loot)), ..floor });
    // The hero stands there, as high as on that.
    let stood_on = |tile: Tile| {
        let mut tiles = room();
        *tiles.tile_mut(MIDDLE) = tile;
        let height = raised(&tiles, corner(MIDDLE));
        let figure = Figure::standing(Labyrinth::who(Look::Climber), corner(MIDDLE));
        let drawn = picture(&Tableau { figures: &[Figure { raised: height, ..figure }], ..tableau(&tiles) });
        (height, inks(&drawn, MIDDLE).split_off(8 * 16))
    };
    let (height, bare) = stood_on(floor);
    assert_eq!(height, 0, "on bare floor nobody stands higher");
    for tile in stairs.into_iter().chain(props).chain(finds) {
        let (height, inks) = stood_on(tile);
        let seen = inks.iter().zip(&bare).filter(|(one, two)| one != two).count();
        assert!(height > 0 && seen >= 24, "{tile:?}: {seen} cells at the hero's feet");
    }
    let mut tiles = room();
    tiles.tile_mut(MIDDLE).terrain = Terrain::Stairs(Door::Open);
    let (x, y) = corner(MIDDLE);
    let heights = [16, 8, 4, 0, -4, -8, -16].map(|away| raised(&tiles, (x + away, y)));
    assert!(heights[3] > heights[2] && heights == [0, 0, heights[2], heights[3], heights[2], 0, 0]);
}

#[test]
fn letters_rise_only_where_motion_is_wanted() {
    let tiles = room();
    let at = |age: Millis, motion: Motion| {
        let popups = [Popup { at: corner(MIDDLE), text: "-4".to_owned(), role: Role::Dealt, age, motion }];
        picture(&Tableau { popups: &popups, ..tableau(&tiles) })
    };
    let ages = [0, 300, POPUP_STAYS - 1];
    let [fresh, later, last] = ages.map(|age| at(age, Motion::Full));
    assert!(fresh != later && later != last);
    let [fresh, later, last] = ages.map(|age| at(age, Motion::Reduced));
    assert!(fresh == later && later == last);
    assert_eq!(at(POPUP_STAYS, Motion::Reduced), picture(&tableau(&tiles)), "then they are gone");
}

#[test]
fn bars_badges_guard_and_ailments_are_seen() {
    let tiles = room();
    let plain = Figure { badge: None, ..Figure::standing(foe(Kind::Slime), corner(MIDDLE)) };
    let poses = [
        plain.clone(),
        Figure { health: Some(40), ..plain.clone() },
        Figure { health: Some(40), health_before: 80, ..plain.clone() },
        Figure { hp: Some(27), ..plain.clone() },
        Figure { badge: foe(Kind::Slime).badge, ..plain.clone() },
        Figure { badge: foe(Kind::Warden).badge, ..plain.clone() },
        Figure { is_guarding: true, ..plain.clone() },
        Figure { is_hurrying: true, ..plain.clone() },
        Figure { shine: Some(Ink::Bone), ..plain.clone() },
        Figure { taken: 8, ..plain.clone() },
        Figure { ailments: vec![Art::Bleed], ..plain.clone() },
        Figure { ailments: vec![Art::Poison], ..plain.clone() },
        Figure { ailments: vec![Art::Bleed, Art::Poison], ..plain },
    ];
    let looks = poses.map(|figure| picture(&Tableau { figures: &[figure], ..tableau(&tiles) }));
    for (place, one) in looks.iter().enumerate() {
        assert!(!looks[place + 1..].contains(one), "{place}");
    }
}

#[test]
fn threatened_tiles_are_hatched_and_their_border_goes_around_all_of_them() {
    let tiles = room();
    let threats = [4, 5].map(|x| Threat { tiles: vec![Point::new(x, 4)], tone: Tone::Blood });
    let drawn = picture(&Tableau { threats: &threats, ..tableau(&tiles) });
    for threat in &threats {
        assert!(count(&drawn, threat.tiles[0], Ink::Blood) > 60, "{threat:?}");
    }
    let (x, y) = corner(MIDDLE);
    assert_eq!(drawn.ink(x, y + 8), Some(Ink::Blood), "the border to the left");
    let figures = [Figure::standing(Labyrinth::who(Look::Climber), (x, y))];
    let stood_on = picture(&Tableau { figures: &figures, threats: &threats[..1], ..tableau(&tiles) });
    for (right, down) in [(0, 8), (TILE - 1, 8), (8, 0), (8, TILE - 1)] {
        assert_eq!(stood_on.ink(x + right, y + down), Some(Ink::Blood), "around whoever stands there");
    }
    let inner = (2..TILE - 2).filter(|down| drawn.ink(x + TILE - 1, y + down) == Some(Ink::Blood)).count();
    assert!(inner < 5, "no border between the two: {inner}");
    let other = threats.map(|threat| Threat { tone: Tone::Lux, ..threat });
    assert_ne!(drawn, picture(&Tableau { threats: &other, ..tableau(&tiles) }));
}

#[test]
fn what_the_player_is_about_to_do_is_marked_by_shapes() {
    let tiles = room();
    let plain = tableau(&tiles);
    let route = [Point::new(4, 4), Point::new(5, 4)];
    let looks = [
        picture(&plain),
        picture(&Tableau { cursor: Some(MIDDLE), ..plain.clone() }),
        picture(&Tableau { route: &route, ..plain.clone() }),
        picture(&Tableau { area: &route, ..plain.clone() }),
        picture(&Tableau { reticle: Some(Reticle { at: MIDDLE, aim: Aim::Clear }), ..plain.clone() }),
        picture(&Tableau { reticle: Some(Reticle { at: MIDDLE, aim: Aim::Blocked }), ..plain }),
    ];
    for (place, one) in looks.iter().enumerate() {
        assert!(!looks[place + 1..].contains(one), "{place}");
    }
}

#[test]
fn death_takes_all_colour_away() {
    let tiles = Tiles { masonry: masonry(16), ..room() };
    let figures = [Figure::standing(Labyrinth::who(Look::Climber), corner(MIDDLE))];
    let drawn = picture(&Tableau { grey: 16, figures: &figures, ..tableau(&tiles) });
    let greys =
        [Ink::Void, Ink::Night, Ink::Panel, Ink::Raised, Ink::Slate, Ink::Stone, Ink::Mist, Ink::Bone];
    for y in 0..SIZE {
        for x in 0..SIZE {
            assert!(inks(&drawn, Point::new(x, y)).iter().all(|ink| greys.contains(ink)), "{x}, {y}");
        }
    }
}

#[test]
fn every_floor_can_be_painted_from_everywhere() {
    for number in 1..=5 {
        let (floor, _) = Floor::generate(engine::Seed::from_bits(number.into()), FloorNumber(number));
        let mut tiles = Tiles::unknown(masonry(number), floor.width, floor.height);
        for point in floor.open.iter() {
            let tile = tiles.tile_mut(point);
            (tile.sight, tile.terrain) = (Sight::Seen, Terrain::Floor);
            tile.prop = floor.thing(point).map(Prop::fresh).map(Labyrinth::standing);
        }
        for point in [floor.start, floor.exit, Point::new(0, 0), Point::new(255, 255)] {
            let window = Window::TALL;
            let camera = centred(window, corner(point));
            let drawn = picture(&Tableau { window, camera, lamp: Some((0, 0)), ..tableau(&tiles) });
            assert_eq!((drawn.width(), drawn.height()), (144, 176));
        }
        for cells in 1..=3 {
            let map = mini(&tiles, &[(floor.start, Blip::Own), (floor.exit, Blip::Goal)], cells);
            assert_eq!(map.width(), usize::from(floor.width) * usize::from(cells));
            let known = (0..i32::from(floor.width) * i32::from(cells))
                .any(|x| (0..i32::from(floor.height)).any(|y| map.ink(x, y) == Some(Ink::Stone)));
            assert!(known, "{number}");
        }
    }
}
