//! Games that are still being built: their signs stand in the hall already.

use crate::art::Art;

/// A game that cannot be played yet.
pub struct Coming {
    /// The name in addresses.
    pub name: &'static str,
    /// The name on the sign.
    pub title: &'static str,
    /// What the game will be, in a line.
    pub line: &'static str,
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
pub static COMING: &[Coming] = &[Coming {
    name: "refuel",
    title: "Refuel",
    line: "Towers on worlds that nobody has seen before, and a tank that runs dry.",
    emblem: Art::Refuel,
}];
