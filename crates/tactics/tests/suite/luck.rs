//! The luck of a match is fixed by its seed alone, whatever the players do.

use engine::{Game, Seed, Silence, SplitMix64, Status};
use tactics::{
    Bane, Catalogue, Class, Command, Content, Deed, Effect, Event, Member, Object, Omen, REFEREE, RuleSet,
    Setup, Side, Skill, Spawn, Tactics, Word,
};

/// The tiles that were laid down and the omens that came to light in a match of random play.
/// With a `taste` for tiles, players choose them whenever they can.
fn luck(seed: Seed, play: u64, taste: bool) -> (Vec<Effect>, Vec<Omen>) {
    let mut stream = SplitMix64::new(play);
    let mut game = Tactics::new(&Setup::default(), seed).unwrap();
    let mut events: Vec<Event> = Vec::new();
    let mut commands = Vec::new();
    game.play(REFEREE, Command::Timeout, &mut events).unwrap();
    let mut omens = game.position().omens().to_vec();
    while let Status::Awaiting(seats) = game.status() {
        let seat = seats.first().unwrap();
        game.legal(seat, &mut commands);
        let any = commands[stream.below(u32::try_from(commands.len()).unwrap()) as usize];
        let command = if taste && commands.contains(&TILE) { TILE } else { any };
        let before = *game.position().omens();
        game.play(seat, command, &mut events).unwrap();
        let after = game.position().omens();
        let used = (0..=Omen::SHOWN).find(|&used| before[used..] == after[..Omen::SHOWN - used]).unwrap();
        omens.extend(&after[Omen::SHOWN - used..]);
    }
    let laid = events.iter().filter_map(|event| match event {
        Event::Spawned { object: Object::Buff { effect, .. }, .. } => Some(*effect),
        _ => None,
    });
    (laid.collect(), omens)
}

const TILE: Command = Command::Spawn(Spawn::Tile);

#[test]
fn the_row_of_tiles_and_the_omens_are_those_of_the_seed() {
    let (mut most_tiles, mut most_omens) = (0, 0);
    for number in 0..60 {
        let seed = Seed::from_bits(number);
        let catalogue = Catalogue::of(&Setup::default(), seed);
        for play in 0..10 {
            let (tiles, omens) = luck(seed, play, play % 2 == 0);
            most_tiles = most_tiles.max(tiles.len());
            most_omens = most_omens.max(omens.len());
            for (place, tile) in tiles.iter().enumerate().take(Catalogue::TILES) {
                assert_eq!(*tile, catalogue.tiles[place], "tile {place} of seed {number}, play {play}");
            }
            for (place, omen) in omens.iter().enumerate().take(Catalogue::OMENS) {
                assert_eq!(*omen, catalogue.omens[place], "omen {place} of seed {number}, play {play}");
            }
        }
    }
    assert!(most_tiles >= 4, "{most_tiles} tiles at most");
    assert!(most_omens > Omen::SHOWN, "{most_omens} omens at most");
}

#[test]
fn six_kinds_of_tiles_and_three_curses_are_equally_likely() {
    let catalogues: Vec<Catalogue> =
        (0..1_000).map(|number| Catalogue::of(&Setup::default(), Seed::from_bits(number))).collect();
    let tiles: Vec<Effect> = catalogues.iter().flat_map(|catalogue| catalogue.tiles).collect();
    for effect in Effect::ALL {
        let count = tiles.iter().filter(|&&tile| tile == effect).count();
        let wanted = if Effect::TILES.contains(&effect) { 1_850..2_150 } else { 0..1 };
        assert!(wanted.contains(&count), "{effect}: {count} of {}", tiles.len());
    }
    let omens: Vec<Omen> = catalogues.iter().flat_map(|catalogue| catalogue.omens).collect();
    for bane in Bane::ALL {
        let count = omens.iter().filter(|omen| omen.bane == bane).count();
        assert!((3_800..4_200).contains(&count), "{bane:?}: {count} of {}", omens.len());
    }
    for (chance, wanted) in [(50, 5_800..6_200), (33, 3_760..4_160), (0, 0..1), (100, 12_000..12_001)] {
        let count = omens.iter().filter(|omen| omen.curse(chance).is_some()).count();
        assert!(wanted.contains(&count), "{chance} %: {count} of {}", omens.len());
    }
}

/// Each kind of luck has a stream of its own, and an obstacle uses up no tile.
#[test]
fn curses_do_not_move_the_row_of_tiles() {
    let position = "round 1, p1 / mage wild-magic c1 5, tank a1 5, archer e1 3 / \
                    warrior endure c5 5, archer a5 3, assassin e5 1";
    let setup = Setup::with_position(RuleSet::Written, position.parse().unwrap());
    let next = |commands: &[&str]| {
        let mut game = Tactics::new(&setup, Seed::from_bits(9)).unwrap();
        for command in commands {
            let Status::Awaiting(seats) = game.status() else { panic!("it is over") };
            game.play(seats.first().unwrap(), command.parse().unwrap(), &mut Silence).unwrap();
        }
        game.position().next_tile()
    };
    let kinds: Vec<Effect> = Catalogue::of(&setup, Seed::from_bits(9)).tiles.to_vec();
    assert_eq!(next(&["hero pass"]), kinds[0]);
    assert_eq!(next(&["hero cast"]), kinds[0]);
    assert_eq!(next(&["hero cast", "spawn obstacle"]), kinds[0]);
    assert_eq!(next(&["hero cast", "spawn tile"]), kinds[1]);
}

/// All that a hero with a skill could bring about with it, under such omens.
fn casts(skill: Skill, omen: &str) -> Vec<Event> {
    let position = format!(
        "round 1, p1 / {} {} c3 5, tank a1 5, archer e1 3 / warrior endure c5 5, archer b3 3, assassin d3 2 / - \
         / next power, omens {omen} {omen} {omen} {omen}",
        skill.class().word(),
        skill.word()
    );
    let game =
        Tactics::new(&Setup::with_position(RuleSet::Written, position.parse().unwrap()), Seed::from_bits(1))
            .unwrap();
    let mut legal = Vec::new();
    game.legal(Side::One.seat(), &mut legal);
    let is_cast = |command: &Command| matches!(command, Command::Unit(Member::Hero, Deed::Cast(_)));
    let mut events: Vec<Event> = Vec::new();
    for command in legal.into_iter().filter(is_cast) {
        game.clone().play(Side::One.seat(), command, &mut events).unwrap();
    }
    events
}

#[test]
fn omens_decide_about_exactly_those_skills_that_say_how_likely_they_curse() {
    for skill in Class::ALL.into_iter().flat_map(Class::skills) {
        let depends = casts(skill, "0w") != casts(skill, "99w");
        assert_eq!(depends, skill.curse_chance(&Content::WRITTEN).is_some(), "{skill}");
    }
}
