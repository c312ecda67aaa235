//! Whom to bump, whom to wait for, and whom to leave alone.

use grid::Point;

use super::memory::is_better_left;
use super::scene::{Scene, sides};
use crate::{Cells, Command, Flask, Foe, Habit, Kind, Mind};

/// After so many waits for nothing one goes on.
const PATIENCE: u32 = 9;

impl Scene<'_> {
    /// A blow that ends it is better than any step.
    pub(super) fn finish_off(&self) -> Option<Command> {
        let here = self.hurtful.contains(self.at());
        let spare = i32::from(self.hero.hp.0) * 10 - self.danger(self.at());
        let falls = |foe: &&Foe| self.bumps(foe) <= 1 && is_worth_a_bump(foe);
        let most_dear =
            self.beside(self.at()).filter(falls).max_by_key(|foe| self.toll(foe) + self.blow(foe));
        most_dear.filter(|_| !here && spare > 100).and_then(|foe| self.step_to(foe.at))
    }

    /// Bumps whoever is beside, or lets them come, or goes to them.
    pub(super) fn fight(&self) -> Option<Command> {
        self.bump_one().or_else(|| self.hold()).or_else(|| self.charge())
    }

    fn bump_one(&self) -> Option<Command> {
        let score = |foe: &&Foe| (self.toll(foe) + self.blow(foe) + 10) * 100 / self.bumps(foe).max(1);
        let worth = |foe: &&Foe| is_worth_a_bump(foe) && !self.walks_off(foe);
        let target = self.beside(self.at()).filter(worth).max_by_key(score)?;
        self.step_to(target.at)
    }

    /// Rooted ones are left by going on.
    fn walks_off(&self, foe: &Foe) -> bool {
        is_better_left(foe) && !self.is_held() && self.bumps(foe) > 2
    }

    /// Lets those come who come by themselves: who steps up to somebody is struck first.
    fn hold(&self) -> Option<Command> {
        let comes = |foe: &&Foe| {
            let is_near = foe.at.distance(self.at()) <= 9;
            is_near && foe.mind != Mind::Fleeing && comes_by_itself(foe)
        };
        let coming: Vec<&Foe> = self.awake().filter(comes).collect();
        if coming.is_empty() || self.memory.idle > PATIENCE {
            return None;
        }
        self.take_stand(&coming).or(Some(Command::Wait))
    }

    /// Goes to whoever has to be gone to and is worth it.
    fn charge(&self) -> Option<Command> {
        let is_quarry = |foe: &&&Foe| self.memory.quarry.is_some_and(|at| at.distance(foe.at) <= 2);
        // Who sees two does not run to and fro between them.
        let quarry = self.foes.iter().find(is_quarry);
        quarry.into_iter().chain(&self.foes).find_map(|foe| {
            if !self.is_worth_the_way(foe) {
                return None;
            }
            let bounds = self.free - self.hurtful - self.threatened - self.memory.shunned;
            let aside = bounds - self.rows_of(foe);
            let sides = sides(foe);
            self.step_over(&sides, &aside).or_else(|| self.step_over(&sides, &bounds))
        })
    }

    /// Where whoever is worth it was last seen.
    pub(super) fn quarry(&self) -> Option<Point> {
        let is_quarry = |foe: &&&Foe| self.memory.quarry.is_some_and(|at| at.distance(foe.at) <= 2);
        let known = self.foes.iter().find(is_quarry).into_iter().chain(&self.foes);
        let seen = known.into_iter().find(|foe| self.is_worth_the_way(foe)).map(|foe| foe.at);
        let remembered = self.memory.quarry.filter(|at| !self.view.seen.contains(*at) && !self.is_tired());
        seen.or(remembered)
    }

    /// After whoever went out of sight, up to beside them: who is rooted still stands there.
    pub(super) fn pursue(&self) -> Option<Command> {
        let quarry = self.memory.quarry.filter(|at| !self.view.seen.contains(*at) && !self.is_tired())?;
        let bounds = self.free - self.hurtful - self.threatened - self.memory.shunned - self.memory.lair;
        self.step_over(&Cells::of(quarry).spread(), &bounds)
    }

    /// Where somebody aims who cannot walk, but for the tiles beside them.
    fn rows_of(&self, foe: &Foe) -> Cells {
        if foe.kind.nature().step.is_some() || self.is_tired() {
            return Cells::NONE;
        }
        let seen = self.view.seen & self.free;
        let is_in_line = |at: &Point| (at.x == foe.at.x || at.y == foe.at.y) && at.distance(foe.at) > 1;
        seen.iter().filter(is_in_line).collect()
    }

    fn is_worth_the_way(&self, foe: &Foe) -> bool {
        if foe.kind.is_boss() {
            return foe.is_awake();
        }
        if is_better_left(foe) || foe.mind == Mind::Fleeing {
            return false;
        }
        if self.is_tired() {
            // Whoever keeps one from going on has to be fought in the end; where a boss keeps the way it is nobody else.
            let is_in_the_way = self.view.stairs.is_none() && !self.view.is_way_shut && !self.is_desperate();
            return is_in_the_way || foe.is_awake() && foe.at.distance(self.at()) <= 2;
        }
        let hp = i32::from(self.hero.hp.0) * 10;
        let friends: Vec<&Foe> = self
            .foes
            .iter()
            .copied()
            .filter(|other| other.at.distance(foe.at) <= 4 && !is_better_left(other))
            .collect();
        let price = self.price_of_all(&friends, 2);
        let flasks = i32::from(self.hero.flasks(Flask::Healing)) * 150;
        foe.is_awake() || price * 2 < hp + flasks
    }

    /// Whoever is asleep or far stays so: a creature that was seen and is not worth it is walked around.
    pub(super) fn avoided(&self) -> Cells {
        let near = |foe: &&&Foe| !foe.is_awake() && !is_better_left(foe) && !self.is_worth_the_way(foe);
        let range = |foe: &Foe| u16::from(foe.kind.nature().aggro).min(6);
        let around = |foe: &Foe| -> Cells {
            let seen = self.view.seen & self.view.open;
            seen.iter().filter(|at: &Point| at.distance(foe.at) <= range(foe)).collect()
        };
        let avoided = self.foes.iter().filter(near).fold(Cells::NONE, |all, foe| all | around(foe));
        avoided | self.memory.shunned
    }
}

/// Whether striking a creature is no mistake.
fn is_worth_a_bump(foe: &Foe) -> bool {
    foe.kind != Kind::Puffcap && (foe.is_awake() || !is_better_left(foe))
}

/// Whether a creature walks up to whoever it is after.
pub(super) fn comes_by_itself(foe: &Foe) -> bool {
    let keeps_away = foe.habits().contains(&Habit::KeepAway);
    foe.kind.nature().step.is_some() && !keeps_away && foe.kind.nature().domain.is_none()
}
