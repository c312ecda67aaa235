//! A fight: what rewards, heals and drift are counted by. RULES.md, section 9.

use serde::{Deserialize, Serialize};

use crate::Turns;

/// The fight that is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    /// Since it began.
    pub turns: Turns<u16>,
    /// Foes slain in it.
    pub slain: u16,
    /// The most HP of those, added up; elites and bosses may count for more than they have.
    pub slain_hp: u32,
}

impl Fight {
    /// A fight that has just begun.
    pub(crate) const NEW: Self = Self { turns: Turns(0), slain: 0, slain_hp: 0 };
}
