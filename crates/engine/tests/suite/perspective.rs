//! What a bot is given to decide on.

use crate::common::{Duel, seed, setup};
use engine::{Audience, Game, Perspective, Seat, Silence};
use testkit::tiny::Command;

#[test]
fn a_perspective_is_what_one_seat_sees_and_may_do() {
    let mut game = Duel::new(&setup(), seed()).unwrap();
    game.play(Seat::FIRST, Command::Listen, &mut Silence).unwrap();
    let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| Perspective::new(&game, seat));
    assert_eq!((first.seat(), first.view()), (Seat::FIRST, game.view(Audience::Seat(Seat::FIRST))));
    assert_eq!((second.seat(), second.view()), (Seat::SECOND, game.view(Audience::Seat(Seat::SECOND))));

    let mut commands = vec![Command::Dig(9)];
    second.legal(&mut commands);
    let digs = [1, 2, 3].map(Command::Dig);
    assert_eq!(commands, [&digs[..], &[Command::Listen, Command::Rest]].concat());
    first.legal(&mut commands);
    assert_eq!(commands, [], "it is the other's turn");
}
