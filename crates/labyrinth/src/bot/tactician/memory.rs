//! What the tactician remembers from turn to turn.

use grid::Point;

use super::model::Model;
use crate::{Command, Doors, Foe, FoeId, Kind, View};

/// How long it waits for somebody who went out of sight.
const AMBUSH: u32 = 6;
/// Turns without anything happening after which waiting is given up.
const PATIENCE: u32 = 7;

/// What is remembered.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    floor: u32,
    /// Who was in sight, and when last.
    seen: Vec<Sighting>,
    /// Everybody's HP at the last look, to notice when nothing happens.
    health: i32,
    /// Turns in which nobody lost or won HP.
    pub(super) quiet: u32,
    /// Commands in a row that took no turn.
    pub(super) idle: u32,
    turn: u32,
}

/// Somebody who was in sight.
#[derive(Clone, Copy, Debug)]
struct Sighting {
    id: FoeId,
    kind: Kind,
    at: Point,
    turn: u32,
}

impl Memory {
    pub(super) fn observe(&mut self, view: &View) {
        if view.floor != self.floor {
            *self = Self { floor: view.floor, turn: view.turn, ..Self::default() };
        }
        self.idle = if view.turn == self.turn { self.idle } else { 0 };
        self.turn = view.turn;
        let health = view.hero.hp + view.foes.iter().map(|foe| foe.hp).sum::<i32>();
        self.quiet = if health == self.health { self.quiet + 1 } else { 0 };
        self.health = health;
        self.seen.retain(|sighting| {
            let is_there = view.foes.iter().any(|foe| foe.id == sighting.id);
            !is_there && view.turn < sighting.turn + AMBUSH
        });
        let now = view.foes.iter().filter(|foe| foe.is_awake());
        self.seen.extend(now.map(|&Foe { id, kind, at, .. }| Sighting { id, kind, at, turn: view.turn }));
    }

    pub(super) fn remember(&mut self, command: Command) {
        self.idle += u32::from(!command.takes_a_turn());
    }

    /// Whether there is somebody to be fought now.
    pub(super) fn is_fighting(&self, model: &Model<'_>) -> bool {
        model.hunters().next().is_some() && self.quiet < PATIENCE * 4
    }

    /// Whether somebody who was in sight a moment ago may come around the corner.
    pub(super) fn is_ambushing(&self, view: &View) -> bool {
        let comes = |sighting: &&Sighting| {
            sighting.turn < view.turn
                && sighting.at.distance(view.hero.at) <= 7
                && (sighting.kind.doors() != Doors::Stopped || !view.closed.contains(sighting.at))
        };
        self.seen.iter().any(|sighting| comes(&sighting))
    }

    /// Whether waiting has led to nothing.
    pub(super) const fn is_impatient(&self) -> bool {
        self.quiet >= PATIENCE
    }
}
