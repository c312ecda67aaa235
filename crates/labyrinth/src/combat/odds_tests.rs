//! What is foretold, beside what happens.

use engine::{Audience, Game, Seat, Seed, Silence};
use grid::{Direction, Point};

use super::*;
use crate::{Command, Intent, Kind, Labyrinth, Setup};

const TRIES: u64 = 4_000;

/// A hero and a foe beside each other in a room, and nobody else.
fn duel(kind: Kind, hp: i32) -> (Labyrinth, Direction) {
    let mut run = Labyrinth::new(&Setup::default(), Seed::from_bits(7)).unwrap();
    run.foes.clear();
    run.pads.clear();
    let way = Direction::ALL.into_iter().find(|way| run.ground.is_free(run.hero.at.step(*way))).unwrap();
    let at: Point = run.hero.at.step(way);
    run.add_foe(kind, at);
    run.foes[0].hp = Hp(hp);
    run.foes[0].mind = crate::Mind::HUNTING;
    // Knocked back, foes would come back or not: this is not foretold.
    run.content.blows.knockback = 0;
    run.hero.stats.speed = run.foes[0].stats.speed;
    (run, way)
}

/// How often each number of bumps slew, and how often the hero fell first.
fn frequencies(run: &Labyrinth, way: Direction) -> (Vec<u64>, u64, i64) {
    let (mut slays, mut falls, mut left) = (vec![0; Forecast::MOST + 1], 0, 0);
    for luck in 0..TRIES {
        let mut run = run.clone();
        run.dice.blows = Seed::from_bits(luck).branch("odds").dice();
        let mut blows = 0;
        while !run.foes.is_empty() && run.over.is_none() {
            let hp = run.hero.hp;
            run.play(Seat::FIRST, Command::Step(way), &mut Silence).unwrap();
            blows += 1;
            if run.foes.is_empty() {
                left += i64::from(hp);
            }
        }
        if run.over.is_some() { falls += 1 } else { slays[blows] += 1 }
    }
    (slays, falls, left)
}

#[track_caller]
fn near(chance: Chance, count: u64) {
    let expected = chance.parts() / (Chance::WHOLE / TRIES);
    // Four standard deviations, and a little for those that hardly ever happen.
    let slack = 8 + 4 * (expected * (TRIES - expected.min(TRIES)) / TRIES).isqrt();
    assert!(expected.abs_diff(count) <= slack, "{expected} of {TRIES} were foretold, {count} came");
}

#[test]
fn bumps_slay_as_often_as_foretold() {
    let (run, way) = duel(Kind::Goblin, 14);
    let view = run.view(Audience::Everyone);
    let foretold = bump(&view.clash(run.content()), &view.foes[0]);
    let (slays, falls, left) = frequencies(&run, way);
    for (blows, chance) in (1..).zip(&foretold.slays) {
        near(*chance, slays[blows]);
    }
    near(foretold.wins, TRIES - falls);
    assert_eq!(falls, 0, "a goblin is no match");
    let mean = left * 100 / i64::try_from(TRIES).unwrap();
    assert!((mean - i64::from(foretold.hp_left)).abs() < 30, "{mean} instead of {}", foretold.hp_left);
    assert_eq!(foretold.fewest(), slays.iter().position(|count| *count > 0));
    assert_eq!(foretold.likeliest(), (0..slays.len()).max_by_key(|blows| slays[*blows]));
    let all: u64 = foretold.slays.iter().map(|chance| chance.parts()).sum();
    assert!(Chance::WHOLE - all < 1000, "the chances add up");
}

#[test]
fn a_close_fight_is_won_as_often_as_foretold() {
    // Whatever the numbers, some number of HP makes it a close fight.
    let close = (10..500).step_by(5).find_map(|hp| {
        let (run, way) = duel(Kind::Charger, hp);
        let view = run.view(Audience::Everyone);
        let foretold = bump(&view.clash(run.content()), &view.foes[0]);
        (foretold.wins.percent() < 80).then_some((run, way, foretold))
    });
    let (run, way, foretold) = close.expect("nobody wins against everybody");
    let (_, falls, _) = frequencies(&run, way);
    near(foretold.wins, TRIES - falls);
    assert!((5..=95).contains(&foretold.wins.percent()), "{}", foretold.wins.percent());
}

