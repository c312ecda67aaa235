//! Floors: every one keeps what floors promise, and has what makes its place what it is.

use std::collections::BTreeSet;

use descent::{Architect, Floor, Matter, Metrics, Place, Room, Thing, catalogue, prove};
use engine::Seed;
use testkit::golden::check_file;

/// Thousands of floors are checked by `roguery gen descent --check`; these few are for every day.
#[test]
fn every_place_of_many_seeds_keeps_what_floors_promise() {
    for number in 0..40 {
        for place in Place::all() {
            let (floor, proof) = Floor::generate(Seed::from_bits(number), place);
            assert_eq!(prove(&floor), Ok(proof), "seed {number}, {place:?}");
            assert!(floor.encounters.len() >= 6 && floor.piles.len() == 4, "seed {number}, {place:?}");
            let count = |wanted: Thing| floor.things.iter().filter(|(_, thing)| *thing == wanted).count();
            let is_deep = place.floor.0 >= 2;
            let hidden = usize::from(place.floor.0 % 2 == 1);
            assert_eq!(count(Thing::Pedestal), 2, "seed {number}, {place:?}");
            assert_eq!(count(Thing::Chest), 2 + usize::from(is_deep) + hidden, "seed {number}, {place:?}");
            assert_eq!(count(Thing::Keeper) + count(Thing::Shrine), 1, "seed {number}, {place:?}");
        }
    }
}

/// Whoever builds a place: all of them build all places.
#[test]
fn every_architect_could_build_every_place() {
    for architect in Architect::ALL {
        for place in Place::all() {
            let (floor, proof) = Floor::built_by(architect, Seed::from_name("architects"), place);
            assert_eq!(prove(&floor), Ok(proof), "{architect:?}, {place:?}");
        }
    }
}

#[test]
fn a_floor_is_the_same_whenever_it_is_made() {
    let seed = Seed::from_name("descent");
    for place in Place::all() {
        assert_eq!(Floor::generate(seed, place), Floor::generate(seed, place));
    }
}

#[test]
fn what_nature_laid_out_is_at_rest() {
    for number in 0..6 {
        for place in Place::all() {
            let (floor, _) = Floor::generate(Seed::from_bits(number), place);
            let mut ground = floor.ground;
            // Nothing comes of nothing: this only makes the ground look at itself.
            ground.remove(Matter::Fire, floor.open);
            ground.step();
            for matter in Matter::ALL {
                assert_eq!(
                    ground.layer(matter),
                    floor.ground.layer(matter),
                    "{matter:?}, seed {number}, {place:?}"
                );
            }
        }
    }
}

#[test]
fn biomes_have_what_makes_them_what_they_are() {
    for place in Place::all() {
        let (floor, _) = Floor::generate(Seed::from_name("biomes"), place);
        for (matter, _) in place.biome().terrain().ground {
            assert!(floor.ground.layer(*matter).len() >= 8, "{matter:?} in {:?}", place.biome());
        }
    }
}

/// Rooms that were drawn by hand are where they belong, and all of them are met.
#[test]
fn every_room_is_met_where_it_belongs() {
    let mut met = BTreeSet::new();
    let (mut floors, mut with_rooms) = (0, 0);
    for number in 0..40 {
        for place in Place::all() {
            let (floor, _) = Floor::generate(Seed::from_bits(number), place);
            for (room, _) in &floor.rooms {
                assert!(room.belongs_to(place), "{room} at {place:?}");
                met.insert(*room);
            }
            floors += 1;
            with_rooms += usize::from(floor.rooms.iter().any(|(room, _)| !room.is_appointed()));
        }
    }
    let missed: Vec<Room> = Room::ALL.into_iter().filter(|room| !met.contains(room)).collect();
    assert_eq!(missed, []);
    assert!(with_rooms * 10 >= floors * 9, "{with_rooms} of {floors} floors have a room");
}

/// What three seeds have in store. Whoever changes how floors are made sees here what became of them.
#[test]
fn the_catalogue_is_as_it_was() {
    let told = ["descent", "ember", "rime"].map(|name| {
        let floors = catalogue(Seed::from_name(name)).into_iter().map(|note| format!("  {note}\n"));
        format!("{name}\n{}", floors.collect::<String>())
    });
    check_file(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/catalogue.txt"), &told.concat());
}

/// A floor of each architect in letters, with its numbers.
#[test]
fn drawings_are_as_they_were() {
    let mut drawn = String::new();
    for architect in Architect::ALL {
        let mut places = Place::all().filter(|place| place.biome().terrain().architect == architect);
        let (floor, proof) = Floor::generate(Seed::from_name("drawn"), places.next().expect("a place"));
        let numbers = Metrics::of(&floor, &proof);
        let title = [architect.name().to_owned(), floor.place.biome().to_string()].join(", ");
        drawn.push_str(&[title, floor.to_string(), numbers.to_string()].join("\n"));
        drawn.push('\n');
    }
    check_file(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/drawings.txt"), &drawn);
}
