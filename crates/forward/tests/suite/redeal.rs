//! Runs that are dealt anew wherever something is hidden.

#![expect(clippy::disallowed_types, reason = "statistics about the rules, not rules")]

use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Silence};
use forward::odds::Odds;
use forward::{Card, Command, Content, Forward, Rules, Setup, Slot};

use crate::fidget::Fidget;

/// Looks at every moment of some runs in which as many cards as possible go back.
fn each_moment(rules: Rules, mut look: impl FnMut(&Forward)) {
    let mut bot = Fidget::new(9);
    for number in 0..12 {
        let mut run = Forward::new(&Setup::with_rules(rules), Seed::new(number).unwrap()).unwrap();
        while !run.status().is_over() {
            look(&run);
            let command = bot.choose(Perspective::new(&run, Seat::FIRST));
            run.play(Seat::FIRST, command, &mut Silence).unwrap();
        }
    }
}

#[test]
fn a_run_that_is_dealt_anew_looks_the_same() {
    for (_, rules) in Rules::NAMED {
        let mut number = 0;
        each_moment(rules, |run| {
            number += 1;
            let seen = run.view(Audience::Everyone);
            assert_eq!(run.redealt(Seed::from_bits(number)).view(Audience::Everyone), seen);
            assert_eq!(run.with_other_dice(Seed::from_bits(number)).view(Audience::Everyone), seen);
        });
    }
}

/// Which card lies there.
fn turned(run: &Forward, slot: Slot) -> Card {
    let mut run = run.clone();
    let mut events = Vec::new();
    run.play(Seat::FIRST, Command::Turn(slot), &mut events).expect("a card lies there");
    let told = events.into_iter().find_map(|event| match event {
        forward::Event::CardTurned { card, .. } => Some(card),
        _ => None,
    });
    told.expect("a card that is turned is told")
}

/// Cards come as often as the odds say, even where some have gone back.
#[test]
fn hidden_cards_are_dealt_as_the_odds_say() {
    let odds = Odds::new(&Content::HOUSE, Rules::WRITTEN);
    let (mut moments, mut looks) = (0_u32, 0_u32);
    let mut excess = 0_f64;
    each_moment(Rules::WRITTEN, |run| {
        let view = run.view(Audience::Everyone);
        let Some(slot) = view.stayed.map(|stayed| stayed.slot).filter(|_| view.phase == forward::Phase::Path)
        else {
            return;
        };
        moments += 1;
        if moments > 40 {
            return;
        }
        let cards = odds.cards(&view, slot);
        let (likeliest, chance) = cards[0];
        let share = f64::from(u32::try_from(chance.millionths()).unwrap()) / 1e6;
        for lot in 0..200 {
            let found = turned(&run.redealt(Seed::from_bits(u64::from(moments) << 20 | lot)), slot);
            assert!(cards.iter().any(|(card, _)| *card == found), "{found} cannot lie there");
            excess += f64::from(u8::from(found == likeliest)) - share;
            looks += 1;
        }
    });
    // Five standard deviations of as many even looks.
    assert!(looks > 2_000 && excess.abs() < 2.5 * f64::from(looks).sqrt(), "{excess} more of {looks}");
}
