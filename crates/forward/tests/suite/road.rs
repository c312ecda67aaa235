//! The road: what its score is made of, what its backs tell, and what its bots know.

use bots::Random;
use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Status};
use forward::bot::{Naive, Thinker};
use forward::odds::Odds;
use forward::{Card, Command, Content, Event, Forward, Healing, Hp, Outcome, REST_HEAL, Rules, Setup, View};

use crate::odds::Ledger;

fn begun(number: u64) -> Forward {
    Forward::new(&Setup::with_rules(Rules::ROAD), Seed::new(number).unwrap()).unwrap()
}

/// Plays a run to its end; tells the table before each command, the command, and what came of it.
fn play(
    number: u64,
    bot: &mut impl Bot<Forward>,
    mut look: impl FnMut(&Forward, &View, Command, &[Event]),
) -> Forward {
    let mut run = begun(number);
    while !run.status().is_over() {
        let before = run.clone();
        let command = bot.choose(Perspective::new(&run, Seat::FIRST));
        let mut told: Vec<Event> = Vec::new();
        run.play(Seat::FIRST, command, &mut told).unwrap();
        look(&before, &before.view(Audience::Everyone), command, &told);
    }
    run
}

/// RULES.md, 13.10.
#[test]
fn the_score_of_the_road_is_what_the_rules_give_for_what_happened() {
    let mut wins = 0;
    for number in 0..100 {
        let (mut score, mut foe, mut kept) = (0, 0, 0);
        let run = play(number, &mut Naive::new(Content::HOUSE), |_, _, _, told| {
            for event in told {
                match *event {
                    Event::CardTurned { .. } => score += 2,
                    Event::FoeMet { hp, .. } => foe = i64::from(hp.0),
                    Event::FoeSlain { .. } => score += 10 * foe,
                    // Whoever dies of a card has not survived it.
                    Event::Died { .. } => score -= 2,
                    Event::LocationCleared { hp, lux, .. } => {
                        kept = i64::from(hp.0);
                        score += kept * kept + 20 * i64::from(lux.0);
                    }
                    Event::Won => score += score * kept / 10,
                    _ => {}
                }
            }
        });
        assert_eq!(run.score(), score, "seed {number}");
        wins += u64::from(run.status() == Status::Over(Outcome::Won));
    }
    assert!(wins > 10, "coming through was counted {wins} times only");
}

#[test]
fn a_night_gives_back_what_is_told_before_it() {
    let mut gains = Vec::new();
    for number in 0..20 {
        play(number, &mut Naive::new(Content::HOUSE), |_, view, _, told| {
            for event in told {
                if let Event::Healed { source: Healing::Rest, amount, .. } = *event {
                    assert_eq!(view.rules.rested(&Content::HOUSE, view.hero.hp), amount);
                    gains.push(amount);
                }
            }
        });
    }
    assert!(gains.contains(&Hp(REST_HEAL)) && gains.iter().any(|gain| *gain < Hp(REST_HEAL)), "{gains:?}");
}

#[test]
fn where_a_look_would_show_nothing_new_it_shows_what_was_known() {
    let odds = Odds::new(&Content::HOUSE, Rules::ROAD);
    let (mut known, mut open) = (0, 0);
    for number in 0..200 {
        play(number, &mut Naive::new(Content::HOUSE), |run, view, _, _| {
            let hidden = view.face_down();
            let is_known = !hidden.is_empty() && hidden.iter().all(|slot| odds.cards(view, slot).len() == 1);
            assert_eq!(view.has_nothing_to_learn(), is_known);
            let look = Command::Peek(hidden);
            if run.check(Seat::FIRST, look).is_err() {
                return;
            }
            let mut told: Vec<Event> = Vec::new();
            run.clone().play(Seat::FIRST, look, &mut told).expect("it may be looked at");
            for event in told {
                if let Event::CardShown { slot, card } = event {
                    open += u32::from(!is_known);
                    known += u32::from(is_known);
                    assert!(!is_known || odds.cards(view, slot)[0].0 == card);
                }
            }
        });
    }
    assert!(known > 10 && open > 100, "{known} known, {open} open");
}

