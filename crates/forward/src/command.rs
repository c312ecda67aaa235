//! What a player can do, and how it is written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Slot, Slots, Strikers, Tier, Weapon};

/// A command. RULES.md, section 3, says when each may be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Command {
    /// Turn over a card of the row and meet what it shows.
    Turn(Slot),
    /// Spend Lux to heal.
    Heal,
    /// Spend Lux to look at face-down cards.
    Peek(Slots),
    /// After a peek: shuffle cards of the row back into the deck. None is a good choice too.
    Return(Slots),
    /// In a fight: let this die count.
    Keep(Die),
    /// Spend Lux to roll a die again.
    Reroll(Die),
    /// Spend Lux to undo a round that would kill.
    Ward,
    /// Take what the dice bring.
    Endure,
    /// Pay what the Terror asks.
    Pay(Price),
    /// Leave a cleared location for the next; after the ninth, come through.
    Forward,
    /// On the road: let these dice strike and the others guard.
    Strike(Strikers),
    /// On the road: take one of two weapons, or neither.
    Take(Find),
    /// On the road: lay a die across a pit.
    Lay(Die),
}

/// One of the traveller's three dice. A pit has only the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Die {
    /// The left one, or the die of a pit.
    #[serde(rename = "1")]
    First,
    /// The middle one.
    #[serde(rename = "2")]
    Second,
    /// The right one.
    #[serde(rename = "3")]
    Third,
}

impl Die {
    /// From left to right.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Third];

    /// Zero to two, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What a Terror can be paid with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Price {
    /// Blood.
    Hp,
    /// Light.
    Lux,
    /// All dice that lie open, on the road.
    Dice,
}

/// What can be taken where two weapons lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Find {
    /// The blade of the tier.
    Blade,
    /// The shield of the tier.
    Shield,
    /// Neither: the weapon in hand is kept.
    Neither,
}

impl Find {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Blade, Self::Shield, Self::Neither];

    /// The weapon that is taken in a tier.
    pub const fn weapon(self, tier: Tier) -> Option<Weapon> {
        match self {
            Self::Blade => Some(tier.weapon()),
            Self::Shield => Some(tier.shield()),
            Self::Neither => None,
        }
    }
}

impl Command {
    /// Every command that can ever be legal, sorted.
    pub fn all() -> impl Iterator<Item = Self> {
        let slots = Slots::up_to_two;
        let turns = Slot::ALL.into_iter().map(Self::Turn);
        let peeks = slots().filter(|slots| !slots.is_empty()).chain([Slots::ALL]).map(Self::Peek);
        let keeps = Die::ALL.into_iter().map(Self::Keep);
        let rerolls = Die::ALL.into_iter().map(Self::Reroll);
        let pays = [Price::Hp, Price::Lux, Price::Dice].map(Self::Pay);
        turns
            .chain([Self::Heal])
            .chain(peeks)
            .chain(slots().map(Self::Return))
            .chain(keeps)
            .chain(rerolls)
            .chain([Self::Ward, Self::Endure])
            .chain(pays)
            .chain([Self::Forward])
            .chain(Strikers::every().map(Self::Strike))
            .chain(Find::ALL.map(Self::Take))
            .chain(Die::ALL.map(Self::Lay))
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn(slot) => write!(f, "turn {}", slot.index() + 1),
            Self::Heal => f.write_str("heal"),
            Self::Peek(slots) => write!(f, "peek{slots}"),
            Self::Return(slots) if slots.is_empty() => f.write_str("leave"),
            Self::Return(slots) => write!(f, "return{slots}"),
            Self::Keep(die) => write!(f, "keep {}", die.index() + 1),
            Self::Reroll(die) => write!(f, "reroll {}", die.index() + 1),
            Self::Ward => f.write_str("ward"),
            Self::Endure => f.write_str("endure"),
            Self::Pay(Price::Hp) => f.write_str("pay hp"),
            Self::Pay(Price::Lux) => f.write_str("pay lux"),
            Self::Pay(Price::Dice) => f.write_str("pay dice"),
            Self::Forward => f.write_str("forward"),
            Self::Strike(strikers) => write!(f, "strike{strikers}"),
            Self::Lay(die) => write!(f, "lay {}", die.index() + 1),
            Self::Take(Find::Blade) => f.write_str("take blade"),
            Self::Take(Find::Shield) => f.write_str("take shield"),
            Self::Take(Find::Neither) => f.write_str("take neither"),
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
            "'{}' is no command: write turn N, heal, peek N N, return N N, leave, keep N, reroll N, \
             ward, endure, pay hp, pay lux, pay dice, forward, strike N N, lay N, take blade, take shield or take neither, with N \
             from 1 to 3",
            engine::shortened(&self.0)
        )
    }
}

impl std::error::Error for NotACommand {}

impl FromStr for Command {
    type Err = NotACommand;

    fn from_str(text: &str) -> Result<Self, NotACommand> {
        let mut words = text.split_ascii_whitespace();
        let verb = words.next().unwrap_or_default();
        let objects: Vec<&str> = words.collect();
        parse(verb, &objects).ok_or_else(|| NotACommand(text.to_owned()))
    }
}

fn parse(verb: &str, objects: &[&str]) -> Option<Command> {
    match (verb, objects) {
        ("turn", [slot]) => Some(Command::Turn(parse_slot(slot)?)),
        ("heal", []) => Some(Command::Heal),
        ("peek", [_, ..]) => Some(Command::Peek(parse_slots(objects)?)),
        ("leave", []) => Some(Command::Return(Slots::NONE)),
        ("return", [_, ..]) => Some(Command::Return(parse_slots(objects)?)),
        ("keep", [die]) => Some(Command::Keep(parse_die(die)?)),
        ("reroll", [die]) => Some(Command::Reroll(parse_die(die)?)),
        ("ward", []) => Some(Command::Ward),
        ("endure", []) => Some(Command::Endure),
        ("pay", ["hp"]) => Some(Command::Pay(Price::Hp)),
        ("pay", ["lux"]) => Some(Command::Pay(Price::Lux)),
        ("pay", ["dice"]) => Some(Command::Pay(Price::Dice)),
        ("forward", []) => Some(Command::Forward),
        ("strike", [_, ..]) => Some(Command::Strike(parse_strikers(objects)?)),
        ("lay", [die]) => Some(Command::Lay(parse_die(die)?)),
        ("take", ["blade"]) => Some(Command::Take(Find::Blade)),
        ("take", ["shield"]) => Some(Command::Take(Find::Shield)),
        ("take", ["neither"]) => Some(Command::Take(Find::Neither)),
        _ => None,
    }
}

fn parse_slot(word: &str) -> Option<Slot> {
    Slot::ALL.get(parse_place(word)?).copied()
}

fn parse_die(word: &str) -> Option<Die> {
    Die::ALL.get(parse_place(word)?).copied()
}

fn parse_place(word: &str) -> Option<usize> {
    ["1", "2", "3"].iter().position(|number| *number == word)
}

/// A place named twice is a slip of the pen, not a set.
fn parse_slots(words: &[&str]) -> Option<Slots> {
    words.iter().try_fold(Slots::NONE, |set, word| {
        let slot = parse_slot(word)?;
        (!set.contains(slot)).then(|| set.with(slot))
    })
}

/// A die named twice is a slip of the pen too.
fn parse_strikers(words: &[&str]) -> Option<Strikers> {
    let dice: Vec<Die> = words.iter().map(|word| parse_die(word)).collect::<Option<_>>()?;
    let strikers = Strikers::of(|die| dice.contains(&die))?;
    (dice.len() == strikers.iter().count()).then_some(strikers)
}
