//! What a climb will come to, from how the hero stands.

use ::labyrinth::{Flask, Labyrinth, Setup, View};
use engine::{Audience, Game as _, Perspective, Seat, Seed, Silence};

use crate::choices::{Judged, Look, POINT, fitted, named, sum};
use crate::stats::{real, signed};

/// Runs of the strong player that it is learnt from.
const RUNS: u64 = 10;
/// A look at the hero every so many commands.
const EVERY: u64 = 40;
/// What is looked at.
const FEATURES: usize = 7;
/// Keeps numbers small that few looks speak for.
const RIDGE: f64 = 1e-3;

/// Health, flasks, strength and floor.
type Features = [f64; FEATURES];

/// What a climb will still bring, as a sum over what can be seen of the hero.
#[derive(Clone, Copy, Debug)]
pub struct Future {
    weights: Features,
    /// The mean score at the end.
    expected: f64,
}

impl Future {
    /// Learns from runs of the strong player.
    pub(super) fn learnt(setup: &Setup, seed: Seed) -> Self {
        let mut looks = Vec::new();
        let mut scores = 0;
        for number in 0..RUNS {
            let seed = Seed::from_bits(seed.number().wrapping_mul(91).wrapping_add(number));
            scores += observe(setup, seed, &mut looks);
        }
        Self { weights: fitted(&looks, RIDGE), expected: (signed(scores) / real(RUNS)).max(1.0) }
    }

    /// What a run is worth as it stands, in thousandths of a point: twenty points are the score that is expected.
    pub(super) fn worth(&self, game: &Labyrinth) -> i64 {
        let view = game.view(Audience::Seat(Seat::FIRST));
        let to_come = sum(&features(&view), &self.weights);
        let to_come = if view.over.is_some() { 0.0 } else { to_come.max(0.0) };
        let points = (signed(game.score()) + to_come) / self.expected * 20.0;
        #[expect(clippy::cast_possible_truncation, reason = "a worth has few digits")]
        let worth = (points * signed(POINT)).round() as i64;
        worth
    }
}

fn features(view: &View) -> Features {
    let hero = &view.hero;
    let number = |number: i32| f64::from(number);
    let floor = f64::from(view.floor.0);
    [
        1.0,
        number(hero.hp.0) / number(hero.stats.hp.0.max(1)),
        f64::from(hero.flasks(Flask::Potion)),
        number(hero.stats.attack.0) / 100.0 / (5.0 + floor),
        number(hero.stats.defence.0) / 100.0 / (5.0 + floor),
        number(hero.stats.hp.0) / (10.0 * (5.0 + floor)),
        floor / 10.0,
    ]
}

/// Plays a run of the strong player, notes how the hero stood and what came after, and tells the score.
fn observe(setup: &Setup, seed: Seed, looks: &mut Vec<Look<FEATURES>>) -> i64 {
    let mut game = Labyrinth::start(setup, seed);
    let mut bot = named::<Labyrinth>("tactician", setup);
    bot.restart(seed);
    let mut seen = Vec::new();
    let mut commands = 0;
    while !game.status().is_over() && commands < Labyrinth::MOST_COMMANDS {
        if commands % EVERY == 0 {
            seen.push((features(&game.view(Audience::Seat(Seat::FIRST))), game.score()));
        }
        let command = bot.choose(Perspective::new(&game, Seat::FIRST));
        game.play(Seat::FIRST, command, &mut Silence).expect("the strong player knows the rules");
        commands += 1;
    }
    let score = game.score();
    looks.extend(seen.into_iter().map(|(features, before)| (features, signed(score - before))));
    score
}
