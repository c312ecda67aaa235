//! The rhythm of a foe's turns: one truth for play and for what is foretold.

use grid::{Direction, Point};

use crate::{Archetype, Content, Foe, Intent, Trait};

/// A part of the pattern of a boss that has the hero beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Guards,
    Announces(Intent),
    Strikes,
}

/// Where a boss is in its pattern.
pub(crate) mod beat {
    pub(crate) const GUARD: u8 = 0;
    pub(crate) const SWING: u8 = 1;
    pub(crate) const STRIKE: u8 = 2;
    pub(crate) const SPECIAL: u8 = 3;

    pub(crate) const fn after(beat: u8) -> u8 {
        if beat < SPECIAL { beat + 1 } else { GUARD }
    }
}

/// A protector that has just raised its guard does so again in the second turn after.
const GUARD_AGAIN: u8 = 2;

impl Foe {
    /// Its turn begins: a special deed is one turn nearer.
    pub(crate) fn begin_turn(&mut self) {
        if self.kind.archetype() != Archetype::Boss {
            self.beat = self.beat.saturating_sub(1);
        }
    }

    /// Protectors guard in every other turn, until their next one. Whether this one does so now.
    pub(crate) fn raises_guard(&mut self) -> bool {
        let raises = self.kind.archetype() == Archetype::Protector && self.beat == 0;
        if raises {
            (self.guards, self.beat) = (true, GUARD_AGAIN);
        }
        raises
    }

    /// The next part of a boss's pattern, with the hero beside it and so many others near it.
    pub(crate) fn next_part(&self, way: Direction, company: usize) -> Part {
        match self.beat {
            beat::GUARD => Part::Guards,
            beat::SWING => Part::Announces(Intent::Swing(way)),
            beat::STRIKE => Part::Strikes,
            _ => Part::Announces(self.special(None, company)),
        }
    }

    /// Goes on with a boss's pattern.
    pub(crate) const fn go_through(&mut self, part: Part) {
        self.beat = beat::after(self.beat);
        match part {
            Part::Guards => self.guards = true,
            Part::Announces(intent) => self.intent = Some(intent),
            Part::Strikes => {}
        }
    }

    /// What a boss does of its own, with the hero in some line farther away, if in any.
    pub(crate) fn special(&self, line: Option<Direction>, company: usize) -> Intent {
        if company == 0 && self.kind.has(Trait::Summons) {
            return Intent::Summon;
        }
        self.signature(self.at, line).unwrap_or(Intent::Ring)
    }

    /// What its kind announces, aimed at a tile and along a line, if that can be.
    pub(crate) fn signature(&self, at: Point, line: Option<Direction>) -> Option<Intent> {
        self.kind.nature().signature?.intent(at, line)
    }

    /// How many others are near it.
    pub(crate) fn company(&self, foes: &[Self], content: &Content) -> usize {
        let near = |at: Point| at.distance(self.at) <= content.reach(self.kind);
        foes.iter().filter(|other| other.id != self.id && near(other.at)).count()
    }

    /// With its place in its rhythm as everybody can see it. A boss that neither guards nor has
    /// announced anything may be at more than one place; it is taken to be at the first.
    pub(crate) fn as_it_shows(&self) -> Self {
        let beat = match (self.kind.archetype(), self.intent) {
            (Archetype::Boss, Some(Intent::Swing(_))) => beat::STRIKE,
            (Archetype::Boss, None) if self.guards => beat::SWING,
            (Archetype::Protector, _) if self.guards => GUARD_AGAIN,
            _ => beat::GUARD,
        };
        Self { beat, ..*self }
    }
}
