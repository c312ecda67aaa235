//! What a search finds, as a chance to win.

use engine::{Game as _, Perspective, Seed, Silence, Status};
use tactics::bot::Search;
use tactics::{Setup, Tactics};

use super::policies::STRONG;
use crate::choices::{Judged as _, named};
use crate::stats::{real, signed};

/// Matches whose ends tell what worths mean.
const MATCHES: u64 = 30;
/// Positions that are looked at for a worth.
const POSITIONS: u32 = 100;
/// The scales that are tried.
const SCALES: std::ops::RangeInclusive<i32> = 1..=40;
const STEP: i32 = 25;

/// Turns worths into chances: half of it at nothing, and the closer to certain the farther from that, by a scale
/// under which matches of the strong player ended as foretold most nearly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale(f64);

impl Scale {
    /// The scale for matches with this setup.
    pub(super) fn fitted(setup: &Setup, seed: Seed) -> Self {
        let mut seen = Vec::new();
        for number in 0..MATCHES {
            let seed = Seed::from_bits(seed.number().wrapping_mul(77).wrapping_add(number));
            observe(setup, seed, &mut seen);
        }
        let error =
            |scale: Self| seen.iter().map(|(worth, won)| (scale.chance(*worth) - won).powi(2)).sum::<f64>();
        let scales = SCALES.map(|step| Self(f64::from(step * STEP)));
        scales.min_by(|a, b| error(*a).total_cmp(&error(*b))).expect("some scales are tried")
    }

    /// The chance to win with a worth.
    pub(super) fn chance(self, worth: i32) -> f64 {
        let worth = f64::from(worth);
        0.5 + 0.5 * worth / (worth.abs() + self.0)
    }

    /// The same in thousandths of a point.
    pub(super) fn thousandths(self, worth: i32) -> i64 {
        #[expect(clippy::cast_possible_truncation, reason = "a chance has few digits")]
        let thousandths = (self.chance(worth) * 100_000.0).round() as i64;
        thousandths
    }
}

/// Plays a match of the strong player against itself and notes what the search said and how it ended.
fn observe(setup: &Setup, seed: Seed, seen: &mut Vec<(i32, f64)>) {
    let search = Search::new(setup.content(), POSITIONS);
    let mut players = [0, 1].map(|_| named::<Tactics>(STRONG, setup));
    let mut game = Tactics::start(setup, seed);
    let mut said = Vec::new();
    while let Status::Awaiting(seats) = game.status() {
        let seat = seats.first().expect("a match waits for somebody");
        if let Some(line) = search.best(&game) {
            said.push((seat, line.worth));
        }
        let command = players[usize::from(seat.index() % 2)].choose(Perspective::new(&game, seat));
        game.play(seat, command, &mut Silence).expect("the strong player knows the rules");
    }
    let won = said.into_iter().map(|(seat, worth)| (worth, signed(game.result(seat)) / real(2)));
    seen.extend(won);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_even_and_a_won_match_is_nearly_certain() {
        let scale = Scale(200.0);
        assert_eq!(
            [scale.thousandths(0), scale.thousandths(200), scale.thousandths(-200)],
            [50_000, 75_000, 25_000]
        );
        assert!(scale.thousandths(100_000) > 99_800);
    }
}
