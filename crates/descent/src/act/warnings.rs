//! How long announced blows wait, so that they can be left.

use grid::{Flood, Point};

use crate::{Ailment, Blow, BlowNature, Cells, Descent, Foe, Hero, Intent, Matter, Turns};

impl Descent {
    /// How long a blow waits that is announced now: as many actions as it takes whoever plays to walk off its tiles
    /// over what does not hurt. RULES.md, 5.3.
    pub(super) fn warning(&self, foe: &Foe, blow: Blow, at: Point) -> Turns {
        let (least, most) = (blow.nature().warning, BlowNature::LONGEST_WARNING);
        let tiles = self.blow_tiles(foe, Intent { blow, at, turns: least });
        let ground = &self.level.ground;
        let hurtful = Matter::ALL.into_iter().filter(|matter| matter.hurts());
        let hurtful = hurtful.fold(Cells::NONE, |all, matter| all | ground.layer(matter));
        let traps = self.level.things.iter().filter(|(_, thing)| thing.is_trap()).map(|(at, _)| *at);
        let land = self.level.free() - hurtful - ground.webs - traps.collect() - self.everybody();
        let safe = land - tiles;
        let steps = |at: Point| {
            let mut fronts = Flood::new(Cells::of(at), &land).take(usize::from(most.0) + 1);
            fronts.position(|front| front.meets(&safe)).and_then(|steps| u8::try_from(steps).ok())
        };
        let struck = self.heroes.iter().filter(|hero| hero.stands() && tiles.contains(hero.at));
        let held = |hero: &Hero| hero.ailments.left(Ailment::Held);
        let longest = struck.map(|hero| steps(hero.at).map_or(most, |steps| Turns(steps) + held(hero))).max();
        longest.unwrap_or(least).clamp(least, most)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seat, Seed, Silence, SplitMix64};
    use grid::{Area, any};

    use super::*;
    use crate::verbs::Act;
    use crate::{Command, Energy, Event, Floor, Ground, Habit, Kind, Mind, Place, Setup, Shape, Source};

    /// A run on a bare field, with water everywhere and a wall through the middle of it.
    fn field() -> Descent {
        let mut run = Descent::new(&Setup::default(), Seed::from_bits(1)).expect("the setup is sound");
        let level = &mut run.level;
        level.open = Cells::of_area(Area::new(Point::new(1, 1), 60, 40))
            - Cells::of_area(Area::new(Point::new(31, 1), 1, 40));
        (level.closed, level.locked, level.secrets) = (Cells::NONE, Cells::NONE, Cells::NONE);
        (level.things, level.blocked) = (Vec::new(), Cells::NONE);
        level.ground = Ground::BARE;
        level.ground.water = level.open;
        run.foes.clear();
        run
    }

    fn steps_off(run: &Descent, from: Point, tiles: &Cells) -> usize {
        let land = run.level.free() - run.everybody();
        Flood::new(Cells::of(from), &land).position(|front| front.meets(&(land - *tiles))).expect("a way off")
    }

    #[test]
    fn in_the_open_every_tile_of_every_blow_is_left_in_time() {
        let mut run = field();
        let from = Point::new(20, 20);
        Act::new(&mut run, &mut Silence).add_foe(Kind::Dragon, from);
        let foe = run.foes[0];
        for blow in Blow::ALL {
            let reach = i16::from(blow.nature().range);
            let aims =
                run.level.open.iter().filter(|at| {
                    i16::try_from(at.distance(from)).is_ok_and(|far| (1..=reach).contains(&far))
                });
            for at in aims {
                run.heroes[0].at = at;
                let turns = run.warning(&foe, blow, at);
                let tiles = run.blow_tiles(&foe, Intent { blow, at, turns });
                for threatened in tiles.iter().filter(|tile| *tile != from) {
                    let steps = steps_off(&run, threatened, &tiles);
                    assert!(
                        steps <= usize::from(turns.0),
                        "{blow:?} at {at}: {threatened} is left in {steps}"
                    );
                    let is_pool = blow.nature().shape == Shape::Pool;
                    assert!(
                        is_pool || steps <= usize::from(blow.nature().warning.0),
                        "the row of {blow:?} says less"
                    );
                }
            }
        }
    }

    /// A kind in every phase in which it announces something.
    fn heralds() -> impl Iterator<Item = (Kind, u8)> {
        let announces = |habits: &[Habit]| habits.iter().any(|habit| matches!(habit, Habit::Announce(_)));
        Kind::ALL.into_iter().flat_map(move |kind| {
            let nature = kind.nature();
            let phases = nature.phases.iter().map(|phase| phase.habits);
            let all: Vec<_> = if nature.phases.is_empty() { vec![nature.habits] } else { phases.collect() };
            let heard =
                (0..).zip(all).filter(|(_, habits)| announces(habits)).map(|(phase, _)| (kind, phase));
            heard.collect::<Vec<_>>()
        })
    }

