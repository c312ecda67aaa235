//! What ailments do.

use crate::text::numbers::counted;
use crate::{Ailment, Content, PerMille};

impl Ailment {
    /// What it does and for how long.
    pub fn about(self, content: &Content) -> String {
        let numbers = &content.ailments;
        let takes = |part: PerMille| format!("Takes {}% of all HP each turn", part.percent());
        let what = match self {
            Self::Bleed => takes(numbers.bleed),
            Self::Poison => takes(numbers.poison),
            Self::Slow => format!("Takes {}% of speed, so that others get more turns", numbers.slow),
            Self::Vulnerable => format!("Every hit takes {}% more", numbers.vulnerable),
            Self::Burn => {
                format!("{}, and fire hits {}% harder", takes(numbers.burn), numbers.fire_on_burn)
            }
        };
        format!("{what}, for {}.", counted(content.lasts(self), "turn"))
    }
}
