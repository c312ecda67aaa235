//! The player who knows one answer.

use engine::{Bot, Perspective, Seed};
use grid::Direction;

use super::gear;
use crate::errand::{Chart, explore, step_to, travel};
use crate::{Cells, Command, Content, Flask, Tower, View};

/// Explores, bumps into whoever it sees, drinks when it is low, and climbs. It never shoots, casts,
/// guards or trades.
#[derive(Clone, Debug)]
pub struct Brawler {
    content: Content,
    legal: Vec<Command>,
}

impl Brawler {
    /// The bot for runs with these numbers.
    pub const fn new(content: Content) -> Self {
        Self { content, legal: Vec::new() }
    }

    fn wish(&self, view: &View) -> Option<Command> {
        if view.hero.hp * 3 < view.hero.stats.hp && view.hero.flasks(Flask::Potion) > 0 {
            return Some(Command::Drink(Flask::Potion));
        }
        if !view.foes.is_empty() {
            return approach(view);
        }
        gear::better(view, &self.content)
            .or_else(|| gear::ballast(view))
            .or_else(|| climb(view, &self.content))
    }
}

impl Bot<Tower> for Brawler {
    fn choose(&mut self, perspective: Perspective<'_, Tower>) -> Command {
        let view = perspective.view();
        perspective.legal(&mut self.legal);
        let wish = self.wish(&view).filter(|command| self.legal.binary_search(command).is_ok());
        wish.unwrap_or(Command::Wait)
    }

    fn restart(&mut self, _seed: Seed) {
        self.legal.clear();
    }
}

/// Towards the nearest foe, and into it.
fn approach(view: &View) -> Option<Command> {
    let here = view.hero.at;
    let beside = Direction::ALL.into_iter().filter(|way| view.foe_at(here.step(*way)).is_some());
    let weakest = beside.min_by_key(|way| view.foe_at(here.step(*way)).map(|foe| foe.hp));
    if let Some(way) = weakest {
        return Some(Command::Step(way));
    }
    let chart = Chart::of(view);
    let bodies: Cells = view.foes.iter().map(|foe| foe.at).collect();
    let way = chart.way(here, &bodies)?;
    step_to(view, *way.first()?)
}

/// Explores until nothing is left, then takes the stairs; if they were not found, over traps.
pub(super) fn climb(view: &View, content: &Content) -> Option<Command> {
    if let Ok(command) = explore(view, content) {
        return Some(command);
    }
    if let Some(exit) = view.exit {
        if exit == view.hero.at {
            return Some(Command::Ascend);
        }
        return travel(view, exit).ok().and_then(|way| step_to(view, *way.first()?));
    }
    let chart = Chart::of(view);
    let way = chart.way(view.hero.at, &chart.frontier(view))?;
    step_to(view, *way.first()?)
}
