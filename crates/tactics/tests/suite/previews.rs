//! What is asked before a command is given is what then happens.

use engine::{Audience, Game, Seat, Seats, Seed, Silence, SplitMix64, Status};
use tactics::{Command, Deed, Effect, Event, REFEREE, RuleSet, Setup, Side, Stage, Tactics, UnitId};

/// Every state of some random battles, with a command that is about to be played there.
fn each_ply(mut look: impl FnMut(&Tactics, Seat, Command)) {
    let mut stream = SplitMix64::new(7);
    let mut commands = Vec::new();
    for seed in 0..300 {
        let mut game = Tactics::new(&Setup::default(), Seed::from_bits(seed)).unwrap();
        game.play(REFEREE, Command::Timeout, &mut Silence).unwrap();
        while let Status::Awaiting(seats) = game.status() {
            let seat = seats.first().unwrap();
            game.legal(seat, &mut commands);
            let command = commands[stream.below(u32::try_from(commands.len()).unwrap()) as usize];
            look(&game, seat, command);
            game.play(seat, command, &mut Silence).unwrap();
        }
    }
}

/// The first unit that a command hurts, or would have.
fn first_hurt(game: &Tactics, seat: Seat, command: Command) -> Option<UnitId> {
    let mut events: Vec<Event> = Vec::new();
    let mut copy = *game;
    copy.play(seat, command, &mut events).unwrap();
    events.into_iter().find_map(|event| match event {
        Event::Hurt { who, .. } | Event::Unharmed { who } => Some(who.id),
        _ => None,
    })
}

#[test]
fn the_taker_of_a_blow_is_known_before() {
    let mut blows = 0;
    each_ply(|game, seat, command| {
        let Command::Unit(member, Deed::Attack(tile)) = command else { return };
        let position = game.position();
        let id = Side::of(seat).unwrap().unit(member);
        let Some(target) = position.unit_at(tile) else { return };
        if position.unit(id).is_slow() || position.unit(target).has(Effect::Feint) {
            return;
        }
        blows += 1;
        assert_eq!(first_hurt(game, seat, command), position.taker(tile), "{command} in {position}");
    });
    assert!(blows > 300, "{blows}");
}

#[test]
fn what_a_round_end_takes_is_known_before() {
    let mut round_ends = 0;
    each_ply(|game, seat, command| {
        let mut events: Vec<Event> = Vec::new();
        let mut copy = *game;
        copy.play(seat, command, &mut events).unwrap();
        let pass = matches!(command, Command::Unit(_, Deed::Pass));
        if !pass || !events.iter().any(|event| matches!(event, Event::RoundEnded { .. })) {
            return;
        }
        round_ends += 1;
        let ends =
            events.iter().position(|event| matches!(event, Event::Died { .. } | Event::RoundBegan { .. }));
        for id in game.position().living().iter() {
            let lost = |event: &Event| match event {
                Event::Hurt { who, lost, .. } if who.id == id => u32::from(*lost),
                _ => 0,
            };
            let lost: u32 = events[..ends.unwrap_or(events.len())].iter().map(lost).sum();
            let hp = u32::from(game.position().unit(id).hp);
            assert_eq!(lost, hp.min(game.attrition(id).into()), "{command} in {}", game.position());
        }
    });
    assert!(round_ends > 300, "{round_ends}");
}

#[test]
fn an_imagined_match_plays_like_the_real_one() {
    each_ply(|game, seat, command| {
        let view = game.view(Audience::Seat(seat));
        let imagined = Tactics::imagined(&view, game.content(), Seed::from_bits(77));
        let [mut real, mut imagined] = [*game, imagined];
        let [mut happened, mut foreseen] = [Vec::<Event>::new(), Vec::new()];
        real.play(seat, command, &mut happened).unwrap();
        imagined.play(seat, command, &mut foreseen).unwrap();
        // Up to the first thing that nobody could know.
        let known = |events: Vec<Event>| {
            let hidden =
                |event: &Event| matches!(event, Event::NextTileShown { .. } | Event::OmensShown { .. });
            events.into_iter().take_while(|event| !hidden(event)).collect::<Vec<_>>()
        };
        assert_eq!(known(foreseen), known(happened), "{command} in {}", game.position());
    });
}

#[test]
fn it_shows_when_one_side_finishes_the_round_alone() {
    let position = "round 5, p1 / warrior endure c1 5, tank fell a1, archer fell e1 / \
                    mage wild-magic c5 5, archer a5 3, assassin e5 2";
    let setup = Setup::with_position(RuleSet::Written, position.parse().unwrap());
    let mut game = Tactics::new(&setup, Seed::from_bits(1)).unwrap();
    let mut seen = Vec::new();
    for command in ["hero pass", "hero pass", "m1 pass", "m2 pass"] {
        seen.push((game.position().mover(), game.position().is_finishing()));
        let Status::Awaiting(seats) = game.status() else { panic!("nobody falls") };
        game.play(seats.first().unwrap(), command.parse().unwrap(), &mut Silence).unwrap();
        assert_eq!(game.allowance().unwrap().time, 10_000, "every action has the whole time");
    }
    assert_eq!(seen, [(Side::One, false), (Side::Two, true), (Side::Two, true), (Side::Two, true)]);
    assert!(!game.position().is_finishing(), "a new round has begun");
}

#[test]
fn a_clock_runs_for_whom_the_match_waits_for() {
    let mut game = Tactics::new(&Setup::default(), Seed::from_bits(1)).unwrap();
    let both = Seats::only(Seat::FIRST).and(Seat::SECOND);
    let allowance = game.allowance().unwrap();
    assert_eq!((allowance.seats, allowance.time, allowance.grace), (both, 60_000, 500));
    game.play(REFEREE, Command::Timeout, &mut Silence).unwrap();
    let allowance = game.allowance().unwrap();
    assert_eq!((allowance.seats, allowance.time), (Seats::only(Seat::FIRST), 10_000));
    each_ply(|game, seat, _| {
        let allowance = game.allowance().unwrap();
        let choosing = matches!(game.position().stage(), Stage::Choice(_));
        assert_eq!(allowance.seats, Seats::only(seat));
        assert_eq!(allowance.time, if choosing { 5_000 } else { 10_000 });
    });
    game.play(REFEREE, Command::Surrender(Side::Two), &mut Silence).unwrap();
    assert_eq!(game.allowance(), None);
}
