//! Worlds that are made keep what worlds promise.

use engine::Seed;

use crate::{Holding, Level, Terrain, World, WorldPlan, prove, world_catalogue};

/// Thousands are checked by `roguery gen refuel --check`; these few are for every day.
#[test]
fn worlds_of_many_seeds_levels_and_terrains_keep_what_worlds_promise() {
    for number in 0..160 {
        let seed = Seed::from_bits(number);
        let level = Level(1 + u16::try_from(number % 21).expect("it is small"));
        let plan = WorldPlan::of(seed, level).on(Terrain::ALL[(number % 4) as usize]);
        let world = World::generate(seed, &plan);
        assert_eq!(prove(&world), [], "seed {seed}, level {level}\n{world}");
        let lengths: Vec<u16> = plan.lengths.iter().map(|length| u16::from(*length)).collect();
        assert_eq!(world.metrics().lengths, lengths, "seed {seed}, level {level}");
        assert_eq!(world, World::generate(seed, &plan), "seed {seed}, level {level}");
        let drawn: World = world.to_string().parse().expect("a world");
        assert_eq!((&drawn.tiles, drawn.to_string()), (&world.tiles, world.to_string()));
    }
}

#[test]
fn the_longest_ways_and_the_most_of_them_have_room() {
    for terrain in Terrain::ALL {
        for (number, level) in [(1, 30), (2, 60), (3, 999), (4, 17), (5, 18)] {
            let seed = Seed::from_bits(number);
            let world = World::generate(seed, &WorldPlan::of(seed, Level(level)).on(terrain));
            assert_eq!(prove(&world), [], "{terrain}, level {level}\n{world}");
        }
    }
}

/// Whatever is strewn over a world is of no concern to rules, and lies where it belongs.
#[test]
fn decorations_change_no_world_and_lie_on_no_way() {
    for terrain in Terrain::ALL {
        let seed = Seed::from_bits(7);
        let plan = WorldPlan::of(seed, Level(4)).on(terrain);
        let world = World::generate(seed, &plan);
        let all = world.decorations(seed);
        assert_eq!(all, world.decorations(seed));
        assert_ne!(all, world.decorations(Seed::from_bits(8)));
        assert!(all.len() > 60, "{terrain}: {}", all.len());
        assert!(all.iter().all(|one| one.over != Holding::Path), "{terrain}");
    }
}

/// 25 seeds: what changes in it changes every battle.
#[test]
fn the_catalogue_is_as_it_was() {
    let lines = |seed: Seed| {
        let notes = world_catalogue(seed, [1, 2, 3, 4, 5, 7, 9, 12].map(Level));
        [seed.to_string()].into_iter().chain(notes.into_iter().map(|note| format!("  {note}")))
    };
    let page: Vec<String> = (1..=25).map(Seed::from_bits).flat_map(lines).collect();
    let page = page.join(
        "
",
    ) + "
";
    testkit::golden::check_file(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/worlds.txt"), &page);
}
