//! Errands on floors where nobody lives.

use engine::{Audience, Game, Seat, Seed, Silence};
use grid::{Flood, Point};

use super::{Halt, Reason, Watch, explore, rest, travel, walk};
use crate::{Cells, Charges, Command, Event, Floor, Foe, Kind, Labyrinth, Setup, Spell, Thing, View};

fn peaceful(seed: u64) -> (Labyrinth, Floor) {
    let seed = Seed::from_bits(seed);
    let mut run = Labyrinth::new(&Setup::default(), seed).unwrap();
    run.foes.clear();
    run.pads.clear();
    (run, Floor::generate(seed, Floor::LOWEST).0)
}

fn view(run: &Labyrinth) -> View {
    run.view(Audience::Everyone)
}

fn traps(floor: &Floor) -> Cells {
    floor.things.iter().filter(|(_, thing)| thing.is_trap()).map(|(at, _)| *at).collect()
}

/// Explores until it stops, and looks at every step.
fn explore_all(run: &mut Labyrinth, traps: &Cells) -> Halt {
    let content = *run.content();
    loop {
        let seen = view(run);
        let command = match explore(&seen, &content) {
            Ok(command) => command,
            Err(halt) => return halt,
        };
        let Command::Step(way) = command else { panic!("exploring is walking, not {command}") };
        assert!(!traps.contains(seen.hero.at.step(way)), "traps are walked around");
        run.play(Seat::FIRST, command, &mut Silence).unwrap();
        assert!(run.turn.0 < 3_000, "it goes around in circles");
    }
}

#[test]
fn exploring_ends_when_all_that_can_be_reached_was_seen_and_taken() {
    let mut complete = 0;
    for seed in 0..60 {
        let (mut run, floor) = peaceful(seed);
        let traps = traps(&floor);
        let halt = explore_all(&mut run, &traps);
        let seen = view(&run);
        let free = (floor.walkable() | floor.locked() | floor.secrets) - traps;
        // A lock may have its key beyond a trap, and then stays shut.
        let reached = Flood::new(Cells::of(floor.start), &(free - seen.locked)).reached();
        assert!((reached - seen.explored).is_empty(), "seed {seed}: {halt}");
        let is_left = |(at, thing): &&(Point, Thing)| {
            reached.contains(*at) && matches!(thing, Thing::Chest | Thing::Key(_))
        };
        assert_eq!(seen.things.iter().find(is_left), None, "seed {seed}");
        assert!(matches!(halt, Halt::Explored | Halt::TrapsLeft | Halt::LocksLeft), "seed {seed}: {halt}");
        complete += u32::from(halt == Halt::Explored);
    }
    assert!(complete > 30, "of 60 floors only {complete} were explored to the end");
}

/// Every treasure is told once, by what it is; gold and flasks are not.
#[test]
fn whoever_explores_is_told_of_gear_tomes_and_blessings_when_they_are_found() {
    let (mut gear, mut tomes, mut blessings) = (0, 0, 0);
    for seed in 0..20 {
        let (mut run, _) = peaceful(seed);
        let content = *run.content();
        let mut watch = Watch::new(&view(&run));
        while let Ok(command) = explore(&view(&run), &content) {
            let before = view(&run).hero;
            run.play(Seat::FIRST, command, &mut Silence).unwrap();
            let seen = view(&run);
            let hero = seen.hero;
            match watch.news(&seen) {
                Some(Halt::Own(Reason::Gear { item, is_worn })) => {
                    gear += 1;
                    assert_eq!(is_worn, before.worn(item.slot()).is_none(), "{item}");
                    assert!(is_worn || hero.bag.contains(&Some(item)), "{item}");
                }
                Some(Halt::Own(Reason::Tome(spell))) => {
                    tomes += 1;
                    assert!(hero.charges(spell) > before.charges(spell), "{spell}");
                }
                Some(Halt::Own(Reason::Blessed)) => {
                    blessings += 1;
                    assert_ne!(hero.blessings, before.blessings);
                }
                Some(_) => {}
                None => {
                    let has = |item| before.gear.contains(&Some(item)) || before.bag.contains(&Some(item));
                    let mut all = hero.gear.into_iter().chain(hero.bag).flatten();
                    assert!(all.all(has), "seed {seed}: only what one has already is no news");
                    assert_eq!(
                        (hero.spells, hero.blessings),
                        (before.spells, before.blessings),
                        "seed {seed}"
                    );
                }
            }
            watch = Watch::new(&seen);
        }
    }
    assert!(gear > 20 && tomes > 10 && blessings > 5, "{gear}, {tomes}, {blessings}");
}

#[test]
fn nobody_explores_with_somebody_in_sight() {
    let (mut run, _) = peaceful(3);
    let content = *run.content();
    run.add_foe(
        crate::Kind::Wolf,
        run.hero.at.neighbours().into_iter().find(|at| run.ground.is_free(*at)).unwrap(),
    );
    let seen = view(&run);
    let Foe { kind, at, .. } = seen.foes[0];
    assert_eq!(explore(&seen, &content), Err(Halt::Own(Reason::Foe { kind, at })));
    assert_eq!(rest(&seen, &content), Err(Halt::Own(Reason::Beside(kind))));
    assert_eq!(Halt::Own(Reason::Foe { kind, at }).to_string(), "Wolf in sight");
}

