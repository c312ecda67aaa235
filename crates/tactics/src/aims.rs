//! What a skill can be aimed at.

use crate::{Aim, Aiming, Skill, Tactics, Tiles, UnitId};

/// What a skill can be aimed at now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aims {
    /// At nothing; it can simply be used.
    Nothing,
    /// At any of these tiles.
    Tiles(Tiles),
    /// At any of these tiles, with any curse.
    Cursing(Tiles),
}

impl Aims {
    #[inline]
    pub(crate) const fn allow(self, aim: Aim) -> bool {
        match (self, aim) {
            (Self::Nothing, Aim::Nothing) => true,
            (Self::Tiles(tiles), Aim::Tile(tile)) | (Self::Cursing(tiles), Aim::Cursing(tile, _)) => {
                tiles.contains(tile)
            }
            _ => false,
        }
    }
}

impl Tactics {
    /// What a unit's skill can be aimed at now, were it ready. There are no tiles for a unit
    /// without a skill, nor where the skill cannot be used at all.
    pub fn aims(&self, id: UnitId) -> Aims {
        let position = &self.position;
        let unit = position.unit(id);
        let Some(skill) = unit.skill else { return Aims::Tiles(Tiles::NONE) };
        let near = Tiles::within(unit.tile, self.content.skill(skill).range);
        match skill.aiming() {
            Aiming::Nothing => Aims::Nothing,
            Aiming::FreeTile if self.waits_for_clone(id, skill) => Aims::Tiles(Tiles::NONE),
            Aiming::FreeTile => Aims::Tiles(near & position.free()),
            Aiming::Enemy => Aims::Tiles(near & position.visible(id.side().opponent())),
            Aiming::EnemyWithBane => Aims::Cursing(near & position.visible(id.side().opponent())),
            Aiming::Ally => Aims::Tiles(near & position.held(id.side())),
            Aiming::Direction => Aims::Tiles(unit.tile.neighbours()),
            Aiming::Beacon => match unit.beacon {
                None => Aims::Tiles(near & position.free()),
                Some(beacon) if position.free().contains(beacon) => Aims::Nothing,
                Some(_) => Aims::Tiles(Tiles::NONE),
            },
        }
    }

    /// A hero has one clone at a time.
    pub(crate) fn waits_for_clone(&self, id: UnitId, skill: Skill) -> bool {
        skill == Skill::ShadowClone && self.position.living.contains(id.side().unit(crate::Member::Clone))
    }
}
