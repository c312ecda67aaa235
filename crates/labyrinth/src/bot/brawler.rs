//! The player who knows one answer.

use engine::{Bot, Perspective, Seed};
use grid::Direction;

use super::gear;
use super::patrol::Patrol;
use crate::errand::{Wanderer as _, explore, step_to, travel};
use crate::{Cells, Command, Content, Flask, Foe, Labyrinth, Mind, View};

/// Explores, bumps into whoever it sees, drinks when it is low, and climbs. It never shoots, casts,
/// guards or trades.
#[derive(Clone, Debug)]
pub struct Brawler {
    content: Content,
    patrol: Patrol,
    legal: Vec<Command>,
}

impl Brawler {
    /// The bot for runs with these numbers.
    pub fn new(content: Content) -> Self {
        Self { content, patrol: Patrol::default(), legal: Vec::new() }
    }

    fn wish(&mut self, view: &View) -> Option<Command> {
        if view.hero.hp * 3 < view.hero.stats.hp && view.hero.flasks(Flask::Potion) > 0 {
            return Some(Command::Drink(Flask::Potion));
        }
        if let Some(command) = approach(view) {
            return Some(command);
        }
        // Whoever runs away is not run after.
        let view = &View { foes: Vec::new(), ..view.clone() };
        gear::better(view, &self.content)
            .or_else(|| gear::ballast(view))
            .or_else(|| climb(view, &self.content, &mut self.patrol))
    }
}

impl Bot<Labyrinth> for Brawler {
    fn choose(&mut self, perspective: Perspective<'_, Labyrinth>) -> Command {
        let view = perspective.view();
        perspective.legal(&mut self.legal);
        self.patrol.observe(&view);
        let wish = self.wish(&view).filter(|command| self.legal.binary_search(command).is_ok());
        wish.unwrap_or(Command::Wait)
    }

    fn restart(&mut self, _seed: Seed) {
        self.patrol = Patrol::default();
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
