//! What foes decide. Nothing is changed here: whoever decides only looks. RULES.md, section 8.

mod archetypes;
mod boss;
mod ways;

use grid::{Direction, is_clear};

use crate::{Archetype, Cells, Foe, Hundredths, Intent, Labyrinth, Mind};

/// What a foe does with a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Stay,
    /// One step to any of these tiles, or none where there are none.
    Step(Cells),
    Bump(Direction),
    /// Throws what its kind throws.
    Shoot,
    Announce(Intent),
    /// Raises its guard, and steps to any of these tiles.
    Guard(Cells),
}

/// A choice, and the foe's place in its rhythm after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Decision {
    pub(crate) choice: Choice,
    pub(crate) beat: u8,
}

/// What a foe's speed lets it do in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    Lags,
    Walks,
    Hurries,
}

impl Labyrinth {
    /// The speed that foes measure themselves by.
    pub(crate) fn hero_speed(&self) -> Hundredths {
        self.hero.speed(&self.content).max(Hundredths(1))
    }

    pub(crate) fn pace(&self, foe: &Foe) -> Pace {
        if foe.hurries {
            Pace::Hurries
        } else if foe.lead <= -self.hero_speed() {
            Pace::Lags
        } else {
            Pace::Walks
        }
    }

    /// What a foe does with its turn.
    pub(crate) fn decide(&self, foe: &Foe) -> Decision {
        let as_before = |choice| Decision { choice, beat: foe.beat };
        if let Mind::Fleeing { .. } = foe.mind {
            return as_before(self.flee(foe));
        }
        match foe.kind.archetype() {
            Archetype::Walker | Archetype::Protector => as_before(self.walk(foe)),
            Archetype::Archer => as_before(self.decide_as_archer(foe)),
            Archetype::Mage => self.decide_as_mage(foe),
            Archetype::Charger => as_before(self.decide_as_charger(foe)),
            Archetype::Boss => self.decide_as_boss(foe),
        }
    }

    /// What somebody who hurries does besides: a step and never a blow.
    pub(crate) fn decide_second_step(&self, foe: &Foe) -> Choice {
        if foe.intent.is_some() || foe.at.distance(self.hero.at) == 1 {
            return Choice::Stay;
        }
        match (foe.mind, foe.kind.archetype()) {
            (Mind::Fleeing { .. }, _) => Choice::Step(self.steps_away(foe)),
            // Who keeps away does not run up.
            (_, Archetype::Archer | Archetype::Mage) if self.ground.known.seen.contains(foe.at) => {
                Choice::Stay
            }
            _ => self.walk(foe),
        }
    }

    /// Bumps the hero if near, else comes nearer.
    fn walk(&self, foe: &Foe) -> Choice {
        match foe.at.straight(self.hero.at) {
            Some((way, 1)) => Choice::Bump(way),
            _ => Choice::Step(self.steps_nearer(foe)),
        }
    }

    /// Somebody with a stolen purse runs, and bites only when cornered.
    fn flee(&self, foe: &Foe) -> Choice {
        let away = self.steps_away(foe);
        let is_cornered = away.is_empty() && foe.at.distance(self.hero.at) == 1;
        if is_cornered { self.walk(foe) } else { Choice::Step(away) }
    }

    fn is_seen_by(&self, foe: &Foe) -> bool {
        self.ground.known.seen.contains(foe.at) && is_clear(foe.at, self.hero.at, &self.ground.opaque)
    }
}
