//! Commands and questions in words.

use tactics::bot::Advice;
use tactics::{Aim, Command, Deed, Position, Side, Spawn, Stage, Tile, Word};

use crate::Question;
use crate::tactics::{Choices, Hand, Mode};

/// What a command does, in a few words.
pub fn command_words(position: &Position, side: Side, command: Command) -> String {
    match command {
        Command::Class(class) => format!("pick the {class}"),
        Command::Minions(first, second) => format!("pick {first} and {second}"),
        Command::Skill(skill) => format!("pick {skill}"),
        Command::Lock => "be ready".to_owned(),
        Command::Unit(member, deed) => {
            let unit = position.unit(side.unit(member));
            let skill = unit.skill.map_or_else(String::new, |skill| skill.to_string());
            format!("{} {}", unit.kind, deed_words(position, deed, &skill))
        }
        Command::Spawn(Spawn::Obstacle) => "leave an obstacle".to_owned(),
        Command::Spawn(Spawn::Tile) => format!("leave a tile of {}", position.next_tile()),
        Command::Timeout => "time is up".to_owned(),
        Command::Surrender(side) => format!("{side} gives up"),
    }
}

/// What whoever plays a side is out for, in a sentence.
pub fn goal_words(position: &Position, side: Side) -> String {
    let [own, theirs] = [side, side.opponent()].map(|side| position.unit(side.hero()).kind);
    format!("Fell the enemy hero, the {theirs}. If your {own} falls, you lose.")
}

/// A time of the clock, as in `10 s` and `0.5 s`.
pub(in crate::tactics) fn seconds(millis: u16) -> String {
    let tenths = millis / 100;
    if tenths.is_multiple_of(10) {
        format!("{} s", tenths / 10)
    } else {
        format!("{}.{} s", tenths / 10, tenths % 10)
    }
}

/// A command as whoever watches a match may read it ahead. A draft may still be going on
/// elsewhere, so its picks are not told before the reveal.
pub fn watched_words(command: Command) -> String {
    match command {
        Command::Class(_) | Command::Minions(..) | Command::Skill(_) => "a pick".to_owned(),
        other => other.to_string(),
    }
}

fn deed_words(position: &Position, deed: Deed, skill: &str) -> String {
    let there = |tile: Tile| match position.unit_at(tile) {
        Some(id) => format!("{} {} ({tile})", id.side(), position.unit(id).kind),
        None if position.objects().obstacles().contains(tile) => format!("the obstacle on {tile}"),
        None => tile.to_string(),
    };
    match deed {
        Deed::Move(to) => format!("goes to {to}"),
        Deed::Attack(at) => format!("attacks {}", there(at)),
        Deed::Charge(to, at) => format!("goes to {to} and attacks {}", there(at)),
        Deed::Cast(Aim::Nothing) => format!("uses {skill}"),
        Deed::Cast(Aim::Tile(tile)) => format!("uses {skill} on {}", there(tile)),
        Deed::Cast(Aim::Cursing(tile, bane)) => {
            format!("uses {skill} with {} on {}", bane.word(), there(tile))
        }
        Deed::Pass => "waits".to_owned(),
    }
}

/// What a good player would do, and why.
pub fn advice_words(position: &Position, side: Side, advice: &Advice) -> String {
    format!("{}: {}", command_words(position, side, advice.command), advice.reason)
}

/// What the player is asked at this moment.
pub fn prompt(position: &Position, choices: &Choices, hand: &Hand) -> String {
    let side = choices.side();
    match (position.stage(), hand.chosen) {
        (Stage::Over(outcome), _) => format!("{outcome}."),
        (Stage::Draft, _) => format!("{side} drafts."),
        (Stage::Choice(_), _) => {
            let dead = position.pending().first().map(|id| (position.unit(id).kind, id.side()));
            let dead = dead.map_or_else(|| "minion".to_owned(), |(kind, owner)| format!("{owner} {kind}"));
            format!("The {dead} leaves behind:")
        }
        (Stage::Action, None) => format!("{side}: which unit acts?"),
        (Stage::Action, Some(member)) => {
            let unit = position.unit(side.unit(member));
            let kind = unit.kind;
            match (hand.mode, unit.skill) {
                (Mode::Skill, Some(skill)) => format!("{kind}: aim {skill}"),
                (Mode::Wait, _) => format!("{kind}: wait?"),
                _ if position.hand() == Some(member) => format!("{kind} is quick and goes on."),
                _ => format!("{kind}: go or strike where?"),
            }
        }
    }
}

/// The question before a player gives up.
pub fn before_surrender(side: Side) -> Question {
    Question {
        title: format!("{side}: give up?"),
        body: format!("{} wins at once.", side.opponent()),
        yes: "give up".to_owned(),
        no: "play on".to_owned(),
    }
}
