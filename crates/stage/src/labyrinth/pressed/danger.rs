//! What needs a second thought: traps that are known, and what may well be the end.

use engine::{Game, Seat};
use grid::Point;
use labyrinth::{Cause, Command, Event, Foe, Hp, Labyrinth, View, Who, odds};

use crate::Question;

/// The question before a command that the rules allow, if it needs one: a step onto a trap that is known, or to where
/// announced deeds could take the last HP.
pub fn question(game: &Labyrinth, view: &View, command: Command) -> Option<Question> {
    let to = goal(game, view, command)?;
    let hp = view.hero.hp;
    let (worst, trap) = (threatened(game, view, to), trap(game, view, command, to));
    let (title, body, yes) = match trap {
        Some(Trap { damage, is_deadly: true }) => {
            ("This trap kills you", format!("It takes {damage} HP, and you have {hp}."), "go there")
        }
        _ if worst >= hp => {
            let body = format!("What was announced there may take {worst} HP, and you have {hp}.");
            ("This tile may kill you", body, "go there")
        }
        Some(Trap { damage, is_deadly: false }) => {
            ("A trap is there", format!("It takes {damage} of your {hp} HP."), "step on it")
        }
        None => return None,
    };
    Some(Question { title: title.to_owned(), body, yes: yes.to_owned(), no: "think again".to_owned() })
}

/// The tile to which a command leads, if it leads to another one.
fn goal(game: &Labyrinth, view: &View, command: Command) -> Option<Point> {
    match command {
        Command::Step(way) => Some(view.hero.at.step(way)).filter(|to| {
            view.foe_at(*to).is_none() && view.walkable().contains(*to) && !view.closed.contains(*to)
        }),
        Command::Dash(_) => game.reach_of(command).first(),
        _ => None,
    }
}

/// What a trap does to whoever steps on it.
struct Trap {
    damage: Hp,
    is_deadly: bool,
}

/// What a trap that is known does there. Traps know no luck, so it can be tried.
fn trap(game: &Labyrinth, view: &View, command: Command, to: Point) -> Option<Trap> {
    view.thing(to).filter(|thing| thing.is_trap())?;
    let mut events: Vec<Event> = Vec::new();
    game.clone().play(Seat::FIRST, command, &mut events).ok()?;
    let damage = events.iter().find_map(|event| match event {
        Event::TrapSprung { who: Who::Hero, amount, .. } => Some(*amount),
        _ => None,
    })?;
    // Something may stand between the last HP and the end, and others may bring it.
    let is_end = |event: &Event| matches!(event, Event::Died { cause: Cause::Trap(_), .. });
    Some(Trap { damage, is_deadly: events.iter().any(is_end) })
}

/// The most that announced deeds can take from somebody who stands there.
fn threatened(game: &Labyrinth, view: &View, to: Point) -> Hp {
    let (solid, clash) = (view.solid(), view.clash(game.content()));
    let worst = |foe: &Foe| {
        let hit = odds::deed(&clash, foe).filter(|_| foe.threatens(&solid).contains(to))?;
        Some(if hit.crit.0 > 0 { hit.critical.1 } else { hit.plain.1 })
    };
    view.foes.iter().filter_map(worst).fold(Hp::ZERO, |sum, worst| sum + worst)
}
