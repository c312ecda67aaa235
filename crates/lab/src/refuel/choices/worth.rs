//! What a battle is worth as it ended.

use ::refuel::{Refuel, Setup};
use engine::{Game as _, Perspective, Seat, Seed, Silence};

use crate::choices::{Judged, POINT, named};
use crate::stats::{real, signed};

/// Battles of the strong player that the scale is made from.
const RUNS: u64 = 8;

/// How much of the score that the strong player expects a point is.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// The mean score at the end.
    expected: f64,
}

impl Scale {
    /// Learns from battles of the strong player.
    pub(super) fn learnt(setup: &Setup, seed: Seed) -> Self {
        let score =
            |number| score(setup, Seed::from_bits(seed.number().wrapping_mul(91).wrapping_add(number)));
        let sum: i64 = (0..RUNS).map(score).sum();
        Self { expected: (signed(sum) / real(RUNS)).max(1.0) }
    }

    /// What a battle came to, in thousandths of a point: twenty points are the score that is expected.
    pub(super) fn worth(self, game: &Refuel) -> i64 {
        let points = signed(game.score()) / self.expected * 20.0;
        #[expect(clippy::cast_possible_truncation, reason = "a worth has few digits")]
        let worth = (points * signed(POINT)).round() as i64;
        worth
    }
}

/// What the strong player comes to.
fn score(setup: &Setup, seed: Seed) -> i64 {
    let mut game = Refuel::start(setup, seed);
    let mut bot = named::<Refuel>("builder", setup);
    bot.restart(seed);
    while !game.status().is_over() {
        let command = bot.choose(Perspective::new(&game, Seat::FIRST));
        game.play(Seat::FIRST, command, &mut Silence).expect("the strong player knows the rules");
    }
    game.score()
}
