//! What happens when a wave is over. RULES.md, 9.1.

use crate::verbs::Act;
use crate::{Battle, Building, Deed, EffectKind, Good, Length, Stat, Status};

impl Battle {
    /// What a building yields after a wave, as it stands.
    pub(crate) fn yields(&self, building: usize, stat: Stat) -> i32 {
        let Building { at, .. } = self.buildings[building];
        let tile = self.land.world.tiles.get(at).expect("it stands in the world");
        let mut amount = self.sketch.stats[building].get(stat);
        let mut is_elsewhere = false;
        for deed in self.buildings[building].row().deeds {
            match deed {
                Deed::YieldsOver(of, over) if *of == stat => is_elsewhere = tile.holding != *over,
                Deed::YieldsByHeight(of) if *of == stat => amount *= i32::from(tile.level),
                _ => {}
            }
        }
        if is_elsewhere { 0 } else { amount }
    }
}

impl Act<'_> {
    /// A wave is over and was held out: cooldowns first, then yields, and if the tanks are full, the battle is won.
    pub(super) fn settle(&mut self) {
        self.cool(None, 1);
        for place in 0..self.run().buildings.len() {
            for (stat, good) in YIELDS {
                let amount = self.run().yields(place, stat);
                self.yield_of(good, amount);
            }
        }
        self.trade_all();
        for place in 0..self.run().buildings.len() {
            for deed in self.run().buildings[place].row().deeds {
                if let Deed::YieldGrows(_, by) = deed {
                    self.grow(place, *by);
                }
            }
        }
        self.age_buildings();
        if self.run().purse.fuel >= self.run().goal {
            self.end();
        }
    }

    /// Those that fall where it is worth something leave something.
    pub(super) fn salvage(&mut self, foe: usize) {
        let fallen = self.run().foes[foe];
        let mut left = 0;
        if fallen.statuses.has(Status::Marked) {
            left += self.run().content.marked_materials.0;
        }
        let spot = self.run().sketch.spots.get(foe);
        for effect in &self.run().effects {
            if let EffectKind::Harvest(materials, _) = effect.kind {
                let radius = Length(effect.stats.get(Stat::Radius));
                let is_near = effect.at.squared_from_above(spot) <= radius.squared();
                left += if is_near { materials.0 } else { 0 };
            }
        }
        for (place, building) in self.run().buildings.iter().enumerate() {
            for deed in building.row().deeds {
                if let Deed::Salvages(materials) = deed
                    && self.run().is_in_range(place, &fallen)
                {
                    left += materials.0;
                }
            }
        }
        self.gain(Good::Materials, left);
    }
}

/// What buildings yield.
pub(crate) const YIELDS: [(Stat, Good); 3] = [
    (Stat::FuelYield, Good::Fuel),
    (Stat::MaterialYield, Good::Materials),
    (Stat::EnergyYield, Good::Energy),
];
