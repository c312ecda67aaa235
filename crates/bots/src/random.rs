//! The player without a plan.

use engine::{Bot, Dice, Game, Perspective, Seed};

/// Picks evenly among the legal commands.
///
/// It is the floor of every balance table: what chance alone wins.
#[derive(Clone, Debug)]
pub struct Random<Command> {
    dice: Dice,
    legal: Vec<Command>,
}

impl<Command> Random<Command> {
    /// A bot whose choices follow from the seed, and share nothing with the dice of a game
    /// that was started from the same seed.
    pub fn new(seed: Seed) -> Self {
        Self { dice: dice(seed), legal: Vec::new() }
    }
}

fn dice(seed: Seed) -> Dice {
    seed.branch("random bot").dice()
}

impl<G: Game> Bot<G> for Random<G::Command> {
    /// # Panics
    /// When the seat has no legal command, which is to say when nobody should have asked.
    fn choose(&mut self, perspective: Perspective<'_, G>) -> G::Command {
        perspective.legal(&mut self.legal);
        let count = u32::try_from(self.legal.len()).expect("legal commands are few");
        self.legal[self.dice.below(count) as usize]
    }

    fn restart(&mut self, seed: Seed) {
        self.dice = dice(seed);
    }
}

#[cfg(test)]
mod tests {
    use engine::{Seat, Silence};
    use forward::{Command, Forward, Setup};

    use super::*;

    fn play(bot: &mut Random<Command>, seed: Seed) -> Vec<Command> {
        let mut run = Forward::new(&Setup::default(), seed).unwrap();
        let mut played = Vec::new();
        while !run.status().is_over() {
            let command = bot.choose(Perspective::new(&run, Seat::FIRST));
            run.play(Seat::FIRST, command, &mut Silence).unwrap();
            played.push(command);
        }
        played
    }

    #[test]
    fn a_restarted_bot_plays_as_a_new_one() {
        let [first, second] = [1, 2].map(|number| Seed::new(number).unwrap());
        let mut bot = Random::new(first);
        let played = play(&mut bot, first);
        assert_ne!(play(&mut bot, second), played);
        Bot::<Forward>::restart(&mut bot, first);
        assert_eq!(play(&mut bot, first), played);
    }

    #[test]
    fn every_legal_command_has_its_turn() {
        let run = Forward::new(&Setup::default(), Seed::new(5).unwrap()).unwrap();
        let perspective = || Perspective::new(&run, Seat::FIRST);
        let mut legal = Vec::new();
        perspective().legal(&mut legal);
        let mut bot = Random::new(Seed::new(9).unwrap());
        let mut left = legal.clone();
        for _ in 0..40 * legal.len() {
            let chosen = bot.choose(perspective());
            left.retain(|&command| command != chosen);
        }
        assert_eq!(left, []);
    }
}
