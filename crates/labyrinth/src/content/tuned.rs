//! What the house changed in the written numbers so that they hold together.

use super::Content;
use crate::Scale;

const fn scale(hp: u16, attack: u16) -> Scale {
    Scale { hp, attack, defence: 100, speed: 100 }
}

impl Content {
    /// The numbers of the rule set `tower`, which is the default.
    pub const TUNED: Self = {
        let mut content = Self::LITERAL;
        content.foes.ways = [
            //  normal            elite             boss
            [scale(40, 60), scale(100, 60), scale(100, 100)], // walker
            [scale(32, 55), scale(80, 55), scale(100, 100)],  // archer
            [scale(30, 60), scale(75, 60), scale(100, 100)],  // mage
            [scale(40, 60), scale(90, 50), scale(100, 100)],  // protector
            [scale(40, 60), scale(100, 50), scale(100, 100)], // charger
            [scale(100, 100), scale(100, 100), scale(200, 50)], // boss
        ];
        content
    };
}
