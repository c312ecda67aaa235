//! Errands in the tower.

use grid::Point;
use labyrinth::errand::{Halt, Reason, Watch, explore, rest, travel, walk};
use labyrinth::{Command, Labyrinth, Thing, View};

use crate::dungeon::Errands;
use crate::labyrinth::Errand;

impl Errands for Labyrinth {
    type Reason = Reason;
    type Watch = Watch;

    const STAIRS_SHUT: &'static str = "The boss waits at the stairs.";

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

    fn route(view: &View, goal: Point) -> Vec<Point> {
        travel(view, goal).unwrap_or_default()
    }
}

/// A step onto a trap is one that the player takes, not an errand.
fn spared(view: &View, command: Command) -> Result<Command, Halt> {
    let is_trap = |at| view.thing(at).is_some_and(Thing::is_trap);
    match command {
        Command::Step(way) if is_trap(view.hero.at.step(way)) => Err(Halt::TrapAhead),
        command => Ok(command),
    }
}
