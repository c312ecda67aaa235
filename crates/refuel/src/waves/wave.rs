//! One wave, as it is announced.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Attacker, Ticks};

/// A wave: some batches, one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wave {
    /// The first comes first.
    pub batches: Vec<Batch>,
}

/// Attackers who come one behind the other, on one way or several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Batch {
    /// How many come on each way.
    pub count: u8,
    /// How much later the next one comes.
    pub spacing: Ticks,
    /// Who comes, for every way of the world.
    pub on: Vec<Option<Attacker>>,
}

impl Wave {
    /// From the last one of a batch to the first one of the next.
    pub const PAUSE: Ticks = Ticks(20);

    /// How many attackers come, their children not counted.
    pub fn count(&self) -> u32 {
        self.batches.iter().map(Batch::attackers).sum()
    }

    /// From the first attacker to the last.
    pub fn time(&self) -> Ticks {
        let pauses = self.batches.len().saturating_sub(1);
        let pauses = Self::PAUSE.0 * u32::try_from(pauses).expect("a wave has few batches");
        self.batches.iter().map(Batch::time).fold(Ticks(pauses), |all, time| all + time)
    }

    /// Everybody who comes, some of them more than once.
    pub fn kinds(&self) -> impl Iterator<Item = Attacker> {
        self.batches.iter().flat_map(|batch| batch.on.iter().copied().flatten())
    }
}

impl Batch {
    /// How many attackers come, their children not counted.
    pub fn attackers(&self) -> u32 {
        let ways = self.on.iter().flatten().count();
        u32::from(self.count) * u32::try_from(ways).expect("a world has few ways")
    }

    /// From the first attacker to the last.
    pub fn time(&self) -> Ticks {
        Ticks(self.spacing.0 * u32::from(self.count.saturating_sub(1)))
    }
}

/// `8 Mote every 0.5 s on A C; 2 Brute every 2 s on A`.
impl fmt::Display for Wave {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, batch) in self.batches.iter().enumerate() {
            if place > 0 {
                f.write_str("; ")?;
            }
            batch.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Batch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { count, spacing, on } = self;
        let mut told: Vec<Attacker> = Vec::new();
        for kind in on.iter().copied().flatten() {
            if told.contains(&kind) {
                continue;
            }
            if !told.is_empty() {
                f.write_str(" & ")?;
            }
            told.push(kind);
            write!(f, "{count} {kind}")?;
            if *count > 1 {
                let hundredths = spacing.0 * 5;
                write!(f, " every {}.{:02} s", hundredths / 100, hundredths % 100)?;
            }
            f.write_str(" on")?;
            for (letter, _) in ('A'..).zip(on).filter(|(_, other)| **other == Some(kind)) {
                write!(f, " {letter}")?;
            }
        }
        Ok(())
    }
}
