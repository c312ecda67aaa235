//! Floors of many seeds keep what floors promise, and a floor that does not is found out.

use std::fmt::Write;

use engine::Seed;
use grid::Point;
use labyrinth::{Cells, Flaw, Floor, FloorNumber, Lair, Metrics, Rank, Thing, prove};

fn floors(count: u64) -> impl Iterator<Item = (Seed, u32)> {
    (0..count).map(|place| (Seed::from_bits(place), u32::try_from(place % 30).expect("small") + 1))
}

#[test]
fn every_floor_carries_its_proof() {
    for (seed, number) in floors(300) {
        let (floor, proof) = Floor::generate(seed, FloorNumber(number));
        assert_eq!(prove(&floor), Ok(proof), "seed {seed}, floor {number}");
    }
}

#[test]
fn floors_are_within_the_bounds_of_the_rules() {
    let mut most = 0;
    for (seed, number) in floors(300) {
        let (floor, proof) = Floor::generate(seed, FloorNumber(number));
        let metrics = Metrics::of(&floor, &proof);
        assert!((10..=25).contains(&metrics.braid), "seed {seed}, floor {number}: {metrics:?}");
        assert!(floor.width <= Floor::WIDEST && floor.height <= Floor::TALLEST);
        assert!(metrics.narrow >= 20, "chokepoints on seed {seed}, floor {number}: {metrics:?}");
        assert!(floor.things.iter().any(|(_, thing)| matches!(thing, Thing::Landmark(_))), "seed {seed}");
        most = most.max(metrics.obviousness);
    }
    assert!((30..=40).contains(&most), "the bound is nearly reached now and then: {most}");
}

#[test]
fn locks_secrets_and_niches_are_common() {
    let (mut locks, mut secrets) = (0, 0);
    for (seed, number) in floors(200) {
        let (floor, _) = Floor::generate(seed, FloorNumber(number));
        locks += usize::from(!floor.locks.is_empty());
        secrets += usize::from(!floor.secrets.is_empty());
    }
    assert!(locks > 150 && secrets > 190, "{locks} of 200 floors have locks, {secrets} secrets");
}

