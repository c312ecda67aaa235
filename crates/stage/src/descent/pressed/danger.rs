//! What needs a second thought: steps that may well be the last.

use descent::{Cells, Command, Descent, Event, Source, View, Who};
use engine::{Game as _, Seed};
use grid::Point;

use crate::Question;
use crate::descent::told::words::capital;

/// So many kinds of luck are tried.
const LUCKS: u64 = 24;

/// The question before a command that the rules allow, if it needs one: a step onto a trap, into fire or
/// to where something was announced, that may take the last HP.
pub fn question(game: &Descent, view: &View, command: Command) -> Option<Question> {
    let to = goal(view, command)?;
    if !is_risky(view, to) {
        return None;
    }
    let ends = |number| deadly(game, view, command, Seed::from_bits(number));
    let (mut count, mut cause) = (0, None);
    for source in (0..LUCKS).filter_map(ends) {
        (count, cause) = (count + 1, Some(source));
    }
    let hp = view.hero(view.seat).hp;
    let (title, chance) = match count {
        LUCKS => ("This step is your last", "takes".to_owned()),
        _ => ("This step may be your last", "may take".to_owned()),
    };
    let body = format!("{} {chance} all of your {hp} HP.", capital(&cause?.to_string()));
    Some(Question { title: title.to_owned(), body, yes: "go there".to_owned(), no: "think again".to_owned() })
}

/// The tile to which a command leads, if it leads to another one.
fn goal(view: &View, command: Command) -> Option<Point> {
    let here = view.hero(view.seat).at;
    match command {
        Command::Step(way) => Some(here.step(way)).filter(|to| {
            view.foe_at(*to).is_none() && view.walkable().contains(*to) && !view.closed.contains(*to)
        }),
        Command::Dash(way) => Some(here.step(way).step(way)),
        _ => None,
    }
}

/// Whether anything that is known could hurt somebody who goes there: on the tile, or where ice leads on
/// from it.
fn is_risky(view: &View, to: Point) -> bool {
    let ground = &view.ground;
    let slides = ground.ice.contains(to);
    let risky: Cells = view.hurtful(view.seat) | view.threatened | ground.threatened() | ground.glow.spread();
    slides || risky.contains(to)
}

/// What takes the last HP of whoever looks, if a command with this luck comes to that: ground, a trap or an
/// announced blow. Whoever strikes them anyway is for them to see.
fn deadly(game: &Descent, view: &View, command: Command, luck: Seed) -> Option<Source> {
    let mut events: Vec<Event> = Vec::new();
    game.redealt(luck).play(view.seat, command, &mut events).ok()?;
    let own = Who::Hero(view.seat);
    let end = events.iter().position(|event| match event {
        Event::WentDown { seat } => *seat == view.seat,
        Event::Ended { outcome } => !outcome.is_won(),
        _ => false,
    })?;
    let last = events[..end].iter().rev().find_map(|event| match event {
        Event::Harmed { who, source, .. } if *who == own => Some(*source),
        _ => None,
    })?;
    let is_foreseen = match last {
        Source::Ground(_) | Source::Ailment(_) | Source::Burst | Source::Spikes => true,
        // What somebody announces only then is no matter of this step.
        Source::Blow(kind, _) => view.foes.iter().any(|foe| foe.kind == kind && foe.intent.is_some()),
        Source::Hero(_) | Source::Foe(_) | Source::Throw(_) | Source::Charm(_) | Source::Conducted(_) => {
            false
        }
    };
    is_foreseen.then_some(last)
}
