//! What is counted over many runs of Forward.

use forward::{Card, Forward, Location, Outcome};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::meter::ForwardMeter;
use crate::solo::Counts;
use crate::stats::{Counter, Moments, Proportion};
use crate::table::{Cell, Column, Table};

/// Counts by location, and where runs ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForwardCounts {
    pub(super) locations: [LocationCounts; Location::COUNT],
    /// How many cards the runs that died had turned over, the deadly one included.
    pub(super) last_cards: Counter,
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

    fn merge(&mut self, other: &Self) {
        self.attempts += other.attempts;
        self.killed_by.iter_mut().zip(&other.killed_by).for_each(|(count, more)| *count += more);
        self.damage.merge(&other.damage);
        self.healing.merge(&other.healing);
    }
}

impl Counts<Forward> for ForwardCounts {
    fn add(&mut self, meter: &ForwardMeter, outcome: Option<Outcome>) {
        for (counts, visit) in self.locations.iter_mut().zip(meter.visits()) {
            counts.attempts += 1;
            counts.damage.add(visit.damage);
            counts.healing.add(visit.healing);
        }
        if let Some(Outcome::Died { cause, location }) = outcome {
            self.locations[location.index()].killed_by[cause.index()] += 1;
            self.last_cards.add(i64::from(meter.cards()));
        }
    }

    fn merge(&mut self, other: &Self) {
        self.locations.iter_mut().zip(&other.locations).for_each(|(counts, more)| counts.merge(more));
        self.last_cards.merge(&other.last_cards);
    }

    fn table(&self) -> Table {
        let columns = vec![
            Column::new("location", "location"),
            Column::new("attempts", "attempts"),
            Column::new("clears", "clears"),
            Column::new("deaths", "deaths"),
            Column::new("clear_rate", "clear rate, %"),
            Column::new("damage", "damage, HP"),
            Column::new("healing", "healing, HP"),
        ];
        let row = |(location, counts): (Location, &LocationCounts)| {
            vec![
                Cell::Count(u64::from(location.number())),
                Cell::Count(counts.attempts),
                Cell::Count(counts.clears()),
                Cell::Count(counts.deaths()),
                Cell::share(counts.clear_rate()),
                Cell::mean(&counts.damage),
                Cell::mean(&counts.healing),
            ]
        };
        Table { columns, rows: Location::all().zip(&self.locations).map(row).collect() }
    }

    fn fields(&self) -> Map<String, Value> {
        let location = |(location, counts): (Location, &LocationCounts)| {
            json!({
                "location": location.number(),
                "attempts": counts.attempts,
                "clears": counts.clears(),
                "deaths": counts.deaths(),
                "clear_rate": counts.clear_rate().rate(),
                "clear_rate_ci": counts.clear_rate().interval(),
                "damage": counts.damage.mean(),
                "damage_ci": counts.damage.interval(),
                "healing": counts.healing.mean(),
                "healing_ci": counts.healing.interval(),
            })
        };
        let locations = Location::all().zip(&self.locations).map(location).collect();
        Map::from_iter([("locations".to_owned(), Value::Array(locations))])
    }
}
