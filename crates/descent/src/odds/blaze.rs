//! What would happen if something burnt.

use grid::Point;

use crate::{Cells, FoeId, Matter, View};

/// After so many turns nobody waits for a fire any more.
const PATIENCE: u8 = 40;

/// What would become of a fire on a tile if nobody interfered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blaze {
    /// All that would burn at one time or another.
    pub burns: Cells,
    /// Where gas that bursts would hurt.
    pub bursts: Cells,
    /// Who stands there now, as far as is seen.
    pub foes: Vec<FoeId>,
    /// How many turns until nothing burns any more.
    pub turns: u8,
}

impl View {
    /// What would become of a fire on a tile, as far as the ground is known.
    pub fn blaze(&self, at: Point) -> Blaze {
        let mut ground = self.ground;
        ground.put(Matter::Fire, Cells::of(at) & self.open, 2);
        let (mut burns, mut bursts, mut turns) = (ground.fire.all(), Cells::NONE, 0);
        while turns < PATIENCE && !(ground.fire.all() | ground.glow).is_empty() {
            bursts |= ground.step().tiles;
            burns |= ground.fire.all();
            turns += 1;
        }
        let is_hit = |tile: Point| burns.contains(tile) || bursts.contains(tile);
        let foes = self.foes.iter().filter(|foe| is_hit(foe.at)).map(|foe| foe.id).collect();
        Blaze { burns, bursts: bursts & self.open, foes, turns }
    }
}
