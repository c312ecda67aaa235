//! What is marked on the field: ways, targets, and what is looked at.

use grid::{Direction, Point};
use stage::dungeon::{Errand, Hand, HandOf, Handled};

use super::field::{Aim, Reticle};

/// What the player points at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pointed {
    /// The way to where one would travel.
    pub(crate) route: Vec<Point>,
    /// The tiles that what is being aimed would reach.
    pub(crate) area: Vec<Point>,
    /// What is being aimed at.
    pub(crate) reticle: Option<Reticle>,
    /// The tile that is looked at.
    pub(crate) cursor: Option<Point>,
}

impl Pointed {
    /// What is marked, for a hand and a tile that is under the mouse or was tapped.
    pub(crate) fn of<D: Handled>(
        game: &D,
        view: &D::View,
        hand: HandOf<D>,
        under: Option<Point>,
        errand: Option<Errand>,
    ) -> Self {
        let can = |command: D::Command| game.check(D::seat(view), command).is_ok();
        let way = |goal: Point| D::route(view, goal);
        match (hand, errand) {
            (_, Some(Errand::Walk(goal))) => Self { route: way(goal), ..Self::default() },
            (_, Some(_)) => Self::default(),
            (Hand::Aiming { weapon, at }, None) => {
                let command = D::aim(weapon, at);
                let aim = if can(command) { Aim::Clear } else { Aim::Blocked };
                Self {
                    area: game.reach(view, command),
                    reticle: Some(Reticle { at, aim }),
                    ..Self::default()
                }
            }
            (Hand::Asking(asked), None) => {
                let commands = Direction::ALL.map(|direction| D::toward(asked, direction));
                let area = commands.into_iter().filter(|command| can(*command));
                Self { area: area.flat_map(|command| game.reach(view, command)).collect(), ..Self::default() }
            }
            (Hand::Looking { at }, None) => Self { route: way(at), cursor: Some(at), ..Self::default() },
            (Hand::Free | Hand::List { .. }, None) => match under {
                Some(at) if at != D::here(view) => {
                    Self { route: way(at), cursor: Some(at), ..Self::default() }
                }
                _ => Self::default(),
            },
        }
    }
}
