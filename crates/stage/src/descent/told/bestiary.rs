//! The creatures one by one: each is told of once it was met.

use descent::{Kind, Tier};

use crate::descent::tier_tone;
use crate::passage::{entry, words};
use crate::{Passage, Tone};

/// The creatures that were met, with what each does and how to get the better of it. Of the others only
/// the number is told.
pub fn bestiary(met: u32) -> Vec<Passage> {
    let (known, strange): (Vec<Kind>, Vec<Kind>) =
        Kind::ALL.into_iter().partition(|kind| met >> kind.index() & 1 != 0);
    let first = match strange.len() {
        0 => "You have met all of them.".to_owned(),
        count => format!("{} kinds in all. {count} of them you have not met yet.", Kind::ALL.len()),
    };
    let told = known.into_iter().flat_map(about);
    [Passage::Title("Creatures"), words(first), words(figures())].into_iter().chain(told).collect()
}

/// What the figures say that stand beside creatures.
fn figures() -> String {
    let told = Tier::ALL.map(|tier| format!("{}, {}", tier.sign(), tier.line()));
    format!(
        "The figure beside a creature is its tier: {}. HP and attack are those of its row; the card of one in sight has \
         them as they are on its floor.",
        told.join("; ")
    )
}

fn about(kind: Kind) -> [Passage; 2] {
    let name = format!("{} {kind}", kind.nature().letter);
    [
        entry(name, tier_tone(kind.tier()), format!("{}.", kind.lines().join("; "))),
        entry("", Tone::Faint, kind.lesson()),
    ]
}
