//! Nothing unseen ever kills: whatever takes health was in sight, announced, or known before the last action.

use descent::bot::{Delver, Fighter, Naive};
use descent::{
    Ailment, Cells, Character, Command, Content, Descent, Event, FoeId, FriendlyFire, Ground, Matter, Rules,
    Setup, Source, Thing, View, Who,
};
use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Status};
use grid::Point;

/// What was known when somebody chose what they do.
struct Known {
    run: Descent,
    seat: Seat,
    view: View,
    /// Blows that were announced and have not fallen, by who announced them.
    announced: Vec<FoeId>,
}

/// What happens during a command, as far as it has been told.
#[derive(Default)]
struct Told {
    strikers: Vec<FoeId>,
    fallen: Vec<FoeId>,
    /// Where something came over tiles.
    spreads: Vec<(Matter, Point)>,
    /// How many turns of the ground have passed: whoever is slow lets two pass now and then.
    turns: usize,
    /// Where each of those who play has been.
    places: Vec<(Seat, Point)>,
}

impl Told {
    fn take_in(&mut self, event: &Event) {
        match *event {
            Event::Struck { by: Who::Foe(id, _), .. } => self.strikers.push(id),
            Event::Fell { id, .. } => self.fallen.push(id),
            Event::Spread { matter, at, .. } => self.spreads.push((matter, at)),
            Event::GroundTurned { .. } => self.turns += 1,
            Event::Stepped { who: Who::Hero(seat), to, .. }
            | Event::Slid { who: Who::Hero(seat), to, .. } => {
                self.places.push((seat, to));
            }
            _ => {}
        }
    }

    fn place(&self, known: &Known, seat: Seat) -> Point {
        let last = self.places.iter().rev().find(|(other, _)| *other == seat);
        last.map_or(known.view.hero(seat).at, |(_, at)| *at)
    }
}

/// The ground as it was seen, and as it had to become in each of the turns that passed.
fn grounds(known: &Known, told: &Told) -> Vec<Ground> {
    std::iter::successors(Some(known.view.ground), |ground| Some(ground.foretold()))
        .take(told.turns + 1)
        .collect()
}

/// Whether somebody could know that this would be done to them.
fn was_known(known: &Known, command: Command, told: &Told, (seat, source): (Seat, Source)) -> bool {
    let view = &known.view;
    let at = told.place(known, seat);
    match source {
        Source::Foe(_) => told.strikers.last().is_some_and(|id| view.foes.iter().any(|foe| foe.id == *id)),
        // Who announced it was in sight, with all that is shown of it.
        Source::Blow(kind, blow) => view.foes.iter().any(|foe| {
            foe.kind == kind
                && foe.intent.is_some_and(|intent| intent.blow == blow)
                && known.announced.contains(&foe.id)
        }),
        Source::Ground(matter) => {
            view.ground.has(matter, at)
                || view.ground.foretold().has(matter, at)
                || was_brought(known, told, matter, at)
        }
        Source::Burst => {
            let bursts = |ground: &Ground| ground.threatened().contains(at);
            grounds(known, told).iter().any(bursts) || !told.spreads.is_empty()
        }
        Source::Ailment(ailment) => {
            view.hero(seat).ailments.has(ailment) || is_caught(known, told, ailment, at)
        }
        Source::Spikes => view.thing(at) == Some(Thing::Spikes),
        // The own hand and that of a companion: only as far as it was shown before it was done.
        Source::Hero(_) | Source::Throw(_) | Source::Charm(_) | Source::Conducted(_) => known
            .run
            .odds(known.seat, command)
            .is_ok_and(|odds| odds.hits.iter().any(|hit| hit.who == Who::Hero(seat))),
    }
}

/// Whether something was on a tile, or had to come there.
fn lay_there(known: &Known, told: &Told, matter: Matter, at: Point) -> bool {
    grounds(known, told).iter().any(|ground| ground.has(matter, at))
}

/// Whether something came over a tile from somebody who was seen, from what was announced, or by the own hand.
fn was_brought(known: &Known, told: &Told, matter: Matter, at: Point) -> bool {
    let is_from = |from: Point| {
        let seen = known.view.foes.iter().any(|foe| foe.at.distance(from) <= 3);
        let trap = known.view.thing(from).is_some_and(Thing::is_trap);
        seen || trap
            || !told.fallen.is_empty()
            || known.view.heroes.iter().any(|hero| hero.at.distance(from) <= 9)
    };
    // A shock lights gas and spores, and what it lit burns when the turn ends.
    // So does what was left beside a fire, where two turns pass for somebody slow.
    let feeds = |other: Matter| {
        matches!(other, Matter::Marsh | Matter::Grass | Matter::Bones | Matter::Oil) && told.turns > 1
    };
    let is_same =
        |other: Matter| other == matter || (other == Matter::Shock || feeds(other)) && matter == Matter::Fire;
    told.spreads.iter().any(|(other, from)| is_same(*other) && from.distance(at) <= 12 && is_from(*from))
}

