//! What the rules promise about floors, loot and secrets, where a scenario is too small to show it.

use engine::{Audience, Dice, Game, Seat, Seed, Silence, SplitMix64};

use grid::{Area, Point};

use crate::verbs::{Act, Body};
use crate::{
    Archetype, Cells, Command, Content, Event, Floor, FloorNumber, Hp, Hundredths, Kind, Labyrinth, Loot,
    Make, Percent, Power, Rank, Rarity, Rules, Setup, Slot, Stats, Turns, View, Xp,
};

fn seeds(count: u64) -> impl Iterator<Item = Seed> {
    (0..count).map(Seed::from_bits)
}

fn run(seed: Seed) -> Labyrinth {
    Labyrinth::new(&Setup::default(), seed).expect("the numbers of the house are sound")
}

/// Plays at random for a while.
fn wander(run: &mut Labyrinth, luck: u64, commands: usize) {
    let mut stream = SplitMix64::new(luck);
    let mut legal: Vec<Command> = Vec::new();
    for _ in 0..commands {
        run.legal(Seat::FIRST, &mut legal);
        if legal.is_empty() {
            return;
        }
        let command = legal[stream.below(u32::try_from(legal.len()).expect("few")) as usize];
        run.play(Seat::FIRST, command, &mut Silence).expect("it is legal");
    }
}

#[test]
fn a_floor_is_the_same_whatever_happened_below() {
    for seed in seeds(6) {
        let arrive = |luck: u64| {
            let mut run = run(seed);
            wander(&mut run, luck, 200);
            run.over = None;
            // What one owns changes nothing but which relics are left to choose from.
            run.hero.relics =
                if luck == 1 { crate::Relics::NONE } else { crate::Relics::NONE.with(crate::Relic::Maul) };
            Act::new(&mut run, &mut Silence).enter(FloorNumber(5));
            let chests: Vec<Loot> = run
                .ground
                .things
                .iter()
                .filter(|(_, thing)| *thing == crate::Thing::Chest)
                .map(|(at, _)| run.content.chest(FloorNumber(5), &mut run.luck_of("chest", *at)))
                .collect();
            (run.ground, run.foes, run.pads, run.shop.map(|shop| shop.offers), chests)
        };
        assert_eq!(arrive(1), arrive(2), "seed {seed}");
    }
}

/// Changes everything that the hero cannot know.
fn changed_in_secret(run: &Labyrinth) -> Labyrinth {
    let mut other = run.clone();
    let explored = other.ground.known.explored;
    let seen = other.ground.known.seen;
    other.seed = Seed::from_name("another one");
    let dice = || Dice::seeded(SplitMix64::new(99));
    (other.dice.blows, other.dice.loot, other.dice.foes) = (dice(), dice(), dice());
    // A boss is known to be alive by the stairs, everybody else out of sight is not.
    other.foes.retain(|foe| seen.contains(foe.at) || foe.kind.rank() == Rank::Boss);
    for foe in &mut other.foes {
        (foe.lead, foe.beat, foe.answered) = (-foe.lead, foe.beat + 1, !foe.answered);
    }
    other.ground.things.retain(|(at, _)| explored.contains(*at));
    let spotted = other.ground.spotted;
    other.ground.loot.retain(|(at, _)| spotted.contains(*at));
    other.pads.retain(|pad| explored.contains(pad.at));
    other.last_fall = Point::new(1, 1);
    other.ground.open &= explored;
    other.ground.secrets &= explored;
    other
}

#[test]
fn nothing_of_a_run_that_was_not_seen_is_in_the_view_or_in_what_is_legal() {
    for seed in seeds(8) {
        let mut run = run(seed);
        for luck in 0..12 {
            wander(&mut run, luck, 20);
            let other = changed_in_secret(&run);
            let look = |run: &Labyrinth| -> (View, Vec<Command>) {
                let mut legal = Vec::new();
                run.legal(Seat::FIRST, &mut legal);
                (run.view(Audience::Everyone), legal)
            };
            assert_eq!(look(&run), look(&other), "seed {seed}");
        }
    }
}

