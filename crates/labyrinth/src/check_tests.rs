//! What is listed is what may be given: every command there is, tried on many runs.

use engine::{Game, Seed, Silence, SplitMix64};

use super::*;
use crate::verbs::Act;
use crate::{Bow, Cells, Charges, FloorNumber, Item, Kind, Make, Power, Rarity, Setup};

/// Every command that could make sense on a floor, and some that cannot, sorted.
fn universe(run: &Labyrinth) -> Vec<Command> {
    let points = (0..=run.ground.width).flat_map(|x| (0..=run.ground.height).map(move |y| Point::new(x, y)));
    let aimed = points.flat_map(|at| {
        Spell::ALL.map(|spell| Command::Cast(spell, at)).into_iter().chain([Command::Shoot(at)])
    });
    let placed = (0..=8).flat_map(|place| {
        [Command::Equip(place), Command::Drop(place), Command::Buy(place), Command::Relic(place)]
    });
    let ways = Direction::ALL.into_iter();
    let mut all: Vec<Command> = ways
        .flat_map(|way| [Command::Step(way), Command::Close(way), Command::Dash(way)])
        .chain(aimed)
        .chain(placed)
        .chain(Flask::ALL.map(Command::Drink))
        .chain(Slot::ALL.map(Command::Upgrade))
        .chain([Command::Guard, Command::Scout, Command::Wait, Command::Ascend])
        .chain([Command::Reroll, Command::Heal])
        .collect();
    all.sort_unstable();
    all
}

/// Somebody who has a little of everything, beside the shop of a milestone or with foes in sight.
pub(crate) fn outfitted(seed: u64) -> Labyrinth {
    let mut run = Labyrinth::new(&Setup::default(), Seed::from_bits(seed)).expect("the numbers of the house");
    Act::new(&mut run, &mut Silence).enter(FloorNumber(if seed.is_multiple_of(3) { 5 } else { 4 }));
    let shop = run.ground.things.iter().find(|(_, thing)| *thing == Thing::Shop).map(|(at, _)| *at);
    match shop {
        Some(shop) => run.hero.at = free_beside(&run, shop),
        None => {
            for at in Cells::of(run.hero.at).grown().grown().iter().filter(|at| at.x % 2 == at.y % 2) {
                if run.ground.is_free(at) && at != run.hero.at {
                    run.add_foe(Kind::Wolf, at);
                }
            }
        }
    }
    let hero = &mut run.hero;
    hero.spells = [2, 1, 0, 3].map(|left| Charges { most: 3, left });
    let item = |make: Make| Item::new(make, Rarity::Common, 1, Power(50), None);
    hero.gear[Slot::Weapon.index()] = Some(item(Make::Bow(Bow::Long)));
    hero.bag[0] = Some(item(Make::Blade));
    hero.bag[4] = Some(item(Make::Armour));
    (hero.arrows, hero.gold, hero.flasks) = (2, Gold(60), [2, 1, 3]);
    Act::new(&mut run, &mut Silence).look();
    run
}

fn free_beside(run: &Labyrinth, at: Point) -> Point {
    let beside = at.neighbours().into_iter().find(|at| run.ground.is_free(*at));
    beside.expect("shops can be reached")
}

#[test]
fn all_that_may_be_given_is_listed_and_nothing_else() {
    let mut shot = 0;
    let mut traded = 0;
    for seed in 0..9 {
        let mut run = outfitted(seed);
        let universe = universe(&run);
        let mut stream = SplitMix64::new(seed);
        for _ in 0..40 {
            let mut legal = Vec::new();
            run.legal(Seat::FIRST, &mut legal);
            let allowed: Vec<Command> =
                universe.iter().copied().filter(|command| run.check(Seat::FIRST, *command).is_ok()).collect();
            assert_eq!(legal, allowed, "seed {seed}, turn {}", run.turn);
            shot += legal.iter().filter(|command| matches!(command, Command::Shoot(_))).count();
            traded += usize::from(legal.contains(&Command::Reroll));
            if legal.is_empty() {
                break;
            }
            let count = u32::try_from(legal.len()).expect("few");
            run.play(Seat::FIRST, legal[stream.below(count) as usize], &mut Silence).expect("it is listed");
            run.hero.hp = run.hero.stats.hp;
        }
    }
    assert!(shot > 20 && traded > 5, "{shot} shots and {traded} trades are too few to say anything");
}

#[test]
fn nobody_else_has_anything_to_do() {
    let run = outfitted(1);
    let mut legal = Vec::new();
    run.legal(Seat::SECOND, &mut legal);
    assert_eq!(legal, []);
    assert_eq!(run.check(Seat::SECOND, Command::Wait), Err(Refusal::NoSuchSeat));
}
