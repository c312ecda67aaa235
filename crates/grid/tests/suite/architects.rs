//! What every floor of every architect keeps.

use engine::SplitMix64;
use grid::architect::{
    Architect, Bsp, Caves, Corridors, Drunkard, Enough, Layout, Loops, RoomsAndCorridors, Smoothing, narrows,
    regions,
};
use grid::wave::Mosaic;
use grid::{Area, Cells, Percent, Point};

pub(crate) type Floor = Layout<60, 2>;

/// Rectangles with a rim around them, from the smallest floor of a dungeon to the largest.
pub(crate) const SIZES: [Area; 3] = [
    Area::new(Point::new(1, 1), 38, 28),
    Area::new(Point::new(1, 1), 63, 41),
    Area::new(Point::new(1, 1), 78, 58),
];

pub(crate) const SEEDS: usize = 300;

/// So many floors of each size, all of them sound.
pub(crate) fn floors(architect: &impl Architect) -> impl Iterator<Item = (Area, Floor)> {
    SIZES.into_iter().flat_map(move |within| {
        (0..).take(SEEDS).map(move |seed| {
            let floor: Floor = architect
                .build(within, &mut SplitMix64::new(seed))
                .unwrap_or_else(|| panic!("{within:?} {seed}: no floor"));
            assert_eq!(regions(&floor.open).len(), 1, "{within:?} {seed}: it hangs together");
            assert!((floor.open - Cells::of_area(within)).is_empty(), "{within:?} {seed}: it has a rim");
            (within, floor)
        })
    })
}

/// How much of its rectangle a floor takes up, in full hundredths.
fn share((within, floor): &(Area, Floor)) -> usize {
    floor.open.len() * 100 / within.tiles() as usize
}

#[test]
fn the_same_stream_makes_the_same_floor_and_another_makes_another() {
    fn differs(architect: &impl Architect) {
        let build =
            |seed| -> Floor { architect.build(SIZES[1], &mut SplitMix64::new(seed)).expect("a floor") };
        assert_eq!(build(7), build(7));
        assert_ne!(build(7).open, build(8).open);
    }
    differs(&Bsp::DEFAULT);
    differs(&Drunkard::DEFAULT);
    differs(&Caves::DEFAULT);
    differs(&RoomsAndCorridors::DEFAULT);
    differs(&Mosaic::of(&crate::mosaics::sample()));
}

/// Rooms that keep apart, joined by a tree and then by loops.
fn has_sound_rooms(floor: &Floor, spacing: u8, loops: Loops) {
    let count = floor.rooms.len();
    for (place, room) in floor.rooms.iter().enumerate() {
        assert!(floor.rooms[..place].iter().all(|other| !other.is_near(room, spacing)), "{room:?}");
        assert!((Cells::of_area(*room) - floor.open).is_empty());
    }
    let mut links = floor.links.clone();
    links.sort_unstable();
    links.dedup();
    assert_eq!(links.len(), floor.links.len(), "no two rooms are joined twice");
    let wanted = (count * usize::from(loops.share.0) / 100).max(loops.least as usize);
    let possible = count * (count - 1) / 2 - (count - 1);
    assert_eq!(floor.links.len(), count - 1 + wanted.min(possible), "{count} rooms");
    // The first links alone make one floor of all rooms.
    let mut joined: Vec<usize> = (0..count).collect();
    for link in &floor.links[..count - 1] {
        let [one, other] = [joined[link.0], joined[link.1]];
        assert_ne!(one, other, "a tree has no loop");
        joined.iter_mut().filter(|group| **group == other).for_each(|group| *group = one);
    }
}

/// Doors are narrow, outside of rooms and beside one, and none is beside another.
fn has_sound_doors(floor: &Floor) -> usize {
    let (doors, rooms) = (floor.doorways(), floor.chambers());
    assert!((doors - narrows(&floor.open)).is_empty() && !doors.meets(&rooms));
    for door in doors.iter() {
        assert!(door.neighbours().into_iter().any(|side| rooms.contains(side)), "{door}");
        assert!(!door.neighbours().into_iter().any(|side| doors.contains(side)), "{door}");
    }
    doors.len()
}

#[test]
fn halved_floors_have_a_room_in_every_part_and_second_ways() {
    for least_part in [8, 12, 16] {
        let bsp = Bsp { least_part, ..Bsp::DEFAULT };
        let (mut rooms, mut doors) = (Vec::new(), 0);
        for (_, floor) in floors(&bsp) {
            // Two paddings lie between two rooms.
            has_sound_rooms(&floor, 2, bsp.loops);
            doors += has_sound_doors(&floor);
            rooms.push(floor.rooms.len());
            for room in &floor.rooms {
                let most = 2 * least_part - 1 - 2;
                assert!((5..=most).contains(&room.width) && (5..=most).contains(&room.height), "{room:?}");
            }
        }
        let large = &rooms[2 * SEEDS..];
        let (fewest, most) = (large.iter().min(), large.iter().max());
        assert!(doors > rooms.iter().sum::<usize>(), "more than a door for each room");
        let wanted = match least_part {
            8 => 24..=56,
            12 => 12..=24,
            _ => 6..=12,
        };
        assert!(
            fewest
                .zip(most)
                .is_some_and(|(fewest, most)| { wanted.contains(fewest) && wanted.contains(most) }),
            "{least_part}: {fewest:?} to {most:?}"
        );
    }
}