#[test]
fn cards_lie_under_their_backs_as_often_as_said() {
    let odds = Odds::new(&Content::HOUSE, Rules::ROAD);
    let mut ledgers = Card::ALL.map(|_| Ledger::default());
    for number in 0..300 {
        play(number, &mut Naive::new(Content::HOUSE), |_, view, _, told| {
            for event in told {
                if let Event::CardTurned { slot, card } = *event {
                    assert!(view.back(slot).is_none_or(|family| family == card.family()));
                    for (kind, chance) in odds.cards(view, slot) {
                        ledgers[kind.index()].note(chance, kind == card);
                    }
                }
            }
        });
    }
    for (card, ledger) in Card::ALL.iter().zip(&ledgers) {
        ledger.check(&format!("{card} on the road"));
    }
}

/// Whoever may do something hears what it is worth, and what cannot be done has no worth.
#[test]
fn every_option_has_its_worth_and_its_numbers() {
    let thinker = Thinker::new(&Content::HOUSE, Rules::ROAD);
    let odds = Odds::new(&Content::HOUSE, Rules::ROAD);
    let mut random = Random::new(Seed::new(3).unwrap());
    let mut compared = 0;
    for number in 0..6 {
        play(number, &mut random, |run, view, _, _| {
            let mut lengths = Vec::new();
            for command in Command::all() {
                let legal = run.check(Seat::FIRST, command).is_ok();
                assert_eq!(thinker.worth(view, command).is_some(), legal, "{command} in {:?}", view.phase);
                if legal {
                    lengths.extend(odds.shown(view, command).map(|numbers| numbers.len()));
                }
            }
            assert!(lengths.windows(2).all(|pair| pair[0] == pair[1]), "{lengths:?} in {:?}", view.phase);
            compared += usize::from(lengths.len() > 1);
        });
    }
    assert!(compared > 100, "options were compared {compared} times only");
}

/// What a round is said to come to, against what the foe's die does.
#[test]
fn an_exchange_is_what_was_told_for_the_number_that_fell() {
    let odds = Odds::new(&Content::HOUSE, Rules::ROAD);
    let mut rounds = 0;
    for number in 0..20 {
        play(number, &mut Naive::new(Content::HOUSE), |_, view, command, told| {
            let Command::Strike(strikers) = command else { return };
            let exchange = odds.exchange(view, strikers).expect("a foe waits");
            let fell = told.iter().find_map(|event| match *event {
                Event::FoeRolled { number } => Some(usize::from(number) - 1),
                _ => None,
            });
            let fell = fell.expect("the foe's die falls");
            for event in told {
                if let Event::Exchanged { dealt, guard, blow, taken, foe_hp, .. } = *event {
                    assert_eq!((dealt, guard), (exchange.dealt(), exchange.stance.guard));
                    assert_eq!(blow, exchange.blows[fell]);
                    // A blow can be larger than what is left.
                    assert_eq!(taken, Hp(exchange.taken()[fell]).min(view.hero.hp));
                    assert_eq!(foe_hp.is_gone(), exchange.fells());
                    rounds += 1;
                }
            }
        });
    }
    assert!(rounds > 200, "{rounds} rounds were fought");
}

/// Of every fork but the last of a place one card is left, and never the Hollow.
#[test]
fn one_card_of_each_fork_is_left_behind() {
    let mut left = 0;
    for number in 0..40 {
        let mut here = 0;
        play(number, &mut Naive::new(Content::HOUSE), |_, _, _, told| {
            for event in told {
                match *event {
                    Event::CardLeft { card, .. } => {
                        assert_ne!(card, Card::Hollow);
                        here += 1;
                    }
                    Event::LocationCleared { .. } => {
                        assert_eq!(here, 5);
                        left += std::mem::take(&mut here);
                    }
                    _ => {}
                }
            }
        });
    }
    assert!(left > 200, "{left} cards were left");
}

#[test]
fn thinking_pays_on_the_road() {
    let wins = |bot: &mut dyn FnMut(&View) -> Command, runs: u64| -> u64 {
        let won = |number: u64| {
            let mut run = begun(number);
            while !run.status().is_over() {
                let command = bot(&run.view(Audience::Everyone));
                run.play(Seat::FIRST, command, &mut engine::Silence).unwrap();
            }
            u64::from(run.status() == Status::Over(Outcome::Won))
        };
        (0..runs).map(won).sum()
    };
    let naive = Naive::new(Content::HOUSE);
    let newcomer = wins(&mut |view| naive.advise(view), 1_000);
    assert!((200..=400).contains(&newcomer), "somebody who is new wins {newcomer} of 1,000");
    let thinker = Thinker::new(&Content::HOUSE, Rules::ROAD);
    let thinking = wins(&mut |view| thinker.advise(view), 20);
    assert!(thinking >= 9, "the thinker wins {thinking} of 20");
}