/// Whether an ailment begins with what stands on a tile, or with somebody who was seen.
fn is_caught(known: &Known, told: &Told, ailment: Ailment, at: Point) -> bool {
    let matters: &[Matter] = match ailment {
        Ailment::Burning => &[Matter::Fire, Matter::Lava],
        Ailment::Poisoned => &[Matter::Spores],
        _ => &[],
    };
    let is_there =
        |matter: &Matter| lay_there(known, told, *matter, at) || was_brought(known, told, *matter, at);
    matters.iter().any(is_there)
}

/// Plays a run and looks at everything that hurts those who play; gives how often something did.
fn watch(bot: &mut dyn Bot<Descent>, setup: &Setup, seed: u64) -> usize {
    let seed = Seed::from_bits(seed);
    let mut run = Descent::new(setup, seed).expect("the house's numbers");
    bot.restart(seed);
    let (mut announced, mut harms, mut place) = (Vec::new(), 0, None);
    for _ in 0..6_000 {
        let Status::Awaiting(awaited) = run.status() else { break };
        let seat = awaited.first().expect("somebody is awaited");
        let view = run.view(Audience::Seat(seat));
        if place.replace(view.place) != Some(view.place) {
            announced = Vec::new();
        }
        let known = Known { run: run.clone(), seat, view, announced: announced.clone() };
        let command = bot.choose(Perspective::new(&run, seat));
        let mut events: Vec<Event> = Vec::new();
        run.play(seat, command, &mut events).expect("bots know the rules");
        harms += check(&known, command, &events);
        for event in &events {
            match *event {
                Event::Announced { id, .. } => announced.push(id),
                Event::Fell { id, .. } | Event::Slain { id, .. } => announced.retain(|other| *other != id),
                _ => {}
            }
        }
    }
    harms
}

#[track_caller]
fn check(known: &Known, command: Command, events: &[Event]) -> usize {
    let (mut told, mut harms) = (Told::default(), 0);
    for event in events {
        told.take_in(event);
        if let Event::Harmed { who: Who::Hero(seat), source, .. } = *event {
            assert!(
                was_known(known, command, &told, (seat, source)),
                "{command}: {event} {events:?}\n{}",
                known.view
            );
            harms += 1;
        }
    }
    harms
}

fn bots() -> [Box<dyn Bot<Descent>>; 3] {
    let content = Content::RULED;
    [Box::new(Naive::new(content)), Box::new(Fighter::new(content)), Box::new(Delver::new(content))]
}

#[test]
fn whatever_hurts_was_known_before_the_last_action() {
    let mut harms = 0;
    for (place, mut bot) in bots().into_iter().enumerate() {
        for seed in 0..8 {
            let character = Character::ALL[seed % Character::ALL.len()];
            let setup = Setup { character, ..Setup::default() };
            harms += watch(bot.as_mut(), &setup, (100 * place + seed) as u64);
        }
    }
    assert!(harms > 500, "{harms}");
}

#[test]
fn two_who_play_know_as_well_what_comes() {
    let mut harms = 0;
    for seed in 0..4 {
        let setup = Setup { companion: Some(Character::Poacher), fire: FriendlyFire::On, ..Setup::default() };
        harms += watch(&mut Naive::new(Content::RULED), &setup, seed);
    }
    assert!(harms > 50, "{harms}");
}

#[test]
fn by_the_guide_nothing_unseen_kills_either() {
    let mut harms = 0;
    for seed in 0..8 {
        harms += watch(&mut Naive::new(*Rules::Guide.content()), &Setup::with_rules(Rules::Guide), seed);
    }
    assert!(harms > 50, "{harms}");
}

/// Whoever arrives is hurt by nobody before they have acted.
#[test]
fn nobody_acts_on_arrival() {
    let mut bot = Delver::new(Content::RULED);
    let mut arrivals = 0;
    for seed in 0..6 {
        let seed = Seed::from_bits(seed);
        let mut run = Descent::new(&Setup::default(), seed).expect("the house's numbers");
        bot.restart(seed);
        while !run.status().is_over() {
            let command = bot.choose(Perspective::new(&run, Seat::FIRST));
            let mut events: Vec<Event> = Vec::new();
            run.play(Seat::FIRST, command, &mut events).expect("bots know the rules");
            if let Command::Descend(_) = command {
                let others = events.iter().filter(|event| {
                    matches!(event, Event::Stepped { .. } | Event::Struck { .. } | Event::Harmed { .. })
                });
                assert_eq!(others.count(), 0, "{events:?}");
                let view = run.view(Audience::Everyone);
                assert!(view.foes.is_empty() && view.threatened == Cells::NONE, "{view}");
                arrivals += 1;
            }
        }
    }
    assert!(arrivals >= 6, "{arrivals}");
}
