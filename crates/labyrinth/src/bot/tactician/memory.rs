//! What the tactician remembers from turn to turn.

use grid::Point;

use super::fight::keeps_away;
use super::model::Model;
use crate::{Command, FloorNumber, Foe, FoeId, Hp, View};

/// How long it waits for somebody who went out of sight.
const AMBUSH: u32 = 6;
/// Turns without anything happening after which waiting is given up,
const PATIENCE: u32 = 7;
/// and for how long.
const RESOLVE: u32 = 25;

/// Somebody without a memory gives waiting up in one of so many stretches of that length.
const IMPULSE: u32 = 4;
/// How many doors it closes on a floor.
const DOORS: u32 = 3;

/// What is remembered.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    floor: FloorNumber,
    turn: u32,
    /// Who was in sight, and when last.
    seen: Vec<Sighting>,
    /// The hero's HP, and how many foes were slain.
    state: (Hp, u32),
    /// Turns with somebody about in which nobody lost or won HP.
    quiet: u32,
    /// Until when it does not wait any more.
    resolute: u32,
    /// Commands in a row that took no turn.
    pub(super) idle: u32,
    /// Turns that it let pass on this floor.
    pub(super) waits: u32,
    /// Doors that it closed on this floor.
    shuts: u32,
    /// Whether it has just begun and knows nothing of what came before.
    is_blank: bool,
    /// Whether it lets those be who keep away, as it would if it knew that they cannot be had.
    is_averse: bool,
}

/// Somebody who was in sight.
#[derive(Clone, Copy, Debug)]
struct Sighting {
    id: FoeId,
    hp: Hp,
    at: Point,
    turn: u32,
}

impl Memory {
    /// What somebody knows who begins anew. Who is asked in the middle of a run cannot know whether
    /// waiting or closing doors has led to nothing before, so the turn says so: now and then it has,
    /// for as many turns as it takes to walk up to somebody.
    pub(super) fn blank() -> Self {
        Self { is_blank: true, ..Self::default() }
    }

    pub(super) fn observe(&mut self, view: &View) {
        let is_blank = std::mem::take(&mut self.is_blank) && view.turn.0 > 0;
        let stretch = view.turn.0 / RESOLVE % IMPULSE;
        let is_impulsive = is_blank && stretch == 0;
        if view.floor != self.floor {
            *self = Self { floor: view.floor, turn: view.turn.0, ..Self::default() };
        }
        // On a floor that stirs it is too late for waiting and for doors.
        if is_impulsive || view.unrest.is_stirring() {
            (self.resolute, self.shuts) = (view.turn.0 + 1, DOORS);
        }
        self.is_averse = is_blank && stretch == IMPULSE / 2;
        if view.turn.0 != self.turn {
            self.idle = 0;
        }
        self.turn = view.turn.0;
        let state = (view.hero.hp, view.kills.iter().sum());
        let is_same = |sighting: &Sighting| {
            view.foes.iter().find(|foe| foe.id == sighting.id).is_none_or(|foe| foe.hp == sighting.hp)
        };
        let is_quiet = state == self.state && self.seen.iter().all(is_same);
        let is_tense = !view.foes.is_empty() || !self.seen.is_empty();
        self.quiet = if is_quiet && is_tense { self.quiet + 1 } else { 0 };
        self.state = state;
        if self.quiet >= PATIENCE {
            self.resolute = view.turn.0 + RESOLVE;
        }
        self.seen.retain(|sighting| {
            view.foes.iter().all(|foe| foe.id != sighting.id) && view.turn.0 < sighting.turn + AMBUSH
        });
        let now = view.foes.iter().filter(|foe| foe.is_awake());
        self.seen.extend(now.map(|&Foe { id, hp, at, .. }| Sighting { id, hp, at, turn: view.turn.0 }));
    }

    pub(super) fn remember(&mut self, command: Command) {
        self.idle += u32::from(!command.takes_a_turn());
        self.waits += u32::from(command == Command::Wait);
        self.shuts += u32::from(matches!(command, Command::Close(_)));
    }

    /// Whether there is somebody to be fought now.
    pub(super) fn is_fighting(&self, model: &Model<'_>) -> bool {
        let here = model.view.hero.at;
        let is_let_be = |foe: &Foe| self.is_averse && keeps_away(foe) && foe.at.distance(here) > 1;
        model.hunters().any(|foe| !is_let_be(foe)) && self.quiet < PATIENCE * 4
    }

    /// Whether somebody who was in sight a moment ago may come around the corner.
    pub(super) fn is_ambushing(&self, view: &View) -> bool {
        let comes =
            |sighting: &Sighting| sighting.turn < view.turn.0 && sighting.at.distance(view.hero.at) <= 7;
        view.turn.0 >= self.resolute && self.seen.iter().any(comes)
    }

    /// Whether closing doors has had its chance on this floor: somebody who does nothing else gets
    /// nowhere.
    pub(super) const fn has_shut_enough(&self) -> bool {
        self.shuts >= DOORS
    }

    /// Whether waiting has led to nothing.
    pub(super) const fn is_impatient(&self) -> bool {
        self.turn < self.resolute
    }
}
