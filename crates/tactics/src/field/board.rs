//! Questions about a position that rules, bots and screens all ask: who stands where, who
//! could go where, who could strike whom, and who would really take the blow.

use crate::{Effect, Position, Side, Tile, Tiles, UnitId};

impl Position {
    /// The tiles that a side's units stand on.
    #[inline]
    pub const fn held(&self, side: Side) -> Tiles {
        self.held[side.index()]
    }

    /// The tiles without a unit or an obstacle.
    #[inline]
    pub fn free(&self) -> Tiles {
        Tiles::BOARD - self.held[0] - self.held[1] - self.objects.obstacles()
    }

    /// The tiles of a side's units that its enemy can see. Only a hero can hide.
    #[inline]
    pub fn visible(&self, side: Side) -> Tiles {
        let hero = self.unit(side.hero());
        let held = self.held(side);
        if hero.hidden { held - Tiles::of(hero.tile) } else { held }
    }

    /// The unit on a tile.
    pub fn unit_at(&self, tile: Tile) -> Option<UnitId> {
        self.living.iter().find(|&id| self.unit(id).tile == tile)
    }

    /// The tiles that a unit can walk to. RULES.md, 4.1.
    #[inline]
    pub fn reach(&self, id: UnitId) -> Tiles {
        let unit = self.unit(id);
        Tiles::walk(unit.tile, unit.stats.moves, self.free())
    }

    /// The tiles that a unit can strike from where it stands. RULES.md, 4.2.
    #[inline]
    pub fn attackable(&self, id: UnitId) -> Tiles {
        let unit = self.unit(id);
        if !unit.can_strike() {
            return Tiles::NONE;
        }
        let obstacles = self.objects.obstacles();
        let seen = Tiles::lines(unit.tile, unit.stats.range, obstacles);
        seen & (self.visible(id.side().opponent()) | obstacles)
    }

    /// The tiles with a unit that can be struck at the end of a charge, whatever tile it ends
    /// on; none when the unit cannot charge. RULES.md, 4.3.
    #[inline]
    pub fn chargeable(&self, id: UnitId) -> Tiles {
        let unit = self.unit(id);
        if unit.can_strike() && !unit.has(Effect::Power) {
            self.visible(id.side().opponent())
        } else {
            Tiles::NONE
        }
    }

    /// The tank that takes what is aimed at a unit, if there is one. RULES.md, 5.2.
    pub fn guardian(&self, id: UnitId) -> Option<UnitId> {
        Formation::of(self).guardian(self, id)
    }

    /// Who takes a blow that is aimed at a tile: the unit on it, or the tank beside that unit.
    pub fn taker(&self, tile: Tile) -> Option<UnitId> {
        let named = self.unit_at(tile)?;
        Some(self.guardian(named).unwrap_or(named))
    }
}

/// Where the units stood before a deed: the tanks that stood beside somebody then are the
/// ones who take the blows of the whole deed.
#[derive(Clone, Copy)]
pub(crate) struct Formation([Tile; UnitId::COUNT]);

impl Formation {
    #[inline]
    pub(crate) fn of(position: &Position) -> Self {
        Self(position.units.each_ref().map(|unit| unit.tile))
    }

    /// The tank that took what was aimed at a unit; a tank takes its own. Those who fell
    /// during the deed are not buried yet, so that they still count as living.
    pub(crate) fn guardian(self, position: &Position, id: UnitId) -> Option<UnitId> {
        if position.unit(id).kind.guards() {
            return None;
        }
        let near = self.0[id.index()].neighbours();
        let allies = position.living & id.side().units();
        allies.iter().find(|&ally| position.unit(ally).kind.guards() && near.contains(self.0[ally.index()]))
    }
}
