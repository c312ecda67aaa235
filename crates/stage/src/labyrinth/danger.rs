//! What needs a second thought: what may well be the end.

use engine::{Game, Seat};
use grid::Point;
use labyrinth::{Command, Event, Foe, Tower, View, Who, odds};

use crate::Question;

/// The question before a command, if it needs one: a step to where announced deeds or a trap could
/// take the last HP.
pub fn question(game: &Tower, view: &View, command: Command) -> Option<Question> {
    game.check(Seat::FIRST, command).ok()?;
    let to = goal(game, view, command)?;
    let (title, body) = if let Some(damage) = trap(game, view, command, to) {
        ("This trap kills you", format!("It takes {damage} HP, and you have {}.", view.hero.hp))
    } else {
        let worst = threatened(game, view, to);
        if worst < view.hero.hp {
            return None;
        }
        let body = format!("What was announced there may take {worst} HP, and you have {}.", view.hero.hp);
        ("This tile may kill you", body)
    };
    Some(Question { title: title.to_owned(), body, yes: "go there".to_owned(), no: "think again".to_owned() })
}

/// The question before a run is given up.
pub fn before_abandoning() -> Question {
    Question {
        title: "Give this run up?".to_owned(),
        body: "It cannot be continued, and counts for nothing.".to_owned(),
        yes: "give it up".to_owned(),
        no: "keep it".to_owned(),
    }
}

/// The tile to which a command leads, if it leads to another one.
fn goal(game: &Tower, view: &View, command: Command) -> Option<Point> {
    match command {
        Command::Step(way) => Some(view.hero.at.step(way)).filter(|to| {
            view.foe_at(*to).is_none() && view.walkable().contains(*to) && !view.closed.contains(*to)
        }),
        Command::Dash(_) => game.reach_of(command).first(),
        _ => None,
    }
}

/// What a trap that is known takes there, if it is the end. Traps know no luck, so it can be tried.
fn trap(game: &Tower, view: &View, command: Command, to: Point) -> Option<i32> {
    view.thing(to).filter(|thing| thing.is_trap())?;
    let mut events: Vec<Event> = Vec::new();
    game.clone().play(Seat::FIRST, command, &mut events).ok()?;
    // Something may stand between the last HP and the end.
    events.iter().find(|event| matches!(event, Event::Died { .. }))?;
    events.iter().find_map(|event| match event {
        Event::TrapSprung { who: Who::Hero, amount, .. } => Some(*amount),
        _ => None,
    })
}

/// The most that announced deeds can take from somebody who stands there.
fn threatened(game: &Tower, view: &View, to: Point) -> i32 {
    let (solid, clash) = (view.solid(), view.clash(game.content()));
    let worst = |foe: &Foe| {
        let hit = odds::deed(&clash, foe).filter(|_| foe.threatens(&solid).contains(to))?;
        Some(if hit.crit > 0 { hit.critical.1 } else { hit.plain.1 })
    };
    view.foes.iter().filter_map(worst).sum()
}
