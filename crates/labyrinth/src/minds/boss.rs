//! Guard, heavy swing, a blow, something of its own, and again.

use grid::Direction;

use super::{Choice, Decision};
use crate::combat::rhythm::{Part, beat};
use crate::{Archetype, Cells, Foe, Labyrinth};

impl Labyrinth {
    pub(super) fn decide_as_boss(&self, foe: &Foe) -> Decision {
        let as_before = |choice| Decision { choice, beat: foe.beat };
        let onward = |choice| Decision { choice, beat: beat::after(foe.beat) };
        match (foe.at.straight(self.hero.at), foe.beat) {
            (Some((_, 1)), beat::SPECIAL) if !self.is_seen_by(foe) => {
                as_before(Choice::Step(self.steps_nearer(foe)))
            }
            (Some((way, 1)), _) => onward(self.choice_of(foe, way).unwrap_or(Choice::Bump(way))),
            (_, beat::GUARD) => onward(Choice::Guard(self.steps_nearer(foe))),
            (_, beat::STRIKE) => onward(self.walk(foe)),
            (line, beat::SPECIAL) if self.is_seen_by(foe) => {
                let company = foe.company(&self.foes, &self.content);
                onward(Choice::Announce(foe.special(line.map(|(way, _)| way), company)))
            }
            (_, _) => as_before(Choice::Step(self.steps_nearer(foe))),
        }
    }

    /// A boss that struck back goes on with its pattern, so that bumping it over and over does not
    /// stop what makes it a boss: it still guards and announces, and its answer was its blow.
    pub(crate) fn decide_after_answer(&self, foe: &Foe) -> Option<Decision> {
        let (way, _) = foe.at.straight(self.hero.at).filter(|(_, far)| *far == 1)?;
        let is_boss = foe.kind.archetype() == Archetype::Boss;
        is_boss.then(|| Decision {
            choice: self.choice_of(foe, way).unwrap_or(Choice::Stay),
            beat: beat::after(foe.beat),
        })
    }

    /// The next part of the pattern of a boss beside the hero; nothing where that is a blow.
    fn choice_of(&self, foe: &Foe, way: Direction) -> Option<Choice> {
        match foe.next_part(way, foe.company(&self.foes, &self.content)) {
            Part::Guards => Some(Choice::Guard(Cells::NONE)),
            Part::Announces(intent) => Some(Choice::Announce(intent)),
            Part::Strikes => None,
        }
    }
}