#[test]
fn an_opening_by_magic_owes_no_answer() {
    let (run, _) = duel(Kind::Slime, 9);
    let view = run.view(Audience::Everyone);
    let clash = view.clash(run.content());
    let (by_hand, by_fire) =
        (bump(&clash, &view.foes[0]), spell(&clash, Spell::Firebolt, &view.foes[0], Percent(100)));
    assert!(by_fire.hp_left > by_hand.hp_left);
    assert_eq!(shot(&clash, &view.foes[0]), None, "there is no bow in hand");
}

#[test]
fn announced_deeds_are_foretold() {
    let (mut run, way) = duel(Kind::Charger, 20);
    run.foes[0].intent = Some(Intent::Charge(way.opposite()));
    let view = run.view(Audience::Everyone);
    let clash = view.clash(run.content());
    let charge = deed(&clash, &view.foes[0]).unwrap();
    assert!(charge.plain.0 > bumped(&clash, &view.foes[0]).plain.1, "a charge is worse than a bump");
    // Far away it would be done with by the time the hero is there.
    let told = bump(&clash, &view.foes[0]);
    run.hero.at = run.hero.at.step(way.opposite());
    let view = run.view(Audience::Everyone);
    assert!(bump(&view.clash(run.content()), &view.foes[0]).hp_left > told.hp_left);
    run.foes[0].intent = None;
    assert_eq!(deed(&view.clash(run.content()), &run.foes[0]), None);
}

/// Whether a foe beside the hero guards, what it has announced, and its place in its rhythm.
type State = fn(Direction) -> (bool, Option<Intent>, u8);

/// Whoever guards, swings and announces: each of them as it is met first, and in the middle of it.
#[test]
fn rhythms_are_foretold() {
    use crate::combat::rhythm::beat;
    let swing: State = |way: Direction| (false, Some(Intent::Swing(way.opposite())), beat::STRIKE);
    let ring: State = |_: Direction| (false, Some(Intent::Ring), beat::GUARD);
    let first: State = |_: Direction| (false, None, beat::GUARD);
    let guards: State = |_: Direction| (true, None, beat::SWING);
    let shield: State = |_: Direction| (true, None, 2);
    let cases: [(Kind, State); 8] = [
        (Kind::Warden, first),
        (Kind::Warden, guards),
        (Kind::Warden, swing),
        (Kind::ObsidianKnight, ring),
        (Kind::FloorGuardian, first),
        (Kind::Protector, first),
        (Kind::Protector, shield),
        (Kind::Wolf, first),
    ];
    for (kind, state) in cases {
        // Whatever the numbers, some number of HP makes it a close fight.
        let close = (10..900).step_by(7).find_map(|hp| {
            let (mut run, way) = duel(kind, hp);
            // Nobody comes when it calls: it would be another fight.
            run.content.deeds.helpers = 0;
            run.hero.stats.hp = Hp(90);
            run.hero.hp = Hp(90);
            (run.foes[0].guards, run.foes[0].intent, run.foes[0].beat) = state(way);
            let view = run.view(Audience::Everyone);
            let foretold = bump(&view.clash(run.content()), &view.foes[0]);
            (foretold.wins.percent() < 75).then_some((run, way, foretold))
        });
        let (run, way, foretold) = close.expect("nobody wins against everybody");
        let (_, falls, _) = frequencies(&run, way);
        near(foretold.wins, TRIES - falls);
        assert!((10..=90).contains(&foretold.wins.percent()), "{kind}: {}", foretold.wins.percent());
    }
}

#[test]
fn a_deed_that_was_announced_falls_on_whoever_stays() {
    let (mut run, way) = duel(Kind::FrostAdept, 60);
    run.foes[0].intent = Some(Intent::Cross(run.hero.at));
    let view = run.view(Audience::Everyone);
    let foretold = bump(&view.clash(run.content()), &view.foes[0]);
    let (_, falls, left) = frequencies(&run, way);
    near(foretold.wins, TRIES - falls);
    if falls == 0 {
        let mean = left * 100 / i64::try_from(TRIES).unwrap();
        assert!((mean - i64::from(foretold.hp_left)).abs() < 30, "{mean} instead of {}", foretold.hp_left);
    }
    run.foes[0].intent = None;
    let view = run.view(Audience::Everyone);
    assert!(bump(&view.clash(run.content()), &view.foes[0]).hp_left > foretold.hp_left);
}
