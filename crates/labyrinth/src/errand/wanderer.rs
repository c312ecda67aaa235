//! What errands have to know of the tower.

use grid::errand::{Approach, Wanderer};
use grid::{Direction, Knowledge, Point, sight};

use super::{Chart, Reason};
use crate::{Cells, Command, Content, Floor, Foe, Hero, Item, Landmark, Loot, Thing, Turns, View};

/// Whoever explores opens doors, also locked ones whose key was found, breaks cracked walls and prays
/// at shrines. They never bump anybody, and keep out of sight of a boss at the stairs. Whoever rests
/// waits for foes that have noticed the hero, until they stand beside them or announce something.
impl Wanderer<{ Floor::TALLEST as usize }> for View {
    type Content = Content;
    type Command = Command;
    type Reason = Reason;

    fn at(&self) -> Point {
        self.hero.at
    }

    fn knowledge(&self) -> Knowledge<{ Floor::TALLEST as usize }> {
        Knowledge { explored: self.explored, seen: self.seen }
    }

    fn chart(&self) -> Chart {
        let bodies: Cells = self.foes.iter().map(|foe| foe.at).collect();
        let traps = self.things.iter().filter(|(_, thing)| thing.is_trap()).map(|(at, _)| *at).collect();
        Chart {
            free: (self.walkable() | self.unlockable | self.cracks) - bodies,
            traps,
            threatened: self.threatened(),
        }
    }

    fn is_over(&self) -> bool {
        self.over.is_some()
    }

    fn disturbance(&self) -> Option<Reason> {
        let nearest = self.foes.iter().min_by_key(|foe| (foe.at.distance(self.hero.at), foe.id));
        nearest.map(|foe| Reason::Foe { kind: foe.kind, at: foe.at })
    }

    fn worth_taking(&self, content: &Content) -> Cells {
        let things = self.things.iter().filter(|(at, thing)| match thing {
            Thing::Chest | Thing::Key(_) => true,
            Thing::Landmark(Landmark::Shrine) => !self.spent.contains(*at),
            _ => false,
        });
        let loot = self.loot.iter().filter(|(_, loot)| self.hero.wants(*loot, content));
        things.map(|(at, _)| *at).chain(loot.map(|(at, _)| *at)).collect()
    }

    /// The tiles from which a boss at the stairs would see the hero; none once it is slain.
    fn shunned(&self, content: &Content) -> (Cells, Reason) {
        let lair = match self.exit.filter(|_| self.is_exit_shut) {
            Some(exit) => sight(exit, self.hero.sight(content), &self.opaque()),
            None => Cells::NONE,
        };
        (lair, Reason::BossLeft)
    }

    fn locked(&self) -> Cells {
        self.locked - self.unlockable
    }

    fn approach(&self, goal: Point) -> Approach {
        match self.thing(goal) {
            Some(Thing::Shop | Thing::HealStation | Thing::Landmark(Landmark::Statue)) => Approach::Beside,
            Some(Thing::Landmark(_)) if self.spent.contains(goal) => Approach::Beside,
            Some(Thing::Landmark(_)) => Approach::Bump,
            _ if self.foe_at(goal).is_some() => Approach::Beside,
            _ => Approach::Onto,
        }
    }

    fn rouser(&self) -> Option<Reason> {
        let beside = self.foes.iter().find(|foe| foe.at.distance(self.hero.at) == 1);
        let announced = self.foes.iter().find(|foe| foe.intent.is_some());
        if let Some(foe) = beside {
            Some(Reason::Beside(foe.kind))
        } else if let Some(foe) = announced {
            Some(Reason::Announced(foe.kind))
        } else if self.foes.iter().any(Foe::is_awake) {
            None
        } else {
            // Nobody comes who has not noticed anything.
            self.disturbance()
        }
    }

    fn awaits(&self, content: &Content) -> bool {
        let hero = &self.hero;
        let lacks_arrows = hero.bow().is_some() && hero.arrows < content.bow.arrows;
        let awaits_somebody = !self.foes.is_empty() || self.pads.iter().any(|pad| pad.arrival.is_some());
        lacks_arrows || awaits_somebody || hero.dash_wait > Turns::NONE || hero.ailments.is_any()
    }

    fn step(&self, direction: Direction) -> Command {
        Command::Step(direction)
    }

    fn wait(&self) -> Command {
        Command::Wait
    }
}

impl View {
    /// The tiles from which something unknown is one step away, but for that where the hero stands.
    pub(crate) fn frontier(&self, chart: &Chart) -> Cells {
        self.knowledge().frontier(&chart.free) - Cells::of(self.hero.at)
    }
}

impl Hero {
    /// Whether there is room for something, and it is better than all of its kind that the hero has:
    /// what a player laid down for something better is not to be taken up again.
    fn wants(&self, loot: Loot, content: &Content) -> bool {
        match loot {
            Loot::Gold(_) | Loot::Tome(_) => true,
            Loot::Flask(flask) => self.flasks(flask) < content.drops.most_flasks,
            Loot::Gear(item) => {
                let has_room = self.worn(item.slot()).is_none() || self.bag.iter().any(Option::is_none);
                has_room && !self.has_as_good(&item)
            }
        }
    }

    /// Whether something of the same kind that is worn or carried has as much power. Bows and blades
    /// are kinds of their own.
    pub fn has_as_good(&self, item: &Item) -> bool {
        let is_as_good = |other: &Item| {
            other.slot() == item.slot()
                && other.bow().is_some() == item.bow().is_some()
                && other.power >= item.power
        };
        self.gear.iter().chain(&self.bag).flatten().any(is_as_good)
    }
}
