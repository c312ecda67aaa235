//! What each throw can be made of in a round.

use super::throws::{self, Throws};
use crate::{Bend, Intent, Stance, Strikers, Weapon};

/// The stances worth taking: of each throw those that no other of its stances beats in both damage and guard.
///
/// Many throws come to the same, so each stance is known once, and a throw by the places of its own.
#[derive(Clone, Debug)]
pub(super) struct Stances {
    all: Vec<Stance>,
    by_throw: Vec<Vec<usize>>,
}

impl Stances {
    pub(super) fn new(throws: &Throws, weapon: Option<Weapon>, against: Intent, bend: Bend) -> Self {
        let mut all: Vec<Stance> = Vec::new();
        let mut place = |stance: Stance| {
            all.iter().position(|&known| known == stance).unwrap_or_else(|| {
                all.push(stance);
                all.len() - 1
            })
        };
        let mut by_throw = Vec::with_capacity(throws::COUNT);
        for (_, held, _) in throws.iter() {
            let mut stances: Vec<Stance> =
                Strikers::every().map(|strikers| Stance::of(held, strikers, weapon, against, bend)).collect();
            stances.sort_unstable_by(|first, second| second.cmp(first));
            let mut guard = None;
            stances.retain(|stance| {
                let is_better = Some(stance.guard) > guard;
                guard = guard.max(Some(stance.guard));
                is_better
            });
            by_throw.push(stances.into_iter().map(&mut place).collect());
        }
        Self { all, by_throw }
    }

    /// Every stance, once.
    pub(super) fn all(&self) -> &[Stance] {
        &self.all
    }

    /// The places of a throw's stances among all of them.
    pub(super) fn of(&self, throw: usize) -> &[usize] {
        &self.by_throw[throw]
    }
}
