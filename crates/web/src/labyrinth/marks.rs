//! What is marked on the field: ways, targets, and what is looked at.

use grid::{Direction, Point};
use labyrinth::Command;
use stage::labyrinth::{Errand, Hand, route};

use super::field::{Aim, Reticle};
use super::moment::Moment;
use super::tableau::Marks;

/// What is marked, for a hand and a tile that is pointed at.
pub(super) fn of(moment: &Moment, hand: Hand, pointed: Option<Point>, errand: Option<Errand>) -> Marks {
    let way = |goal: Point| route(&moment.view, goal);
    match (hand, errand) {
        (_, Some(Errand::Walk(goal))) => Marks { route: way(goal), ..Marks::default() },
        (_, Some(_)) => Marks::default(),
        (Hand::Aiming { weapon, at }, None) => {
            let command = weapon.command(at);
            let aim = if moment.refusal(command).is_none() { Aim::Clear } else { Aim::Blocked };
            Marks {
                area: moment.game().reach_of(command).iter().collect(),
                reticle: Some(Reticle { at, aim }),
                ..Marks::default()
            }
        }
        (Hand::Dashing, None) => Marks { area: reached(moment, Command::Dash), ..Marks::default() },
        (Hand::Closing, None) => {
            let hero = moment.view.hero.at;
            let can = |way: &Direction| moment.refusal(Command::Close(*way)).is_none();
            let doors = Direction::ALL.into_iter().filter(can).map(|way| hero.step(way));
            Marks { area: doors.collect(), ..Marks::default() }
        }
        (Hand::Looking { at }, None) => Marks { route: way(at), cursor: Some(at), ..Marks::default() },
        (Hand::Free | Hand::Bag { .. } | Hand::Shop { .. }, None) => match pointed {
            Some(at) if at != moment.view.hero.at => {
                Marks { route: way(at), cursor: Some(at), ..Marks::default() }
            }
            _ => Marks::default(),
        },
    }
}

/// The tiles that a command reaches in any direction.
fn reached(moment: &Moment, command: fn(Direction) -> Command) -> Vec<Point> {
    Direction::ALL
        .into_iter()
        .map(command)
        .filter(|command| moment.refusal(*command).is_none())
        .flat_map(|command| moment.game().reach_of(command).iter().collect::<Vec<_>>())
        .collect()
}