/// A hall with nothing in it but the hero in the middle and somebody else.
fn hall(kind: Kind, at: Point) -> Labyrinth {
    let mut run = run(Seed::from_bits(1));
    let (mut floor, _) = Floor::generate(Seed::from_bits(1), Floor::LOWEST);
    floor.open = Cells::of_area(Area::new(Point::new(1, 1), 29, 29));
    (floor.doors, floor.secrets) = Default::default();
    floor.things.clear();
    floor.locks.clear();
    run.ground = crate::floors::ground::Ground::of(&floor);
    run.hero.at = Point::new(15, 15);
    // Whatever is announced, the hero lives to see it.
    run.hero.hp = Hp(10_000);
    run.foes.clear();
    run.pads.clear();
    run.add_foe(kind, at);
    Act::new(&mut run, &mut Silence).look();
    run
}

#[test]
fn whatever_is_announced_can_be_left_by_one_step_where_there_is_room() {
    let mut announced = 0;
    for kind in Kind::ALL {
        let around = Cells::of(Point::new(15, 15)).grown().grown().grown() - Cells::of(Point::new(15, 15));
        for at in around.iter() {
            let mut run = hall(kind, at);
            for _ in 0..8 {
                run.play(Seat::FIRST, Command::Wait, &mut Silence).unwrap();
                let threatened = run.view(Audience::Everyone).threatened();
                if !threatened.contains(run.hero.at) {
                    continue;
                }
                announced += 1;
                let is_safe = |to: &Point| {
                    run.ground.is_free(*to) && run.foe_at(*to).is_none() && !threatened.contains(*to)
                };
                assert!(run.hero.at.neighbours().iter().any(is_safe), "{kind} from {at}");
            }
        }
    }
    assert!(announced > 200, "only {announced} deeds were announced");
}

#[test]
fn armour_is_no_answer_to_what_was_announced() {
    let mut run = hall(Kind::Warden, Point::new(15, 14));
    let shares = [0, 600].map(|defence| {
        run.hero.stats.defence = Hundredths(defence);
        let clash = run.clash();
        let foe = &run.foes[0];
        let swing = clash.deed(foe, crate::Intent::Swing(grid::Direction::South)).unwrap();
        let of = |blow: &crate::Blow| blow.damage(Percent(100), false, &run.content.blows).0;
        (of(&clash.answer(foe)), of(&swing))
    });
    let [(bare_answer, bare_swing), (answer, swing)] = shares;
    assert!(bare_swing >= 2 * bare_answer && bare_answer > answer, "{shares:?}");
    assert!(swing * bare_answer > bare_swing * answer, "armour takes more from a plain blow: {shares:?}");
}

#[test]
fn no_shop_offers_the_same_thing_twice() {
    for seed in seeds(40) {
        for number in [5, 10, 15] {
            let mut run = run(seed);
            Act::new(&mut run, &mut Silence).enter(FloorNumber(number));
            let offers: Vec<Loot> =
                run.shop.unwrap().offers.iter().flatten().map(|offer| offer.loot).collect();
            let twice = |(place, loot): (usize, &Loot)| offers[..place].contains(loot);
            assert!(!offers.iter().enumerate().any(twice), "seed {seed}, floor {number}");
        }
    }
}

#[test]
fn every_fifth_floor_has_a_boss_a_shop_and_a_heal_station_and_no_other_has() {
    for seed in seeds(4) {
        for number in 1..=20 {
            let mut run = run(seed);
            Act::new(&mut run, &mut Silence).enter(FloorNumber(number));
            let bosses: Vec<Kind> =
                run.foes.iter().map(|foe| foe.kind).filter(|kind| kind.rank() == Rank::Boss).collect();
            let has = |thing| run.ground.things.iter().any(|(_, other)| *other == thing);
            let services = (run.shop.is_some(), has(crate::Thing::Shop), has(crate::Thing::HealStation));
            let is_milestone = number % Floor::MILESTONE == 0;
            assert_eq!(services, (is_milestone, is_milestone, is_milestone), "floor {number}");
            let wanted: Vec<Kind> =
                is_milestone.then(|| Kind::boss_of(FloorNumber(number))).into_iter().collect();
            assert_eq!(bosses, wanted, "floor {number}");
        }
    }
    assert_eq!(
        [5, 10, 15, 20].map(|floor| Kind::boss_of(FloorNumber(floor)))[3],
        Kind::Warden,
        "the three take turns"
    );
}

