//! Floors that are spoiled one way or another: the proof notices.

use descent::{Cells, Flaw, Floor, Ground, Loot, Matter, Place, Thing, prove};
use engine::Seed;
use grid::{Area, Flood, Point};

/// A floor that keeps every promise, with a vault and a way on.
fn sound() -> Floor {
    let place = Place::all().nth(2).expect("the second floor");
    Floor::generate(Seed::from_name("sound"), place).0
}

/// What the proof says of a floor that was spoiled.
fn told(spoil: impl FnOnce(&mut Floor)) -> Flaw {
    let mut floor = sound();
    spoil(&mut floor);
    prove(&floor).expect_err("the proof notices")
}

fn vault(floor: &Floor) -> Point {
    let behind = floor.locked.grown().grown().grown();
    let offer = floor.things.iter().find(|(at, thing)| *thing == Thing::Pedestal && behind.contains(*at));
    offer.expect("an offer in the vault").0
}

/// Bare tiles around one.
fn around(floor: &Floor, at: Point) -> Cells {
    (Cells::of(at).grown() - Cells::of(at)) & floor.open
}

#[test]
fn nothing_is_open_at_the_edge() {
    assert_eq!(told(|floor| floor.open.insert(Point::new(0, 5))), Flaw::OpenEdge);
    assert_eq!(told(|floor| floor.secrets.insert(Point::new(5, 0))), Flaw::OpenEdge);
}

#[test]
fn nothing_stands_in_the_rock_or_on_something_else() {
    let rock = Point::new(0, 0);
    assert_eq!(told(|floor| floor.things.push((rock, Thing::Chest))), Flaw::Misplaced(rock));
    assert_eq!(told(|floor| floor.piles.push(rock)), Flaw::Misplaced(rock));
    assert_eq!(told(|floor| floor.encounters[0].tiles[0] = rock), Flaw::Misplaced(rock));
    let stairs = sound().stairs.expect("a way down");
    assert_eq!(told(|floor| floor.traps.push((stairs, Thing::Spikes))), Flaw::Misplaced(stairs));
    let body = sound().encounters[1].tiles[0];
    assert_eq!(told(|floor| floor.encounters[0].tiles.push(body)), Flaw::Misplaced(body));
}

#[test]
fn nothing_is_shut_in() {
    let floor = sound();
    let inner = Cells::of_area(Area::new(Point::new(1, 1), floor.width - 2, floor.height - 2));
    let rock = (inner - (floor.open | floor.secrets).grown()).first().expect("rock that borders on rock");
    assert_eq!(told(|floor| floor.open.insert(rock)), Flaw::Sealed(rock));
}

#[test]
fn the_way_on_crosses_nothing_that_hurts() {
    let stairs = sound().stairs.expect("a way down");
    for matter in [Matter::Lava, Matter::Acid, Matter::Fire, Matter::Spores] {
        let spoil = |floor: &mut Floor| floor.ground.put(matter, around(floor, stairs), 3);
        assert_eq!(told(spoil), Flaw::NoWayOn, "{matter:?}");
    }
    let traps = |floor: &mut Floor| {
        floor.traps.retain(|(at, _)| !Cells::of(stairs).grown().contains(*at));
        let ring = around(floor, stairs);
        floor.traps.extend(ring.iter().map(|at| (at, Thing::Spikes)));
        let is_free = |at: &Point| !ring.contains(*at);
        floor.piles.retain(is_free);
        floor.flasks.retain(is_free);
        floor.things.retain(|(at, _)| is_free(at));
        floor.doors -= ring;
    };
    assert_eq!(told(traps), Flaw::NoWayOn);
    assert_eq!(told(|floor| floor.stairs = None), Flaw::NoWayOn);
}

