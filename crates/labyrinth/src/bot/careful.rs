//! The player after an evening.

use engine::{Bot, Perspective, Seed};
use grid::Direction;

use super::brawler::approach;
use super::habits::Habits;
use super::naive::shot;
use crate::errand::Wanderer as _;
use crate::{Command, Content, Labyrinth, View};

/// Plays as [`Naive`](super::Naive) does, and answers what is announced: it leaves a tile that a deed will strike,
/// guards where it cannot, and does not walk onto one. RULES.md, section 14.
#[derive(Clone, Debug)]
pub struct Careful(Habits);

impl Careful {
    /// The bot for runs with these numbers.
    pub fn new(content: Content) -> Self {
        Self(Habits::new(&content))
    }
}

/// What to do about an announced deed that would strike the hero.
fn answer(view: &View) -> Option<Command> {
    let (here, threatened) = (view.hero.at, view.threatened());
    if !threatened.contains(here) {
        return None;
    }
    let chart = view.chart();
    let safe = chart.free - chart.traps - threatened;
    let is_safe = |way: &Direction| safe.contains(here.step(*way)) && view.foe_at(here.step(*way)).is_none();
    Some(Direction::ALL.into_iter().find(is_safe).map_or(Command::Guard, Command::Step))
}

/// Lets a deed pass before it goes where that will strike.
fn heedful(view: &View, command: Command) -> Command {
    match command {
        Command::Step(way)
            if view.foe_at(view.hero.at.step(way)).is_none()
                && view.threatened().contains(view.hero.at.step(way)) =>
        {
            Command::Wait
        }
        _ => command,
    }
}

impl Bot<Labyrinth> for Careful {
    fn choose(&mut self, perspective: Perspective<'_, Labyrinth>) -> Command {
        self.0.choose(perspective, |view, legal| {
            let attack =
                || shot(view, legal).or_else(|| approach(view)).map(|command| heedful(view, command));
            answer(view).or_else(attack)
        })
    }

    fn restart(&mut self, _seed: Seed) {
        self.0.forget();
    }
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game as _, Seat, Silence};

    use super::*;
    use crate::{Flask, Setup};

    #[test]
    fn what_is_announced_is_answered() {
        let mut answers = [0; 2];
        for seed in 0..6 {
            let mut run = Labyrinth::new(&Setup::default(), Seed::from_bits(seed)).unwrap();
            let mut bot = Careful::new(*run.content());
            for _ in 0..2_500 {
                if run.status().is_over() {
                    break;
                }
                let view = run.view(Audience::Seat(Seat::FIRST));
                let command = bot.choose(Perspective::new(&run, Seat::FIRST));
                let is_struck = view.threatened().contains(view.hero.at);
                match command {
                    Command::Step(way) if is_struck => {
                        answers[0] += 1;
                        assert!(!view.threatened().contains(view.hero.at.step(way)), "out of the rain");
                    }
                    Command::Guard => {
                        answers[1] += 1;
                        assert!(is_struck, "nobody guards against nothing");
                    }
                    Command::Drink(Flask::Potion) | Command::Wait => {}
                    _ => assert!(!is_struck, "{command}"),
                }
                run.play(Seat::FIRST, command, &mut Silence).expect("bots know the rules");
            }
        }
        assert!(answers.iter().all(|count| *count > 0), "{answers:?}");
    }
}
