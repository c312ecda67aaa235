//! What holds of all that a battle can be given.

use engine::{Dice, Game, Seat, Seed, Silence};
use grid::Point;

use super::{Artefact, Augment, Environment, Given};
use crate::{
    Attacker, Batch, Battle, Blueprint, Command, Content, Level, Modifier, Rarity, Setup, Stat, Status,
    Target, Ticks, Wave,
};

#[test]
fn everything_alters_something() {
    for artefact in Artefact::ALL {
        assert!(!artefact.modifiers().is_empty(), "{artefact}");
    }
    for environment in Environment::ALL {
        assert!(
            environment.modifiers().len() + usize::from(environment == Environment::TailWind) >= 2,
            "{environment}"
        );
    }
}

#[test]
fn every_augment_fits_something_and_what_it_fits_it_alters() {
    for augment in Augment::ALL {
        let fitting: Vec<Blueprint> = Blueprint::ALL.into_iter().filter(|one| augment.fits(*one)).collect();
        assert!(!fitting.is_empty(), "{augment}");
        for blueprint in fitting {
            for modifier in augment.modifiers(blueprint) {
                match modifier {
                    Modifier::Blueprints(whose, change, _) => {
                        assert!(whose.is_meant(blueprint) && blueprint.row().stats.get(change.stat) > 0);
                    }
                    Modifier::Hits(whose, _) => {
                        assert!(whose.is_meant(blueprint) && blueprint.row().gun.is_some());
                    }
                    other => panic!("{augment}: {other:?}"),
                }
            }
        }
        assert!(!augment.fits(Blueprint::Hub), "{augment}");
    }
}

#[test]
fn every_rarity_that_is_found_has_something() {
    for rarity in [Rarity::Common, Rarity::Rare, Rarity::Legendary] {
        assert!(Artefact::ALL.into_iter().any(|artefact| artefact.rarity() == rarity));
        assert!(Augment::ALL.into_iter().any(|augment| augment.rarity() == rarity));
    }
}

/// A battle with something given.
fn battle(given: impl Into<Vec<Given>>) -> Battle {
    let setup = Setup {
        given: given.into(),
        ..Setup::on_level(Level(3))
            .carrying(Blueprint::ALL.into_iter().filter(|one| one.row().rarity == Rarity::Starter))
    };
    Battle::new(&setup, Seed::from_bits(5)).expect("what is given is sound")
}

fn stat(battle: &Battle, blueprint: Blueprint, stat: Stat) -> i32 {
    battle.card(blueprint).expect("it is carried").makes[0].get(stat)
}

#[test]
fn what_is_given_is_there_when_a_battle_begins() {
    let (plain, crate_) = (battle([]), battle([Artefact::SpareCrate.into()]));
    assert_eq!(crate_.purse().materials.0, plain.purse().materials.0 + 10);
    assert_eq!(battle([Artefact::NightCharts.into()]).goal().0, plain.goal().0 - 10);
    let rusty = battle([Artefact::RustSpores.into()]);
    assert_eq!((rusty.breed(Attacker::Bulwark).0.0, plain.breed(Attacker::Bulwark).0.0), (306, 360));
    assert_eq!(rusty.breed(Attacker::Bead), plain.breed(Attacker::Bead));
    let night = battle([Environment::LongNight.into()]);
    assert_eq!(
        (stat(&plain, Blueprint::Popgun, Stat::Range), stat(&night, Blueprint::Popgun, Stat::Range)),
        (2900, 2552)
    );
    assert_eq!(night.income().fuel.0, plain.income().fuel.0 + 2);
}

#[test]
fn an_augment_alters_its_blueprint_and_no_other() {
    let given = Given::Augment(Blueprint::Popgun, Augment::LightFrame);
    let (plain, light) = (battle([]), battle([given]));
    assert_eq!(stat(&light, Blueprint::Popgun, Stat::Materials), 8);
    for blueprint in [Blueprint::Lobber, Blueprint::Borer] {
        assert_eq!(stat(&light, blueprint, Stat::Materials), stat(&plain, blueprint, Stat::Materials));
    }
}

#[test]
fn an_environment_changes_who_comes() {
    let lull = battle([Environment::Lull.into()]);
    assert!(lull.next_waves().all(|wave| wave.batches.len() == 1));
    let battle = battle([Given::Boss { kind: Attacker::Lodestone, wave: 2 }]);
    let second = battle.next_waves().nth(1).expect("more than one is shown");
    assert_eq!(second.kinds().last(), Some(Attacker::Lodestone));
}

/// What somebody has lost, and what has come over them, when the popgun has hit once.
fn hit_once(given: &[Given], kind: Attacker) -> (i32, u16) {
    let setup = Setup { given: given.to_vec(), ..Setup::on_level(Level(1)) };
    let world = "0Ee 0e 0e 0e 0e 0H\n0 0 0 0 0 0".parse().expect("it is drawn well");
    let wave = Wave { batches: vec![Batch { count: 1, spacing: Ticks(20), on: vec![Some(kind)] }] };
    let dice = Dice::scripted([]);
    let mut battle = Battle::begin(&setup, Content::USUAL, world, |_| vec![wave], dice);
    let build = Command::Build(Blueprint::Popgun, Target::At(Point::new(2, 1)));
    for command in [build, Command::Wave, Command::Run(12)] {
        battle.play(Seat::FIRST, command, &mut Silence).expect("it is allowed");
    }
    let foe = &battle.foes()[0];
    (battle.breed(kind).0.0 - foe.hp.0, Status::ALL.map(|status| foe.statuses.left(status)).iter().sum())
}

#[test]
fn tips_alter_what_hits_are_like() {
    let tips = |augment| [Given::Augment(Blueprint::Popgun, augment)];
    assert_eq!(hit_once(&[], Attacker::Lantern), (1, 0), "half of it is resisted");
    assert_eq!(hit_once(&tips(Augment::SparkTips), Attacker::Lantern), (2, 0));
    assert_eq!(hit_once(&tips(Augment::BurstTips), Attacker::Lantern), (2, 0));
    let (lost, left) = hit_once(&tips(Augment::EmberTips), Attacker::Lantern);
    assert!(lost >= 1 && left > 20, "it burns");
    assert_eq!(hit_once(&[Given::Augment(Blueprint::Lobber, Augment::SparkTips)], Attacker::Lantern), (1, 0));
}