#[test]
fn foes_of_every_archetype_live_in_the_tower_and_none_below_its_floor() {
    for archetype in Archetype::ALL {
        assert!(Kind::ALL.iter().any(|kind| kind.archetype() == archetype), "{archetype}");
    }
    for seed in seeds(20) {
        for number in [1, 3, 7, 12] {
            let mut run = run(seed);
            Act::new(&mut run, &mut Silence).enter(FloorNumber(number));
            assert!(run.foes.iter().all(|foe| foe.kind.first_floor().0 <= number), "floor {number}");
        }
    }
    let letters: std::collections::BTreeSet<char> = Kind::ALL.iter().map(|kind| kind.letter()).collect();
    assert_eq!(letters.len(), Kind::ALL.len(), "no two have the same letter");
}

#[test]
fn gear_grows_with_floors_and_rarity() {
    let content = Content::LITERAL;
    for slot in Slot::ALL {
        for rarity in Rarity::ALL {
            let powers = [1, 5, 10, 20].map(|floor| content.power(slot, rarity, FloorNumber(floor)));
            assert!(powers.is_sorted_by(|low, high| low < high), "{slot} {rarity}: {powers:?}");
        }
        let powers = Rarity::ALL.map(|rarity| content.power(slot, rarity, FloorNumber(10)));
        assert!(powers.is_sorted_by(|low, high| low < high), "{slot}: {powers:?}");
    }
    // 2 attack, with 12 in 100 of that for each of ten floors, twice and a tenth for epic: 9.24, in halves.
    assert_eq!(content.power(Slot::Weapon, Rarity::Epic, FloorNumber(10)), Power(900));
}

#[test]
fn rarities_and_drops_come_as_often_as_the_tables_say() {
    let content = Content::LITERAL;
    let mut luck = Dice::seeded(SplitMix64::new(4));
    let mut counts = [0_u32; 4];
    let mut bows = 0;
    for _ in 0..20_000 {
        let item = content.gear(FloorNumber(3), &mut luck);
        counts[item.rarity.index()] += 1;
        bows += u32::from(matches!(item.make, Make::Bow(_)));
    }
    for (count, share) in counts.into_iter().zip(content.drops.rarities) {
        assert!(count.abs_diff(u32::from(share) * 200) < 330, "{counts:?}");
    }
    assert!(bows.abs_diff(2_500) < 250, "one in eight is a bow: {bows}");
    assert!(
        (0..200).all(|_| content.prize(FloorNumber(3), &mut luck).rarity > Rarity::Common),
        "bosses leave nothing common"
    );
}

fn numbers(stats: Stats) -> [i32; 5] {
    [stats.hp.0, stats.attack.0, stats.defence.0, stats.speed.0, stats.crit.0]
}

#[test]
fn the_literal_numbers_are_those_that_are_written() {
    let content = Rules::Gdd.content();
    let normal = content.foe(Kind::Goblin, FloorNumber(1));
    assert_eq!(numbers(normal), [27, 660, 160, 415, 50]);
    let elite = content.foe(Kind::ArcherCaptain, FloorNumber(10));
    // 20 + 60 + 14 HP, times 1.35; 21 attack and 7 defence, times 1.2.
    assert_eq!(numbers(elite)[..3], [127, 2520, 840]);
    let boss = content.foe(Kind::Warden, FloorNumber(20));
    // 20 + 120 + 31 HP, times 1.6.
    assert_eq!(numbers(boss), [274, 4440, 1560, 700, 50]);
    let hero = run(Seed::from_bits(0)).hero;
    assert_eq!((hero.hp, numbers(hero.stats)), (Hp(30), [30, 600, 200, 500, 50]));
    assert_eq!(hero.xp_to_next(content), Xp(30));
}

