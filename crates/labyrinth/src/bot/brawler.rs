//! The player who knows one answer.

use engine::{Bot, Perspective, Seed};
use grid::Direction;

use super::habits::Habits;
use super::patrol::Patrol;
use crate::errand::{Wanderer as _, explore, step_to, travel};
use crate::{Cells, Command, Content, Foe, Labyrinth, Mind, View};

/// Explores, bumps into whoever it sees, drinks when it is low, and climbs. It never shoots, casts,
/// guards or trades.
#[derive(Clone, Debug)]
pub struct Brawler(Habits);

impl Brawler {
    /// The bot for runs with these numbers.
    pub fn new(content: Content) -> Self {
        Self(Habits::new(&content))
    }
}

impl Bot<Labyrinth> for Brawler {
    fn choose(&mut self, perspective: Perspective<'_, Labyrinth>) -> Command {
        self.0.choose(perspective, |view, _legal| approach(view))
    }

    fn restart(&mut self, _seed: Seed) {
        self.0.forget();
    }
}

/// Towards the nearest foe that does not run away, and into it.
pub(super) fn approach(view: &View) -> Option<Command> {
    let here = view.hero.at;
    let beside = Direction::ALL.into_iter().filter(|way| view.foe_at(here.step(*way)).is_some());
    let weakest = beside.min_by_key(|way| view.foe_at(here.step(*way)).map(|foe| foe.hp));
    if let Some(way) = weakest {
        return Some(Command::Step(way));
    }
    let chart = view.chart();
    let stays = |foe: &&Foe| !matches!(foe.mind, Mind::Fleeing { .. });
    let bodies: Cells = view.foes.iter().filter(stays).map(|foe| foe.at).collect();
    let way = chart.way(here, &bodies)?;
    step_to(view, *way.first()?)
}

/// Explores until nothing is left, then takes the stairs; if they were not found, over traps, and if
/// a boss that is somewhere else keeps them shut, it looks for that.
pub(super) fn climb(view: &View, content: &Content, patrol: &mut Patrol) -> Option<Command> {
    if let Ok(command) = explore(view, content) {
        return Some(command);
    }
    let chart = view.chart();
    let Some(exit) = view.exit else {
        let way = chart.way(view.hero.at, &view.frontier(&chart))?;
        return step_to(view, *way.first()?);
    };
    if view.is_exit_shut && (patrol.is_exit_empty || exit == view.hero.at) {
        return patrol.next(view);
    }
    if exit == view.hero.at {
        return Some(Command::Ascend);
    }
    let way = travel(view, exit).ok()?;
    step_to(view, *way.first()?)
}
