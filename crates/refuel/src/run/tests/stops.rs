//! Shops, rests, battles of each sort, and what follows an act.

use engine::{Game, Seat, Session, Silence};

use super::{before, begun, easy, go_to, legal, refused, told, win};
use crate::run::fight::FightSort;
use crate::run::gift::Gift;
use crate::run::kit::Kit;
use crate::run::port::Shelf;
use crate::run::refusal::RunRefusal;
use crate::run::stop::Stop;
use crate::run::{Run, RunCommand, RunEvent, RunSetup};
use crate::{Attacker, Environment, Family, Given, Good, Hull, Level, Modifier, Money, WaveChange};

#[test]
fn each_shop_sells_goods_of_its_own_sort() {
    for shelf in Shelf::ALL {
        let offers = easy(4).shop(shelf);
        assert!(offers.all.len() >= 4);
        for offer in &offers.all {
            let [Gift::Money(price), gift] = offer.gifts.as_slice() else { panic!("{offer:?}") };
            let is_sold = match shelf {
                Shelf::Drawings => matches!(gift, Gift::Blueprint(_) | Gift::Fitted(..)),
                Shelf::Fittings => matches!(gift, Gift::Augment(_)),
                Shelf::Curios => matches!(gift, Gift::Artefact(_)),
                Shelf::Dockyard => {
                    matches!(gift, Gift::Hull(_) | Gift::MostHull(_) | Gift::Start(..) | Gift::GiveUp)
                }
            };
            assert!(is_sold && (*price < 0) == (*gift != Gift::GiveUp), "{shelf}: {offer:?}");
        }
    }
}

#[test]
fn what_is_announced_for_a_battle_that_has_it_already_comes_once() {
    let mut run = easy(1);
    let depth = run.trail.len();
    for stop in &mut run.sector.layers[depth] {
        if let Stop::Fight(fight) = &mut stop.stop {
            fight.environment = Some(Environment::Lull);
        }
    }
    run.hold.ahead = vec![Environment::ColdSnap, Environment::Lull, Environment::Lull];
    let is_fight = |place: &u8| matches!(run.sector.layers[depth][usize::from(*place)].stop, Stop::Fight(_));
    let place = run.ahead().into_iter().find(is_fight).expect("a run begins with battles");
    told(&mut run, &format!("go {place}"));
    let given = run.battle().expect("it has begun").public().given;
    let expected = [Environment::ColdSnap, Environment::Lull].map(Given::from);
    assert!(given.len() == 2 && expected.iter().all(|one| given.contains(one)), "{given:?}");
}

#[test]
fn as_much_is_bought_as_can_be_paid() {
    let mut run = before(|run| run.shop(Shelf::Dockyard));
    (run.hold.money, run.hold.hull) = (Money(80), Hull(20));
    told(&mut run, "take 0");
    assert_eq!((run.hold.money, run.hold.hull, run.tally.spent), (Money(50), Hull(24), Money(30)));
    assert_eq!(refused(&run, "take 0"), RunRefusal::NoSuchOffer);
    assert_eq!(refused(&run, "take 1"), RunRefusal::TooDear(10));
    told(&mut run, "take 3");
    assert_eq!((run.hold.money, run.hold.start), (Money(5), [(Good::Materials, 3), (Good::Energy, 0)]));
    assert_eq!(refused(&run, "take 4"), RunRefusal::SayWhich);
    assert_eq!(refused(&run, "take 4 squib"), RunRefusal::TooFew);
    told(&mut run, "leave");
    assert!(run.offers().is_none());
}

#[test]
fn a_rest_mends_or_improves() {
    let mut run = before(Run::rest);
    run.hold.hull = Hull(10);
    let gifts: Vec<&Gift> = run.offers().unwrap().all.iter().map(|offer| &offer.gifts[0]).collect();
    assert!(
        matches!(gifts[..], [Gift::Hull(8), Gift::Augment(_), Gift::Augment(_), Gift::Start(..)]),
        "{gifts:?}"
    );
    told(&mut run, "take 0");
    assert_eq!(run.hold.hull, Hull(18));
    assert!(run.offers().is_none(), "one of these");
}

