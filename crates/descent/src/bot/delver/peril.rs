//! Which tiles hurt next, and leaving them.

use grid::Point;

use super::memory::never_comes;
use super::scene::Scene;
use crate::combat::shape::Field;
use crate::{Cells, Command, Flask, Foe, Turns};

impl Scene<'_> {
    /// The tiles that a creature's announced blow threatens.
    pub(super) fn tiles(&self, foe: &Foe) -> Cells {
        let Some(intent) = foe.intent else { return Cells::NONE };
        let blocked = self.view.things.iter().filter(|(_, thing)| thing.blocks()).map(|(at, _)| *at);
        let walls = self.view.explored - self.view.open;
        let solid = walls | self.view.closed | blocked.collect();
        Field { solid: &solid, ground: &self.view.ground }.tiles(intent.blow, foe.at, intent.at)
    }

    /// Where blows may fall before the next action.
    pub(super) fn imminent(&self) -> Cells {
        let near = |foe: &&&Foe| foe.intent.is_some_and(|intent| intent.turns <= Turns(1));
        self.foes.iter().filter(near).fold(Cells::NONE, |all, foe| all | self.tiles(foe))
    }

    /// What is to be expected on a tile until the next action, in tenths of an HP.
    pub(super) fn danger(&self, at: Point) -> i32 {
        let struck: i32 = self
            .awake()
            .filter(|foe| foe.intent.is_none() && foe.at.distance(at) == 1)
            .map(|foe| self.toll(foe))
            .sum();
        let blows: i32 = self
            .foes
            .iter()
            .filter(|foe| self.threatened.contains(at) && self.tiles(foe).contains(at))
            .map(|foe| self.blow(foe))
            .sum();
        struck + blows + if self.hurtful.contains(at) { 100 } else { 0 }
    }

    /// Drinks before it is too late.
    pub(super) fn save_life(&self) -> Option<Command> {
        let healing = Command::Drink(Flask::Healing);
        if !self.may(healing) {
            return None;
        }
        let (hp, danger) = (i32::from(self.hero.hp.0) * 10, self.danger(self.at()));
        let is_fight = self.is_fight();
        let is_low = if is_fight { hp <= danger * 2 + 60 || self.health() < 25 } else { self.health() < 45 };
        // Who can step off a blow does that first.
        let is_leaving = self.threatened.contains(self.at()) && hp > danger;
        (is_low && !(is_fight && is_leaving)).then_some(healing)
    }

    /// Off what burns, is about to, or was announced.
    pub(super) fn dodge(&self) -> Option<Command> {
        let here = self.threatened | self.hurtful;
        let cornering = self.cornering();
        let must = here.contains(self.at()) || cornering.contains(self.at());
        let now = self.danger(self.at());
        if !must || self.is_held() || self.is_desperate() || self.is_bearable(now) {
            return None;
        }
        if !here.contains(self.at()) {
            // Not yet, but who does not leave now does not leave in time.
            return self.step_over(&(self.free - cornering - here), &(self.free - here));
        }
        let better = self.steps().map(|(command, at)| (self.danger(at), self.reluctance(at), command));
        let best = better.filter(|(danger, ..)| *danger < now).min_by_key(|(danger, far, _)| (*danger, *far));
        let (danger, _, command) = best?;
        if here.contains(self.at()) && danger * 2 > now {
            // Nowhere near is much better: towards where it is.
            return self.step_over(&(self.free - here), &self.free).or(Some(command));
        }
        Some(command)
    }

    /// What somebody announces who never comes, and who falls soon anyway, or whom one has dodged for long enough.
    fn is_bearable(&self, harm: i32) -> bool {
        let dealers = || self.foes.iter().filter(|foe| self.tiles(foe).contains(self.at()));
        let falls_soon = |foe: &Foe| foe.at.distance(self.at()) == 1 && self.bumps(foe) <= 3;
        let dares = if self.is_tired() { 1 } else { 4 };
        let is_cheap = harm * dares < i32::from(self.hero.hp.0) * 10;
        let all_rooted = dealers().all(|foe| never_comes(foe) && (falls_soon(foe) || self.is_tired()));
        is_cheap && all_rooted && !self.hurtful.contains(self.at())
    }

    /// The tiles of blows with a longer warning that fall before one is off them unless one leaves now.
    fn cornering(&self) -> Cells {
        let is_late = |foe: &&&Foe| {
            let tiles = self.tiles(foe);
            let Some(intent) = foe.intent.filter(|_| tiles.contains(self.at())) else { return false };
            let way = grid::path(self.at(), &(self.free - tiles), &self.free);
            let steps = way.map_or(usize::MAX, |way| way.len() - 1);
            steps >= usize::from(intent.turns.0)
        };
        self.foes.iter().filter(is_late).fold(Cells::NONE, |all, foe| all | self.tiles(foe))
    }

    /// Of two tiles equally safe the one nearer to whom one fights.
    fn reluctance(&self, at: Point) -> u16 {
        self.awake().map(|foe| foe.at.distance(at)).min().unwrap_or(0)
    }
}
