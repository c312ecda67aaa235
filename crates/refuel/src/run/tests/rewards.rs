//! What battles leave: one of three, rarer the later and the harder, and never too long without anything rare.

use engine::{Game, Seat, Seed, Silence};
use grid::Pity;

use super::{easy, go_to, legal, refused, told, win};
use crate::run::fight::{Fight, FightSort, Prize};
use crate::run::gift::Gift;
use crate::run::hold::Fitted;
use crate::run::offer::{Offer, Offers, Whence};
use crate::run::pool;
use crate::run::refusal::RunRefusal;
use crate::run::stop::Stop;
use crate::run::{Run, RunCommand, RunEvent, Stage};
use crate::{Augment, Blueprint, Rarity, Setup};

/// Everything that rewards of a sort offer in an act, over many seeds.
fn offered(act: u8, sort: FightSort, prize: Prize) -> Vec<Gift> {
    let mut run = easy(0);
    (run.act, run.trail) = (act, vec![0]);
    let all = (0..300).flat_map(|seed| {
        (run.seed, run.pity) = (Seed::from_bits(seed), Pity::NONE);
        let (offers, _) = run.rewards(sort, &[prize]);
        offers[0].all.iter().flat_map(|offer| offer.gifts.clone()).collect::<Vec<_>>()
    });
    all.collect()
}

/// How many in a hundred are of a rarity.
fn share(gifts: &[Gift], rarity: Rarity) -> usize {
    100 * gifts.iter().filter(|gift| gift.rarity() == Some(rarity)).count() / gifts.len()
}

#[test]
fn rewards_become_rarer_and_better_ones_are_rarer_still() {
    let of = |act, sort| offered(act, sort, Prize::Blueprints);
    let plain = [0, 1, 2].map(|act| of(act, FightSort::Plain));
    let common = plain.each_ref().map(|gifts| share(gifts, Rarity::Common));
    assert!(common[0] > 74 && (50..63).contains(&common[1]) && (28..41).contains(&common[2]), "{common:?}");
    for act in 0..3 {
        let elite = of(act, FightSort::Elite);
        assert!(share(&elite, Rarity::Common) + 12 < common[usize::from(act)]);
        let boss = of(act, FightSort::Boss);
        assert!(share(&boss, Rarity::Common) == 0 && share(&boss, Rarity::Legendary) > 25);
    }
    for prize in [Prize::Augments, Prize::Artefacts] {
        let early = share(&offered(0, FightSort::Plain, prize), Rarity::Common);
        let late = share(&offered(2, FightSort::Plain, prize), Rarity::Common);
        assert!(early > late + 20, "{prize}: {early} and {late}");
    }
}

#[test]
fn three_are_shown_of_which_no_two_are_alike_and_none_is_on_board() {
    let mut run = easy(0);
    run.trail = vec![0];
    let mut fitted = 0;
    for seed in 0..200 {
        run.seed = Seed::from_bits(seed);
        for prize in Prize::ALL {
            let (offers, _) = run.rewards(FightSort::Elite, &[prize]);
            let gifts: Vec<&Gift> = offers[0].all.iter().map(|offer| &offer.gifts[0]).collect();
            assert_eq!(gifts.len(), 3);
            for (place, gift) in gifts.iter().enumerate() {
                assert!(!gifts[..place].contains(gift));
                if let Gift::Blueprint(one) | Gift::Fitted(one, _) = gift {
                    assert!(run.hold.fitted(*one).is_none() && one.row().rarity != Rarity::Special);
                }
                if let Gift::Fitted(one, augment) = gift {
                    fitted += 1;
                    assert!(augment.fits(*one));
                }
                if let Gift::Augment(augment) = gift {
                    assert!(run.hold.takes(*augment));
                }
            }
        }
    }
    assert!((40..120).contains(&fitted), "{fitted} of 600 are fitted already");
}

#[test]
fn pity_makes_one_rare_after_three_rewards_without() {
    let mut run = easy(0);
    run.trail = vec![0];
    let mut waited = 0;
    for seed in 0..400 {
        run.seed = Seed::from_bits(seed);
        let is_due = run.pity.is_due(3);
        let (offers, pity) = run.rewards(FightSort::Plain, &[Prize::Blueprints]);
        let is_common = |offer: &Offer| offer.gifts[0].rarity() == Some(Rarity::Common);
        let has_rare = !offers[0].all.iter().all(is_common);
        assert!(has_rare || !is_due, "seed {seed}");
        waited += u32::from(is_due);
        run.pity = pity;
    }
    assert!(waited > 5, "it was due {waited} times");
}

/// A battle of a sort that is won, with what is told behind it.
fn won(sort: FightSort, prizes: Vec<Prize>) -> (Run, Vec<RunEvent>) {
    let mut run = easy(2);
    run.hold.blueprints.push(Fitted::plain(Blueprint::Tallyman));
    let mut fight: Fight = run.sector.layers[0][0].stop.fight().expect("acts begin with battles").clone();
    (fight.sort, fight.prizes) = (sort, prizes);
    go_to(&mut run, Stop::Fight(fight));
    let events = win(&mut run);
    (run, events)
}

#[test]
fn a_battle_that_is_won_pays_and_offers_its_prizes_one_after_the_other() {
    let (mut run, events) = won(FightSort::Plain, vec![Prize::Augments, Prize::Artefacts]);
    let told: Vec<String> = events.iter().map(ToString::to_string).collect();
    assert!(told[0].starts_with("won with "), "{told:?}");
    assert_eq!(told[1..], ["25 money was paid"]);
    assert_eq!(run.hold.money.0, 40 + 25 + 25);
    let whence = run.offers().map(|offers| (offers.whence, offers.all.len()));
    assert_eq!(whence, Some((Whence::Reward(FightSort::Plain), 3)));
    assert!(matches!(run.offers().unwrap().all[0].gifts[0], Gift::Augment(_)));
    super::told(&mut run, "leave");
    assert!(matches!(run.offers().unwrap().all[0].gifts[0], Gift::Artefact(_)));
    super::told(&mut run, "take 1");
    assert_eq!(run.hold.artefacts.len(), 1);
    assert!(run.offers().is_none() && legal(&run).iter().all(|one| matches!(one, RunCommand::Go(_))));
    let tally = run.tally();
    assert_eq!((tally.battles(), tally.depth(), tally.earned.0), (1, 100, 25));
}

