//! What comes over attackers and buildings, in words with the numbers of a battle.

use super::phrases::{Share, Time};
use crate::{Condition, Content, Status, Ticks};

impl Status {
    /// What it does.
    pub fn line(self, content: &Content) -> String {
        let share = |percent: u16| Share(i32::from(percent));
        match self {
            Self::Burning => {
                format!("Loses {} HP every {}, as energy damage.", content.burn, Time(content.burn_every))
            }
            Self::Freezing => format!("Goes at {} of its speed.", share(content.frozen_speed)),
            Self::Warded => "The next so much damage does nothing.".to_owned(),
            Self::Veiled => "Nobody can aim at it.".to_owned(),
            Self::Marked => {
                let (percent, left) = (share(content.marked), content.marked_materials);
                format!("Takes {percent} of all damage, and leaves {left} materials when it falls.")
            }
            Self::Hurried => format!("Goes at {} of its speed.", share(content.hurried_speed)),
            Self::Rooted => "Does not move.".to_owned(),
            Self::Bared => "What it resists, and its armour, count for nothing.".to_owned(),
            Self::Luring => "Whoever can aim at it does, whatever they were told.".to_owned(),
        }
    }
}

impl Condition {
    /// What it does.
    pub fn line(self, content: &Content) -> String {
        match self {
            Self::Overclocked => {
                format!("Its interval is {} of what it was.", Share(content.overclocked.into()))
            }
            Self::Paralysed => "It does nothing.".to_owned(),
            Self::Electrified => {
                format!("Each of its next so many shots does {} energy damage as well.", content.electrified)
            }
        }
    }
}

/// The time that nobody is pushed or held again, and the time after which nobody is at all.
pub(super) fn times(content: &Content) -> String {
    let Content { steady: Ticks(steady), patience: Ticks(patience), .. } = *content;
    format!(
        "Nobody is pushed or held again within {}, nor at all once a wave has lasted {}.",
        Time(Ticks(steady)),
        Time(Ticks(patience))
    )
}
