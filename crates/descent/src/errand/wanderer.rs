//! What errands have to know of Descent.

use engine::Seat;
use grid::errand::{Approach, Wanderer};
use grid::{Direction, Knowledge, Point};

use super::{Chart, Reason};
use crate::{Ailment, Cells, Command, Content, Hero, Thing, View};

/// One of those who play, as they know the floor. Whoever explores opens doors, also the locked one when they have
/// its key, finds hidden ways, opens chests and goes to pedestals. They never bump anybody.
#[derive(Clone, Copy, Debug)]
pub struct Walker<'a> {
    /// What they know.
    pub view: &'a View,
    /// Who they are.
    pub seat: Seat,
}

impl Walker<'_> {
    fn hero(&self) -> &Hero {
        self.view.hero(self.seat)
    }

    /// Doors that open for them.
    fn unlockable(&self) -> Cells {
        if self.view.keys > 0 { self.view.locked } else { Cells::NONE }
    }
}

impl Wanderer<60, 2> for Walker<'_> {
    type Content = Content;
    type Command = Command;
    type Reason = Reason;

    fn at(&self) -> Point {
        self.hero().at
    }

    fn knowledge(&self) -> Knowledge<60, 2> {
        Knowledge { explored: self.view.explored, seen: self.view.seen }
    }

    fn chart(&self) -> Chart {
        let view = self.view;
        let foes = view.foes.iter().map(|foe| foe.at);
        let there = view.heroes.iter().filter(|hero| !hero.is_gone()).map(|hero| hero.at);
        let friends = there.filter(|at| *at != self.at());
        Chart {
            free: (view.walkable() | self.unlockable() | view.cracks) - foes.chain(friends).collect(),
            traps: view.hurtful(self.seat),
            threatened: view.threatened,
        }
    }

    fn is_over(&self) -> bool {
        self.view.over.is_some()
    }

    fn disturbance(&self) -> Option<Reason> {
        if self.view.offer.is_some() {
            return Some(Reason::Offer);
        }
        let at = self.at();
        let shown = self.view.foes.iter().filter(|foe| !foe.is_disguised());
        let nearest = shown.min_by_key(|foe| (foe.at.distance(at), foe.id));
        let burning = (self.view.ground.fire.all() | self.view.ground.glow) & self.view.seen;
        nearest
            .map(|foe| Reason::Foe { kind: foe.kind, at: foe.at })
            .or_else(|| burning.iter().min_by_key(|tile| tile.distance(at)).map(Reason::Fire))
    }

    fn worth_taking(&self, _content: &Content) -> Cells {
        let things = self.view.things.iter().filter(|(_, thing)| thing.is_sought()).map(|(at, _)| *at);
        let loot = self.view.loot.iter().filter(|(_, loot)| loot.is_swept_up()).map(|(at, _)| *at);
        things.chain(loot).collect()
    }

    fn shunned(&self, _content: &Content) -> (Cells, Reason) {
        (Cells::NONE, Reason::BossLeft)
    }

    fn locked(&self) -> Cells {
        self.view.locked - self.unlockable()
    }

    fn approach(&self, goal: Point) -> Approach {
        match self.view.thing(goal) {
            Some(Thing::Keeper) => Approach::Beside,
            Some(Thing::Hearth | Thing::Shrine) => Approach::Bump,
            _ if self.view.foe_at(goal).is_some() => Approach::Beside,
            _ => Approach::Onto,
        }
    }

    fn rouser(&self) -> Option<Reason> {
        self.disturbance()
    }

    fn awaits(&self, _content: &Content) -> bool {
        let hero = self.hero();
        let rests = hero.pack.iter().any(|(_, gear)| gear.rest.0 > 0);
        rests || hero.ailments.iter().any(|ailment| ailment != Ailment::Hasted)
    }

    fn step(&self, direction: Direction) -> Command {
        Command::Step(direction)
    }

    fn wait(&self) -> Command {
        Command::Wait
    }
}
