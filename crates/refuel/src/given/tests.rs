//! What holds of all that a battle can be given.

use super::{Artefact, Augment, Environment};
use crate::{Blueprint, Modifier, Rarity};

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
                let Modifier::Blueprints(whose, change, _) = modifier else { panic!("{augment}") };
                assert!(whose.is_meant(blueprint) && blueprint.row().stats.get(change.stat) > 0);
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
