//! How commands are written.

use std::fmt;
use std::str::FromStr;

use crate::{Aim, Bane, Class, Command, Deed, Member, Minion, Side, Skill, Spawn, Word};

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Class(class) => write!(f, "class {}", class.word()),
            Self::Minions(first, second) => write!(f, "minions {} {}", first.word(), second.word()),
            Self::Skill(skill) => write!(f, "skill {}", skill.word()),
            Self::Lock => f.write_str("lock"),
            Self::Unit(member, deed) => write!(f, "{} {deed}", member.word()),
            Self::Spawn(Spawn::Obstacle) => f.write_str("spawn obstacle"),
            Self::Spawn(Spawn::Tile) => f.write_str("spawn tile"),
            Self::Timeout => f.write_str("timeout"),
            Self::Surrender(side) => write!(f, "surrender {}", side.word()),
        }
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(to) => write!(f, "move {to}"),
            Self::Attack(at) => write!(f, "attack {at}"),
            Self::Charge(to, at) => write!(f, "charge {to} {at}"),
            Self::Cast(Aim::Nothing) => f.write_str("cast"),
            Self::Cast(Aim::Tile(tile)) => write!(f, "cast {tile}"),
            Self::Cast(Aim::Cursing(tile, bane)) => write!(f, "cast {tile} {}", bane.word()),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// A text that is no command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotACommand(String);

impl fmt::Display for NotACommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "'{}' is no command: write class C, minions M M, skill S or lock in the draft; hero, m1, m2 or \
             clone, and then move T, attack T, charge T T, cast, cast T, cast T B or pass in the battle; \
             spawn obstacle or spawn tile for a dead minion; timeout, surrender p1 or surrender p2 as referee",
            engine::shortened(&self.0)
        )
    }
}

impl std::error::Error for NotACommand {}

impl FromStr for Command {
    type Err = NotACommand;

    fn from_str(text: &str) -> Result<Self, NotACommand> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        command(&words).ok_or_else(|| NotACommand(text.to_owned()))
    }
}

fn command(words: &[&str]) -> Option<Command> {
    match *words {
        ["class", class] => Some(Command::Class(Class::read(class)?)),
        ["minions", first, second] => Some(Command::Minions(Minion::read(first)?, Minion::read(second)?)),
        ["skill", skill] => Some(Command::Skill(Skill::read(skill)?)),
        ["lock"] => Some(Command::Lock),
        ["spawn", "obstacle"] => Some(Command::Spawn(Spawn::Obstacle)),
        ["spawn", "tile"] => Some(Command::Spawn(Spawn::Tile)),
        ["timeout"] => Some(Command::Timeout),
        ["surrender", "p1"] => Some(Command::Surrender(Side::One)),
        ["surrender", "p2"] => Some(Command::Surrender(Side::Two)),
        [member, ref deed @ ..] => Some(Command::Unit(Member::read(member)?, self::deed(deed)?)),
        [] => None,
    }
}

/// The deed that some words stand for.
pub(super) fn deed(words: &[&str]) -> Option<Deed> {
    match *words {
        ["move", to] => Some(Deed::Move(to.parse().ok()?)),
        ["attack", at] => Some(Deed::Attack(at.parse().ok()?)),
        ["charge", to, at] => Some(Deed::Charge(to.parse().ok()?, at.parse().ok()?)),
        ["cast"] => Some(Deed::Cast(Aim::Nothing)),
        ["cast", tile] => Some(Deed::Cast(Aim::Tile(tile.parse().ok()?))),
        ["cast", tile, bane] => Some(Deed::Cast(Aim::Cursing(tile.parse().ok()?, Bane::read(bane)?))),
        ["pass"] => Some(Deed::Pass),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_written_and_read() {
        let all: Vec<Command> = Command::all().collect();
        assert!(all.is_sorted_by(|first, second| first < second), "the list is sorted and without doubles");
        for command in all {
            assert_eq!(command.to_string().parse(), Ok(command));
        }
    }

    #[test]
    fn what_is_no_command_is_refused_with_help() {
        // A unit is always named, and only the three curses can be cast.
        for text in [
            "",
            "hero",
            "hero move",
            "hero move f1",
            "m3 pass",
            "pass",
            "p2.m1 pass",
            "minions tank",
            "cast",
            "hero cast c3 power",
            "hero cast c3 blind",
            "spawn power",
            "surrender p3",
            "surrender 1",
        ] {
            let error = text.parse::<Command>().unwrap_err();
            assert!(error.to_string().contains(text), "{error}");
        }
    }
}