#[test]
fn travel_leads_step_by_step_to_where_it_is_asked() {
    for seed in 0..20 {
        let (mut run, floor) = peaceful(seed);
        explore_all(&mut run, &traps(&floor));
        let seen = view(&run);
        assert_eq!(travel(&seen, seen.hero.at), Err(Halt::Arrived));
        assert_eq!(travel(&seen, Point::new(0, 0)), Err(Halt::Unknown));
        let Some(exit) = seen.exit else { continue };
        let way = travel(&seen, exit).unwrap();
        assert_eq!(way.last(), Some(&exit));
        assert!([seen.hero.at].iter().chain(&way).zip(&way).all(|(one, next)| one.distance(*next) == 1));
        while let Ok(command) = walk(&view(&run), exit) {
            run.play(Seat::FIRST, command, &mut Silence).unwrap();
        }
        assert_eq!(run.hero.at, exit);
    }
}

#[test]
fn rest_waits_for_what_comes_back_and_a_watch_tells_it() {
    let (mut run, _) = peaceful(5);
    let content = *run.content();
    assert_eq!(rest(&view(&run), &content), Err(Halt::Rested));
    let way = grid::Direction::ALL.into_iter().find(|way| run.dash_goal(*way).is_some()).unwrap();
    run.play(Seat::FIRST, Command::Dash(way), &mut Silence).unwrap();
    let watch = Watch::new(&view(&run));
    let mut turns = 0;
    while watch.news_of_rest(&view(&run), &content).is_none() {
        assert_eq!(rest(&view(&run), &content), Ok(Command::Wait));
        run.play(Seat::FIRST, Command::Wait, &mut Silence).unwrap();
        turns += 1;
    }
    assert_eq!(watch.news_of_rest(&view(&run), &content), Some(Halt::Own(Reason::DashReady)));
    assert_eq!(crate::Turns(turns), content.moves.dash_rest);
    run.hero.hp = crate::Hp(5);
    assert_eq!(watch.news(&view(&run)), Some(Halt::Own(Reason::Weak)));
}

#[test]
fn a_key_that_has_turned_is_not_shown_any_more() {
    let (mut found, mut turned) = (0, 0);
    for seed in 0..20 {
        let (mut run, _) = peaceful(seed);
        let content = *run.content();
        let mut keys = 0;
        while let Ok(command) = explore(&view(&run), &content) {
            let mut events: Vec<Event> = Vec::new();
            run.play(Seat::FIRST, command, &mut events).unwrap();
            let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
            let (more, less) = (
                count(|event| matches!(event, Event::KeyFound { .. })),
                count(|event| matches!(event, Event::DoorUnlocked { .. })),
            );
            keys = keys + more - less;
            (found, turned) = (found + more, turned + less);
            assert_eq!(view(&run).hero.keys.count_ones() as usize, keys, "seed {seed}");
        }
    }
    assert!(found > 5 && turned > 5, "{found}, {turned}");
}

/// A foe in sight, some steps away, that has noticed the hero.
fn with_goblin(prepare: impl Fn(&mut Labyrinth)) -> Labyrinth {
    let placed = |seed: u64| {
        let (mut run, _) = peaceful(seed);
        prepare(&mut run);
        let (seen, at) = (view(&run), run.hero.at);
        let is_far = |to: &Point| (5..8).contains(&to.distance(at)) && run.ground.is_free(*to);
        let place = (seen.seen & seen.walkable()).iter().find(is_far)?;
        run.add_foe(Kind::Goblin, place);
        run.play(Seat::FIRST, Command::Wait, &mut Silence).unwrap();
        view(&run).foes.first().is_some_and(Foe::is_awake).then_some(run)
    };
    (0..40).find_map(placed).expect("some room is large enough")
}

/// Rests until it stops, and tells after how many turns and why.
fn wait_for_it(run: &mut Labyrinth) -> (u32, Halt) {
    let content = *run.content();
    let watch = Watch::new(&view(run));
    for turns in 0..50 {
        let seen = view(run);
        match (watch.news_of_rest(&seen, &content).filter(|_| turns > 0), rest(&seen, &content)) {
            (Some(halt), _) | (None, Err(halt)) => return (turns, halt),
            (None, Ok(command)) => run.play(Seat::FIRST, command, &mut Silence).unwrap(),
        }
    }
    panic!("nobody came")
}

#[test]
fn whoever_comes_is_waited_for_until_it_is_near() {
    let (turns, halt) = wait_for_it(&mut with_goblin(|_| {}));
    assert!(turns > 1 && halt == Halt::Own(Reason::Beside(Kind::Goblin)), "{turns}, {halt}");
    let mut run = with_goblin(|run| {
        run.hero.spells[Spell::Frost.index()] = Charges { left: 1, most: 1 };
        run.content.spells.spells[Spell::Frost.index()].range = 3;
    });
    let (turns, halt) = wait_for_it(&mut run);
    let far = view(&run).foes[0].at.distance(run.hero.at);
    assert!(
        turns > 0 && halt == Halt::Own(Reason::InReach(Kind::Goblin)) && far <= 3,
        "{turns}, {halt}, {far}"
    );
}
