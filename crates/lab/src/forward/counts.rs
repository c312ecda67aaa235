//! What is counted over many runs of Forward.

use forward::{Card, Forward, Location, Outcome, Tier};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::meter::{Find, ForwardMeter};
use super::{json, tables};
use crate::solo::Counts;
use crate::stats::{Counter, Gap, Moments, Proportion};
use crate::table::Table;

/// Counts by location, where runs ended, and how long they were.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForwardCounts {
    pub(super) locations: [LocationCounts; Location::COUNT],
    /// How many cards the runs that died had turned over, the deadly one included.
    pub(super) last_cards: Counter,
    pub(super) all: Lengths,
    pub(super) won: Lengths,
}

/// What runs came to and how long they took.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lengths {
    pub(super) scores: Counter,
    pub(super) commands: Counter,
    pub(super) seconds: Counter,
}

impl Lengths {
    fn add(&mut self, meter: &ForwardMeter) {
        self.scores.add(meter.score());
        self.commands.add(meter.pace().commands().into());
        self.seconds.add(meter.pace().seconds().into());
    }

    fn merge(&mut self, other: &Self) {
        self.scores.merge(&other.scores);
        self.commands.merge(&other.commands);
        self.seconds.merge(&other.seconds);
    }
}

/// What happened in one location.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LocationCounts {
    pub(super) attempts: u64,
    /// Deaths by the card that killed, in the order of [`Card::ALL`].
    pub(super) killed_by: [u64; Card::COUNT],
    pub(super) damage: Moments,
    pub(super) healing: Moments,
    /// Of the attempts that came past the middle with a weapon found by then, those that cleared.
    pub(super) armed: Proportion,
    /// The same without one.
    pub(super) unarmed: Proportion,
}

impl LocationCounts {
    pub(super) fn deaths(&self) -> u64 {
        self.killed_by.iter().sum()
    }

    pub(super) fn clears(&self) -> u64 {
        self.attempts - self.deaths()
    }

    pub(super) fn clear_rate(&self) -> Proportion {
        Proportion::new(self.clears(), self.attempts)
    }

    /// What having found a weapon by the middle changes.
    pub(super) const fn by_weapon(&self) -> Gap {
        Gap { from: self.unarmed, to: self.armed }
    }

    /// The card that killed most, if any did.
    pub(super) fn deadliest(&self) -> Option<(Card, u64)> {
        let kills = Card::ALL.into_iter().zip(self.killed_by).rev();
        kills.max_by_key(|&(_, kills)| kills).filter(|&(_, kills)| kills > 0)
    }

    fn merge(&mut self, other: &Self) {
        self.attempts += other.attempts;
        self.killed_by.iter_mut().zip(&other.killed_by).for_each(|(count, more)| *count += more);
        self.damage.merge(&other.damage);
        self.healing.merge(&other.healing);
        self.armed.merge(&other.armed);
        self.unarmed.merge(&other.unarmed);
    }
}

impl ForwardCounts {
    /// All runs that ended in death.
    pub(super) fn deaths(&self) -> u64 {
        self.locations.iter().map(LocationCounts::deaths).sum()
    }

    /// Those of a tier.
    pub(super) fn deaths_in(&self, tier: Tier) -> u64 {
        let here = Location::all().zip(&self.locations).filter(|(location, _)| location.tier() == tier);
        here.map(|(_, counts)| counts.deaths()).sum()
    }

    /// How much more often this location is cleared than the one before it; nothing at the first.
    pub(super) fn step(&self, location: Location) -> Option<Gap> {
        let before = &self.locations[location.index().checked_sub(1)?];
        Some(Gap { from: before.clear_rate(), to: self.locations[location.index()].clear_rate() })
    }

    /// The locations that at least one run in a hundred came to, those that are cleared least often first.
    pub(super) fn by_danger(&self) -> Vec<(Location, &LocationCounts)> {
        let runs = self.locations[0].attempts;
        let is_known = |counts: &LocationCounts| counts.attempts > 0 && counts.attempts * 100 >= runs;
        let mut reached: Vec<_> =
            Location::all().zip(&self.locations).filter(|(_, counts)| is_known(counts)).collect();
        // Rates are compared as whole numbers, so that no rounding decides.
        reached.sort_by(|(_, one), (_, other)| {
            let crosswise = |one: &LocationCounts, other: &LocationCounts| {
                u128::from(one.clears()) * u128::from(other.attempts)
            };
            crosswise(one, other).cmp(&crosswise(other, one))
        });
        reached
    }
}

impl Counts<Forward> for ForwardCounts {
    fn add(&mut self, meter: &ForwardMeter, outcome: Option<Outcome>) {
        let died = match outcome {
            Some(Outcome::Died { location, .. }) => Some(location),
            Some(Outcome::Won) | None => None,
        };
        for ((location, counts), visit) in Location::all().zip(&mut self.locations).zip(meter.visits()) {
            counts.attempts += 1;
            counts.damage.add(visit.damage);
            counts.healing.add(visit.healing);
            let half = match visit.weapon {
                Find::Early => &mut counts.armed,
                Find::Late => &mut counts.unarmed,
                Find::Unknown => continue,
            };
            if died == Some(location) {
                half.add_miss();
            } else {
                half.add_hit();
            }
        }
        self.all.add(meter);
        match outcome {
            Some(Outcome::Died { cause, location }) => {
                self.locations[location.index()].killed_by[cause.index()] += 1;
                self.last_cards.add(i64::from(meter.cards()));
            }
            Some(Outcome::Won) => self.won.add(meter),
            None => {}
        }
    }

    fn merge(&mut self, other: &Self) {
        self.locations.iter_mut().zip(&other.locations).for_each(|(counts, more)| counts.merge(more));
        self.last_cards.merge(&other.last_cards);
        self.all.merge(&other.all);
        self.won.merge(&other.won);
    }

    fn table(&self) -> Table {
        tables::whole(self)
    }

    fn tables(&self) -> Vec<(&'static str, Table)> {
        tables::all(self)
    }

    fn fields(&self) -> Map<String, Value> {
        json::fields(self)
    }
}