#[test]
fn two_floors_are_checked_in() {
    for (number, name) in [(1, "first"), (5, "milestone")] {
        let (floor, _) = Floor::generate(Seed::from_name("tower"), FloorNumber(number));
        let path = format!("{}/tests/data/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        testkit::golden::check_file(path, &floor.to_string());
    }
}

/// Forty floors in numbers, a row each.
#[test]
fn floors_measure_what_they_did() {
    let mut text = String::new();
    for (seed, number) in floors(40) {
        let (floor, proof) = Floor::generate(seed, FloorNumber(number));
        let told = format!("{:?}", Metrics::of(&floor, &proof));
        writeln!(text, "floor {number}:{}", told.trim_start_matches("Metrics {").trim_end_matches(" }"))
            .unwrap();
    }
    testkit::golden::check_file(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/measures.txt"), &text);
}

fn some_floor(number: u32) -> Floor {
    Floor::generate(Seed::from_name("spoiled"), FloorNumber(number)).0
}

#[track_caller]
fn spoil(number: u32, spoil: impl FnOnce(&mut Floor)) -> Flaw {
    let mut floor = some_floor(number);
    spoil(&mut floor);
    prove(&floor).expect_err("a promise is broken")
}

#[test]
fn a_floor_that_breaks_a_promise_is_found_out() {
    assert_eq!(spoil(1, |floor| floor.open.insert(Point::new(0, 0))), Flaw::OpenEdge);
    assert_eq!(spoil(1, |floor| floor.exit = floor.start), Flaw::NoEnds);
    let safe = spoil(1, |floor| {
        floor.foes.clear();
        floor.things.retain(|(_, thing)| !thing.is_trap());
    });
    assert_eq!(safe, Flaw::NoChoice);
    assert_eq!(spoil(1, |floor| floor.corridors.truncate(floor.rooms.len())), Flaw::NoLoop);
    assert_eq!(spoil(1, |floor| floor.things.retain(|(_, thing)| *thing != Thing::Pad)), Flaw::NoPad);
    assert_eq!(spoil(5, |floor| floor.things.retain(|(_, thing)| *thing != Thing::Shop)), Flaw::Milestone);
    assert_eq!(spoil(5, |floor| floor.foes.retain(|foe| foe.rank != Rank::Boss)), Flaw::Milestone);
    let wall = Point::new(0, 0);
    let ghost = Lair { at: wall, rank: Rank::Normal };
    assert_eq!(spoil(1, |floor| floor.foes.push(ghost)), Flaw::Misplaced { at: wall });
    let near = spoil(1, |floor| {
        floor.exit_room = floor.start_room;
        floor.exit = floor.room_cells(floor.start_room).iter().find(|at| *at != floor.start).expect("a room");
        floor.things.retain(|(at, _)| *at != floor.exit);
    });
    assert!(matches!(near, Flaw::TooNear { steps } if steps < 20), "{near:?}");
    let sealed = spoil(1, |floor| floor.open.insert(Point::new(1, 1)));
    assert_eq!(sealed, Flaw::Sealed { at: Point::new(1, 1) });
    let unrewarding = spoil(1, |floor| floor.things.retain(|(_, thing)| *thing != Thing::Chest));
    assert!(
        matches!(unrewarding, Flaw::Unrewarding { rewarded, dead_ends } if rewarded * 10 < dead_ends * 6)
    );
}

#[test]
fn a_way_that_is_walled_up_is_found_out() {
    let floor = some_floor(1);
    let to_stairs =
        (0..floor.corridors.len()).filter(|&place| floor.corridors[place].rooms.joins(floor.exit_room));
    let ways: Vec<usize> = to_stairs.collect();
    // What is on no list is only wall; what is on the list must be open.
    let mut one_way = floor.clone();
    for &place in ways[1..].iter().rev() {
        let corridor = one_way.corridors.remove(place);
        one_way.open -= corridor.tiles.into_iter().collect();
    }
    assert_eq!(prove(&one_way), Err(Flaw::OneWay));
    let mut walled = floor.clone();
    let middle = floor.corridors[ways[0]].tiles[1];
    walled.open.remove(middle);
    assert_eq!(prove(&walled), Err(Flaw::NoCorridor { corridor: ways[0] }));
}

#[test]
fn niches_and_closets_are_dead_ends() {
    for (seed, number) in floors(150) {
        let (floor, _) = Floor::generate(seed, FloorNumber(number));
        for niche in floor.niches().iter() {
            let beside = niche.neighbours().into_iter().filter(|point| floor.open.contains(*point)).count();
            let cracks =
                niche.neighbours().into_iter().filter(|point| floor.secrets.contains(*point)).count();
            assert_eq!(beside + cracks, 1, "seed {seed}, floor {number}, {niche}");
        }
    }
}

#[test]
fn whoever_comes_up_is_left_in_peace() {
    for (seed, number) in floors(150) {
        let (floor, _) = Floor::generate(seed, FloorNumber(number));
        let far = grid::distances(Cells::of(floor.start), &floor.open, floor.width);
        let steps = |at: Point| far.get(at).flatten().unwrap_or(u16::MAX);
        assert!(floor.foes.iter().all(|foe| steps(foe.at) > 8), "seed {seed}, floor {number}");
        let pads = floor.things.iter().filter(|(_, thing)| *thing == Thing::Pad);
        assert!(pads.clone().all(|(at, _)| steps(*at) >= 10), "seed {seed}, floor {number}");
        for (place, room) in floor.rooms.iter().enumerate() {
            assert!(floor.rooms[..place].iter().all(|other| !other.area.is_near(&room.area, 3)));
        }
    }
}

#[test]
fn a_key_behind_its_own_door_is_found_out() {
    let floor = floors(100)
        .map(|(seed, number)| Floor::generate(seed, FloorNumber(number)).0)
        .find(|floor| !floor.locks.is_empty())
        .expect("most floors have a lock");
    let mut shut_in = floor.clone();
    let vault = (0..floor.rooms.len())
        .map(|room| floor.room_cells(room))
        .find(|room| room.spread().contains(floor.locks[0].door))
        .expect("a lock belongs to a room");
    let inside = vault.iter().find(|point| floor.thing(*point).is_none()).expect("a bare tile");
    shut_in.locks[0].key = inside;
    assert_eq!(prove(&shut_in), Err(Flaw::KeyShutIn { lock: 0 }));
}