#[test]
fn spoils_and_drift_follow_their_tables() {
    let content = Content::LITERAL;
    let shares: Vec<u8> = (0..18).map(|fights| content.spoils_share(fights).0).collect();
    assert_eq!(shares, [100, 100, 100, 100, 100, 100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 10, 10, 10]);
    assert_eq!([0, 2, 3, 5, 6, 9].map(|fights| content.drift(fights, Turns(0))), [0, 0, 1, 1, 2, 3]);
    let turns = [0, 199, 200, 399, 400, 1000];
    assert_eq!(turns.map(|turns| content.drift(0, Turns(turns))), [0, 0, 1, 1, 2, 5]);
    assert_eq!(content.drift(6, Turns(400)), 4, "both count");
}

/// How many of so many who are called after some fights on a floor are elites.
fn elites_called(calls: u32, fights: u16) -> u32 {
    let mut run = run(Seed::from_bits(0));
    run.fights = fights;
    let mut elites = 0;
    for _ in 0..calls {
        run.pads = vec![crate::Pad { at: run.hero.at, arrival: None }];
        run.foes.clear();
        run.floor_turn = Turns(0);
        run.play(Seat::FIRST, Command::Scout, &mut Silence).expect("a pad is at hand");
        let arrival = run.pads[0].arrival.expect("somebody was called");
        elites += u32::from(arrival.kind.rank() == Rank::Elite);
    }
    elites
}

#[test]
fn scouting_calls_elites_as_often_as_is_said() {
    let risk = u32::from(Content::TUNED.pads.scout_risk.0);
    let plain = elites_called(20_000, 0);
    assert!(plain.abs_diff(risk * 200) < 150, "{plain} of 20000, where {risk} of 100 are said");
    // Two steps of drift: 15 and 20 of 100 and 20, in tenths.
    let drifted = elites_called(20_000, 6);
    assert!(drifted.abs_diff(20_000 * 35 / 120) < 200, "{drifted} of 20000 after six fights");
}

#[test]
fn the_first_floor_teaches_with_a_bow_and_a_tome() {
    for seed in seeds(30) {
        let mut run = run(seed);
        let gifts = run.ground.gifts.map(|gift| gift.expect("the first floor has two chests"));
        for gift in gifts {
            run.hero.at = gift;
            Act::new(&mut run, &mut Silence).arrive(Body::Hero);
        }
        assert!(run.hero.bow().is_some(), "seed {seed}");
        assert_eq!(run.hero.spells.iter().filter(|charges| charges.most > 0).count(), 1, "seed {seed}");
    }
}

#[test]
fn where_somebody_falls_unseen_is_not_told() {
    let mut run = run(Seed::from_bits(3));
    run.pads.clear();
    let unseen = |run: &Labyrinth| run.foes.iter().position(|foe| !run.ground.known.seen.contains(foe.at));
    let place = unseen(&run).expect("nobody is in sight of where one comes up");
    let foe = &mut run.foes[place];
    (foe.hp, foe.fights, foe.mind) = (Hp(1), true, crate::Mind::HUNTING);
    foe.ailments.begin(crate::Ailment::Bleed, Turns(3));
    let (id, kind) = (foe.id, foe.kind);
    run.fight = Some(crate::Fight::NEW);
    let mut events: Vec<Event> = Vec::new();
    run.play(Seat::FIRST, Command::Wait, &mut events).expect("one can always wait");
    assert!(events.contains(&Event::Slain { id, kind, at: None, seeks: false }), "{events:?}");
}

#[test]
fn every_upgrade_makes_what_is_worn_stronger_by_the_same() {
    let mut run = crate::check::tests::outfitted(0);
    run.hero.gold = crate::Gold(10_000);
    let powers: Vec<i32> = (0..4)
        .map(|_| {
            let power = run.hero.gear[Slot::Weapon.index()].expect("a bow is worn").power.0;
            run.play(Seat::FIRST, Command::Upgrade(Slot::Weapon), &mut Silence).expect("it can be paid");
            power
        })
        .collect();
    let gains: Vec<i32> = powers.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(gains[0] > 0 && gains.iter().all(|gain| *gain == gains[0]), "{powers:?}");
}
