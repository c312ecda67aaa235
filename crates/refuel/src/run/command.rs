//! What can be done in a run, and how it is written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Blueprint, Command, NotACommand};

/// A command of a run. RULES.md, 11.2, says when each may be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RunCommand {
    /// Go to a stop of the next layer, by its place there.
    Go(u8),
    /// Take something that is offered, by its place; if it asks for one of the blueprints on board, with that one.
    Take(u8, Option<Blueprint>),
    /// Leave what is offered.
    Leave,
    /// A command of the battle that goes on.
    Battle(Command),
}

impl fmt::Display for RunCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Go(place) => write!(f, "go {place}"),
            Self::Take(place, None) => write!(f, "take {place}"),
            Self::Take(place, Some(blueprint)) => write!(f, "take {place} {blueprint}"),
            Self::Leave => f.write_str("leave"),
            Self::Battle(command) => command.fmt(f),
        }
    }
}

/// A text that is no command of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotARunCommand(NotACommand);

impl fmt::Display for NotARunCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}; between battles go STOP, take OFFER, with a BLUEPRINT where it asks for one; or leave",
            self.0
        )
    }
}

impl std::error::Error for NotARunCommand {}

impl FromStr for RunCommand {
    type Err = NotARunCommand;

    fn from_str(text: &str) -> Result<Self, NotARunCommand> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        match parse(&words) {
            Some(command) => Ok(command),
            None => text.parse().map(Self::Battle).map_err(NotARunCommand),
        }
    }
}

fn parse(words: &[&str]) -> Option<RunCommand> {
    Some(match *words {
        ["go", place] => RunCommand::Go(place_of(place)?),
        ["take", place] => RunCommand::Take(place_of(place)?, None),
        ["take", place, blueprint] => RunCommand::Take(place_of(place)?, Some(blueprint.parse().ok()?)),
        ["leave"] => RunCommand::Leave,
        _ => return None,
    })
}

/// Digits alone: a sign or a leading zero would be a second way to write the same command.
fn place_of(word: &str) -> Option<u8> {
    let is_plain = word.bytes().all(|byte| byte.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    if is_plain { word.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use grid::Point;

    use super::*;

    #[test]
    fn commands_are_written_and_read() {
        let at = crate::Target::At(Point::new(3, 4));
        let commands = [
            RunCommand::Go(0),
            RunCommand::Go(255),
            RunCommand::Take(2, None),
            RunCommand::Take(0, Some(Blueprint::Popgun)),
            RunCommand::Leave,
            RunCommand::Battle(Command::Wave),
            RunCommand::Battle(Command::Build(Blueprint::Lobber, at)),
        ];
        for command in commands {
            assert_eq!(command.to_string().parse(), Ok(command));
        }
    }

    #[test]
    fn what_is_no_command_is_told_so() {
        for text in ["", "go", "go 01", "go +1", "go 256", "take", "take x", "take 1 hut", "leave 1", "waves"]
        {
            let error = text.parse::<RunCommand>().expect_err("it is none").to_string();
            assert!(error.contains("is no command") && error.contains("take OFFER"), "{error}");
        }
    }
}
