//! How a run will end, from how somebody stands.

use ::descent::{Descent, Flask, Setup, View};
use engine::{Audience, Game as _, Perspective, Seat, Seed, Silence, Status};

use crate::choices::{Judged, Look, POINT, chance, fitted_chances, named, sum};
use crate::stats::real;

/// Runs of the strong player that it is learnt from, for each that is judged; at least and at most so many.
const LEARNT: u64 = 3;
const LEAST: u64 = 20;
const MOST: u64 = 100;
/// A look at how they stand every so many commands.
const EVERY: u64 = 25;
/// What is looked at.
const FEATURES: usize = 12;
/// Keeps numbers small that few looks speak for.
const RIDGE: f64 = 1e-3;

/// Where and how somebody stands.
type Features = [f64; FEATURES];

/// How likely a run is to be won, from a sum over what can be seen.
#[derive(Clone, Copy, Debug)]
pub struct Future {
    weights: Features,
}

impl Future {
    /// Learns from runs of the strong player.
    pub(super) fn learnt(setup: &Setup, seed: Seed, runs: u64) -> Self {
        let mut looks = Vec::new();
        for number in 0..(LEARNT * runs).clamp(LEAST, MOST) {
            let seed = Seed::from_bits(seed.number().wrapping_mul(0x5bd1).wrapping_add(number));
            observe(setup, seed, &mut looks);
        }
        Self { weights: fitted_chances(&looks, RIDGE) }
    }

    /// What a run is worth as it stands, in thousandths of a point: a point is a hundredth of the chance to win.
    pub(super) fn worth(&self, game: &Descent) -> i64 {
        let share = match game.status() {
            Status::Over(outcome) => f64::from(u8::from(outcome.is_won())),
            Status::Awaiting(_) => chance(sum(&features(&seen(game)), &self.weights)),
        };
        #[expect(clippy::cast_possible_truncation, reason = "a worth has few digits")]
        let worth = (share * 100.0 * crate::stats::signed(POINT)).round() as i64;
        worth
    }
}

fn seen(game: &Descent) -> View {
    game.view(Audience::Seat(Seat::FIRST))
}

fn features(view: &View) -> Features {
    let hero = view.hero(Seat::FIRST);
    let number = |number: i16| f64::from(number);
    let count = |count: usize| real(count as u64);
    let floor = f64::from(view.place.floor.0);
    let awake = || view.foes.iter().filter(|foe| foe.is_awake());
    let threat: f64 = awake().map(|foe| number(foe.attack.0)).sum();
    let bosses = view.foes.iter().filter(|foe| foe.kind.is_boss());
    let boss: f64 = bosses.map(|foe| number(foe.hp.0) / number(foe.most.0.max(1))).sum();
    let is_kept = f64::from(u8::from(view.is_way_shut));
    let flasks = Flask::ALL.map(|flask| f64::from(hero.flasks(flask)) / 4.0);
    let healing = flasks[Flask::Healing.index()];
    [
        1.0,
        floor / 7.0,
        number(hero.hp.0) / number(hero.most.0.max(1)),
        healing.min(2.0),
        (flasks.iter().sum::<f64>() - healing).min(2.0),
        number(hero.attack().0) / (8.0 + floor),
        number(hero.defence().0) / (4.0 + floor),
        number(hero.most.0) / (80.0 + 10.0 * floor),
        count(hero.pack.pairs().count()) / 4.0,
        count(hero.pack.full_tags().count()) / 2.0,
        (threat / number(hero.hp.0.max(1))).min(3.0),
        // Who has not been seen yet is whole.
        if boss > 0.0 { boss } else { is_kept },
    ]
}

/// Plays a run of the strong player, and notes how it stood and how it ended.
fn observe(setup: &Setup, seed: Seed, looks: &mut Vec<Look<FEATURES>>) {
    let mut game = Descent::start(setup, seed);
    let mut bot = named::<Descent>("delver", setup);
    bot.restart(seed);
    let mut stood = Vec::new();
    let mut commands = 0;
    while !game.status().is_over() && commands < Descent::MOST_COMMANDS {
        if commands % EVERY == 0 {
            stood.push(features(&seen(&game)));
        }
        let command = bot.choose(Perspective::new(&game, Seat::FIRST));
        game.play(Seat::FIRST, command, &mut Silence).expect("the strong player knows the rules");
        commands += 1;
    }
    let won = f64::from(u8::from(game.result(Seat::FIRST) > 0));
    looks.extend(stood.into_iter().map(|features| (features, won)));
}
