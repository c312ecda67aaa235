//! The plots of Forward.

use forward::{Card, Forward, Location};

use super::counts::LocationCounts;
use super::survival;
use crate::chart::{Axis, Frame, Whisker, bars, marks};
use crate::report::Plot;
use crate::solo::Side;
use crate::stats::{Interval, Moments, Proportion, real};
use crate::table::{Cell, Column, Estimate, Table};

/// All plots, in the order in which a designer asks.
pub(super) fn all(sides: &[Side<'_, Forward>]) -> Vec<Plot> {
    vec![survival::plot(sides), clear_rates(sides), deaths(sides), causes(sides), damage_and_healing(sides)]
}

fn clear_rates(sides: &[Side<'_, Forward>]) -> Plot {
    let plotted = shares(sides, LocationCounts::clear_rate);
    let mut frame =
        Frame::new(locations_axis(), share_axis("locations cleared, % of attempts", &plotted, None));
    for (side, points) in plotted.iter().enumerate() {
        marks(&mut frame, points, side, sides.len());
    }
    Plot {
        title: "Clear rate by location".into(),
        caption: "Of the runs that came to a location, how many survived its last card.".into(),
        svg: frame.svg("Clear rate of each location in percent"),
        table: by_location("clear rate, %", sides, |_, counts| vec![Cell::share(counts.clear_rate())]),
    }
}

fn deaths(sides: &[Side<'_, Forward>]) -> Plot {
    let plotted: Vec<Vec<Whisker>> = sides
        .iter()
        .map(|side| {
            let share = |counts: &LocationCounts| Proportion::new(counts.deaths(), side.tally.runs);
            share_marks(side.tally.counts.locations.iter().map(share))
        })
        .collect();
    let y = share_axis("deaths here, % of all runs", &plotted, Some(0.0));
    let mut frame = Frame::new(locations_axis(), y);
    for (side, points) in plotted.iter().enumerate() {
        bars(&mut frame, points, side, sides.len());
    }
    Plot {
        title: "Deaths by location".into(),
        caption: "Where runs end, as a share of all runs: what is left is the win rate.".into(),
        svg: frame.svg("Deaths in each location in percent of all runs"),
        table: deaths_table(sides),
    }
}

/// With one setting there is room to tell what killed where.
fn deaths_table(sides: &[Side<'_, Forward>]) -> Table {
    let share = |side: &Side<'_, Forward>, deaths: u64| Proportion::new(deaths, side.tally.runs);
    if sides.len() > 1 {
        return by_location("deaths, % of runs", sides, |side, counts| {
            vec![Cell::share(share(side, counts.deaths()))]
        });
    }
    let deadly = deadly(sides);
    let by_card = deadly.iter().map(|card| format!("by {card}"));
    let heads: Vec<String> = ["deaths, % of runs".to_owned()].into_iter().chain(by_card).collect();
    by_location(&heads.join("; "), sides, |side, counts| {
        let by_card = deadly.iter().map(|card| share(side, counts.killed_by[card.index()]));
        let plain = by_card.map(|share| Cell::Percent(Estimate { value: share.rate(), interval: None }));
        [Cell::share(share(side, counts.deaths()))].into_iter().chain(plain).collect()
    })
}

/// The cards that killed anybody.
fn deadly(sides: &[Side<'_, Forward>]) -> Vec<Card> {
    let kills = |card: Card| {
        sides
            .iter()
            .flat_map(|side| &side.tally.counts.locations)
            .any(|counts| counts.killed_by[card.index()] > 0)
    };
    Card::ALL.into_iter().filter(|&card| kills(card)).collect()
}

fn causes(sides: &[Side<'_, Forward>]) -> Plot {
    let killed = |side: &Side<'_, Forward>, card: Card| {
        let by_card = |counts: &LocationCounts| counts.killed_by[card.index()];
        let deaths = side.tally.counts.locations.iter().map(by_card).sum();
        Proportion::new(deaths, side.tally.runs)
    };
    let deadly = deadly(sides);
    let plotted: Vec<Vec<Whisker>> =
        sides.iter().map(|side| share_marks(deadly.iter().map(|&card| killed(side, card)))).collect();
    let names: Vec<String> = deadly.iter().map(ToString::to_string).collect();
    let y = share_axis("killed by this card, % of all runs", &plotted, Some(0.0));
    let mut frame = Frame::new(Axis::names("card", names.iter().map(String::as_str)), y);
    for (side, points) in plotted.iter().enumerate() {
        bars(&mut frame, points, side, sides.len());
    }
    let mut columns = vec![Column::new("card", "card")];
    columns.extend(sides.iter().map(|side| Column::new(side.label, format!("{}, % of runs", side.label))));
    let row = |&card: &Card| {
        let mut row = vec![Cell::Text(card.to_string())];
        row.extend(sides.iter().map(|side| Cell::share(killed(side, card))));
        row
    };
    Plot {
        title: "What kills".into(),
        caption: "The card that ended each lost run. There are five beasts to one Hollow in a location."
            .into(),
        svg: frame.svg("Deaths by the card that killed, in percent of all runs"),
        table: Table { columns, rows: deadly.iter().map(row).collect() },
    }
}

fn damage_and_healing(sides: &[Side<'_, Forward>]) -> Plot {
    let plotted: Vec<Vec<Whisker>> = sides
        .iter()
        .map(|side| {
            let locations = &side.tally.counts.locations;
            let up = locations.iter().enumerate().filter_map(|(place, counts)| mean(place, &counts.healing));
            let down = locations.iter().enumerate().filter_map(|(place, counts)| mean(place, &counts.damage));
            up.chain(down.map(mirrored)).collect()
        })
        .collect();
    let ends = plotted.iter().flatten().map(|mark| mark.y).chain([0.0]);
    let mut y = Axis::numbers("HP lost (below) and won back (above)", ends);
    // Below the line stands a loss, and a loss of -20 would be a gain.
    y.ticks.iter_mut().for_each(|(_, label)| *label = label.trim_start_matches('-').to_owned());
    let (low, high) = (y.low, y.high);
    let mut frame = Frame::new(locations_axis(), y);
    for (side, points) in plotted.iter().enumerate() {
        bars(&mut frame, points, side, sides.len());
    }
    frame.rule_across(0.0);
    frame.word(-0.5, high * 0.9, "healing");
    frame.word(-0.5, low * 0.95, "damage");
    Plot {
        title: "Damage and healing by location".into(),
        caption: "Means for each attempt, failed ones included. Each card counts with the net change of \
                  HP until the next is turned, Lux spent on healing included; the rest between locations \
                  counts for nothing."
            .into(),
        svg: frame.svg("Mean damage and healing in each location, in HP"),
        table: by_location("damage, HP; healing, HP", sides, |_, counts| {
            vec![Cell::mean(&counts.damage), Cell::mean(&counts.healing)]
        }),
    }
}

fn mean(place: usize, moments: &Moments) -> Option<Whisker> {
    Some(Whisker { x: real(place as u64), y: moments.mean()?, interval: moments.interval() })
}

fn mirrored(mark: Whisker) -> Whisker {
    let interval = mark.interval.map(|Interval { low, high }| Interval { low: -high, high: -low });
    Whisker { y: -mark.y, interval, ..mark }
}

fn shares(sides: &[Side<'_, Forward>], share: impl Fn(&LocationCounts) -> Proportion) -> Vec<Vec<Whisker>> {
    sides.iter().map(|side| share_marks(side.tally.counts.locations.iter().map(&share))).collect()
}

/// Shares at places 0, 1 and so on, in percent; a share of nothing has no mark.
pub(super) fn share_marks(shares: impl Iterator<Item = Proportion>) -> Vec<Whisker> {
    let mark = |(place, share): (u64, Proportion)| {
        let interval = share.interval().map(|interval| interval.times(100.0));
        Some(Whisker { x: real(place), y: share.rate()? * 100.0, interval })
    };
    (0..).zip(shares).filter_map(mark).collect()
}

fn share_axis(label: &str, plotted: &[Vec<Whisker>], from: Option<f64>) -> Axis {
    let ends = plotted.iter().flatten().filter_map(|mark| mark.interval);
    Axis::numbers(label, ends.flat_map(|interval| [interval.low, interval.high]).chain(from))
}

fn locations_axis() -> Axis {
    Axis::names("location", ["1", "2", "3", "4", "5", "6", "7", "8", "9"])
}

/// A row for each location; for each side the cells that `cells` makes, headed by the
/// side's name and the `;`-separated `heads`.
pub(super) fn by_location(
    heads: &str,
    sides: &[Side<'_, Forward>],
    cells: impl Fn(&Side<'_, Forward>, &LocationCounts) -> Vec<Cell>,
) -> Table {
    let mut columns = vec![Column::new("location", "location")];
    for side in sides {
        for head in heads.split("; ") {
            let head = if sides.len() == 1 { head.to_owned() } else { format!("{}: {head}", side.label) };
            columns.push(Column::new(head.clone(), head));
        }
    }
    let row = |location: Location| {
        let mut row = vec![Cell::Count(u64::from(location.number()))];
        row.extend(sides.iter().flat_map(|side| cells(side, &side.tally.counts.locations[location.index()])));
        row
    };
    Table { columns, rows: Location::all().map(row).collect() }
}
