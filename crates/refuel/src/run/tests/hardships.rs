//! Each hardship is felt, and all of them together.

use super::begun;
use crate::run::fight::FightSort;
use crate::run::gift::Gift;
use crate::run::pool;
use crate::run::port::Shelf;
use crate::run::{Hardship, Run, RunSetup, RunSetupError, Stage};
use crate::{Content, Hull, Modifier, Money};

/// All that a hardship could alter.
#[derive(Debug, PartialEq)]
struct Felt {
    hull: Hull,
    pay: [Money; 3],
    dockyard: Vec<i32>,
    rest: Gift,
    haven: Hull,
    odds: [u32; 3],
    battles: Vec<Vec<Modifier>>,
}

fn felt(hardships: u8) -> Felt {
    let mut run = begun(&RunSetup::with_hardships(hardships), 3);
    run.trail = vec![0];
    let sold = run.shop(Shelf::Dockyard).all.into_iter().map(|offer| match offer.gifts[0] {
        Gift::Money(price) => -price,
        _ => 0,
    });
    let dockyard = sold.collect();
    let battles = FightSort::ALL.map(|sort| battle(&run, sort)).to_vec();
    Felt {
        hull: run.hold.hull,
        pay: FightSort::ALL.map(|sort| run.pay(sort)),
        dockyard,
        rest: run.rest().all[0].gifts[0].clone(),
        haven: run.haven(),
        odds: run.rarity(pool::odds(1, FightSort::Plain)),
        battles,
    }
}

/// What alters a battle of a sort.
fn battle(run: &Run, sort: FightSort) -> Vec<Modifier> {
    let mut run = run.clone();
    let node = run
        .sector
        .layers
        .iter()
        .flatten()
        .find(|node| node.stop.fight().is_some_and(|fight| fight.sort == sort));
    let stop = node.expect("each sector has all sorts").stop.clone();
    run.sector.layers[0][0].stop = stop;
    run.stage = Stage::Way;
    run.battle_setup().modifiers
}

#[test]
fn each_one_is_felt() {
    for count in 1..=15 {
        assert_ne!(felt(count), felt(count - 1), "{}", Hardship::ALL[usize::from(count) - 1]);
    }
}

#[test]
fn all_together_are_the_sum_of_the_rows() {
    let (none, all) = (felt(0), felt(15));
    assert_eq!((none.hull, all.hull), (Hull(30), Hull(25)));
    assert_eq!((none.pay, all.pay), ([25, 40, 60].map(Money), [22, 36, 54].map(Money)));
    assert_eq!((none.dockyard, all.dockyard), (vec![30, 60, 55, 45, -20], vec![34, 69, 63, 51, -20]));
    assert_eq!((none.rest, all.rest), (Gift::Hull(8), Gift::Hull(5)));
    assert_eq!((none.haven, all.haven), (Hull(8), Hull(4)));
    assert_eq!((none.odds, all.odds), ([56, 37, 7], [68, 27, 5]));
    let more = [0, 1, 2].map(|sort: usize| all.battles[sort].len() - none.battles[sort].len());
    assert_eq!(more, [6, 7, 7]);
}

#[test]
fn a_setup_tells_all_that_is_wrong_with_it() {
    let wrong = RunSetup {
        battles: Some(Box::new(Content { preview: 0, ..Content::USUAL })),
        ..RunSetup::with_hardships(16)
    };
    let error: RunSetupError = wrong.sound().expect_err("it is wrong");
    let told = error.to_string();
    assert!(told.contains("15 hardships, not 16") && told.contains("preview"), "{told}");
}
