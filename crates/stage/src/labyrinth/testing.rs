//! Runs to try things with.

use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Silence, SplitMix64};
use grid::Point;
use labyrinth::bot::Brawler;
use labyrinth::errand::walk;
use labyrinth::{Command, Content, Event, Foe, Kind, Labyrinth, Rules, Setup, Thing, View};

/// A run at its beginning.
pub(super) fn game(name: &str) -> Labyrinth {
    Labyrinth::new(&Setup::default(), Seed::from_name(name)).expect("the house's numbers")
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
            let stats = labyrinth::Content::TUNED.foe(kind, labyrinth::Floor::LOWEST);
            let mut foe = *foe;
            (foe.kind, foe.stats, foe.hp, foe.intent) = (kind, stats, stats.hp, None);
            return foe;
        }
    }
    unreachable!("somebody is met in some run")
}

/// The commands of a random run, with what was seen before and after each, and what happened.
pub(super) fn played(number: u64, most: usize) -> Vec<(View, View, Vec<Event>)> {
    let mut game = Labyrinth::new(&Setup::default(), Seed::from_bits(number)).expect("the house's numbers");
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

/// Numbers for a hero who lives long enough to see a lot.
pub(super) fn mighty() -> Content {
    let mut content = Content::TUNED;
    (content.hero.base.hp, content.hero.base.attack) = (labyrinth::Hp(500), labyrinth::Hundredths(1_000));
    content
}

/// The first moment of some climbs with these numbers that is like this.
pub(super) fn until(content: &Content, moment: impl Fn(&View) -> bool) -> Labyrinth {
    let setup = Setup { rules: Rules::Tower, content: Some(Box::new(*content)) };
    for number in 0..40 {
        let mut game = Labyrinth::new(&setup, Seed::from_bits(number)).expect("these numbers make a game");
        let mut bot = Brawler::new(*content);
        for _ in 0..4_000 {
            let view = game.view(Audience::Everyone);
            if moment(&view) {
                return game;
            }
            if view.over.is_some() {
                break;
            }
            let command = bot.choose(Perspective::new(&game, Seat::FIRST));
            game.play(Seat::FIRST, command, &mut Silence).expect("bots play by the rules");
        }
    }
    unreachable!("no climb came to that moment")
}

/// A run whose hero has come beside something that stands around, while nobody is in sight, and
/// where it stands.
pub(super) fn beside(thing: Thing) -> (Labyrinth, Point) {
    let place = |view: &View| view.things.iter().find(|(_, there)| *there == thing).map(|(at, _)| *at);
    let mut game = until(&mighty(), |view| place(view).is_some_and(|at| walk(view, at).is_ok()));
    loop {
        let view = game.view(Audience::Everyone);
        let at = place(&view).expect("it was seen");
        let Ok(command) = walk(&view, at) else { return (game, at) };
        game.play(Seat::FIRST, command, &mut Silence).expect("a way leads there");
    }
}
