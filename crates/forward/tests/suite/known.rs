//! What the table can know of cards that lie face down.

use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Silence};
use forward::odds::Odds;
use forward::{Command, Content, Forward, Rules, Setup, Slot, View};

use crate::fidget::Fidget;

/// Every command of runs in which as many cards as possible go back, with the table before and after it.
fn fidgeting(mut look: impl FnMut(&View, Command, &View)) {
    let mut bot = Fidget::new(5);
    for number in 0..60 {
        let mut run = Forward::new(&Setup::with_rules(Rules::WRITTEN), Seed::new(number).unwrap()).unwrap();
        while !run.status().is_over() {
            let before = run.view(Audience::Everyone);
            let command = bot.choose(Perspective::new(&run, Seat::FIRST));
            run.play(Seat::FIRST, command, &mut Silence).unwrap();
            look(&before, command, &run.view(Audience::Everyone));
        }
    }
}

#[test]
fn the_card_that_stayed_is_remembered_until_it_is_seen() {
    let (mut times, mut others) = (0, 0);
    fidgeting(|before, command, after| {
        if let Some(stayed) = after.stayed {
            assert!(after.face_down().contains(stayed.slot), "only what lies face down has a history");
            times += 1;
        }
        if let (Some(stayed), Command::Turn(slot)) = (before.stayed, command)
            && slot != stayed.slot
            && before.location == after.location
        {
            assert_eq!(after.stayed, before.stayed, "another card was turned");
            others += 1;
        }
    });
    assert!(times > 100 && others > 20, "{times} times a card had stayed, {others} times another was turned");
}

const fn common(first: u32, second: u32) -> u32 {
    if second == 0 { first } else { common(second, first % second) }
}

/// Whoever knows the same sees the same: weights that say the same are the same.
#[test]
fn after_a_return_the_weights_of_the_hollow_are_as_small_as_they_can_be() {
    let mut shapes = 0;
    fidgeting(|_, command, after| {
        let row = after.row.iter().flatten().map(|card| card.hollow);
        let weights: Vec<u32> = row.chain(after.tail).collect();
        assert!(weights.iter().all(|weight| *weight < 1 << 20), "{weights:?}");
        if matches!(command, Command::Return(slots) if !slots.is_empty()) {
            assert_eq!(weights.iter().copied().fold(0, common), 1, "{weights:?}");
            shapes += usize::from(weights.iter().any(|weight| *weight > 1));
        }
    });
    assert!(shapes > 5, "the weights told more than nothing {shapes} times");
}

#[test]
fn the_likeliest_card_is_named_first() {
    let odds = Odds::new(&Content::HOUSE, Rules::WRITTEN);
    fidgeting(|before, _, _| {
        for slot in Slot::ALL {
            let cards = odds.cards(before, slot);
            let in_order = |pair: &[_]| {
                let [(first, likelier), (second, chance)] = pair else { return true };
                likelier > chance || (likelier == chance && first < second)
            };
            assert!(cards.windows(2).all(in_order), "{cards:?}");
        }
    });
}
