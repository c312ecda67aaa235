//! Playing a run with a policy.

use engine::{Perspective, Seat, Seed, Silence, Status};

use super::judged::{BoxedBot, Judged};
use crate::error::Error;
use crate::player::Misplay;

/// How a run went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Played {
    /// What it came to.
    pub(super) result: i64,
    /// How many commands the player gave.
    pub(super) commands: u64,
    /// Whether it reached an end before it was broken off.
    pub(super) ended: bool,
}

/// Who plays, and against whom if the game is for two.
pub(super) struct Party<S: Judged> {
    pub(super) player: BoxedBot<S>,
    pub(super) rival: BoxedBot<S>,
}

impl<S: Judged> Party<S> {
    /// Both begin a run as if new.
    pub(super) fn restart(&mut self, seed: Seed) {
        self.player.restart(Seed::from_bits(2 * seed.number()));
        self.rival.restart(Seed::from_bits(2 * seed.number() + 1));
    }

    /// Plays a run on to its end, with the player in a seat.
    pub(super) fn play(&mut self, mut game: S, seat: Seat, seed: Seed) -> Result<Played, Error> {
        self.restart(seed);
        let mut commands = 0;
        while let Status::Awaiting(seats) = game.status()
            && commands < S::MOST_COMMANDS
        {
            let asked = seats.first().expect("a game that waits, waits for somebody");
            commands += u64::from(asked == seat);
            self.step(&mut game, asked, seat, seed)?;
        }
        Ok(Played { result: game.result(seat), commands, ended: game.status().is_over() })
    }

    /// Whoever is asked gives a command.
    pub(super) fn step(&mut self, game: &mut S, asked: Seat, seat: Seat, seed: Seed) -> Result<(), Error> {
        let bot = if asked == seat { &mut self.player } else { &mut self.rival };
        let command = bot.choose(Perspective::new(game, asked));
        game.play(asked, command, &mut Silence).map_err(|refusal| Error::Misplay {
            bot: "on the ladder".to_owned(),
            misplay: Misplay::new(seed, command, refusal),
        })
    }
}
