//! What ground does to whoever is on it when a turn ends. RULES.md, 6.6.

use super::Matter;
use crate::Ailment;

/// What something on a tile does to a body there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    /// What is there.
    pub matter: Matter,
    /// The HP that it takes.
    pub harm: u8,
    /// The ailment that it brings.
    pub brings: Option<Ailment>,
    /// The ailment that it ends.
    pub ends: Option<Ailment>,
    /// Whether it is used up by that.
    pub is_spent: bool,
}

const fn of(matter: Matter) -> Touch {
    Touch { matter, harm: 0, brings: None, ends: None, is_spent: false }
}

impl Touch {
    const fn harms(self, harm: u8) -> Self {
        Self { harm, ..self }
    }

    const fn brings(self, ailment: Ailment) -> Self {
        Self { brings: Some(ailment), ..self }
    }

    const fn ends(self, ailment: Ailment) -> Self {
        Self { ends: Some(ailment), ..self }
    }

    const fn spent(self) -> Self {
        Self { is_spent: true, ..self }
    }
}

/// All that does something, in the order in which it does: water comes last and puts out.
pub const TOUCHES: [Touch; 8] = [
    of(Matter::Fire).harms(4).brings(Ailment::Burning),
    of(Matter::Lava).harms(20).brings(Ailment::Burning),
    of(Matter::Acid).harms(3).brings(Ailment::Corroded).spent(),
    of(Matter::Spores).harms(2).brings(Ailment::Poisoned),
    of(Matter::Oil).brings(Ailment::Oiled),
    of(Matter::Web).brings(Ailment::Held).spent(),
    of(Matter::Water).brings(Ailment::Wet).ends(Ailment::Burning),
    of(Matter::Steam).brings(Ailment::Wet).ends(Ailment::Burning),
];
