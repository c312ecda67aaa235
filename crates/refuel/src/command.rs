//! What a player can do, and how it is written.

use std::fmt;
use std::str::FromStr;

use grid::{Direction, Point};
use serde::{Deserialize, Serialize};

use crate::{Blueprint, Priority};

/// A command. RULES.md, 5.2, says when each may be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Command {
    /// Build something between waves.
    Build(Blueprint, Target),
    /// Sell what stands on a tile.
    Sell(Point),
    /// Tell a tower whom to aim at.
    Aim(Point, Priority),
    /// Use an ability within a wave.
    Use(Blueprint, Target),
    /// Call the next wave.
    Wave,
    /// Let so many ticks pass, or fewer when the wave ends before.
    Run(u8),
}

/// Where something is built or used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Target {
    /// Nowhere in particular.
    Anywhere,
    /// On a tile, or around a point of the ground: then in halves of a tile from the upper left corner.
    At(Point),
    /// On a tile, looking that way.
    Facing(Point, Direction),
    /// On a tile, as its second make, its third, and so on.
    Tier(Point, u8),
}

impl Target {
    /// The tile or the point.
    pub const fn at(self) -> Option<Point> {
        match self {
            Self::Anywhere => None,
            Self::At(at) | Self::Facing(at, _) | Self::Tier(at, _) => Some(at),
        }
    }
}

impl Command {
    /// The most ticks that pass in one command.
    pub const MOST_TICKS: u8 = 250;
}

const DIRECTIONS: [(&str, Direction); 4] =
    [("n", Direction::North), ("e", Direction::East), ("s", Direction::South), ("w", Direction::West)];

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Anywhere => Ok(()),
            Self::At(at) => write!(f, " {at}"),
            Self::Facing(at, facing) => write!(f, " {at} {}", DIRECTIONS[facing as usize].0),
            Self::Tier(at, tier) => write!(f, " {at} {tier}"),
        }
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Build(blueprint, target) => write!(f, "build {blueprint}{target}"),
            Self::Sell(at) => write!(f, "sell {at}"),
            Self::Aim(at, priority) => write!(f, "aim {at} {priority}"),
            Self::Use(blueprint, target) => write!(f, "use {blueprint}{target}"),
            Self::Wave => f.write_str("wave"),
            Self::Run(ticks) => write!(f, "run {ticks}"),
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
            "'{}' is no command: write build BLUEPRINT X,Y, with n, e, s or w or the number of its make behind; \
             use BLUEPRINT, with X,Y and a direction where it needs them; sell X,Y; aim X,Y PRIORITY; wave; or \
             run TICKS",
            engine::shortened(&self.0)
        )
    }
}

impl std::error::Error for NotACommand {}

impl FromStr for Command {
    type Err = NotACommand;

    fn from_str(text: &str) -> Result<Self, NotACommand> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        parse(&words).ok_or_else(|| NotACommand(text.to_owned()))
    }
}

fn parse(words: &[&str]) -> Option<Command> {
    Some(match *words {
        ["build", blueprint, ref target @ ..] => {
            Command::Build(blueprint.parse().ok()?, parse_target(target)?)
        }
        ["use", blueprint, ref target @ ..] => Command::Use(blueprint.parse().ok()?, parse_target(target)?),
        ["sell", at] => Command::Sell(at.parse().ok()?),
        ["aim", at, priority] => Command::Aim(at.parse().ok()?, priority.parse().ok()?),
        ["wave"] => Command::Wave,
        ["run", ticks] => Command::Run(parse_number(ticks)?),
        _ => return None,
    })
}

fn parse_target(words: &[&str]) -> Option<Target> {
    Some(match *words {
        [] => Target::Anywhere,
        [at] => Target::At(at.parse().ok()?),
        [at, how] => {
            let at = at.parse().ok()?;
            let facing = DIRECTIONS.into_iter().find(|(word, _)| *word == how);
            match facing {
                Some((_, facing)) => Target::Facing(at, facing),
                None => Target::Tier(at, parse_number(how)?),
            }
        }
        _ => return None,
    })
}

/// Digits alone: a sign or a leading zero would be a second way to write the same command.
fn parse_number(word: &str) -> Option<u8> {
    let is_plain = word.bytes().all(|byte| byte.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    if is_plain { word.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_written_and_read() {
        let at = Point::new(12, 7);
        let targets = [Target::Anywhere, Target::At(at), Target::Tier(at, 2)];
        let facing = Direction::ALL.map(|facing| Target::Facing(at, facing));
        let aimed = targets.into_iter().chain(facing).flat_map(|target| {
            [Command::Build(Blueprint::Sunlance, target), Command::Use(Blueprint::Squib, target)]
        });
        let plain = [Command::Sell(at), Command::Wave, Command::Run(0), Command::Run(250)];
        let priorities = Priority::ALL.map(|priority| Command::Aim(at, priority));
        for command in plain.into_iter().chain(aimed).chain(priorities) {
            assert_eq!(command.to_string().parse(), Ok(command));
        }
    }

    #[test]
    fn what_is_no_command_is_told_so() {
        for text in
            ["", "build", "build hut 1,1", "use squib 1,1 n n", "sell", "aim 1,1 all", "run 01", "run +1"]
        {
            assert_eq!(text.parse::<Command>(), Err(NotACommand(text.to_owned())));
        }
    }
}
