//! How a bot plays, to be watched.

use engine::{Perspective, Seat, Seed, Session, Silence};

use super::Played;

/// So many commands of a bot are enough to watch.
const LONG: usize = 4_000;

/// How a bot plays, to its end or for a long while.
pub(super) fn by_bot<D: Played>(setup: &D::Setup, seed: Seed) -> Session<D> {
    let (mut session, _) = Session::<D>::begin(setup.clone(), seed).expect("the run has begun once");
    let mut bot = D::expert(setup);
    while session.commands().len() < LONG && !session.game().status().is_over() {
        let command = bot.choose(Perspective::new(session.game(), Seat::FIRST));
        if session.play(Seat::FIRST, command, &mut Silence).is_err() {
            break;
        }
    }
    session
}
