//! Trying options by playing on.

use engine::{Bot, Game, Perspective, Seat, Seed, Silence};

use super::estimate::Worth;

/// How long something is tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Clones that every option is tried on.
    pub(crate) lots: u64,
    /// Commands for which a bot goes on.
    pub(crate) horizon: u64,
}

/// The seed of a lot.
pub(crate) const fn lot_seed(luck: Seed, lot: u64) -> Seed {
    Seed::from_bits(luck.number().wrapping_mul(1_021).wrapping_add(lot))
}

impl Effort {
    /// What some options of a seat lead to on clones that are dealt anew, with the same lots for each: a bot goes on
    /// that begins to look only then.
    pub(crate) fn tried<G: Game, B: Bot<G>>(
        self,
        (seat, options): (Seat, &[G::Command]),
        luck: Seed,
        dealt: impl Fn(Seed) -> G,
        bot: impl Fn() -> B,
        worth: impl Fn(&G) -> i64,
    ) -> Vec<Worth> {
        let clones: Vec<G> = (0..self.lots).map(|lot| dealt(lot_seed(luck, lot))).collect();
        let tried = |option: &G::Command| {
            let samples =
                clones.iter().map(|clone| worth(&self.played_on(clone.clone(), seat, *option, bot())));
            Worth::sampled(samples.collect())
        };
        options.iter().map(tried).collect()
    }

    fn played_on<G: Game>(self, mut game: G, seat: Seat, command: G::Command, mut bot: impl Bot<G>) -> G {
        if game.play(seat, command, &mut Silence).is_err() {
            unreachable!("what may be done depends on what is seen alone");
        }
        for _ in 0..self.horizon {
            if game.status().is_over() {
                break;
            }
            let command = bot.choose(Perspective::new(&game, seat));
            if game.play(seat, command, &mut Silence).is_err() {
                unreachable!("the strong player knows the rules");
            }
        }
        game
    }
}
