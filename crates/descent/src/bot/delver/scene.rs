//! What somebody looks at who decides.

use engine::Seat;
use grid::{Direction, Field, Point};

use super::memory::Memory;
use crate::{Ailment, Cells, Command, Content, Foe, Hero, Matter, Stat, View};

/// After so many commands that showed nothing new one stops being careful.
pub(super) const DESPERATE: u32 = 300;

/// A view with what follows from it at once.
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    pub(super) legal: &'a [Command],
    pub(super) content: &'a Content,
    pub(super) memory: &'a Memory,
    pub(super) hero: &'a Hero,
    /// Tiles to walk over, doors that open included.
    pub(super) free: Cells,
    /// Ground and traps that hurt, now or when this turn ends.
    pub(super) hurtful: Cells,
    /// Tiles on which an announced blow may fall before the next action.
    pub(super) threatened: Cells,
    /// Everybody in sight, the nearest first.
    pub(super) foes: Vec<&'a Foe>,
}

impl<'a> Scene<'a> {
    pub(super) fn new(
        view: &'a View,
        seat: Seat,
        legal: &'a [Command],
        content: &'a Content,
        memory: &'a Memory,
    ) -> Self {
        let hero = view.hero(seat);
        let mut foes: Vec<&Foe> = view.foes.iter().collect();
        grid::sort_few(&mut foes, |foe| foe.at.distance(hero.at));
        let unlocked = if view.keys > 0 { view.locked } else { Cells::NONE };
        let there = view.heroes.iter().filter(|other| !other.is_gone()).map(|other| other.at);
        let friends = there.filter(|at| *at != hero.at);
        let bodies: Cells =
            foes.iter().map(|foe| foe.at).chain(friends).chain(memory.rooted.iter().copied()).collect();
        let free = (view.walkable() | unlocked | view.cracks) - bodies;
        let mut hurtful = view.hurtful(seat);
        if !view.ground.is_at_rest() && !hero.is_safe_from(Matter::Fire) {
            hurtful |= view.ground.threatened();
        }
        let mut scene =
            Self { view, seat, legal, content, memory, hero, free, hurtful, threatened: Cells::NONE, foes };
        scene.threatened = scene.imminent();
        scene
    }

    pub(super) fn may(&self, command: Command) -> bool {
        self.legal.binary_search(&command).is_ok()
    }

    /// Waiting is always allowed but for an offer, which can be left.
    pub(super) fn fallback(&self) -> Command {
        [Command::Wait, Command::Leave]
            .into_iter()
            .find(|command| self.may(*command))
            .unwrap_or(self.legal[0])
    }

    pub(super) const fn at(&self) -> Point {
        self.hero.at
    }

    /// Whoever is after somebody, the nearest first.
    pub(super) fn awake(&self) -> impl Iterator<Item = &'a Foe> {
        self.foes.iter().copied().filter(|foe| foe.is_awake())
    }

    /// Whoever stands beside a tile.
    pub(super) fn beside(&self, at: Point) -> impl Iterator<Item = &'a Foe> {
        self.foes.iter().copied().filter(move |foe| foe.at.distance(at) == 1)
    }

    /// Whether there is somebody in sight who matters now.
    pub(super) fn is_fight(&self) -> bool {
        self.awake().any(|foe| foe.at.distance(self.at()) <= 12)
    }

    /// A step or bump in the direction of a tile beside.
    pub(super) fn step_to(&self, to: Point) -> Option<Command> {
        let (way, _) = self.at().straight(to)?;
        Some(Command::Step(way)).filter(|command| self.may(*command))
    }

    /// A step on a shortest way to some tiles over nothing that hurts.
    pub(super) fn safe_step(&self, goal: &Cells) -> Option<Command> {
        self.step_over(goal, &(self.free - self.hurtful - self.threatened))
    }

    /// A step on a shortest way over some tiles.
    pub(super) fn step_over(&self, goal: &Cells, over: &Cells) -> Option<Command> {
        let goal = *goal & *over;
        if self.hero.stat(Stat::Sure) == 0 && self.view.ground.ice.meets(over) {
            return self.slide_to(&goal, over);
        }
        let way = grid::path(self.at(), &goal, over)?;
        self.step_to(*way.get(1)?)
    }

    /// The steps to each tile for whoever plays, as far as nothing hurts.
    pub(super) fn reach(&self) -> Field<60, 2> {
        Field::new(Cells::of(self.at()), &(self.free - self.hurtful))
    }

    /// Steps that end on another tile, with that tile.
    pub(super) fn steps(&self) -> impl Iterator<Item = (Command, Point)> {
        let walks = |way: &Direction| {
            let next = self.at().step(*way);
            self.free.contains(next) && !self.view.closed.contains(next) && !self.view.cracks.contains(next)
        };
        let steps = Direction::ALL
            .into_iter()
            .filter(walks)
            .map(|way| (Command::Step(way), self.landing(self.at(), way)));
        let dashes =
            Direction::ALL.into_iter().map(|way| (Command::Dash(way), self.at().step(way).step(way)));
        steps.chain(dashes).filter(|(command, _)| self.may(*command)).collect::<Vec<_>>().into_iter()
    }

    pub(super) fn is_held(&self) -> bool {
        self.hero.ailments.has(Ailment::Held)
    }

    /// Whether nothing new was seen for long: then one dares more.
    pub(super) fn is_tired(&self) -> bool {
        self.memory.stale > 80 && !self.awake().any(|foe| foe.kind.is_boss())
    }

    /// Whether nothing new was seen for so long that whatever leads on is better than whatever is safe.
    pub(super) fn is_desperate(&self) -> bool {
        self.memory.stale > DESPERATE && !self.awake().any(|foe| foe.kind.is_boss())
    }

    /// How many hundredths of the health are left.
    pub(super) fn health(&self) -> i32 {
        i32::from(self.hero.hp.0) * 100 / i32::from(self.hero.most.0.max(1))
    }
}

/// The tiles from which a creature can be struck.
pub(super) fn sides(foe: &Foe) -> Cells {
    Cells::of(foe.at).spread() - Cells::of(foe.at)
}
