//! Every encounter with every answer, and those that come of others.

use std::fmt::Write as _;

use super::{before, go_to, legal, refused, told};
use crate::run::encounter::{Encounter, Trace, Upshot};
use crate::run::gift::Gift;
use crate::run::hold::Fitted;
use crate::run::refusal::RunRefusal;
use crate::run::stop::Stop;
use crate::run::{Run, RunCommand};
use crate::{Blueprint, Hull, Money};

/// A run that meets something, with enough to pay for it.
fn meeting(encounter: Encounter) -> Run {
    let mut run = before(|run| {
        let mut rich = run.clone();
        rich.hold.money = Money(100);
        rich.answers(encounter)
    });
    run.hold.money = Money(100);
    run.hold.hull = Hull(20);
    run.hold.blueprints.push(Fitted::plain(Blueprint::Condenser));
    run
}

/// What changes on board by each answer of each encounter, as it is told.
#[test]
fn every_answer_can_be_given_and_does_what_it_says() {
    let mut page = String::new();
    for encounter in Encounter::ALL {
        writeln!(page, "== {encounter} ==").expect("a text takes all");
        for place in 0..encounter.tale().answers.len() {
            let mut run = meeting(encounter);
            let offer = run.offers().expect("there are answers").all[place].line();
            let command = legal(&run).into_iter().rev().find(
                |command| matches!(command, RunCommand::Take(other, _) if usize::from(*other) == place),
            );
            let command = command.unwrap_or_else(|| panic!("{encounter} {place} can be answered: {offer}"));
            let told = told(&mut run, &command.to_string());
            writeln!(page, "{command}: {offer}").expect("a text takes all");
            for line in told {
                writeln!(page, "  {line}").expect("a text takes all");
            }
            let hold = run.hold();
            writeln!(page, "  = {} hull of {}, {} money", hold.hull, hold.most_hull, hold.money)
                .expect("a text takes all");
            assert!(hold.hull.0 > 0 && hold.money.0 >= 0);
            assert!(run.offers().is_none(), "one answer is enough");
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/encounters.txt");
    testkit::golden::check_file(path, &page);
}

#[test]
fn at_least_twenty_four_stand_for_themselves_or_go_on_and_whoever_must_answer_can() {
    assert!(Encounter::ALL.len() >= 24);
    for encounter in Encounter::ALL {
        let tale = encounter.tale();
        assert!((2..=4).contains(&tale.answers.len()), "{encounter}");
        let is_open = |answer: &&[Upshot]| {
            answer
                .iter()
                .all(|upshot| matches!(upshot, Upshot::Ahead(_) | Upshot::Remember(_) | Upshot::Chance(..)))
        };
        // A hull of one cannot be lost, so that an answer that only costs hull is none.
        let has_open = tale.answers.iter().any(is_open)
            || tale.answers.iter().any(|answer| {
                answer.iter().all(|upshot| matches!(upshot, Upshot::Ahead(_) | Upshot::Money(1..)))
            });
        assert!(tale.may_leave || has_open, "{encounter}");
        let asking = |upshots: &[Upshot]| {
            upshots.iter().filter(|one| matches!(one, Upshot::FindAugment(_) | Upshot::GiveUp)).count()
        };
        for answer in tale.answers {
            assert!(asking(answer) <= 1, "{encounter} asks for more than one blueprint");
            for upshot in *answer {
                if let Upshot::Chance(percent, better, worse) = upshot {
                    assert!((1..100).contains(percent));
                    assert_eq!(asking(better) + asking(worse), 0, "{encounter}: chance asks nothing");
                }
            }
        }
    }
}

#[test]
fn every_trace_is_left_by_one_and_taken_up_by_another() {
    for trace in Trace::ALL {
        let leaves = |one: &Encounter| {
            one.tale().answers.iter().any(|answer| answer.contains(&Upshot::Remember(trace)))
        };
        let left = Encounter::ALL.into_iter().filter(leaves).count();
        let taken = Encounter::ALL.into_iter().filter(|one| one.tale().after == Some(trace)).count();
        assert_eq!((left, taken), (1, 1), "{trace}");
    }
}

#[test]
fn every_act_has_more_encounters_than_anybody_meets() {
    let hold = super::easy(0).hold;
    for act in 0..3 {
        let able = Encounter::ALL.into_iter().filter(|one| one.may_come(&hold, act)).count();
        assert!(able >= 12, "act {act} has {able}");
    }
}

#[test]
fn what_was_begun_goes_on_and_ends_with_something_special() {
    let mut run = before(|run| run.answers(Encounter::OldGunner));
    told(&mut run, "take 0");
    assert_eq!(run.hold.traces, [Trace::Gunner]);
    let mut followed = 0;
    for seed in 0..40 {
        let mut run = run.clone();
        run.seed = engine::Seed::from_bits(seed);
        let told = go_to(&mut run, Stop::Encounter);
        if !told.contains(&"met gunners-farewell".to_owned()) {
            continue;
        }
        followed += 1;
        assert_eq!(run.hold.traces, []);
        super::told(&mut run, "take 0");
        assert!(run.hold.fitted(Blueprint::Keepsake).is_some());
        assert!(!Encounter::GunnersFarewell.may_come(&run.hold, 1), "nothing is met twice");
    }
    assert!((8..=32).contains(&followed), "{followed} of 40");
}

#[test]
fn whoever_must_answer_cannot_just_go_on() {
    let run = meeting(Encounter::Customs);
    assert_eq!(refused(&run, "leave"), RunRefusal::NotNow);
    let mut poor = run.clone();
    (poor.hold.money, poor.hold.hull) = (Money(3), Hull(1));
    poor.hold.blueprints.pop();
    assert_eq!(refused(&poor, "take 0"), RunRefusal::TooDear(17));
    assert_eq!(refused(&poor, "take 1 popgun"), RunRefusal::TooFew);
    assert!(legal(&poor).contains(&RunCommand::Take(2, None)));
    assert_eq!(refused(&meeting(Encounter::MagnetStorm), "take 1 popgun"), RunRefusal::NothingToSay);
    let mut frail = meeting(Encounter::MagnetStorm);
    frail.hold.hull = Hull(2);
    assert_eq!(refused(&frail, "take 1"), RunRefusal::TooFrail);
}

#[test]
fn chance_falls_both_ways_and_never_takes_the_last_of_the_hull() {
    let mut fell = [0, 0];
    for seed in 0..40 {
        let mut run = meeting(Encounter::DriftingCrate);
        (run.seed, run.hold.hull) = (engine::Seed::from_bits(seed), Hull(2));
        let told = told(&mut run, "take 0");
        let is_kind = told.contains(&"chance was kind".to_owned());
        fell[usize::from(is_kind)] += 1;
        let after = (run.hold.money.0, run.hold.hull.0);
        assert_eq!(after, if is_kind { (135, 2) } else { (100, 1) }, "{told:?}");
    }
    assert!(fell[0] >= 6 && fell[1] >= 18, "{fell:?}");
}

#[test]
fn what_lies_ahead_is_there_in_the_next_battle_alone() {
    let mut run = meeting(Encounter::MagnetStorm);
    told(&mut run, "take 0");
    assert_eq!(run.hold.ahead, [crate::Environment::StaticSeason]);
    let mut fight = run.sector.layers[0][0].stop.clone();
    if let Stop::Fight(fight) = &mut fight {
        fight.environment = Some(crate::Environment::StaticSeason);
    }
    go_to(&mut run, fight);
    let given = &run.battle().expect("a battle goes on").given;
    assert_eq!(*given, [crate::Given::Environment(crate::Environment::StaticSeason)], "once, and not twice");
    assert_eq!(run.hold.ahead, []);
}

#[test]
fn whoever_has_found_all_gets_money_instead() {
    let mut run = meeting(Encounter::MapsEnd);
    run.hold.artefacts = crate::Artefact::ALL.to_vec();
    let answers = run.answers(Encounter::MapsEnd);
    assert_eq!(answers.all[0].gifts, [Gift::Money(30)]);
}
