//! The player after ten minutes.

use engine::{Bot, Perspective, Seed};

use super::brawler::approach;
use super::habits::Habits;
use crate::{Command, Content, Labyrinth, View};

/// Uses whatever there is on the nearest foe, walks up to it and bumps, drinks when it is low, and climbs when
/// nothing is left to explore. It heeds nothing that is announced. RULES.md, section 14.
#[derive(Clone, Debug)]
pub struct Naive(Habits);

impl Naive {
    /// The bot for runs with these numbers.
    pub fn new(content: Content) -> Self {
        Self(Habits::new(&content))
    }
}

/// A spell or an arrow for the nearest foe that one can be used on.
pub(super) fn shot(view: &View, legal: &[Command]) -> Option<Command> {
    let mut foes: Vec<_> = view.foes.iter().map(|foe| foe.at).collect();
    foes.sort_by_key(|at| at.distance(view.hero.at));
    let is_aimed = |command: &&Command, at| match **command {
        Command::Cast(_, aim) | Command::Shoot(aim) => aim == at,
        _ => false,
    };
    // Spells come behind arrows in the list of commands, and hurt more.
    let best = |at| legal.iter().rev().find(|command| is_aimed(command, at)).copied();
    foes.into_iter().find_map(best)
}

impl Bot<Labyrinth> for Naive {
    fn choose(&mut self, perspective: Perspective<'_, Labyrinth>) -> Command {
        self.0.choose(perspective, |view, legal| shot(view, legal).or_else(|| approach(view)))
    }

    fn restart(&mut self, _seed: Seed) {
        self.0.forget();
    }
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seat, Silence};

    use super::*;
    use crate::{Flask, Setup};

    /// Plays so many commands and tells each with what was seen before it.
    fn played(seed: u64, most: usize) -> Vec<(View, Command)> {
        let mut run = Labyrinth::new(&Setup::default(), Seed::from_bits(seed)).unwrap();
        let mut bot = Naive::new(*run.content());
        let mut told = Vec::new();
        while told.len() < most && !run.status().is_over() {
            let command = bot.choose(Perspective::new(&run, Seat::FIRST));
            told.push((run.view(Audience::Seat(Seat::FIRST)), command));
            run.play(Seat::FIRST, command, &mut Silence).expect("bots know the rules");
        }
        told
    }

    #[test]
    fn it_climbs_and_fights_as_its_rule_says() {
        let runs: Vec<_> = (0..4).map(|seed| played(seed, 2_000)).collect();
        assert!(
            runs.iter().any(|run| run.last().is_some_and(|(view, _)| view.floor.0 > 2)),
            "nobody climbed"
        );
        for (view, command) in runs.iter().flatten() {
            let is_low = view.hero.hp * 3 < view.hero.stats.hp && view.hero.flasks(Flask::Potion) > 0;
            assert_eq!(*command == Command::Drink(Flask::Potion), is_low, "{command}");
            assert!(!matches!(command, Command::Guard | Command::Dash(_) | Command::Buy(_)), "{command}");
        }
        let afar = runs
            .iter()
            .flatten()
            .any(|(_, command)| matches!(command, Command::Cast(..) | Command::Shoot(_)));
        assert!(afar, "nobody shot or cast");
    }

    #[test]
    fn a_run_that_is_dealt_anew_looks_the_same() {
        let mut run = Labyrinth::new(&Setup::default(), Seed::from_bits(3)).unwrap();
        let mut bot = Naive::new(*run.content());
        for number in 0..300 {
            let seen = run.view(Audience::Seat(Seat::FIRST));
            assert_eq!(run.redealt(Seed::from_bits(number)).view(Audience::Seat(Seat::FIRST)), seen);
            let command = bot.choose(Perspective::new(&run, Seat::FIRST));
            run.play(Seat::FIRST, command, &mut Silence).expect("bots know the rules");
        }
    }
}
