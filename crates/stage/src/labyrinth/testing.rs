//! Runs to try things with.

use engine::{Audience, Game, Seat, Seed, SplitMix64};
use labyrinth::{Command, Event, Foe, Kind, Setup, Tower, View};

/// A run at its beginning.
pub(super) fn game(name: &str) -> Tower {
    Tower::new(&Setup::default(), Seed::from_name(name)).expect("the house's numbers")
}

/// What is seen at the beginning of a run.
pub(super) fn view(name: &str) -> View {
    game(name).view(Audience::Everyone)
}

/// Somebody of a kind, as the first one of any run met.
pub(super) fn foe(kind: Kind) -> Foe {
    for number in 0.. {
        let (_, after, _) = played(number, 600).pop().expect("runs have commands");
        if let Some(foe) = after.foes.first() {
            let stats = labyrinth::Content::TUNED.foe(kind, 1);
            let mut foe = *foe;
            (foe.kind, foe.stats, foe.hp, foe.intent) = (kind, stats, stats.hp, None);
            return foe;
        }
    }
    unreachable!("somebody is met in some run")
}

/// The commands of a random run, with what was seen before and after each, and what happened.
pub(super) fn played(number: u64, most: usize) -> Vec<(View, View, Vec<Event>)> {
    let mut game = Tower::new(&Setup::default(), Seed::from_bits(number)).expect("the house's numbers");
    let mut stream = SplitMix64::new(number);
    let mut legal: Vec<Command> = Vec::new();
    let mut steps = Vec::new();
    let mut before = game.view(Audience::Everyone);
    while steps.len() < most && before.over.is_none() {
        game.legal(Seat::FIRST, &mut legal);
        let count = u32::try_from(legal.len()).expect("commands are few");
        let command = legal[stream.below(count) as usize];
        let mut events = Vec::new();
        game.play(Seat::FIRST, command, &mut events).expect("it is legal");
        let after = game.view(Audience::Everyone);
        steps.push((std::mem::replace(&mut before, after.clone()), after, events));
    }
    steps
}
