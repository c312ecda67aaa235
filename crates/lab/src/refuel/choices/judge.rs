//! Who judges decisions in a battle.

use ::refuel::bot::{Builder, Naive, Taste};
use ::refuel::{Command, Refuel, Setup};
use engine::{Bot as _, Perspective, Seat, Seed};

use super::kind::Kind;
use super::shown::shown;
use super::worth::Scale;
use crate::choices::{Effort, Judge, Judged as _, Question, Worth};

/// How long something is tried: to the end, on so many clones.
const EFFORT: Effort = Effort { lots: 6, horizon: 5_000 };

/// Tries options by playing on.
pub struct RefuelJudge {
    scale: Scale,
}

impl Judge<Refuel> for RefuelJudge {
    type Likeness = Command;

    fn new(_setup: &Setup, scale: &Scale) -> Self {
        Self { scale: *scale }
    }

    fn questions(&mut self, game: &Refuel, seat: Seat) -> Vec<Question<Command>> {
        if game.assault().is_some() {
            return Vec::new();
        }
        let wish = Builder::new(Taste::USUAL).choose(Perspective::new(game, seat));
        let asked = Kind::asked(game, wish).into_iter();
        asked.map(|(kind, options)| Question { kind: kind as usize, options }).collect()
    }

    /// Nothing in a battle is quite the same as something else.
    fn likeness(&self, _game: &Refuel, _seat: Seat, option: Command) -> Command {
        option
    }

    fn shown(&self, game: &Refuel, _seat: Seat, kind: usize, option: Command) -> Vec<i64> {
        shown(Kind::ALL[kind], game, option)
    }

    /// Whoever would build something else than what can be chosen takes it where it can be, or else leaves it.
    fn simple(&mut self, game: &Refuel, seat: Seat, question: &Question<Command>, _luck: Seed) -> usize {
        let wish = Naive::default().choose(Perspective::new(game, seat));
        let place =
            |is_it: &dyn Fn(Command) -> bool| question.options.iter().position(|option| is_it(*option));
        let is_alike = |option: Command| match (option, wish) {
            (Command::Build(one, _), Command::Build(other, _)) => one == other,
            _ => false,
        };
        let wished = place(&|option| option == wish).or_else(|| place(&is_alike));
        wished.or_else(|| place(&|option| option == Command::Wave)).unwrap_or(0)
    }

    fn worths(&mut self, game: &Refuel, seat: Seat, options: &[Command], luck: Seed) -> Vec<Worth> {
        EFFORT.tried(
            (seat, options),
            luck,
            |seed| game.redealt(seed),
            || Builder::new(Taste::USUAL),
            |game| self.scale.worth(game),
        )
    }

    fn worths_otherwise(
        &mut self,
        game: &Refuel,
        seat: Seat,
        options: &[Command],
        luck: Seed,
    ) -> Option<Vec<Worth>> {
        let other = game.with_next_waves_exchanged()?;
        Some(self.worths(&other, seat, options, luck))
    }

    fn place(&self, game: &Refuel) -> usize {
        (usize::from(game.waves_over()) / 3).min(Refuel::PLACES.len() - 1)
    }
}
