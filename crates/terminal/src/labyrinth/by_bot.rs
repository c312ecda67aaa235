//! How a bot climbs, to be watched.

use engine::{Bot, Game, Perspective, Seat, Seed, Session, Silence};
use labyrinth::bot::Tactician;
use labyrinth::{Labyrinth, Setup};

/// So many commands of a bot are enough to watch.
const LONG: usize = 4_000;

/// How a bot climbs, to its end or for a long while.
pub(super) fn by_bot(setup: &Setup, seed: Seed) -> Session<Labyrinth> {
    let (mut session, _) = Session::<Labyrinth>::begin(setup.clone(), seed).expect("the run has begun once");
    let mut bot = Tactician::new(setup.content());
    while session.commands().len() < LONG && !session.game().status().is_over() {
        let command = bot.choose(Perspective::new(session.game(), Seat::FIRST));
        if session.play(Seat::FIRST, command, &mut Silence).is_err() {
            break;
        }
    }
    session
}
