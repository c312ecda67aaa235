//! The law that everything ends, and each row of the table by a picture.

use engine::SplitMix64;
use grid::{Map, Point, draw, read};

use super::*;

const LETTERS: [(char, Matter); 14] = [
    ('"', Matter::Grass),
    ('%', Matter::Bones),
    ('w', Matter::Web),
    ('+', Matter::Wood),
    ('~', Matter::Water),
    ('o', Matter::Oil),
    ('a', Matter::Acid),
    ('l', Matter::Lava),
    ('i', Matter::Ice),
    ('s', Matter::Steam),
    (':', Matter::Spores),
    ('m', Matter::Marsh),
    ('*', Matter::Glow),
    ('F', Matter::Fire),
];

fn ground(text: &str) -> (Ground, Map<char>) {
    let map = read(text).expect("a floor");
    let mut ground = Ground::BARE;
    for (at, letter) in map.iter() {
        for (_, matter) in LETTERS.iter().filter(|(other, _)| *other == letter) {
            ground.put(*matter, Cells::of(at), 2);
        }
    }
    (ground, map)
}

/// The ground with the topmost thing of each tile; what burns and glows is on top.
fn picture(ground: &Ground, map: &Map<char>) -> String {
    draw(map.width(), map.height(), |at| {
        let top = LETTERS.iter().rev().find(|(_, matter)| ground.has(*matter, at));
        top.map_or('.', |(letter, _)| *letter)
    })
}

#[track_caller]
fn turns(before: &str, after: &[&str]) {
    let (mut ground, map) = ground(before);
    for (turn, wanted) in after.iter().enumerate() {
        ground.step();
        let wanted = wanted.lines().map(str::trim).fold(String::new(), |all, line| all + line + "\n");
        assert_eq!(picture(&ground, &map), wanted, "turn {}", turn + 1);
    }
}

#[test]
fn what_fire_touches_glows_and_then_burns() {
    turns("F\"\"\"", &["F*\"\"", ".F\"\"", ".F*\"", ".FF\"", "..F*", "..FF", "...F"]);
    turns("F%..\nw...", &["F*..\n*...", ".F..\nF...", ".F..\n....", "....\n...."]);
    turns("F+m.", &["F*m.", ".Fm.", ".F*.", ".FF.", ".F..", "...."]);
}

#[test]
fn all_joined_oil_burns_together_and_on_water_too() {
    turns("Foooo.oo", &["F****.oo", ".FFFF.oo", ".FFFF.oo", ".FFFF.oo", ".FFFF.oo", ".FFFF.oo", "......oo"]);
    let (mut ground, map) = ground("F~~");
    ground.put(Matter::Oil, Cells::of(Point::new(1, 0)) | Cells::of(Point::new(2, 0)), 0);
    let seen: Vec<String> = (0..8)
        .map(|_| {
            ground.step();
            picture(&ground, &map)
        })
        .collect();
    assert_eq!(seen, ["F**\n", ".FF\n", ".FF\n", ".FF\n", ".FF\n", ".FF\n", ".~~\n", ".~~\n"]);
}

#[test]
fn marsh_gas_bursts_and_hurts_beside_it() {
    let (mut ground, _) = ground("F.m.\n....");
    ground.put(Matter::Glow, Cells::of(Point::new(2, 0)), 0);
    let burst = ground.step();
    let wanted = [(1, 0), (2, 0), (3, 0), (2, 1)].map(|(x, y)| Point::new(x, y)).into_iter().collect();
    assert_eq!(burst, Burst { tiles: wanted, harm: 8 });
    assert!(ground.fire.contains(Point::new(2, 0)) && ground.marsh.is_empty());
}

#[test]
fn water_and_fire_make_steam_which_goes() {
    let (mut ground, map) = ground("...");
    let tiles = Cells::of(Point::new(1, 0));
    ground.put(Matter::Fire, tiles, 5);
    ground.put(Matter::Water, tiles, 0);
    let seen: Vec<String> = (0..6)
        .map(|_| {
            ground.step();
            picture(&ground, &map)
        })
        .collect();
    assert_eq!(seen, [".s.\n", ".s.\n", ".s.\n", ".s.\n", ".~.\n", ".~.\n"]);
}

#[test]
fn acid_eats_and_water_thins_it() {
    let both = |first, second| {
        let tile = Cells::of(Point::new(4, 4));
        let mut ground = Ground::BARE;
        ground.put(first, tile, 5);
        ground.put(second, tile, 5);
        ground.step();
        ground.on(Point::new(4, 4)).iter().collect::<Vec<_>>()
    };
    assert_eq!(both(Matter::Acid, Matter::Water), [Matter::Water]);
    assert_eq!(both(Matter::Acid, Matter::Grass), [Matter::Acid]);
    assert_eq!(both(Matter::Acid, Matter::Bones), [Matter::Acid]);
    assert_eq!(both(Matter::Acid, Matter::Oil), [Matter::Marsh]);
    assert_eq!(both(Matter::Water, Matter::Lava), [Matter::Steam]);
    assert_eq!(both(Matter::Fire, Matter::Ice), [Matter::Fire]);
}

