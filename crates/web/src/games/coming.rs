//! Games that are still being built: their signs stand in the hall already.

use crate::art::Art;
use crate::words::PageWords;

/// A game that cannot be played yet.
pub struct Coming {
    /// The name in addresses.
    pub name: &'static str,
    /// The name on the sign.
    pub title: &'static str,
    /// What the game will be, in a line.
    pub line: fn(&PageWords) -> &'static str,
    /// The picture that stands for it.
    pub emblem: Art,
}

impl Coming {
    /// The game with a name.
    pub fn named(name: &str) -> Option<&'static Self> {
        COMING.iter().find(|coming| coming.name == name)
    }
}

/// They stand behind those that can be played, in this order.
pub static COMING: &[Coming] = &[
    Coming { name: "descent", title: "Descent", line: |words| words.descent, emblem: Art::Descent },
    Coming { name: "refuel", title: "Refuel", line: |words| words.refuel, emblem: Art::Refuel },
];
