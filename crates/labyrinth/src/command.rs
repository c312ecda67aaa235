//! What a player can do, and how it is written.

use std::fmt;
use std::str::FromStr;

use grid::{Direction, Point};
use serde::{Deserialize, Serialize};

use crate::{Flask, Slot, Spell};

/// A command. RULES.md, section 3, says when each may be given and which take a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Command {
    /// Walk, or bump into whatever is there.
    Step(Direction),
    /// Close the door beside.
    Close(Direction),
    /// Guard until the next command.
    Guard,
    /// Go two tiles at once.
    Dash(Direction),
    /// Shoot at whoever stands on a tile.
    Shoot(Point),
    /// Cast a spell at a tile.
    Cast(Spell, Point),
    /// Drink a flask.
    Drink(Flask),
    /// Put on what is in this place of the bag.
    Equip(u8),
    /// Lay down what is in this place of the bag.
    Drop(u8),
    /// Call somebody to a pad.
    Scout,
    /// Let a turn pass.
    Wait,
    /// Take the stairs.
    Ascend,
    /// Buy what has this place in the shop.
    Buy(u8),
    /// Pay for new offers.
    Reroll,
    /// Pay for something worn to be improved.
    Upgrade(Slot),
    /// Buy the relic with this place in the shop.
    Relic(u8),
    /// Pay the heal station.
    Heal,
}

const _: () = assert!(size_of::<Command>() <= 4, "commands are copied and listed all the time");

impl Command {
    /// Whether everybody else has a turn after it. Taking the stairs leaves them behind, and
    /// trading and laying something down takes no time.
    pub const fn takes_a_turn(self) -> bool {
        !matches!(
            self,
            Self::Drop(_)
                | Self::Ascend
                | Self::Buy(_)
                | Self::Reroll
                | Self::Upgrade(_)
                | Self::Relic(_)
                | Self::Heal
        )
    }

    /// Whether a guard that was raised before is down from now on: trading and laying something down
    /// can be done behind it.
    pub(crate) const fn ends_a_guard(self) -> bool {
        self.takes_a_turn() || matches!(self, Self::Ascend)
    }
}

const DIRECTIONS: [(&str, Direction); 4] =
    [("n", Direction::North), ("e", Direction::East), ("s", Direction::South), ("w", Direction::West)];
const SPELLS: [(&str, Spell); 4] = [
    ("firebolt", Spell::Firebolt),
    ("fireball", Spell::Fireball),
    ("frost", Spell::Frost),
    ("spark", Spell::Spark),
];
const FLASKS: [(&str, Flask); 3] =
    [("potion", Flask::Potion), ("tonic", Flask::Tonic), ("mana", Flask::Mana)];
const SLOTS: [(&str, Slot); 4] =
    [("weapon", Slot::Weapon), ("armour", Slot::Armour), ("charm", Slot::Charm), ("boots", Slot::Boots)];

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
            Self::Close(direction) => write!(f, "close {}", word(&DIRECTIONS, direction)),
            Self::Guard => f.write_str("guard"),
            Self::Dash(direction) => write!(f, "dash {}", word(&DIRECTIONS, direction)),
            Self::Shoot(at) => write!(f, "shoot {at}"),
            Self::Cast(spell, at) => write!(f, "cast {} {at}", word(&SPELLS, spell)),
            Self::Drink(flask) => write!(f, "drink {}", word(&FLASKS, flask)),
            Self::Equip(place) => write!(f, "equip {}", u16::from(place) + 1),
            Self::Drop(place) => write!(f, "drop {}", u16::from(place) + 1),
            Self::Scout => f.write_str("scout"),
            Self::Wait => f.write_str("wait"),
            Self::Ascend => f.write_str("ascend"),
            Self::Buy(place) => write!(f, "buy {}", u16::from(place) + 1),
            Self::Reroll => f.write_str("reroll"),
            Self::Upgrade(slot) => write!(f, "upgrade {}", word(&SLOTS, slot)),
            Self::Relic(place) => write!(f, "relic {}", u16::from(place) + 1),
            Self::Heal => f.write_str("heal"),
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
            "'{}' is no command: write step, close or dash with n, e, s or w; shoot X,Y; cast firebolt, \
             fireball, frost or spark with X,Y; drink potion, tonic or mana; equip, drop, buy or relic with \
             a number; upgrade weapon, armour, charm or boots; guard, scout, wait, ascend, reroll or heal",
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
    match *words {
        ["step", direction] => Some(Command::Step(value(&DIRECTIONS, direction)?)),
        ["close", direction] => Some(Command::Close(value(&DIRECTIONS, direction)?)),
        ["guard"] => Some(Command::Guard),
        ["dash", direction] => Some(Command::Dash(value(&DIRECTIONS, direction)?)),
        ["shoot", at] => Some(Command::Shoot(at.parse().ok()?)),
        ["cast", spell, at] => Some(Command::Cast(value(&SPELLS, spell)?, at.parse().ok()?)),
        ["drink", flask] => Some(Command::Drink(value(&FLASKS, flask)?)),
        ["equip", place] => Some(Command::Equip(parse_place(place)?)),
        ["drop", place] => Some(Command::Drop(parse_place(place)?)),
        ["scout"] => Some(Command::Scout),
        ["wait"] => Some(Command::Wait),
        ["ascend"] => Some(Command::Ascend),
        ["buy", place] => Some(Command::Buy(parse_place(place)?)),
        ["reroll"] => Some(Command::Reroll),
        ["upgrade", slot] => Some(Command::Upgrade(value(&SLOTS, slot)?)),
        ["relic", place] => Some(Command::Relic(parse_place(place)?)),
        ["heal"] => Some(Command::Heal),
        _ => None,
    }
}

/// Counted from one, as people do.
fn parse_place(word: &str) -> Option<u8> {
    u8::try_from(parse_number(word)?.checked_sub(1)?).ok()
}

/// Digits alone: a sign or a leading zero would be a second way to write the same command.
fn parse_number(word: &str) -> Option<u16> {
    let is_plain = word.bytes().all(|byte| byte.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    if is_plain { word.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_written_and_read() {
        let at = Point::new(12, 7);
        let commands = [
            Command::Guard,
            Command::Shoot(at),
            Command::Equip(0),
            Command::Drop(5),
            Command::Scout,
            Command::Wait,
            Command::Ascend,
            Command::Buy(4),
            Command::Reroll,
            Command::Relic(2),
            Command::Heal,
        ];
        let directed = Direction::ALL
            .into_iter()
            .flat_map(|way| [Command::Step(way), Command::Close(way), Command::Dash(way)]);
        let casts = Spell::ALL.map(|spell| Command::Cast(spell, at));
        let drinks = Flask::ALL.map(Command::Drink);
        let upgrades = Slot::ALL.map(Command::Upgrade);
        for command in commands.into_iter().chain(directed).chain(casts).chain(drinks).chain(upgrades) {
            assert_eq!(command.to_string().parse(), Ok(command));
        }
        assert_eq!("cast frost 12,7".parse(), Ok(Command::Cast(Spell::Frost, at)));
    }

    #[test]
    fn what_is_no_command_is_told_so() {
        for text in
            ["", "step", "step up", "shoot 1", "shoot 300,1", "shoot 01,1", "equip 0", "cast ice 1,1", "go n"]
        {
            assert_eq!(text.parse::<Command>(), Err(NotACommand(text.to_owned())));
        }
    }
}