/// Before offers of gifts, one of which may be taken.
fn offering(run: &mut Run, gifts: &[Gift]) {
    let all = gifts.iter().map(|gift| Offer::free([gift.clone()])).collect();
    run.stage = Stage::Offers(vec![Offers::one_of(Whence::Rest, all)]);
}

#[test]
fn whoever_has_no_room_gives_something_up() {
    use Blueprint::{Arcer, Borer, Kiln, Lobber, Popgun, Skyfall, Squib};
    let mut run = easy(0);
    run.trail = vec![0];
    run.hold.room = 5;
    offering(
        &mut run,
        &[Gift::Blueprint(Kiln), Gift::Fitted(Arcer, Augment::LongBarrel), Gift::Blueprint(Popgun)],
    );
    assert_eq!(refused(&run, "take 0 popgun"), RunRefusal::NothingToSay);
    assert_eq!(refused(&run, "take 2"), RunRefusal::OnBoard(Popgun));
    assert_eq!(refused(&run, "take 3"), RunRefusal::NoSuchOffer);
    told(&mut run, "take 0");
    offering(&mut run, &[Gift::Fitted(Arcer, Augment::LongBarrel), Gift::Blueprint(Skyfall)]);
    assert_eq!(refused(&run, "take 0"), RunRefusal::SayWhich);
    assert_eq!(refused(&run, "take 0 arcer"), RunRefusal::NotOnBoard(Arcer));
    told(&mut run, "take 0 lobber");
    let on_board: Vec<Blueprint> = run.hold.blueprints.iter().map(|fitted| fitted.blueprint).collect();
    assert_eq!(on_board, [Popgun, Borer, Squib, Kiln, Arcer]);
    assert_eq!(run.hold.fitted(Arcer).unwrap().augments, [Augment::LongBarrel]);
    assert!(run.hold.fitted(Lobber).is_none());
}

#[test]
fn battles_take_nine_of_a_sort_and_so_does_the_hold() {
    let mut run = easy(0);
    run.trail = vec![0];
    run.hold.room = 18;
    let built = Blueprint::ALL.into_iter().filter(|one| one.is_built() && *one != Blueprint::Hub);
    run.hold.blueprints = built.take(Setup::MOST).chain([Blueprint::Squib]).map(Fitted::plain).collect();
    offering(&mut run, &[Gift::Blueprint(Blueprint::Kiln), Gift::Blueprint(Blueprint::Skyfall)]);
    assert_eq!(refused(&run, "take 0"), RunRefusal::SayWhich);
    assert_eq!(refused(&run, "take 0 squib"), RunRefusal::NoRoom);
    assert!(legal(&run).contains(&RunCommand::Take(0, Some(Blueprint::Popgun))));
    told(&mut run, "take 1");
    assert!(run.hold.fitted(Blueprint::Skyfall).is_some());
}

#[test]
fn a_blueprint_takes_two_augments_that_fit_and_no_more() {
    let mut run = easy(0);
    run.trail = vec![0];
    let augments = [Augment::LongBarrel, Augment::HardTips, Augment::QuickLoader, Augment::RichVein];
    for (augment, place) in augments.into_iter().zip(0..2) {
        offering(&mut run, &augments.map(Gift::Augment));
        assert_eq!(refused(&run, "take 3 popgun"), RunRefusal::DoesNotFit);
        assert_eq!(refused(&run, "take 0"), RunRefusal::SayWhich);
        told(&mut run, &format!("take {place} popgun"));
        assert!(run.hold.fitted(Blueprint::Popgun).unwrap().augments.contains(&augment));
        offering(&mut run, &augments.map(Gift::Augment));
        let again = refused(&run, &format!("take {place} popgun"));
        assert_eq!(again, if place == 0 { RunRefusal::DoesNotFit } else { RunRefusal::FullyFitted });
    }
    assert_eq!(refused(&run, "take 2 popgun"), RunRefusal::FullyFitted);
    let given: Vec<crate::Given> = run.hold.given().collect();
    assert_eq!(given.len(), 2);
}

#[test]
fn what_is_on_board_is_not_got_twice_and_a_whole_hull_not_mended() {
    let mut run = easy(0);
    run.trail = vec![0];
    run.hold.artefacts.push(crate::Artefact::ShipBell);
    offering(&mut run, &[Gift::Artefact(crate::Artefact::ShipBell), Gift::Hull(3), Gift::MostHull(-30)]);
    assert_eq!(refused(&run, "take 0"), RunRefusal::HasArtefact);
    assert_eq!(refused(&run, "take 1"), RunRefusal::Whole);
    assert_eq!(refused(&run, "take 2"), RunRefusal::TooFrail);
    run.hold.hull.0 -= 1;
    run.play(Seat::FIRST, RunCommand::Take(1, None), &mut Silence).expect("there is something to mend");
    assert_eq!(run.hold.hull, run.hold.most_hull);
}

#[test]
fn what_is_rare_comes_so_many_hundredths_as_often() {
    assert_eq!(pool::rarer([60, 30, 10], 50), [80, 15, 5]);
    assert_eq!(pool::rarer([60, 30, 10], 100), [60, 30, 10]);
}
