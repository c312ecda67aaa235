//! What plain players have in common: they drink when they are low, attack whom they see, explore, and go down when
//! nothing is left.

use engine::{Perspective, Seat};
use grid::Point;
use grid::errand::Wanderer as _;

use super::together::{awaits_friend, way_down};
use crate::errand::{Walker, wander};
use crate::{Branch, Cells, Command, Content, Descent, Flask, Foe, Loot, Mind, Place, View};

/// The habits of a player, who differs from the others in how creatures are attacked.
#[derive(Clone, Debug)]
pub(super) struct Habits {
    content: Content,
    branch: Branch,
    quarry: Option<Quarry>,
    legal: Vec<Command>,
}

/// Whom one is after, by where they were last seen: who goes around a corner is not forgotten.
#[derive(Clone, Copy, Debug)]
struct Quarry {
    place: Place,
    at: Point,
}

/// What somebody looks at who decides.
pub(super) struct Moment<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    pub(super) legal: &'a [Command],
    /// Where somebody was last seen whom one is after.
    quarry: Option<Point>,
}

impl Habits {
    pub(super) const fn new(content: Content, branch: Branch) -> Self {
        Self { content, branch, quarry: None, legal: Vec::new() }
    }

    /// Another run begins, in which nobody was seen yet.
    pub(super) const fn forget(&mut self) {
        self.quarry = None;
    }

    /// What is done now by somebody who attacks in this way, if there is somebody to attack.
    pub(super) fn choose(
        &mut self,
        perspective: Perspective<'_, Descent>,
        attack: impl FnOnce(&Moment<'_>) -> Option<Command>,
    ) -> Command {
        let view = perspective.view();
        perspective.legal(&mut self.legal);
        let quarry = self.quarry.filter(|quarry| quarry.place == view.place).map(|quarry| quarry.at);
        let moment = Moment { view: &view, seat: perspective.seat(), legal: &self.legal, quarry };
        let wish = moment.wish(&self.content, self.branch, attack);
        self.quarry = moment.chased().map(|at| Quarry { place: view.place, at });
        wish.filter(|command| moment.may(*command)).unwrap_or_else(|| moment.fallback())
    }
}

impl Moment<'_> {
    fn wish(
        &self,
        content: &Content,
        branch: Branch,
        attack: impl FnOnce(&Moment<'_>) -> Option<Command>,
    ) -> Option<Command> {
        self.answer()
            .or_else(|| self.drink())
            .or_else(|| self.step_aside())
            .or_else(|| attack(self))
            .or_else(|| self.take())
            .or_else(|| self.buy())
            .or_else(|| wander(&self.walker(), content).ok().filter(|command| self.may(*command)))
            .or_else(|| self.go_down(branch))
    }

    pub(super) fn may(&self, command: Command) -> bool {
        self.legal.binary_search(&command).is_ok()
    }

    pub(super) const fn walker(&self) -> Walker<'_> {
        Walker { view: self.view, seat: self.seat }
    }

    /// Waiting is always allowed but for an offer, which can be left.
    fn fallback(&self) -> Command {
        [Command::Wait, Command::Leave]
            .into_iter()
            .find(|command| self.may(*command))
            .unwrap_or(self.legal[0])
    }

    /// The first of an offer that can be carried; whoever carries too much leaves it.
    fn answer(&self) -> Option<Command> {
        self.view.offer?;
        let first = self.legal.iter().find(|command| matches!(command, Command::Choose(_)));
        Some(first.copied().unwrap_or(Command::Leave))
    }

    fn drink(&self) -> Option<Command> {
        let hero = self.view.hero(self.seat);
        let healing = Command::Drink(Flask::Healing);
        (i32::from(hero.hp.0) * 3 < i32::from(hero.most.0) && self.may(healing)).then_some(healing)
    }

    /// Off what burns, or is about to.
    fn step_aside(&self) -> Option<Command> {
        let at = self.view.hero(self.seat).at;
        let hurtful = self.view.hurtful(self.seat);
        if !hurtful.contains(at) {
            return None;
        }
        let safe = self.walker().chart().free - hurtful;
        self.step_towards(&safe)
    }

