//! Playing a run with a policy.

use engine::{Perspective, Seat, Seed, Silence, Status};

use super::estimate::Field;
use super::judged::{BoxedBot, Judge, Judged};
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
    player: BoxedBot<S>,
    /// Thinks about the player's commands once more, if it has the time.
    second_thought: Option<S::Judge>,
    rival: BoxedBot<S>,
    /// Second thoughts in this run so far.
    thoughts: u64,
}

impl<S: Judged> Party<S> {
    /// A player who decides at once, against a rival.
    pub(super) const fn new(player: BoxedBot<S>, rival: BoxedBot<S>) -> Self {
        Self { player, second_thought: None, rival, thoughts: 0 }
    }

    /// The same, who thinks again.
    pub(super) fn with_second_thought(self, judge: S::Judge) -> Self {
        Self { second_thought: Some(judge), ..self }
    }

    /// Both begin a run as if new.
    pub(super) fn restart(&mut self, seed: Seed) {
        self.player.restart(Seed::from_bits(2 * seed.number()));
        self.rival.restart(Seed::from_bits(2 * seed.number() + 1));
        self.thoughts = 0;
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
        let command = if asked == seat { self.decide(game, seat, seed) } else { self.reply(game, asked) };
        game.play(asked, command, &mut Silence).map_err(|refusal| Error::Misplay {
            bot: "on the ladder".to_owned(),
            misplay: Misplay::new(seed, command, refusal),
        })
    }

    fn reply(&mut self, game: &S, asked: Seat) -> S::Command {
        self.rival.choose(Perspective::new(game, asked))
    }

    /// What the player does, once it has thought about it again.
    fn decide(&mut self, game: &S, seat: Seat, seed: Seed) -> S::Command {
        let command = self.player.choose(Perspective::new(game, seat));
        let Some(judge) = &mut self.second_thought else { return command };
        for question in judge.questions(game, seat) {
            let Some(own) = question.options.iter().position(|option| *option == command) else { continue };
            self.thoughts += 1;
            let luck = Seed::from_bits(seed.number().wrapping_mul(0x1_0003).wrapping_add(self.thoughts));
            let Some(worths) = judge.pondered(game, seat, &question, luck) else { continue };
            return question.options[Field::new(&worths).rather_than(own)];
        }
        command
    }
}
