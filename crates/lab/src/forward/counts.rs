//! What is counted over many runs of Forward.

use forward::{Card, Forward, Location, Outcome, Tier};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::meter::{Find, ForwardMeter};
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
    /// Attempts that came past the middle, and clears among them: with a weapon found by then.
    pub(super) armed: [u64; 2],
    /// The same without one.
    pub(super) unarmed: [u64; 2],
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
        for (counts, more) in [(&mut self.armed, &other.armed), (&mut self.unarmed, &other.unarmed)] {
            counts.iter_mut().zip(more).for_each(|(count, more)| *count += more);
        }
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
            half[0] += 1;
            half[1] += u64::from(died != Some(location));
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

    fn tables(&self) -> Vec<(&'static str, Table)> {
        vec![
            ("", self.table()),
            ("deaths by tier, as shares of all runs and of all deaths", self.tiers()),
            ("steps from each location to the next, and what a weapon by the middle changes", self.steps()),
        ]
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

impl ForwardCounts {
    /// Where runs end, tier by tier, as the design document has it.
    fn tiers(&self) -> Table {
        let columns = vec![
            Column::new("tier", "tier"),
            Column::new("deaths", "deaths"),
            Column::new("of_runs", "of all runs, %"),
            Column::new("of_deaths", "of all deaths, %"),
        ];
        let (runs, all) =
            (self.locations[0].attempts, self.locations.iter().map(LocationCounts::deaths).sum());
        let row = |tier: Tier| {
            let here = Location::all().zip(&self.locations).filter(|(location, _)| location.tier() == tier);
            let deaths = here.map(|(_, counts)| counts.deaths()).sum();
            vec![
                Cell::Count(tier.index() as u64 + 1),
                Cell::Count(deaths),
                Cell::share(Proportion::new(deaths, runs)),
                Cell::share(Proportion::new(deaths, all)),
            ]
        };
        Table { columns, rows: Tier::ALL.map(row).into() }
    }

    /// Where it becomes harder or easier at once, and what a weapon is worth.
    fn steps(&self) -> Table {
        let columns = vec![
            Column::new("location", "location"),
            Column::new("step", "step in clear rate, points"),
            Column::new("armed", "clear rate with a weapon by the middle, %"),
            Column::new("unarmed", "without, %"),
        ];
        let mut before: Option<f64> = None;
        let row = |(location, counts): (Location, &LocationCounts)| {
            let rate = counts.clear_rate().rate();
            let step = rate
                .zip(before)
                .map_or(String::new(), |(rate, before)| format!("{:+.1}", 100.0 * (rate - before)));
            before = rate;
            let share = |[attempts, clears]: [u64; 2]| Cell::share(Proportion::new(clears, attempts));
            vec![
                Cell::Count(u64::from(location.number())),
                Cell::Text(step),
                share(counts.armed),
                share(counts.unarmed),
            ]
        };
        Table { columns, rows: Location::all().zip(&self.locations).map(row).collect() }
    }
}
