//! Where to go when nobody is in the way: the unknown, what is worth having, the stairs.

use grid::errand::Wanderer as _;

use super::scene::{Scene, sides};
use crate::bot::together::{awaits_friend, way_down};
use crate::errand::Walker;
use crate::{Ailment, Branch, Cells, Command, Flask, Thing};

/// After so many commands that showed nothing new one goes on without the rest.
const STALE: u32 = 200;
/// For so many commands one goes on, and then roams for as many.
const BOUT: u32 = 60;

impl Scene<'_> {
    /// Waits for what passes, and mends before what is great.
    pub(super) fn prepare(&self) -> Option<Command> {
        if self.is_fight() || self.memory.stale > STALE {
            return None;
        }
        self.warm().or_else(|| self.rest())
    }

    /// What ails passes, and tools rest.
    fn rest(&self) -> Option<Command> {
        let ails = [Ailment::Burning, Ailment::Chilled, Ailment::Corroded, Ailment::Held];
        let is_ailing = ails.iter().any(|ailment| self.hero.ailments.has(*ailment));
        let rests = self.hero.pack.iter().any(|(_, gear)| gear.rest.0 > 0);
        let is_quiet = self.view.ground.is_at_rest() || !self.hurtful.meets(&Cells::of(self.at()).grown());
        ((is_ailing || rests) && is_quiet && self.memory.waits < 25).then_some(Command::Wait)
    }

    /// To the hearth, when it does more than an offer would.
    fn warm(&self) -> Option<Command> {
        if !self.view.is_hearth_lit || self.health() >= 40 {
            return None;
        }
        let (hearth, _) = self.view.things.iter().find(|(_, thing)| *thing == Thing::Hearth)?;
        if hearth.distance(self.at()) == 1 {
            return self.step_to(*hearth);
        }
        self.safe_step(&(Cells::of(*hearth).spread() - Cells::of(*hearth)))
    }

    /// To the nearest tile that shows something new, or has something.
    pub(super) fn explore(&self) -> Option<Command> {
        if self.memory.stale > STALE {
            return None;
        }
        let walker = Walker { view: self.view, seat: self.seat };
        let is_done = self.view.stairs.is_some() && self.memory.has_seen_enough();
        let frontier = if is_done { Cells::NONE } else { walker.knowledge().frontier(&self.free) };
        let goals = (frontier | walker.worth_taking(self.content)) - Cells::of(self.at());
        let shrines = self.view.things.iter().filter(|(_, thing)| *thing == Thing::Shrine).map(|(at, _)| *at);
        let over = self.free - self.hurtful - self.threatened;
        let shy = over - self.avoided() - self.memory.lair;
        let open = shy | shrines.collect();
        self.step_over(&goals, &open)
    }

    /// Down, or to whoever keeps the way.
    pub(super) fn go_down(&self) -> Option<Command> {
        if self.view.is_way_shut {
            return self.brace_up().or_else(|| self.meet_boss());
        }
        self.descend()
            .or_else(|| self.await_friend())
            .or_else(|| {
                let stairs = way_down(self.view, self.seat)?;
                self.safe_step(&stairs).or_else(|| self.step_over(&stairs, &self.free))
            })
            .or_else(|| self.break_through())
    }

    /// The whole of one's health before the greatest fights, as far as flasks go.
    fn brace_up(&self) -> Option<Command> {
        let healing = Command::Drink(Flask::Healing);
        let spare = self.hero.flasks(Flask::Healing) > 1 || self.health() < 50;
        (self.health() < 65 && spare && self.may(healing)).then_some(healing)
    }

    fn meet_boss(&self) -> Option<Command> {
        let boss = self.foes.iter().find(|foe| foe.kind.is_boss());
        let last =
            || self.memory.boss.map_or(self.memory.lair, |at| self.memory.lair | Cells::of(at).grown());
        let goal = boss.map_or_else(last, |boss| sides(boss));
        self.safe_step(&goal).or_else(|| self.break_through())
    }

    pub(super) fn descend(&self) -> Option<Command> {
        let is_rich = self.health() >= 75 && self.hero.flasks(Flask::Healing) >= 2;
        let branch = if is_rich { Branch::Right } else { Branch::Left };
        Some(Command::Descend(branch)).filter(|command| self.may(*command))
    }

    /// When nothing else is left, over whatever hurts to what was not seen.
    fn break_through(&self) -> Option<Command> {
        let walker = Walker { view: self.view, seat: self.seat };
        let frontier = walker.knowledge().frontier(&self.free);
        [self.free - self.hurtful, self.free].iter().find_map(|over| self.step_over(&frontier, over))
    }

    /// Through whoever stands in the only way.
    pub(super) fn clear_way(&self) -> Option<Command> {
        let walker = Walker { view: self.view, seat: self.seat };
        let bodies = self.foes.iter().map(|foe| foe.at).chain(self.memory.rooted.iter().copied());
        let over = self.free | bodies.collect();
        let stairs = self.view.stairs.filter(|_| !self.view.is_way_shut).map_or(Cells::NONE, Cells::of);
        let beyond = over - Cells::of(self.at());
        let goal = (walker.knowledge().frontier(&over) | stairs | self.memory.lair) & beyond;
        let way = grid::path(self.at(), &goal, &over)?;
        self.step_to(*way.get(1)?)
    }

    /// Whoever came no further however they dared goes elsewhere now and then, and comes from another side.
    pub(super) fn roam(&self) -> Option<Command> {
        let is_lost = self.is_desperate() && (self.memory.stale / BOUT) % 2 == 1;
        let is_there = awaits_friend(self.view, self.seat) || self.descend().is_some();
        if is_lost && !is_there { self.patrol() } else { None }
    }

    /// Anywhere, in the hope that something changes.
    pub(super) fn patrol(&self) -> Option<Command> {
        let land = self.free - self.hurtful - self.threatened;
        let round = usize::try_from(self.memory.stale / 60).unwrap_or(0);
        let goal = land.nth(round * 997 % land.len().max(1))?;
        self.safe_step(&Cells::of(goal))
    }
}
