//! What is counted over many runs of Endless Tower.

use labyrinth::{Labyrinth, Outcome};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::causes;
use super::floors::{BANDS, FloorCounts};
use super::meter::LabyrinthMeter;
use super::tables;
use crate::solo::Counts;
use crate::stats::{Counter, Moments};
use crate::table::Table;

/// How far runs got, how they ended, and what happened on which floors.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LabyrinthCounts {
    pub(super) reached: Counter,
    pub(super) heights: Moments,
    /// Runs that were cut off.
    pub(super) cut_off: u64,
    pub(super) causes: [u64; causes::COUNT],
    pub(super) bands: [FloorCounts; BANDS.len()],
}

impl Counts<Labyrinth> for LabyrinthCounts {
    fn add(&mut self, meter: &LabyrinthMeter, outcome: Option<Outcome>) {
        self.reached.add(i64::from(meter.floor()));
        self.heights.add(meter.floor());
        let bands = if let Some(outcome) = outcome {
            self.causes[causes::place(outcome.cause)] += 1;
            meter.all_floors()
        } else {
            self.cut_off += 1;
            *meter.floors_left()
        };
        self.bands.iter_mut().zip(&bands).for_each(|(band, more)| band.merge(more));
    }

    fn merge(&mut self, other: &Self) {
        self.reached.merge(&other.reached);
        self.heights.merge(&other.heights);
        self.cut_off += other.cut_off;
        self.causes.iter_mut().zip(&other.causes).for_each(|(count, more)| *count += more);
        self.bands.iter_mut().zip(&other.bands).for_each(|(band, more)| band.merge(more));
    }

    fn table(&self) -> Table {
        tables::whole(self)
    }

    fn tables(&self) -> Vec<(&'static str, Table)> {
        tables::all(self)
    }

    fn fields(&self) -> Map<String, Value> {
        tables::fields(self)
    }
}