    /// What lies here, if it takes the place of nothing.
    fn take(&self) -> Option<Command> {
        let hero = self.view.hero(self.seat);
        let Some(Loot::Gear(item)) = self.view.loot(hero.at) else { return None };
        let slot = hero.pack.slot_for(item, crate::Pack::SLOTS)?;
        (hero.pack.gear(slot).is_none() && self.may(Command::Take)).then_some(Command::Take)
    }

    fn buy(&self) -> Option<Command> {
        self.legal.iter().rev().find(|command| matches!(command, Command::Buy(_))).copied()
    }

    fn go_down(&self, branch: Branch) -> Option<Command> {
        let down = Command::Descend(branch);
        if self.may(down) {
            return Some(down);
        }
        if awaits_friend(self.view, self.seat) {
            return Some(Command::Wait);
        }
        way_down(self.view, self.seat)
            .and_then(|stairs| self.step_towards(&stairs))
            .or_else(|| self.break_through())
    }

    /// When nothing else is left, over whatever hurts to what was not seen.
    fn break_through(&self) -> Option<Command> {
        let chart = self.walker().chart();
        let frontier = self.walker().knowledge().frontier(&chart.free);
        self.step_towards(&frontier)
    }

    /// A step on a way that hurts as little as can be.
    pub(super) fn step_towards(&self, goal: &Cells) -> Option<Command> {
        let (walker, chart) = (self.walker(), self.walker().chart());
        let way = chart.way(walker.at(), goal)?;
        self.step_to(*way.first()?)
    }

    pub(super) fn step_to(&self, to: Point) -> Option<Command> {
        let (way, _) = self.view.hero(self.seat).at.straight(to)?;
        Some(Command::Step(way)).filter(|command| self.may(*command))
    }

    /// Whoever is there to be fought, the nearest first; what breathes is no chest.
    pub(super) fn foes(&self) -> Vec<&Foe> {
        let at = self.view.hero(self.seat).at;
        let mut foes: Vec<&Foe> = self.view.foes.iter().collect();
        grid::sort_few(&mut foes, |foe| foe.at.distance(at));
        foes
    }

    /// A bump into whoever is beside.
    fn bump(&self) -> Option<Command> {
        let at = self.view.hero(self.seat).at;
        self.foes().into_iter().filter(|foe| foe.at.distance(at) == 1).find_map(|foe| self.step_to(foe.at))
    }

    /// Where somebody is whom one goes to: first whoever one is after already, so that nobody runs to and fro between
    /// two, then the nearest. Who flees is as quick as oneself, and is let go.
    fn chased(&self) -> Option<Point> {
        let is_near = |at: &Point| self.quarry.is_some_and(|quarry| quarry.distance(*at) <= 2);
        let stay = self.foes().into_iter().filter(|foe| foe.mind != Mind::Fleeing).map(|foe| foe.at);
        let known: Vec<Point> = stay.filter(|at| self.approach(*at).is_some()).collect();
        let hidden = self.quarry.filter(|at| !self.view.seen.contains(*at) && self.approach(*at).is_some());
        known.iter().copied().find(is_near).or(hidden).or_else(|| known.first().copied())
    }

    /// A step over nothing that hurts to where somebody can be struck, or to where they went out of sight.
    fn approach(&self, tile: Point) -> Option<Command> {
        let chart = self.walker().chart();
        let sides = Cells::of(tile).spread() - Cells::of(tile);
        let goal = if self.view.seen.contains(tile) { sides } else { Cells::of(tile) };
        let way = chart.safe_way(self.view.hero(self.seat).at, &(goal & chart.free))?;
        self.step_to(*way.first()?)
    }
}

/// Bumps whoever is beside, or goes to the nearest creature that a way leads to.
pub(super) fn bump_nearest(moment: &Moment<'_>) -> Option<Command> {
    moment.bump().or_else(|| moment.approach(moment.chased()?))
}