#[test]
fn each_kit_can_be_set_out_with() {
    for kit in Kit::ALL {
        let run = begun(&RunSetup { kit, ..RunSetup::default() }, 1);
        let on_board: Vec<crate::Blueprint> = run.hold.blueprints.iter().map(|one| one.blueprint).collect();
        assert_eq!(on_board, kit.blueprints());
        assert_eq!(run.hold.money, Money(40) + kit.money());
    }
}

/// The battle of a sort, begun.
fn fighting(sort: FightSort, act: u8) -> Run {
    let mut run = easy(5);
    run.act = act;
    let mut stops = run.sector.layers.iter().flatten().map(|node| &node.stop);
    let stop = stops.rfind(|stop| stop.fight().is_some_and(|fight| fight.sort == sort)).cloned();
    go_to(&mut run, stop.expect("each sector has all sorts"));
    run
}

#[test]
fn battles_are_what_their_sort_and_the_act_make_of_them() {
    let has = |run: &Run, modifier: Modifier| run.battle().unwrap().modifiers.contains(&modifier);
    let plain = fighting(FightSort::Plain, 0);
    assert!(!has(&plain, Modifier::Goal(20)));
    let theme = plain.theme().families()[0];
    assert!(has(&plain, Modifier::Waves(WaveChange::Often(theme, 2))));
    let elite = fighting(FightSort::Elite, 1);
    for modifier in [
        Modifier::Goal(20),
        Modifier::Waves(WaveChange::Rate(115)),
        Modifier::Waves(WaveChange::Capacity(115)),
        Modifier::Attackers(None, 100, 100),
    ] {
        assert!(has(&elite, modifier), "{modifier:?}");
    }
    let boss = fighting(FightSort::Boss, 2);
    let percent = boss.content.boss_hp[2];
    assert!(has(&boss, Modifier::Attackers(Some(Family::Boss), percent, 100)));
    let waves = &boss.battle().unwrap().waves;
    let comes = |wave: &crate::Wave| {
        let is_boss = |kind: &Option<Attacker>| kind.is_some_and(|kind| kind.row().family == Family::Boss);
        wave.batches.iter().any(|batch| batch.on.iter().any(is_boss))
    };
    assert_eq!(waves.iter().position(comes), Some(6).filter(|_| waves.len() > 6));
}

#[test]
fn a_boss_has_less_health_where_more_ways_lead() {
    let run = easy(5);
    let mut fight = run.sector.layers[6][0].stop.fight().expect("a sector ends with its boss").clone();
    let mut health = |ways: usize| {
        fight.lengths = vec![20; ways];
        let modifiers = fight.modifiers(&run.content, 0).into_iter();
        modifiers.fold(100, |percent, modifier| match modifier {
            Modifier::Attackers(Some(Family::Boss), hp, _) => percent * u32::from(hp) / 100,
            _ => percent,
        })
    };
    let base = u32::from(run.content.boss_hp[0]);
    assert_eq!([1, 2, 6, 9].map(&mut health), [100, 85, 50, 50].map(|share| base * share / 100));
}

#[test]
fn what_is_on_board_goes_into_battle() {
    let mut run = easy(5);
    run.hold.artefacts.push(crate::Artefact::ShipBell);
    run.hold.start[1].1 = 7;
    run.tally.won[0] = 4;
    run.hold.hull = Hull(9);
    let stop = run.sector.layers[0][0].stop.clone();
    go_to(&mut run, stop);
    let battle = run.battle().unwrap();
    assert_eq!(battle.hull(), Hull(9));
    assert!(battle.given.contains(&Given::Artefact(crate::Artefact::ShipBell)));
    let purse = battle.purse();
    assert_eq!((purse.materials.0, purse.energy.0), (25 + 4 * i32::from(run.content.growth), 10 + 7));
}

