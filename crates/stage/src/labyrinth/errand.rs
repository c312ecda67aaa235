//! Errands in the tower.

use grid::Point;
use labyrinth::errand::{Halt, Reason, Watch, explore, rest, travel, walk};
use labyrinth::{Command, Thing, Tower, View};

use super::Errand;
use crate::dungeon::Errands;

impl Errands for Tower {
    type Halt = Halt;
    type Watch = Watch;

    const TIRED: Halt = Halt::Tired;
    const ARRIVED: Halt = Halt::Arrived;

    fn watch(view: &View) -> Watch {
        Watch::new(view)
    }

    fn news(&self, view: &View, errand: Errand, watch: &Watch) -> Option<Halt> {
        match errand {
            Errand::Rest => watch.news_of_rest(view, self.content()),
            Errand::Explore => watch.news(view),
            // Whoever is on the way to the stairs has no need to hear that they are there.
            Errand::Walk(_) => watch
                .news(view)
                .filter(|news| !matches!(news, Halt::Own(Reason::StairsFound | Reason::ShopFound))),
        }
    }

    fn next(&self, view: &View, errand: Errand) -> Result<Command, Halt> {
        match errand {
            Errand::Explore => explore(view, self.content()),
            Errand::Walk(goal) => walk(view, goal).and_then(|command| spared(view, command)),
            Errand::Rest => rest(view, self.content()),
        }
    }

    fn outcome(view: &View, errand: Errand, halt: Halt) -> Option<String> {
        match (errand, halt) {
            (Errand::Walk(goal), Halt::Arrived) if view.exit == Some(goal) => {
                Some("You are on the stairs.".to_owned())
            }
            (Errand::Explore, Halt::Explored | Halt::LocksLeft | Halt::TrapsLeft) => Some(done(halt, view)),
            _ => None,
        }
    }

    fn route(view: &View, goal: Point) -> Vec<Point> {
        travel(view, goal).unwrap_or_default()
    }
}

/// That nothing is left to explore, and where exploring once more leads.
fn done(halt: Halt, view: &View) -> String {
    let what = match halt {
        Halt::Explored => "Everything that can be reached is explored".to_owned(),
        halt => format!("All the rest is explored: {halt}"),
    };
    match way_out(view).map(|exit| Tower::route(view, exit).len()) {
        None if view.is_exit_shut => format!("{what}. The boss waits at the stairs."),
        None | Some(0) => format!("{what}."),
        Some(1) => format!("{what}. Explore again to go to the stairs, 1 step away."),
        Some(steps) => format!("{what}. Explore again to go to the stairs, {steps} steps away."),
    }
}

/// Where somebody goes who has seen everything: to the stairs, as long as nobody guards them.
pub(super) fn way_out(view: &View) -> Option<Point> {
    view.exit.filter(|exit| !view.is_exit_shut && *exit != view.hero.at)
}

/// A step onto a trap is one that the player takes, not an errand.
fn spared(view: &View, command: Command) -> Result<Command, Halt> {
    let is_trap = |at| view.thing(at).is_some_and(Thing::is_trap);
    match command {
        Command::Step(way) if is_trap(view.hero.at.step(way)) => Err(Halt::TrapAhead),
        command => Ok(command),
    }
}
