//! How a bot plays, to be watched.

use engine::{Bot, Perspective, Seat, Seed, Session, Silence};
use stage::dungeon::acting;

use super::Played;

/// So many commands of a bot are enough to watch.
const LONG: usize = 8_000;

/// How bots play, one at each seat, to the end or for a long while.
pub(super) fn by_bot<D: Played>(setup: &D::Setup, seed: Seed) -> Session<D> {
    let (mut session, _) = Session::<D>::begin(setup.clone(), seed).expect("the run has begun once");
    let mut bots: Vec<Box<dyn Bot<D> + Send>> = (0..D::SEATS).map(|_| D::expert(setup)).collect();
    let mut next = Seat::FIRST;
    while session.commands().len() < LONG && !session.game().status().is_over() {
        let seat = acting(session.game(), next);
        // Where both may act they do so in turn.
        next = Seat::new((seat.index() + 1) % D::SEATS);
        let command = bots[usize::from(seat.index())].choose(Perspective::new(session.game(), seat));
        if session.play(seat, command, &mut Silence).is_err() {
            break;
        }
    }
    session
}
