//! The score, counted again from what was told on the way. RULES.md, section 8.

use bots::Random;
use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Status};
use forward::bot::Document;
use forward::{Content, Event, Forward, Outcome, Rules, Setup};

/// A run played to its end, and all that was told.
fn played(setup: &Setup, bot: &mut impl Bot<Forward>, number: u64) -> (Forward, Vec<Event>) {
    let mut run = Forward::new(setup, Seed::new(number).unwrap()).unwrap();
    let mut told: Vec<Event> = Vec::new();
    while !run.status().is_over() {
        let command = bot.choose(Perspective::new(&run, Seat::FIRST));
        run.play(Seat::FIRST, command, &mut told).unwrap();
    }
    (run, told)
}

/// The points that RULES.md gives for what was told.
fn counted(told: &[Event]) -> i64 {
    told.iter()
        .map(|event| match *event {
            Event::CardTurned { .. } => 10,
            // Whoever dies of a card has not survived it.
            Event::Died { .. } => -10,
            Event::LocationCleared { location, hp, lux, pace } => {
                let tier = location.tier().index();
                let kept = 5 * i64::from(hp.0) + 30 * i64::from(lux.0);
                let under_par = ([40, 55, 65][tier] - i64::from(pace)).max(0);
                [50, 100, 150][tier] + kept + 4 * under_par
            }
            Event::Won => 1_000,
            _ => 0,
        })
        .sum()
}

fn check(rules: Rules, bot: &mut impl Bot<Forward>) -> usize {
    let setup = Setup::with_rules(rules);
    let runs = (0..200).map(|number| {
        let (run, told) = played(&setup, bot, number);
        let score = counted(&told);
        assert_eq!(run.score(), score, "seed {number} under {rules}");
        let sheet = run.view(Audience::Everyone).score;
        assert_eq!(i64::from(sheet.depth + sheet.health + sheet.light + sheet.pace), score);
        run.status()
    });
    let won = |status: &Status<Outcome>| match status {
        Status::Over(Outcome::Died { cause, .. }) => {
            assert!(cause.can_kill(), "{cause} killed");
            false
        }
        _ => true,
    };
    runs.filter(won).count()
}

#[test]
fn the_score_is_what_the_rules_give_for_what_happened() {
    for rules in [Rules::WRITTEN, Rules::PUBLISHED] {
        let wins = check(rules, &mut Document::new(Content::HOUSE));
        assert!(wins > 20, "the points for coming through were counted {wins} times only");
        check(rules, &mut Random::new(Seed::from_bits(1)));
    }
}
