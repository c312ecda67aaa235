//! What covers a tile.

use descent::{Ground, Matter, Matters};
use grid::Point;

/// What grows, lies, flows, hangs and burns on a tile, and for how long where turns are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cover {
    /// All that is there. A liquid under ice is [`Cover::frozen`].
    pub matters: Matters,
    /// The liquid that lies under ice.
    pub frozen: Option<Matter>,
    /// Whether grass is high enough to hide behind.
    pub is_tall: bool,
    /// The turns that fire goes on by itself.
    pub burns: u8,
    /// The turns before steam or spores are gone.
    pub hangs: u8,
    /// Whether it burns in the next turn, whatever is done: it glows, or fire is beside what catches.
    pub catches: bool,
}

impl Cover {
    /// One thing alone, as when it comes over a tile.
    pub const fn of(matter: Matter) -> Self {
        Self {
            matters: Matters::NONE.with(matter),
            frozen: None,
            is_tall: false,
            burns: 0,
            hangs: 0,
            catches: false,
        }
    }

    /// All that is on a tile, if anything is.
    pub(in crate::descent) fn on(ground: &Ground, at: Point) -> Option<Self> {
        let matters = ground.on(at);
        if !matters.is_any() {
            return None;
        }
        let liquids =
            [(Matter::Water, &ground.water), (Matter::Acid, &ground.acid), (Matter::Lava, &ground.lava)];
        let under = liquids.into_iter().find(|(_, tiles)| tiles.contains(at)).map(|(liquid, _)| liquid);
        Some(Self {
            matters,
            frozen: under.filter(|_| ground.ice.contains(at)),
            is_tall: ground.tall.contains(at),
            burns: ground.fire.turns(at),
            hangs: ground.steam.turns(at).max(ground.spores.turns(at)),
            catches: ground.glow.contains(at),
        })
    }

    /// Whether something is there.
    pub const fn has(&self, matter: Matter) -> bool {
        self.matters.has(matter)
    }

    /// What is to be seen first where there is room for one thing: fire, what burns next, gas, liquids,
    /// and what lies on the ground.
    pub fn topmost(&self) -> Option<Matter> {
        const ORDER: [Matter; 13] = [
            Matter::Fire,
            Matter::Glow,
            Matter::Steam,
            Matter::Spores,
            Matter::Marsh,
            Matter::Oil,
            Matter::Ice,
            Matter::Acid,
            Matter::Lava,
            Matter::Water,
            Matter::Web,
            Matter::Bones,
            Matter::Grass,
        ];
        ORDER.into_iter().find(|matter| self.has(*matter))
    }
}