#[test]
fn rooms_are_as_many_and_as_large_as_asked_for() {
    for (count, within) in [(10, SIZES[1]), (20, SIZES[2])] {
        let architect = RoomsAndCorridors { count, ..RoomsAndCorridors::DEFAULT };
        for seed in (0..).take(SEEDS) {
            let floor: Floor = architect.build(within, &mut SplitMix64::new(seed)).expect("a floor");
            assert_eq!(floor.rooms.len(), count, "{seed}");
        }
    }
    let mut doors = 0;
    for (_, floor) in floors(&RoomsAndCorridors::DEFAULT) {
        has_sound_rooms(&floor, 1, Loops::DEFAULT);
        doors += has_sound_doors(&floor);
        let is_as_asked = |side| (5..=13).contains(&side);
        assert!(floor.rooms.iter().all(|room| is_as_asked(room.width) && is_as_asked(room.height)));
    }
    assert!(doors > 3 * SEEDS * 12, "more than a door for each room: {doors}");
}

#[test]
fn corridors_are_as_wide_and_loops_as_many_as_asked_for() {
    for width in [2, 3] {
        let corridors = Corridors { width, ..Corridors::DEFAULT };
        let architect = RoomsAndCorridors { corridors, ..RoomsAndCorridors::DEFAULT };
        for (_, floor) in floors(&architect) {
            has_sound_rooms(&floor, 1, Loops::DEFAULT);
            // What is passed one tile at a time is no corridor of two, unless two rooms nearly touch.
            let narrow = narrows(&floor.open) & floor.passages();
            assert!(narrow.len() * 20 <= floor.open.len(), "{}", narrow.len());
        }
    }
    for loops in [Loops::NONE, Loops { share: Percent(50), least: 0 }] {
        for (_, floor) in floors(&RoomsAndCorridors { loops, ..RoomsAndCorridors::DEFAULT }) {
            has_sound_rooms(&floor, 1, loops);
        }
    }
}

#[test]
fn a_second_way_spares_a_long_walk() {
    // From one end of a loop to the other it was farther before there was the loop, mostly by far.
    let without = RoomsAndCorridors { loops: Loops::NONE, ..RoomsAndCorridors::DEFAULT };
    let mut walks = [0, 0];
    for (_, floor) in floors(&RoomsAndCorridors::DEFAULT) {
        let tree = &floor.links[..floor.rooms.len() - 1];
        for link in &floor.links[tree.len()..] {
            let [from, to] = [link.0, link.1].map(|room| floor.rooms[room].centre());
            let way = grid::path(from, &Cells::of(to), &floor.open).expect("it hangs together");
            walks[0] += way.len() - 1;
            walks[1] += usize::from(from.distance(to));
        }
    }
    assert!(walks[0] * 10 < walks[1] * 14, "with loops one walks nearly straight: {walks:?}");
    let mut more = 0;
    for within in SIZES {
        for seed in (0..).take(SEEDS) {
            let build = |architect: &RoomsAndCorridors| -> Floor {
                architect.build(within, &mut SplitMix64::new(seed)).expect("a floor")
            };
            let (tree, loops) = (build(&without), build(&RoomsAndCorridors::DEFAULT));
            assert!((tree.open - loops.open).is_empty(), "loops take nothing away");
            more += usize::from(tree.open != loops.open);
        }
    }
    assert_eq!(more, 3 * SEEDS);
}

#[test]
fn walkers_open_as_much_as_they_should() {
    for target in [40, 45, 55] {
        let ragged = Drunkard { target: Percent(target), smoothing: Smoothing::NONE, ..Drunkard::DEFAULT };
        for floor in floors(&ragged) {
            let wanted = Percent(target).of(floor.0.tiles()) as usize;
            assert_eq!(floor.1.open.len(), wanted, "to the tile");
        }
        // Settling closes what is ragged, and little else.
        let settled = Drunkard { target: Percent(target), ..Drunkard::DEFAULT };
        let shares: Vec<usize> = floors(&settled).map(|floor| share(&floor)).collect();
        let mean = shares.iter().sum::<usize>() / shares.len();
        assert!(mean.abs_diff(usize::from(target)) <= 5, "{target}: {mean}");
        assert!(shares.iter().all(|share| (39..=60).contains(share)), "{shares:?}");
    }
    let lonely = Drunkard { most_walkers: 1, ..Drunkard::DEFAULT };
    assert!(floors(&lonely).all(|floor| share(&floor) >= 39));
    let never = Drunkard { target: Percent(30), ..Drunkard::DEFAULT };
    assert_eq!(never.build::<60, 2>(SIZES[0], &mut SplitMix64::new(1)), None);
}

#[test]
fn caves_take_up_what_they_should() {
    for (rock, mean_wanted) in [(40, 70..=95), (45, 48..=70), (47, 42..=60)] {
        let caves = Caves { rock: Percent(rock), ..Caves::DEFAULT };
        let shares: Vec<usize> = floors(&caves).map(|floor| share(&floor)).collect();
        assert!(shares.iter().all(|share| *share >= 39));
        let mean = shares.iter().sum::<usize>() / shares.len();
        assert!(mean_wanted.contains(&mean), "{rock}: {mean}");
    }
    // What is asked too much of gives nothing, in so many tries.
    let never = Caves { rock: Percent(70), ..Caves::DEFAULT };
    assert_eq!(never.build::<60, 2>(SIZES[0], &mut SplitMix64::new(1)), None);
    // Tiles that stay as they are when in doubt leave scraps, of which few are large.
    let smoothing = Smoothing { rounds: 5, rock_from: 5, open_to: 3 };
    let hesitant =
        Caves { smoothing, enough: Enough { tries: 1, ..Caves::DEFAULT.enough }, ..Caves::DEFAULT };
    let sound = (0..)
        .take(SEEDS)
        .filter(|seed| hesitant.build::<60, 2>(SIZES[2], &mut SplitMix64::new(*seed)).is_some());
    assert!(sound.count() * 10 < SEEDS);
}
