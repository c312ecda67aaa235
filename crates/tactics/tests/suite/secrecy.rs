//! Nothing of a draft can be known by the other side before both are locked.

use engine::{Audience, Digest, Game, Seat, Seed};
use tactics::{Class, Command, Draft, Event, REFEREE, Setup, Side, Tactics, Team, View};

/// All that a seat gets to know of a match: what it is told, and what it sees after each
/// command, whole and as a digest.
#[derive(Debug, Default, PartialEq)]
struct Known {
    told: Vec<Event>,
    seen: Vec<(View, Digest)>,
}

/// Plays the picks of the second player and tells what an observer knows of them.
fn known(observer: Audience, picks: &[Command], seed: Seed) -> Known {
    let mut game = Tactics::new(&Setup::default(), seed).unwrap();
    let mut known = Known::default();
    for &pick in picks {
        let mut events: Vec<(Audience, Event)> = Vec::new();
        game.play(Seat::SECOND, pick, &mut events).unwrap();
        let heard = |audience: Audience| audience == Audience::Everyone || audience == observer;
        known
            .told
            .extend(events.into_iter().filter(|&(audience, _)| heard(audience)).map(|(_, event)| event));
        let view = game.view(observer);
        known.seen.push((view, Digest::of(&view)));
    }
    known
}

/// Every draft there is, as three picks and the lock.
fn drafts() -> Vec<[Command; 4]> {
    let skills = Class::ALL.into_iter().flat_map(|class| class.skills().map(|skill| (class, skill)));
    let pairs = |(class, skill)| {
        Team::MINIONS.map(|[first, second]| {
            [Command::Class(class), Command::Minions(first, second), Command::Skill(skill), Command::Lock]
        })
    };
    skills.flat_map(pairs).collect()
}

#[test]
fn no_draft_can_be_told_from_another_until_both_are_locked() {
    let drafts = drafts();
    assert_eq!(drafts.len(), 108);
    for observer in [Audience::Seat(Seat::FIRST), Audience::Seat(REFEREE), Audience::Everyone] {
        let first = known(observer, &drafts[0], Seed::from_bits(0));
        assert_eq!(first.told, [Event::Locked { side: Side::Two }], "a pick is nobody else's business");
        for (number, picks) in drafts.iter().enumerate() {
            // Another seed must not show either.
            let other = known(observer, picks, Seed::from_bits(number as u64));
            assert_eq!(other, first, "{observer:?} can tell {picks:?}");
        }
    }
}

#[test]
fn a_view_of_a_draft_holds_the_own_picks_and_no_others() {
    let mut game = Tactics::new(&Setup::default(), Seed::from_bits(1)).unwrap();
    let mut unheard: Vec<Event> = Vec::new();
    game.play(Seat::SECOND, Command::Class(Class::Rogue), &mut unheard).unwrap();
    let draft = |seat| game.view(Audience::Seat(seat)).draft;
    assert_eq!(draft(Seat::FIRST), Some(Draft::default()));
    assert_eq!(draft(Seat::SECOND), Some(Draft { class: Some(Class::Rogue), ..Draft::default() }));
    assert_eq!((draft(REFEREE), game.view(Audience::Everyone).draft), (None, None));
}

#[test]
fn both_teams_are_revealed_at_once() {
    let mut game = Tactics::new(&Setup::default(), Seed::from_bits(1)).unwrap();
    let mut events: Vec<(Audience, Event)> = Vec::new();
    for seat in [Seat::FIRST, Seat::SECOND] {
        for pick in drafts()[40] {
            game.play(seat, pick, &mut events).unwrap();
        }
    }
    let reveals = events.iter().filter(|(_, event)| matches!(event, Event::Revealed { .. }));
    let audiences: Vec<Audience> = reveals.map(|&(audience, _)| audience).collect();
    assert_eq!(audiences, [Audience::Everyone]);
}

#[test]
fn an_imagined_match_looks_like_the_one_it_is_made_from() {
    let mut game = Tactics::new(&Setup::default(), Seed::from_bits(1)).unwrap();
    let mut events: Vec<Event> = Vec::new();
    for (seat, picks) in [(Seat::SECOND, 4), (Seat::FIRST, 3)] {
        for &pick in &drafts()[7][..picks] {
            game.play(seat, pick, &mut events).unwrap();
        }
    }
    for lock in [None, Some(Command::Lock)] {
        if let Some(lock) = lock {
            game.play(Seat::FIRST, lock, &mut events).unwrap();
        }
        let view = game.view(Audience::Seat(Seat::FIRST));
        let mut imagined = Tactics::imagined(&view, game.content(), Seed::from_bits(99));
        assert_eq!(imagined.view(Audience::Seat(Seat::FIRST)), view);
        let mut commands = Vec::new();
        imagined.legal(Seat::FIRST, &mut commands);
        let last = *commands.last().unwrap();
        imagined.play(Seat::FIRST, last, &mut events).unwrap();
    }
}
