//! What the house changed in the written numbers so that they hold together. RULES.md, section 11,
//! says why.

use super::{Content, Price};
use crate::{PerMille, Percent, Scale, Turns, Xp};

const fn scale(hp: u16, attack: u16) -> Scale {
    Scale { hp: Percent(hp), attack: Percent(attack), ..Scale::SAME }
}

impl Content {
    /// The numbers of the rule set `tower`, which is the default.
    pub const TUNED: Self = {
        let mut content = Self::LITERAL;
        content.foes.ways = [
            //  normal            elite             boss
            [scale(55, 72), scale(165, 54), scale(100, 100)], // walker
            [scale(45, 60), scale(125, 54), scale(100, 100)], // archer
            [scale(42, 66), scale(120, 54), scale(100, 100)], // mage
            [scale(55, 60), scale(138, 55), scale(100, 100)], // protector
            [scale(55, 60), scale(172, 54), scale(100, 100)], // charger
            [scale(100, 100), scale(100, 100), scale(330, 46)], // boss
        ];
        // What was announced can be left or guarded, so it may hurt more; what cannot, less.
        content.deeds.charge = Percent(190);
        content.deeds.swing = Percent(250);
        content.deeds.ring = Percent(220);
        content.deeds.arrow = Percent(150);
        content.deeds.blast = Percent(140);
        content.deeds.cross = Percent(130);
        content.deeds.chain = Percent(130);
        content.deeds.beam = Percent(110);
        content.ailments.poison = PerMille(15);
        // One helper at a time: two made floor 15 a wall between its neighbours.
        content.deeds.helpers = 1;
        // Bumps stay the hardest hits: arrows and spells prepare them.
        content.bow.bows[0].damage = Percent(76);
        content.bow.bows[1].damage = Percent(72);
        content.bow.bows[2].damage = Percent(76);
        content.bow.arrows = 3;
        content.bow.arrow_rest = Turns(30);
        content.bow.bump = Percent(90);
        content.spells.spells[0].damage = Percent(82);
        content.spells.charges = 2;
        // More of them, full again at every milestone, left a boss above floor 20 little to be bumped for.
        content.spells.most_charges = 3;
        content.spells.charges_per_floor = 1;
        content.drops.chance = Percent(36);
        content.drops.fight_weights = [64, 30, 6];
        content.drops.chest_weights = [55, 25, 6, 14];
        // Levels come early and slow down, gear grows slower than foes do.
        content.spoils.hp_per_xp = 15;
        content.spoils.least_xp = Xp(8);
        content.spoils.worth = [Percent(100), Percent(180), Percent(140)];
        content.spoils.fight_heal = Percent(22);
        content.drops.growth = Percent(5);
        content.drops.upgrade = Percent(12);
        content.prices.upgrade = Price { base: 20, per_floor: 15 };
        content.prices.relic = Price { base: 30, per_floor: 5 };
        // Two to six fights are on a floor for whoever does not call for more.
        content.pads.every = Turns(200);
        content
    };
}
