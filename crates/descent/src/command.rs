//! What a player can do, and how it is written.

use std::fmt;
use std::str::FromStr;

use grid::{Direction, Point};
use serde::{Deserialize, Serialize};

use crate::{Branch, Flask};

/// A command. RULES.md, section 3, says when each may be given and which take time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Command {
    /// Walk, or bump into whatever is there.
    Step(Direction),
    /// Go two tiles at once.
    Dash(Direction),
    /// Let time pass.
    Wait,
    /// Throw with what is in a slot, or use it there.
    Throw(u8, Point),
    /// Use what is in a slot on the spot.
    Use(u8),
    /// Drink a flask.
    Drink(Flask),
    /// Break a flask on a tile.
    Hurl(Flask, Point),
    /// Take up what lies here.
    Take,
    /// Lay down what is in a slot.
    Drop(u8),
    /// Take what has this place in an offer.
    Choose(u8),
    /// Take nothing of an offer.
    Leave,
    /// Buy what has this place at a keeper's.
    Buy(u8),
    /// Go down.
    Descend(Branch),
}

const _: () = assert!(size_of::<Command>() <= 4, "commands are copied and listed all the time");

const DIRECTIONS: [(&str, Direction); 4] =
    [("n", Direction::North), ("e", Direction::East), ("s", Direction::South), ("w", Direction::West)];
const BRANCHES: [(&str, Branch); 2] = [("left", Branch::Left), ("right", Branch::Right)];
const FLASKS: [(&str, Flask); Flask::COUNT] = [
    ("healing", Flask::Healing),
    ("haste", Flask::Haste),
    ("fire", Flask::Fire),
    ("frost", Flask::Frost),
    ("oil", Flask::Oil),
    ("rain", Flask::Rain),
    ("acid", Flask::Acid),
    ("spark", Flask::Spark),
];

fn word<T: Copy + PartialEq>(words: &[(&'static str, T)], wanted: T) -> &'static str {
    words.iter().find(|(_, value)| *value == wanted).map_or("", |(word, _)| word)
}

fn value<T: Copy>(words: &[(&'static str, T)], wanted: &str) -> Option<T> {
    words.iter().find(|(word, _)| *word == wanted).map(|(_, value)| *value)
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Step(direction) => write!(f, "step {}", word(&DIRECTIONS, direction)),
            Self::Dash(direction) => write!(f, "dash {}", word(&DIRECTIONS, direction)),
            Self::Wait => f.write_str("wait"),
            Self::Throw(slot, at) => write!(f, "throw {} {at}", u16::from(slot) + 1),
            Self::Use(slot) => write!(f, "use {}", u16::from(slot) + 1),
            Self::Drink(flask) => write!(f, "drink {}", word(&FLASKS, flask)),
            Self::Hurl(flask, at) => write!(f, "hurl {} {at}", word(&FLASKS, flask)),
            Self::Take => f.write_str("take"),
            Self::Drop(slot) => write!(f, "drop {}", u16::from(slot) + 1),
            Self::Choose(place) => write!(f, "choose {}", u16::from(place) + 1),
            Self::Leave => f.write_str("leave"),
            Self::Buy(place) => write!(f, "buy {}", u16::from(place) + 1),
            Self::Descend(branch) => write!(f, "descend {}", word(&BRANCHES, branch)),
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
            "'{}' is no command: write step or dash with n, e, s or w; throw N X,Y; use, drop, choose or buy \
             with a number; drink healing or haste; hurl fire, frost, oil, rain, acid or spark with X,Y; \
             descend left or right; wait, take or leave",
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
        ["step", direction] => Command::Step(value(&DIRECTIONS, direction)?),
        ["dash", direction] => Command::Dash(value(&DIRECTIONS, direction)?),
        ["wait"] => Command::Wait,
        ["throw", slot, at] => Command::Throw(parse_place(slot)?, at.parse().ok()?),
        ["use", slot] => Command::Use(parse_place(slot)?),
        ["drink", flask] => Command::Drink(value(&FLASKS, flask)?),
        ["hurl", flask, at] => Command::Hurl(value(&FLASKS, flask)?, at.parse().ok()?),
        ["take"] => Command::Take,
        ["drop", slot] => Command::Drop(parse_place(slot)?),
        ["choose", place] => Command::Choose(parse_place(place)?),
        ["leave"] => Command::Leave,
        ["buy", place] => Command::Buy(parse_place(place)?),
        ["descend", branch] => Command::Descend(value(&BRANCHES, branch)?),
        _ => return None,
    })
}

/// Counted from one, as people do. Digits alone: a sign or a leading zero would be a second way to
/// write the same command.
fn parse_place(word: &str) -> Option<u8> {
    let is_plain = word.bytes().all(|byte| byte.is_ascii_digit()) && !word.starts_with('0');
    let number: u16 = if is_plain { word.parse().ok()? } else { return None };
    u8::try_from(number.checked_sub(1)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_written_and_read() {
        let at = Point::new(12, 7);
        let plain = [
            Command::Wait,
            Command::Throw(5, at),
            Command::Use(0),
            Command::Take,
            Command::Drop(255),
            Command::Choose(3),
            Command::Leave,
            Command::Buy(1),
        ];
        let directed = Direction::ALL.into_iter().flat_map(|way| [Command::Step(way), Command::Dash(way)]);
        let flasks =
            Flask::ALL.into_iter().flat_map(|flask| [Command::Drink(flask), Command::Hurl(flask, at)]);
        let branches = Branch::ALL.map(Command::Descend);
        for command in plain.into_iter().chain(directed).chain(flasks).chain(branches) {
            assert_eq!(command.to_string().parse(), Ok(command));
        }
    }

    #[test]
    fn what_is_no_command_is_told_so() {
        for text in
            ["", "step", "step up", "throw 1", "throw 0 1,1", "use 01", "hurl ale 1,1", "descend down"]
        {
            assert_eq!(text.parse::<Command>(), Err(NotACommand(text.to_owned())));
        }
    }
}