    /// Somebody alone with a creature on a floor, in its sight.
    fn meeting(floor: &Floor, (kind, phase): (Kind, u8), stream: &mut SplitMix64) -> Option<Descent> {
        let mut run = Descent::new(&Setup::default(), Seed::from_bits(1)).expect("the setup is sound");
        let alone = Floor { encounters: Vec::new(), boss: None, ..floor.clone() };
        Act::new(&mut run, &mut Silence).arrive_on(&alone);
        run.level.ground.ice = Cells::NONE;
        let home = kind.nature().domain.map_or(run.level.free(), |matter| run.level.ground.layer(matter));
        let at = any(
            &(run.level.free() - run.level.ground.lava - run.level.ground.acid - run.level.ground.webs),
            stream,
        )?;
        run.heroes[0].at = at;
        Act::new(&mut run, &mut Silence).look();
        let near = run.level.known.seen & home & (run.level.free() - Cells::of(at));
        let near: Cells = near.iter().filter(|tile| tile.distance(at) <= 6).collect();
        let id = Act::new(&mut run, &mut Silence).add_foe(kind, any(&near, stream)?);
        run.heroes[0].hp = crate::Hp(9_000);
        let foe = &mut run.foes[0];
        assert_eq!(foe.id, id);
        (foe.mind, foe.energy) = (Mind::Hunting { last: at, unseen: Turns::NONE }, Energy::ACTION);
        (foe.phase, foe.breath) = (phase, Turns(250));
        Act::new(&mut run, &mut Silence).look();
        Some(run)
    }

    /// Whoever walks off as soon as a blow is announced is struck by none, wherever that is, if there is a way off.
    #[test]
    fn whoever_leaves_at_once_is_never_struck() {
        let mut stream = Seed::from_name("warnings").branch("places").stream();
        let mut left = [0; Blow::COUNT];
        for (place, seed) in Place::all().flat_map(|place| (0..3).map(move |seed| (place, seed))) {
            let (floor, _) = Floor::generate(Seed::from_bits(seed), place);
            for herald in heralds().flat_map(|herald| [herald; 3]) {
                let Some(run) = meeting(&floor, herald, &mut stream) else { continue };
                if let Some(blow) = walk_off(run) {
                    left[blow as usize] += 1;
                }
            }
        }
        for blow in Blow::ALL {
            assert!(left[blow as usize] > 0, "nobody announced {blow:?}: {left:?}");
        }
    }

    /// Waits for a blow, leaves its tiles, and gives it if there was one that could be left.
    fn walk_off(mut run: Descent) -> Option<Blow> {
        let heard = (0..4).find_map(|_| {
            let mut events: Vec<Event> = Vec::new();
            run.play(Seat::FIRST, Command::Wait, &mut events).ok()?;
            events.iter().find_map(|event| match event {
                Event::Announced { blow, turns, .. } => Some((*blow, *turns)),
                _ => None,
            })
        });
        let (blow, turns) = heard?;
        let foe = run.foes[0];
        let tiles = run.blow_tiles(&foe, foe.intent?);
        for step in 0..turns.0 {
            let hurtful = Matter::ALL.into_iter().filter(|matter| matter.hurts());
            let hurtful = hurtful.fold(Cells::NONE, |all, matter| all | run.level.ground.layer(matter));
            let traps: Cells = run.level.things.iter().map(|(at, _)| *at).collect();
            let land = run.level.free() - hurtful - run.level.ground.webs - traps - Cells::of(foe.at);
            let here = run.heroes[0].at;
            let way = grid::path(here, &(land - tiles), &(land | Cells::of(here)));
            let way = way.filter(|way| way.len() - 1 <= usize::from(turns.0 - step));
            if step == 0 && way.is_none() {
                // The ground does not permit it, and then it waits as long as it can; or weather came into the way.
                let has_weather = foe.fight_phase().is_some_and(|phase| phase.weather.is_some());
                assert!(has_weather || turns == BlowNature::LONGEST_WARNING, "{blow:?}: {turns}");
                return None;
            }
            let next = way.and_then(|way| way.get(1).copied());
            let command =
                next.and_then(|to| here.straight(to)).map_or(Command::Wait, |(way, _)| Command::Step(way));
            let mut events: Vec<Event> = Vec::new();
            run.play(Seat::FIRST, command, &mut events).expect("a step");
            let struck =
                events.iter().find(|event| matches!(event, Event::Harmed { source: Source::Blow(..), .. }));
            assert_eq!(struck, None, "{blow:?} announced for {turns}, after {} steps", step + 1);
        }
        Some(blow)
    }
}
