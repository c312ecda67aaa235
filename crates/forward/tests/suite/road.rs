//! The road: what its score is made of, what its backs tell, and what its bots know.

use bots::Random;
use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Status};
use forward::bot::{Naive, Thinker};
use forward::odds::Odds;
use forward::{Card, Command, Content, Event, Forward, Outcome, Rules, Setup, View};

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

/// RULES.md, 13.9.
#[test]
fn the_score_of_the_road_is_what_the_rules_give_for_what_happened() {
    let mut wins = 0;
    for number in 0..100 {
        let mut score = 0;
        let run = play(number, &mut Naive::new(Content::HOUSE), |_, _, _, told| {
            for event in told {
                match *event {
                    Event::CardTurned { .. } => score += 2,
                    // Whoever dies of a card has not survived it.
                    Event::Died { .. } => score -= 2,
                    Event::LocationCleared { hp, lux, .. } => {
                        score += i64::from(hp.0) * i64::from(hp.0) + 20 * i64::from(lux.0);
                    }
                    Event::Won => score *= 2,
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

/// A round's odds in sixths, against what the foe's die does.
#[test]
fn every_die_of_a_fight_has_odds_of_six_falls() {
    let odds = Odds::new(&Content::HOUSE, Rules::ROAD);
    let mut rounds = 0;
    play(2, &mut Naive::new(Content::HOUSE), |_, view, command, told| {
        let Command::Keep(die) = command else { return };
        let Some(spend) = odds.spend(view, die) else { return };
        assert_eq!(spend.dealt.0.iter().sum::<u8>(), 6);
        assert_eq!(spend.taken.0.iter().sum::<u8>(), 6);
        for event in told {
            if let Event::RoundFought { yours, foes, hp, foe_hp } = event {
                // A blow can be larger than what is left.
                let exact = !hp.is_gone() && !foe_hp.is_gone();
                let possible = |sixths: &[u8; 10], amount: u8| sixths[usize::from(amount)] > 0;
                assert!(!exact || possible(&spend.dealt.0, yours.dealt.0));
                assert!(!exact || possible(&spend.taken.0, foes.dealt.0));
                rounds += 1;
            }
        }
    });
    assert!(rounds > 20, "{rounds} rounds were fought");
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
