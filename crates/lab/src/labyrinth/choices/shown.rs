//! The numbers that the screen shows for a command.

use ::labyrinth::{Command, Flask, Slot, View};
use grid::Point;

use super::kind::Kind;

/// What can be read off the field and the strip, more is better: whether the tile is threatened where the hero will
/// be, how many foes will be beside it, the HP that a flask gives, whether a foe is struck, and what is used up for
/// it. Of gear it is what each slot gains. For trade and stairs nothing is shown that could be compared.
pub(super) fn shown(kind: Kind, view: &View, command: Command) -> Vec<i64> {
    match kind {
        Kind::Sight | Kind::Beside | Kind::Drink => in_danger(view, command),
        Kind::Wear => gained(view, command),
        Kind::Trade | Kind::Stairs => Vec::new(),
    }
}

/// What each slot gains in power by putting something on.
fn gained(view: &View, command: Command) -> Vec<i64> {
    let hero = &view.hero;
    let put_on = match command {
        Command::Equip(place) => hero.bag.get(usize::from(place)).copied().flatten(),
        _ => None,
    };
    let gain = |slot: Slot| {
        let item = put_on.filter(|item| item.slot() == slot);
        let worn = hero.worn(slot).map_or(0, |worn| worn.power.0);
        item.map_or(0, |item| i64::from(item.power.0 - worn))
    };
    Slot::ALL.map(gain).to_vec()
}

fn in_danger(view: &View, command: Command) -> Vec<i64> {
    let at = place(view, command);
    let beside = view.foes.iter().filter(|foe| foe.at.distance(at) == 1).count();
    let strikes = match command {
        Command::Step(way) => view.foe_at(view.hero.at.step(way)).is_some(),
        Command::Shoot(_) | Command::Cast(..) => true,
        _ => false,
    };
    let heals = match command {
        Command::Drink(Flask::Potion) => i64::from((view.hero.stats.hp.0 - view.hero.hp.0).max(0)),
        _ => 0,
    };
    let uses =
        matches!(command, Command::Shoot(_) | Command::Cast(..) | Command::Drink(_) | Command::Dash(_));
    vec![
        -i64::from(view.threatened().contains(at)),
        -i64::try_from(beside).expect("there are four sides"),
        heals,
        i64::from(strikes),
        i64::from(command == Command::Guard),
        -i64::from(uses),
    ]
}

/// Where the hero stands after a command.
fn place(view: &View, command: Command) -> Point {
    let here = view.hero.at;
    match command {
        Command::Step(way)
            if view.foe_at(here.step(way)).is_none() && view.walkable().contains(here.step(way)) =>
        {
            here.step(way)
        }
        Command::Dash(way) => here.step(way).step(way),
        _ => here,
    }
}
