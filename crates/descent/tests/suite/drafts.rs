//! Runs that begin with a draft.

use descent::bot::Delver;
use descent::{Command, Content, Descent, Draft, Hand, Item, Offer, Setup};
use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Silence};

/// A draft in which both take what lies first.
fn hand(seed: Seed) -> Hand {
    let mut draft = Draft::of(seed);
    while let Some(seat) = draft.next() {
        let item = draft.left().next().expect("six are left over");
        draft.take(seat, item).expect("it is theirs to take");
    }
    draft.hand(Seat::FIRST).expect("six each")
}

fn begun(hand: Hand, seed: Seed) -> Descent {
    Descent::new(&Setup { hand: Some(hand), ..Setup::default() }, seed).expect("the house's numbers")
}

#[test]
fn two_are_carried_from_the_beginning_and_the_others_are_to_come() {
    for number in 0..20 {
        let seed = Seed::from_bits(number);
        let hand = hand(seed);
        let view = begun(hand, seed).view(Audience::Everyone);
        let pack = view.heroes[0].pack;
        assert!(hand.worn().into_iter().all(|item| pack.has(item)), "seed {number}");
        assert_eq!(view.drafted, hand.to_come().collect::<Vec<_>>());
        assert_eq!(view.drafted.len(), 4);
    }
}

/// The first offer of each floor shows the next of the hand alone, and nothing of it is offered before.
#[test]
fn what_was_drafted_comes_one_a_floor_in_its_order() {
    let (mut dealt, mut runs) = (0, 0);
    for number in 0..8 {
        let seed = Seed::from_bits(number);
        let hand = hand(seed);
        let mut run = begun(hand, seed);
        let mut bot = Delver::new(Content::RULED);
        bot.restart(seed);
        let (mut floor, mut to_come) = (None, hand.to_come().collect::<Vec<Item>>());
        for _ in 0..3_000 {
            let view = run.view(Audience::Everyone);
            if view.offer.is_none() && view.drafted.len() < to_come.len() {
                // What spoils what is carried is paid for, and nothing is offered for it.
                let spoilt = to_come.remove(0);
                assert!(
                    view.heroes[0].pack.items().any(|item| item.clashes(spoilt)),
                    "seed {number}: {spoilt}"
                );
                floor = Some(view.place);
            }
            if let Some(Offer { items, .. }) = view.offer.filter(|_| floor != Some(view.place)) {
                if !to_come.is_empty() {
                    assert_eq!(
                        items.iter().flatten().collect::<Vec<_>>(),
                        [&to_come.remove(0)],
                        "seed {number}"
                    );
                    dealt += 1;
                }
                floor = Some(view.place);
            } else if let Some(offer) = view.offer {
                assert!(offer.items.iter().flatten().all(|item| !to_come.contains(item)), "seed {number}");
            }
            assert_eq!(view.drafted, to_come, "seed {number}");
            let command = if view.offer.is_some() {
                Command::Leave
            } else {
                bot.choose(Perspective::new(&run, Seat::FIRST))
            };
            run.play(Seat::FIRST, command, &mut Silence).expect("bots know the rules");
            if run.status().is_over() {
                break;
            }
        }
        runs += usize::from(to_come.len() < 4);
    }
    assert!(runs >= 6 && dealt >= 10, "{runs} {dealt}");
}
