//! One thing has one spelling: what data call it is what commands call it.

use std::fmt::Debug;
use std::str::FromStr;

use forward::{Die, Slot};
use labyrinth::{Flask, Spell};
use serde::Serialize;
use tactics::{Bane, Class, Effect, Member, Minion, Side, Skill, Tile, Word};

use crate::wire::written;

/// What data call something, without the quotation marks.
fn word(thing: &impl Serialize) -> String {
    written(thing).trim_matches('"').to_owned()
}

#[track_caller]
fn check<C: FromStr<Err: Debug> + PartialEq + Debug>(text: &str, command: &C) {
    assert_eq!(text.parse::<C>().expect(text), *command, "{text}");
}

fn words<W: Word + Serialize>() {
    for thing in W::ALL {
        assert_eq!(word(thing), thing.word());
    }
}

#[test]
fn words_of_tactics_are_those_of_its_notation() {
    words::<Class>();
    words::<Skill>();
    words::<Minion>();
    words::<Effect>();
    words::<Bane>();
    for member in Member::ALL {
        check(&format!("{} pass", word(&member)), &tactics::Command::Unit(member, tactics::Deed::Pass));
    }
    for tile in Tile::all() {
        assert_eq!(word(&tile), tile.to_string());
    }
    assert_eq!(Side::ALL.map(|side| word(&side)), ["p1", "p2"]);
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
