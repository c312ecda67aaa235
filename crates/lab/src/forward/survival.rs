//! How far runs get.

use forward::{Forward, Location};

use super::plots::by_location;
use crate::chart::{Axis, Frame, Whisker, marks, stairs};
use crate::report::Plot;
use crate::solo::Side;
use crate::stats::{Proportion, real};
use crate::table::Cell;

/// The share of runs that are still alive after each card.
pub(super) fn plot(sides: &[Side<'_, Forward>]) -> Plot {
    let longest = sides.iter().map(road).max().unwrap_or_default();
    let mut frame = Frame::new(cards_axis(longest), Axis::numbers("runs still alive, %", [0.0, 100.0]));
    draw_locations(&mut frame, sides);
    for (index, side) in sides.iter().enumerate() {
        stairs(&mut frame, curve(side), index);
        marks(&mut frame, &location_ends(side), index, 1);
    }
    Plot {
        title: "How far runs get".into(),
        caption: "The share of runs that are still alive, card by card. Marks stand where a location ends; \
                  the last height is the win rate."
            .into(),
        svg: frame.svg("Share of runs still alive after each card, in percent"),
        table: by_location("alive at the end, %", sides, |side, counts| {
            vec![Cell::share(Proportion::new(counts.clears(), side.tally.runs))]
        }),
    }
}

/// Cards in all locations together.
fn road(side: &Side<'_, Forward>) -> u64 {
    u64::from(side.setup.content().cards.total()) * Location::COUNT as u64
}

/// Ticks where the locations of the longest road end.
fn cards_axis(longest: u64) -> Axis {
    let tick = |end: u64| {
        let card = end * longest / Location::COUNT as u64;
        (real(card), card.to_string())
    };
    let ticks = (0..=Location::COUNT as u64).map(tick).collect();
    Axis { label: "cards turned over".to_owned(), low: 0.0, high: real(longest.max(1)), ticks }
}

/// Locations can be drawn when they are equally long in all settings.
fn draw_locations(frame: &mut Frame, sides: &[Side<'_, Forward>]) {
    let length = road(&sides[0]);
    if sides.iter().any(|side| road(side) != length) {
        return;
    }
    let cards = real(length) / real(Location::COUNT as u64);
    for location in Location::all() {
        let end = f64::from(location.number()) * cards;
        frame.rule_up(end);
        let word =
            if location == Location::FIRST { format!("location {location}") } else { location.to_string() };
        frame.word_above(end - cards / 2.0, &word);
    }
}

fn curve(side: &Side<'_, Forward>) -> Vec<(f64, f64)> {
    let runs = real(side.tally.runs.max(1));
    let mut alive = side.tally.runs;
    let mut points = vec![(0.0, 100.0)];
    for (card, deaths) in side.tally.counts.last_cards.iter() {
        alive -= deaths;
        points.push((real(card.unsigned_abs()), 100.0 * real(alive) / runs));
    }
    points.push((real(road(side)), 100.0 * real(alive) / runs));
    points
}

fn location_ends(side: &Side<'_, Forward>) -> Vec<Whisker> {
    let cards = real(road(side)) / real(Location::COUNT as u64);
    let mark = |location: Location| {
        let clears = side.tally.counts.locations[location.index()].clears();
        let alive = Proportion::new(clears, side.tally.runs);
        let interval = alive.interval().map(|interval| interval.times(100.0));
        Some(Whisker { x: f64::from(location.number()) * cards, y: alive.rate()? * 100.0, interval })
    };
    Location::all().filter_map(mark).collect()
}