#[test]
fn cold_covers_liquids_and_they_come_back() {
    for liquid in [Matter::Water, Matter::Acid, Matter::Lava] {
        let at = Point::new(70, 9);
        let mut ground = Ground::BARE;
        ground.put(liquid, Cells::of(at), 7);
        ground.put(Matter::Cold, Cells::of(at), 0);
        assert_eq!(ground.on(at).iter().collect::<Vec<_>>(), [Matter::Ice], "{liquid:?}");
        let frozen = (1..20).take_while(|_| {
            ground.step();
            ground.has(Matter::Ice, at)
        });
        assert_eq!(frozen.count(), 6, "{liquid:?}");
        assert_eq!(ground.has(liquid, at), liquid != Matter::Acid, "poured acid has dried: {liquid:?}");
    }
    let at = Point::new(1, 1);
    let mut lake = Ground { water: Cells::of(at), ice: Cells::of(at), ..Ground::BARE };
    lake.put(Matter::Spores, Cells::of(at), 1);
    for _ in 0..30 {
        lake.step();
    }
    assert!(lake.has(Matter::Ice, at), "what nature froze stays frozen");
    lake.put(Matter::Shock, Cells::of(at), 0);
    assert!(lake.has(Matter::Water, at), "a shock breaks it");
}

#[test]
fn cold_puts_out_and_shock_lights_gas() {
    let (mut ground, map) = ground("F*s");
    ground.put(Matter::Cold, Cells::of_area(grid::Area::new(Point::new(0, 0), 3, 1)), 0);
    assert_eq!(picture(&ground, &map), "s..\n");
    let mut gas = Ground { marsh: Cells::of(Point::new(2, 0)), ..Ground::BARE };
    gas.put(Matter::Shock, Cells::of(Point::new(2, 0)), 0);
    assert_eq!(gas.glow, gas.marsh);
}

#[test]
fn shocks_run_through_joined_water_and_not_farther_than_they_reach() {
    let (ground, map) = ground("~~~~~~~~~~.~");
    let tiles = ground.shocked(Cells::of(Point::new(0, 0)), Ground::SHOCK_REACH);
    assert_eq!(draw(map.width(), 1, |at| if tiles.contains(at) { 'x' } else { '.' }), "xxxxxxx.....\n");
    let dry = Cells::of(Point::new(10, 0));
    assert_eq!(ground.shocked(dry, Ground::SHOCK_REACH), dry, "who stands dry is struck alone");
}

/// Every tile holds anything, in any company.
fn wild(number: u64) -> Ground {
    let mut stream = SplitMix64::new(number);
    let mut ground = Ground::BARE;
    let one_in = 2 + stream.below(12);
    for at in grid::Area::new(Point::new(0, 0), 80, 60).points() {
        for matter in Matter::ALL {
            if stream.below(one_in * 3) == 0 {
                ground.put(matter, Cells::of(at), 1 + u8::try_from(stream.below(7)).unwrap());
            }
        }
    }
    ground
}

/// RULES.md, 6.4: eight turns for each tile that has anything on it are always enough.
#[test]
fn left_alone_everything_comes_to_rest() {
    for number in 0..24 {
        let mut ground = wild(number);
        let things: usize = Matter::ALL.into_iter().map(|matter| ground.layer(matter).len()).sum();
        let turns = (0..).take_while(|_| {
            ground.step();
            !ground.is_at_rest()
        });
        let turns = turns.take(things * 8 + 8).count();
        assert!(turns < 400, "ground {number} was restless for {turns} turns");
        let still = ground;
        assert_eq!((ground.step(), ground), (Burst::default(), still));
        assert!(ground.fire.is_empty() && ground.glow.is_empty());
    }
}

#[test]
fn a_single_line_of_grass_burns_to_its_end_within_the_bound() {
    let row = grid::Area::new(Point::new(0, 0), 80, 1);
    let mut ground = Ground { grass: Cells::of_area(row), ..Ground::BARE };
    ground.put(Matter::Fire, Cells::of(Point::new(0, 0)), 2);
    let turns = (1..).take_while(|_| {
        ground.step();
        !ground.is_at_rest()
    });
    let turns = turns.take(80 * 8).count();
    assert!((158..=168).contains(&turns), "{turns} turns");
    assert!(ground.grass.is_empty());
}

#[test]
fn what_is_foretold_is_what_happens() {
    for number in 100..110 {
        let mut ground = wild(number);
        for _ in 0..40 {
            let (foretold, threatened) = (ground.foretold(), ground.threatened());
            let burst = ground.step();
            assert_eq!(foretold, ground);
            assert_eq!(threatened, ground.fire.all() | burst.tiles);
        }
    }
}

/// RULES.md, 6.3.
#[test]
fn nothing_burns_that_did_not_glow() {
    for number in 200..206 {
        let mut ground = wild(number);
        for _ in 0..40 {
            let allowed = ground.glow | ground.fire.all();
            ground.step();
            assert!((ground.fire.all() - allowed).is_empty());
        }
    }
}
