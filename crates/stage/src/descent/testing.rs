//! Runs to try things with.

use descent::bot::Delver;
use descent::{Command, Descent, Event, Setup, View};
use engine::{Audience, Bot as _, Game as _, Perspective, Seat, Seed, Silence, SplitMix64, Status};

/// A run at its beginning.
pub(super) fn game(name: &str) -> Descent {
    Descent::new(&Setup::default(), Seed::from_name(name)).expect("the house's numbers")
}

/// What is seen at the beginning of a run.
pub(super) fn view(name: &str) -> View {
    game(name).view(Audience::Everyone)
}

/// The seat that acts next.
pub(super) fn acting(game: &Descent) -> Option<Seat> {
    match game.status() {
        Status::Awaiting(seats) => seats.first(),
        Status::Over(_) => None,
    }
}

/// The commands of a run in which chance plays, with what was seen before and after each, and what happened.
pub(super) fn played(setup: &Setup, number: u64, most: usize) -> Vec<(View, View, Vec<Event>)> {
    let mut game = Descent::new(setup, Seed::from_bits(number)).expect("the setup is sound");
    let mut stream = SplitMix64::new(number);
    let mut legal: Vec<Command> = Vec::new();
    let mut steps = Vec::new();
    while let Status::Awaiting(seats) = game.status() {
        if steps.len() == most {
            break;
        }
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = seats[stream.below(u32::try_from(seats.len()).expect("there are two")) as usize];
        let before = game.view(Audience::Seat(seat));
        game.legal(seat, &mut legal);
        let command = legal[stream.below(u32::try_from(legal.len()).expect("they are few")) as usize];
        let mut events = Vec::new();
        game.play(seat, command, &mut events).expect("it is legal");
        steps.push((before, game.view(Audience::Seat(seat)), events));
    }
    steps
}

/// The first moment of some runs of somebody who plays well that is like this.
pub(super) fn until(setup: &Setup, moment: impl Fn(&Descent, &View) -> bool) -> Descent {
    for number in 0..40 {
        let mut game = Descent::new(setup, Seed::from_bits(number)).expect("the setup is sound");
        let mut bot = Delver::new(setup.content());
        for _ in 0..4_000 {
            let Some(seat) = acting(&game) else { break };
            if moment(&game, &game.view(Audience::Seat(seat))) {
                return game;
            }
            let command = bot.choose(Perspective::new(&game, seat));
            game.play(seat, command, &mut Silence).expect("bots play by the rules");
        }
    }
    unreachable!("no run came to that moment")
}