#[test]
fn an_act_ends_with_its_boss_and_the_last_one_ends_the_run() {
    let mut run = easy(7);
    run.content.more_fuel = 0;
    for act in 1..=3 {
        assert_eq!(run.act(), act);
        let mut boss = run.sector.layers.last().unwrap()[0].clone();
        if let Stop::Fight(fight) = &mut boss.stop {
            fight.level = Level(1);
        }
        run.sector.layers = vec![vec![boss]];
        run.trail.clear();
        run.hold.hull = Hull(29);
        told(&mut run, "go 0");
        let events = win(&mut run);
        let told: Vec<String> = events.iter().map(ToString::to_string).collect();
        let [Some(RunEvent::Won { hull }), paid, mended] = [0, 1, 2].map(|place| events.get(place).cloned())
        else {
            panic!("{told:?}");
        };
        if act == 3 {
            assert!(told[1].starts_with("Came through after 3 battles"), "{told:?}");
            break;
        }
        let more = Hull(8).min(Hull(30) - hull);
        assert_eq!(
            [paid, mended],
            [Some(RunEvent::Paid { money: Money(60) }), Some(RunEvent::Mended { hull: more })]
        );
        assert_eq!(run.hold.hull, hull + more);
        assert_eq!(run.act(), act, "rewards come before the next act");
        while run.offers().is_some() {
            super::told(&mut run, "leave");
        }
    }
    let outcome = run.outcome().expect("it is over");
    assert!(outcome.is_won() && outcome.act == 3);
    let tally = run.tally();
    assert_eq!(outcome.score, 900 + i64::from(tally.speed) + 10 * i64::from(outcome.hull.0));
    assert_eq!(refused(&run, "leave"), RunRefusal::RunIsOver);
    assert!(legal(&run).is_empty());
}

#[test]
fn a_hull_that_is_gone_ends_the_run() {
    let mut run = begun(&RunSetup::default(), 3);
    run.hold.hull = Hull(1);
    told(&mut run, "go 0");
    while run.outcome().is_none() {
        let command = if run.battle().unwrap().assault().is_none() { "wave" } else { "run 250" };
        run.play(Seat::FIRST, command.parse().unwrap(), &mut Silence).expect("it is legal");
    }
    let outcome = run.outcome().unwrap();
    assert!(!outcome.is_won() && outcome.battles == 0 && outcome.act == 1);
    assert_eq!(outcome.to_string(), "Lost in act 1 after 0 battles; score 0");
}

#[test]
fn hardships_are_worth_a_tenth_each() {
    let mut run = begun(&RunSetup::with_hardships(5), 3);
    run.tally.won = [2, 1, 0];
    run.tally.speed = 40;
    assert_eq!(run.points(), (2 * 100 + 160 + 40) * 15 / 10);
}

/// What is placed between waves can be taken back, and a wave that has begun cannot.
#[test]
fn a_placement_is_taken_back_while_nothing_has_moved() {
    let seed = engine::Seed::from_bits(9);
    let (mut session, _) = Session::<Run>::begin(RunSetup::default(), seed).expect("the setup is sound");
    session.play(Seat::FIRST, RunCommand::Go(0), &mut Silence).expect("it is legal");
    assert!(!session.can_undo(), "a place that was seen was seen");
    let before = session.digest();
    let is_build = |command: &RunCommand| matches!(command, RunCommand::Battle(crate::Command::Build(..)));
    let build = legal(session.game()).into_iter().find(is_build).expect("something can be built");
    session.play(Seat::FIRST, build, &mut Silence).expect("it is legal");
    session.undo().expect("nothing has moved");
    assert_eq!(session.digest(), before);
    for command in ["wave", "run 1"] {
        session.play(Seat::FIRST, command.parse().unwrap(), &mut Silence).expect("it is legal");
    }
    assert!(!session.can_undo(), "something has moved");
}

#[test]
fn seats_and_stops_that_are_not_there_are_refused() {
    let run = easy(0);
    assert_eq!(run.check(Seat::SECOND, RunCommand::Go(0)), Err(RunRefusal::NoSuchSeat));
    assert_eq!(refused(&run, "go 7"), RunRefusal::NoSuchStop);
    assert_eq!(refused(&run, "leave"), RunRefusal::NotNow);
    assert_eq!(refused(&run, "wave"), RunRefusal::NotNow);
    let mut there = run.clone();
    told(&mut there, "go 0");
    assert_eq!(refused(&there, "run 5").to_string(), "Not before a wave comes.");
    let stop = Stop::Rest;
    assert_eq!(stop.to_string(), "rest");
}
