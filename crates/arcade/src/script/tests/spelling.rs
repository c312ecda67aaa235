//! One thing has one spelling: what data call it is what commands call it.

use std::fmt::Debug;
use std::str::FromStr;

use forward::{Die, Slot};
use labyrinth::{Flask, Spell};
use serde::Serialize;

use crate::wire::written;

/// What data call something, without the quotation marks.
pub(super) fn word(thing: &impl Serialize) -> String {
    written(thing).trim_matches('"').to_owned()
}

#[track_caller]
pub(super) fn check<C: FromStr<Err: Debug> + PartialEq + Debug>(text: &str, command: &C) {
    assert_eq!(text.parse::<C>().expect(text), *command, "{text}");
}

#[test]
fn words_of_the_tower_are_those_of_its_commands() {
    for way in ["n", "e", "s", "w"] {
        tower("step", way);
    }
    for flask in Flask::ALL {
        tower("drink", &word(&flask));
    }
    for slot in labyrinth::Slot::ALL {
        tower("upgrade", &word(&slot));
    }
    tower("shoot", "12,7");
    for spell in Spell::ALL {
        let spell = word(&spell);
        let cast: labyrinth::Command = format!("cast {spell} 3,30").parse().expect("it is a spell");
        assert_eq!(written(&cast), format!(r#"{{"cast":["{spell}","3,30"]}}"#));
    }
}

/// Data of a command of two words have the same two words.
fn tower(verb: &str, object: &str) {
    let command: labyrinth::Command = format!("{verb} {object}").parse().expect(verb);
    assert_eq!(written(&command), format!(r#"{{"{verb}":"{object}"}}"#));
}

#[test]
fn places_of_forward_are_those_of_its_commands() {
    use forward::Command;
    for slot in Slot::ALL {
        check(&format!("turn {}", word(&slot)), &Command::Turn(slot));
    }
    for die in Die::ALL {
        check(&format!("keep {}", word(&die)), &Command::Keep(die));
    }
}

#[test]
fn words_of_refuel_are_those_of_its_commands_and_options() {
    use grid::Point;
    use refuel::{Artefact, Augment, Blueprint, Command, Environment, Given, Priority, Target, Terrain};
    let at = Point::new(12, 7);
    for blueprint in Blueprint::ALL {
        check(
            &format!("build {} {}", word(&blueprint), word(&at)),
            &Command::Build(blueprint, Target::At(at)),
        );
        check(&word(&blueprint), &blueprint);
    }
    for way in grid::Direction::ALL {
        let command = Command::Use(Blueprint::Sweepbeam, Target::Facing(at, way));
        check(&format!("use sweepbeam {} {}", word(&at), word(&way)), &command);
    }
    for priority in Priority::ALL {
        check(&format!("aim {} {}", word(&at), word(&priority)), &Command::Aim(at, priority));
    }
    for terrain in Terrain::ALL {
        check(&word(&terrain), &terrain);
    }
    for artefact in Artefact::ALL {
        check(&word(&artefact), &Given::Artefact(artefact));
    }
    for environment in Environment::ALL {
        check(&word(&environment), &Given::Environment(environment));
    }
    for augment in Augment::ALL {
        check(&format!("popgun:{}", word(&augment)), &Given::Augment(Blueprint::Popgun, augment));
    }
}

#[test]
fn words_of_descent_are_those_of_its_commands_and_options() {
    use descent::{Branch, Character, Command, Flask, Item, Modifier};
    use grid::Point;
    let at = Point::new(12, 7);
    for way in grid::Direction::ALL {
        check(&format!("dash {}", word(&way)), &Command::Dash(way));
    }
    for flask in Flask::ALL {
        check(&format!("hurl {} {}", word(&flask), word(&at)), &Command::Hurl(flask, at));
    }
    for branch in Branch::ALL {
        check(&format!("descend {}", word(&branch)), &Command::Descend(branch));
        check(&word(&branch), &branch);
    }
    for character in Character::ALL {
        check(&word(&character), &character);
    }
    for modifier in Modifier::ALL {
        check(&word(&modifier), &modifier);
    }
    for item in Item::ALL {
        check(&word(&item), &item);
    }
}
