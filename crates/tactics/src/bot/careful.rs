//! The player after an evening.

use engine::{Bot, Game, Perspective, Seed};

use super::glance::Glance;
use super::greedy::after;
use super::naive::Appeal;
use crate::{Command, Content, Outcome, Side, Stage, Tactics};

/// Plays as [`Naive`](super::Naive) does, but does nothing after which a single answer of the enemy fells its hero,
/// if there is anything else to do. RULES.md, section 16.
#[derive(Clone, Debug)]
pub struct Careful(Glance);

impl Careful {
    /// A player of matches with these numbers.
    pub fn new(content: Content) -> Self {
        Self(Glance::new(content))
    }
}

impl Bot<Tactics> for Careful {
    fn restart(&mut self, seed: Seed) {
        self.0.restart(seed);
    }

    fn choose(&mut self, perspective: Perspective<'_, Tactics>) -> Command {
        self.0.choose(perspective, |game, side, command| {
            let appeal = Appeal::of(game, side, command);
            (appeal.wins, survives(&after(game, side, command), side), appeal)
        })
    }
}

/// Whether no answer of the enemy wins the match at once.
fn survives(game: &Tactics, side: Side) -> bool {
    let enemy = side.opponent();
    if game.position().decider() != Some(enemy) {
        return true;
    }
    let mut answers = Vec::new();
    game.legal(enemy.seat(), &mut answers);
    let is_deadly = |answer: &Command| {
        let end = after(game, enemy, *answer).position().stage();
        matches!(end, Stage::Over(Outcome::Won { side: winner, .. }) if winner == enemy)
    };
    !answers.iter().any(is_deadly)
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;
    use crate::Setup;
    use crate::bot::Naive;

    #[test]
    fn it_strikes_unless_that_leaves_its_hero_to_die() {
        let chosen = |position: &str| {
            let setup = Setup { position: Some(position.parse().unwrap()), ..Setup::default() };
            let game = Tactics::new(&setup, Seed::from_bits(1)).unwrap();
            let asked = || Perspective::new(&game, Seat::FIRST);
            let content = setup.content();
            [Naive::new(content).choose(asked()), Careful::new(content).choose(asked())]
                .map(|command| command.to_string())
        };
        let board = |hp: u8| {
            format!(
                "round 1, p1 / warrior endure c2 {hp}, tank a1 5 spent, archer e1 3 spent \
                 / mage warp-beacon e5 5, tank c3 5, archer a5 5 spent"
            )
        };
        let [naive, careful] = chosen(&board(5));
        assert_eq!((naive.as_str(), careful.as_str()), ("hero attack c3", "hero attack c3"));
        let [naive, careful] = chosen(&board(1));
        assert_eq!(naive, "hero attack c3");
        assert_ne!(careful, naive, "the tank would fell it");
    }
}