#[test]
fn no_reward_is_cut_off_by_what_hurts() {
    let offer = vault(&sound());
    let lava = |floor: &mut Floor| floor.ground.put(Matter::Lava, around(floor, offer), 0);
    assert!(matches!(told(lava), Flaw::CutOff(_)));
    // A single trap right behind the door is enough to cut off a vault that has no other way in.
    let trap = |floor: &mut Floor| {
        let door = floor.locked.first().expect("a lock");
        let inside = Flood::new(Cells::of(offer), &(floor.open - floor.locked)).reached();
        let behind = (Cells::of(door).spread() & inside).first().expect("a tile behind the door");
        floor.things.retain(|(at, _)| *at != behind);
        floor.traps.push((behind, Thing::Spikes));
    };
    assert!(matches!(told(trap), Flaw::CutOff(_)));
    let pile = sound().piles[0];
    assert_eq!(told(|floor| floor.ground.put(Matter::Acid, Cells::of(pile), 0)), Flaw::CutOff(pile));
}

#[test]
fn keys_are_had_before_their_locks() {
    let offer = vault(&sound());
    let key = |floor: &mut Floor| {
        let at = (around(floor, offer) - floor.things.iter().map(|(at, _)| *at).collect()).first();
        let key = floor.loot.iter_mut().find(|(_, loot)| *loot == Loot::Key).expect("a key");
        key.0 = at.expect("room in the vault");
        floor.piles.retain(|pile| *pile != key.0);
    };
    assert_eq!(told(key), Flaw::KeyShutIn);
    assert_eq!(told(|floor| floor.loot.clear()), Flaw::Unmatched);
    assert_eq!(told(|floor| floor.locked = Cells::NONE), Flaw::Unmatched);
}

#[test]
fn whoever_arrives_is_alone() {
    let floor = sound();
    let beside = Cells::of(floor.start).spread() & floor.walkable();
    let near = (beside - Cells::of(floor.start)).first().expect("a step");
    assert_eq!(told(|floor| floor.encounters[0].tiles[0] = near), Flaw::Unwelcome(near));
}

#[test]
fn the_way_on_is_a_way() {
    let floor = sound();
    let mut fronts = Flood::new(Cells::of(floor.start), &floor.walkable());
    let near = fronts.nth(2).and_then(|front| front.first()).expect("two steps");
    assert_eq!(told(|floor| floor.stairs = Some(near)), Flaw::TooNear(2));
}

/// A hall of ice with its door in the middle of a wall: who slid past it once slides around for ever.
#[test]
fn nobody_slides_to_where_no_way_leads_back() {
    let spoil = |floor: &mut Floor| {
        let hall = Cells::of_area(Area::new(Point::new(2, 2), 9, 7));
        let corridor: Cells = (9..44).map(|y| Point::new(6, y)).collect();
        floor.open = hall | corridor;
        (floor.start, floor.stairs) = (Point::new(6, 12), Some(Point::new(6, 43)));
        (floor.doors, floor.locked, floor.secrets, floor.boss) =
            (Cells::NONE, Cells::NONE, Cells::NONE, None);
        (floor.things, floor.traps, floor.encounters) = (Vec::new(), Vec::new(), Vec::new());
        (floor.loot, floor.piles, floor.flasks) = (Vec::new(), Vec::new(), Vec::new());
        floor.ground = Ground::BARE;
        assert!(prove(floor).is_ok());
        floor.ground.put(Matter::Water, hall, 0);
        floor.ground.put(Matter::Ice, hall, 7);
    };
    assert!(matches!(told(spoil), Flaw::Stranded(_)));
}

#[test]
fn flaws_are_told_in_words_of_their_own() {
    let at = Point::new(3, 4);
    let flaws = [
        Flaw::OpenEdge,
        Flaw::Misplaced(at),
        Flaw::Sealed(at),
        Flaw::Stranded(at),
        Flaw::NoWayOn,
        Flaw::CutOff(at),
        Flaw::KeyShutIn,
        Flaw::Unmatched,
        Flaw::Unwelcome(at),
        Flaw::TooNear(3),
    ];
    let words: std::collections::BTreeSet<String> = flaws.iter().map(Flaw::to_string).collect();
    assert_eq!(words.len(), flaws.len());
}
