//! Reading one unit of a position.

use super::command::deed;
use super::read::{number, read_tile};
use super::usual_stats;
use crate::{Class, Effect, Effects, Kind, Minion, Plan, Shield, Skill, Stats, Unit, Word};

/// A unit, and whether its turn is over.
pub(super) fn read_unit(text: &str) -> Result<(Unit, bool), String> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let (kind, skill, rest) = read_kind(&words)?;
    let stats = usual_stats(kind);
    let [tile, hp, words @ ..] = rest else {
        return Err(format!(
            "after its kind a unit has a tile and HP, or 'fell' and a tile; '{}' has not",
            engine::shortened(text)
        ));
    };
    let mut unit = if *tile == "fell" {
        Unit::fresh(kind, skill, stats, read_tile(hp)?).fallen()
    } else {
        let hp = number(hp, 1..=99, "HP of a unit on the board")?;
        Unit { hp, ..Unit::fresh(kind, skill, stats, read_tile(tile)?) }
    };
    let mut spent = false;
    for word in words {
        match *word {
            "spent" => spent = true,
            word => read_state(&mut unit, word)?,
        }
    }
    Ok((unit, spent))
}

type KindOfUnit<'w> = (Kind, Option<Skill>, &'w [&'w str]);

fn read_kind<'w>(words: &'w [&'w str]) -> Result<KindOfUnit<'w>, String> {
    let [first, rest @ ..] = words else { return Err("a unit is missing between two commas".to_owned()) };
    if let Some(minion) = Minion::read(first) {
        return Ok((Kind::Minion(minion), None, rest));
    }
    if *first == "clone" {
        return Ok((Kind::Clone, None, rest));
    }
    let Some(class) = Class::read(first) else {
        return Err(format!("'{}' is no class, no minion and no clone", engine::shortened(first)));
    };
    let word = rest.first().copied().unwrap_or_default();
    if let Some(skill) = Skill::read(word).filter(|skill| skill.class() == class) {
        return Ok((Kind::Hero(class), Some(skill), &rest[1..]));
    }
    let [one, two, three] = class.skills().map(Skill::word);
    Err(format!("a {first} has {one}, {two} or {three}, not '{}'", engine::shortened(word)))
}

/// One word about the state of a unit: a name, and numbers behind it.
fn read_state(unit: &mut Unit, word: &str) -> Result<(), String> {
    let unknown = || format!("'{}' says nothing about a unit", engine::shortened(word));
    let name_ends = word.find(|letter: char| letter.is_ascii_digit() || letter == ':').unwrap_or(word.len());
    let (name, value) = word.split_at(name_ends);
    let value = value.strip_prefix(':').unwrap_or(value);
    let (first, rest) = value.split_once(':').unwrap_or((value, ""));
    match name {
        "stats" => unit.stats = read_stats(value)?,
        "shield" => {
            let strength = number(first, 1..=99, "the strength of a shield")?;
            unit.shield = Shield { strength, rounds: number(rest, 1..=99, "the life of a shield")? };
        }
        "hidden" if value.is_empty() => unit.hidden = true,
        "cooldown" => unit.cooldown = number(value, 1..=99, "a cooldown")?,
        "charges" => unit.charges = number(value, 1..=99, "charges")?,
        "fades" => unit.fades = number(value, 1..=99, "the life of a clone")?,
        "beacon" => unit.beacon = Some(read_tile(value)?),
        "plan" => {
            let order = number(first, 1..=99, "the order of a plan")?;
            let deed = deed(&rest.split(':').collect::<Vec<_>>()).ok_or_else(unknown)?;
            unit.plan = Some(Plan { deed, order });
        }
        _ => {
            let effect = Effect::read(name).ok_or_else(unknown)?;
            unit.effects.set(effect, number(value, 1..=Effects::LONGEST, "the life of an effect")?);
        }
    }
    Ok(())
}

fn read_stats(value: &str) -> Result<Stats, String> {
    let numbers: Vec<&str> = value.split(':').collect();
    let [hp, attack, moves, range] = *numbers.as_slice() else {
        return Err(format!("stats are HP, attack, steps and range, not '{}'", engine::shortened(value)));
    };
    let stat = |word| number(word, 1..=30, "a stat");
    Ok(Stats { hp: stat(hp)?, attack: stat(attack)?, moves: stat(moves)?, range: stat(range)? })
}
