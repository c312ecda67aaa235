//! What becomes of a unit.

use tactics::{Effect, Tile, Who};

use crate::{Entry, Tone};

/// What becomes of a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fate {
    /// Of whom.
    pub who: Who,
    /// HP before and after.
    pub hp: [u8; 2],
    /// What its shield takes.
    pub shielded: u8,
    /// Where it is moved to.
    pub moved: Option<Tile>,
    /// Whether nothing harms it, or it dodges.
    pub is_spared: bool,
    /// Whether it is gone.
    pub dies: bool,
    /// Effects that begin.
    pub gains: Vec<Effect>,
    /// Effects that end.
    pub loses: Vec<Effect>,
}

impl Fate {
    /// Nothing has become of it yet.
    pub(in crate::tactics) const fn of(who: Who, hp: u8) -> Self {
        Self {
            who,
            hp: [hp; 2],
            shielded: 0,
            moved: None,
            is_spared: false,
            dies: false,
            gains: Vec::new(),
            loses: Vec::new(),
        }
    }

    /// The fate in a sentence; none when the unit only walks.
    pub fn line(&self) -> Option<Entry> {
        let who = self.who;
        let [before, after] = self.hp;
        let mut parts = Vec::new();
        if self.is_spared {
            parts.push("is not harmed".to_owned());
        }
        if self.shielded > 0 {
            parts.push(format!("shield takes {}", self.shielded));
        }
        if before != after {
            parts.push(format!("{before} to {after} HP"));
        }
        parts.extend(self.gains.iter().map(|effect| format!("{effect}")));
        parts.extend(self.loses.iter().map(|effect| format!("no more {effect}")));
        if self.dies {
            parts.push("is gone".to_owned());
        }
        if parts.is_empty() {
            return None;
        }
        let tone = match (self.dies, after < before) {
            (true, _) => Tone::Blood,
            (false, true) => Tone::Wane,
            (false, false) => Tone::Life,
        };
        Some(Entry::new(tone, format!("{who}: {}.", parts.join(", "))))
    }
}
