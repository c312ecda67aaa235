//! What is marked on the field: ways, targets, and what is looked at.

use grid::{Direction, Point};
use labyrinth::Tower;
use stage::dungeon::{Errands as _, Handled as _};
use stage::labyrinth::{Errand, Hand};

use super::field::{Aim, Reticle};
use super::moment::Moment;
use super::tableau::Marks;

/// What is marked, for a hand and a tile that is pointed at.
pub(super) fn of(moment: &Moment, hand: Hand, pointed: Option<Point>, errand: Option<Errand>) -> Marks {
    let way = |goal: Point| Tower::route(&moment.view, goal);
    match (hand, errand) {
        (_, Some(Errand::Walk(goal))) => Marks { route: way(goal), ..Marks::default() },
        (_, Some(_)) => Marks::default(),
        (Hand::Aiming { weapon, at }, None) => {
            let command = Tower::aim(weapon, at);
            let aim = if moment.refusal(command).is_none() { Aim::Clear } else { Aim::Blocked };
            Marks {
                area: moment.game().reach(command),
                reticle: Some(Reticle { at, aim }),
                ..Marks::default()
            }
        }
        (Hand::Asking(way), None) => {
            let commands = Direction::ALL.map(|direction| Tower::toward(way, direction));
            let can = commands.into_iter().filter(|command| moment.refusal(*command).is_none());
            Marks { area: can.flat_map(|command| moment.game().reach(command)).collect(), ..Marks::default() }
        }
        (Hand::Looking { at }, None) => Marks { route: way(at), cursor: Some(at), ..Marks::default() },
        (Hand::Free | Hand::List { .. }, None) => match pointed {
            Some(at) if at != moment.view.hero.at => {
                Marks { route: way(at), cursor: Some(at), ..Marks::default() }
            }
            _ => Marks::default(),
        },
    }
}
