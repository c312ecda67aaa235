//! The odds, held against what happens.

#![expect(clippy::disallowed_types, reason = "statistics about the rules, not rules")]

use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Silence, Status};
use forward::bot::Document;
use forward::odds::{Chance, Odds};
use forward::{
    Card, Command, Content, Die, Event, Forward, Location, Outcome, Phase, Price, Rules, Setup, Slot, Slots,
    View,
};

/// The player that the odds suppose: see `forward::odds`, 'the steady hand'.
struct Steady {
    odds: Odds,
}

impl Bot<Forward> for Steady {
    fn choose(&mut self, perspective: Perspective<'_, Forward>) -> Command {
        let view = perspective.view();
        let hero = view.hero;
        match view.phase {
            Phase::Path if hero.hp.0 < 12 && hero.can_use_lux() => Command::Heal,
            Phase::Path => view.oldest().map_or(Command::Forward, Command::Turn),
            Phase::Peek => Command::Return(Slots::NONE),
            Phase::Clash { foe, throw } => Command::Keep(self.odds.best_die(&view, foe, throw)),
            Phase::Brink { .. } => Command::Ward,
            Phase::Terror if hero.hp.0 < 12 && hero.lux.0 > 0 => Command::Pay(Price::Lux),
            Phase::Terror => Command::Pay(Price::Hp),
            Phase::Pit { .. } if hero.hp.0 <= 5 => Command::Reroll(Die::First),
            Phase::Pit { .. } => Command::Endure,
            Phase::Over(_) => unreachable!("nobody is asked after the end"),
        }
    }
}

/// What was expected and what came of it, added up over many decisions.
#[derive(Default)]
struct Ledger {
    expected: f64,
    variance: f64,
    happened: f64,
}

impl Ledger {
    fn note(&mut self, chance: Chance, happened: bool) {
        #[expect(clippy::cast_precision_loss, reason = "millionths are exact in a double")]
        let chance = chance.millionths() as f64 / 1e6;
        self.expected += chance;
        self.variance += chance * (1.0 - chance);
        self.happened += f64::from(u8::from(happened));
    }

    /// Five standard deviations: seeds are fixed, so this holds always or never.
    fn check(&self, what: &str) {
        let gap = (self.happened - self.expected).abs();
        let bound = 5.0 * self.variance.sqrt() + 0.5;
        assert!(
            gap <= bound,
            "{what}: expected {:.1}, happened {}, bound {bound:.1}",
            self.expected,
            self.happened
        );
    }
}

fn view(run: &Forward) -> View {
    run.view(Audience::Seat(Seat::FIRST))
}

fn seeds(count: u64) -> impl Iterator<Item = Seed> {
    (0..count).map(|number| Seed::new(number).expect("there are more seeds"))
}

/// Plays on until the card at hand lies behind, and tells whether it was survived.
fn survives_card(run: &mut Forward, bot: &mut impl Bot<Forward>) -> bool {
    while !matches!(run.status(), Status::Over(_)) && view(run).phase != Phase::Path {
        let command = bot.choose(Perspective::new(run, Seat::FIRST));
        run.play(Seat::FIRST, command, &mut Silence).expect("the steady hand plays by the rules");
    }
    !matches!(run.status(), Status::Over(Outcome::Died { .. }))
}

/// Every forecast of every decision that ends with the card at hand, against what happens when
/// the steady hand plays on from there.
fn check_forecasts(rules: Rules) {
    let setup = Setup::with_rules(rules);
    let odds = Odds::new(&Content::HOUSE, rules);
    let mut bot = Steady { odds: odds.clone() };
    let mut deaths = [(); 4].map(|()| Ledger::default());
    let mut hp = [0_u64; 2];
    for seed in seeds(600) {
        let mut run = Forward::new(&setup, seed).expect("the house numbers are sound");
        let mut legal = Vec::new();
        while !run.status().is_over() {
            let now = view(&run);
            run.legal(Seat::FIRST, &mut legal);
            for &command in &legal {
                let Some(forecast) = odds.forecast(&now, command) else { continue };
                let mut branch = run.clone();
                branch.play(Seat::FIRST, command, &mut Silence).expect("legal");
                let survived = survives_card(&mut branch, &mut bot);
                let kind = match command {
                    Command::Turn(_) => 0,
                    Command::Keep(_) => 1,
                    Command::Reroll(_) => 2,
                    _ => 3,
                };
                deaths[kind].note(forecast.dies, !survived);
                hp[0] += forecast.hp.thousandths();
                hp[1] += u64::from(view(&branch).hero.hp.0) * 1_000;
            }
            let command = bot.choose(Perspective::new(&run, Seat::FIRST));
            run.play(Seat::FIRST, command, &mut Silence).expect("the steady hand plays by the rules");
        }
    }
    for (ledger, what) in deaths.iter().zip(["turning", "keeping", "rerolling", "the other choices"]) {
        ledger.check(&format!("deaths after {what} under {rules}"));
    }
    let gap = hp[0].abs_diff(hp[1]) * 1_000 / hp[1];
    assert!(gap <= 2, "mean HP under {rules}: off by {gap} in a thousand");
}

#[test]
fn forecasts_come_true_under_written() {
    check_forecasts(Rules::WRITTEN);
}

#[test]
fn forecasts_come_true_under_published() {
    check_forecasts(Rules::PUBLISHED);
}

/// The chance to clear a location, asked at its start and again later, against what happens.
fn check_clears(rules: Rules) {
    let setup = Setup::with_rules(rules);
    let odds = Odds::new(&Content::HOUSE, rules);
    let mut bot = Steady { odds: odds.clone() };
    let mut ledger = Ledger::default();
    for seed in seeds(200) {
        let mut run = Forward::new(&setup, seed).expect("the house numbers are sound");
        let mut asked: Vec<(Location, Chance)> = Vec::new();
        let mut steps = 0;
        while !run.status().is_over() {
            let now = view(&run);
            steps += 1;
            if steps % 97 == 0 {
                asked.push((now.location, odds.clears(&now)));
            }
            let command = bot.choose(Perspective::new(&run, Seat::FIRST));
            run.play(Seat::FIRST, command, &mut Silence).expect("the steady hand plays by the rules");
        }
        for (location, chance) in asked {
            let failed =
                matches!(run.status(), Status::Over(Outcome::Died { location: at, .. }) if at == location);
            ledger.note(chance, !failed);
        }
    }
    ledger.check(&format!("locations cleared under {rules}"));
}

#[test]
fn location_odds_come_true_under_written() {
    check_clears(Rules::WRITTEN);
}

#[test]
fn location_odds_come_true_under_published() {
    check_clears(Rules::PUBLISHED);
}

/// Under the published rules the steady hand is the document's player, so the exact chance to
/// clear the first location is the published clear rate.
#[test]
fn the_first_location_is_cleared_as_often_as_was_published() {
    let odds = Odds::new(&Content::HOUSE, Rules::PUBLISHED);
    let run = Forward::new(&Setup::with_rules(Rules::PUBLISHED), Seed::new(1).unwrap()).unwrap();
    let clears = odds.clears(&view(&run)).tenths_of_percent();
    assert!((975..=995).contains(&clears), "98.5 % was published; this is {clears} in a thousand");
}

#[test]
fn the_steady_hand_is_the_documents_player_under_published() {
    let setup = Setup::with_rules(Rules::PUBLISHED);
    let mut steady = Steady { odds: Odds::new(&Content::HOUSE, Rules::PUBLISHED) };
    let mut document = Document::new(Content::HOUSE);
    for seed in seeds(200) {
        let mut run = Forward::new(&setup, seed).unwrap();
        while !run.status().is_over() {
            let perspective = Perspective::new(&run, Seat::FIRST);
            let command = document.choose(perspective);
            assert_eq!(command, steady.choose(perspective));
            run.play(Seat::FIRST, command, &mut Silence).unwrap();
        }
    }
}

/// What may lie where, against what is turned up, with peeks and returns in between.
#[test]
fn the_cards_of_the_row_come_as_often_as_said() {
    let odds = Odds::new(&Content::HOUSE, Rules::WRITTEN);
    let mut ledgers = Card::ALL.map(|_| Ledger::default());
    let mut random = bots::Random::new(Seed::new(7).unwrap());
    for seed in seeds(1_500) {
        let mut run = Forward::new(&Setup::default(), seed).unwrap();
        while !run.status().is_over() {
            let now = view(&run);
            let command = random.choose(Perspective::new(&run, Seat::FIRST));
            let mut events: Vec<Event> = Vec::new();
            run.play(Seat::FIRST, command, &mut events).unwrap();
            let turned = events.iter().find_map(|event| match event {
                Event::CardTurned { slot, card } => Some((*slot, *card)),
                _ => None,
            });
            let Some((slot, card)) = turned else { continue };
            for (kind, chance) in odds.cards(&now, slot) {
                ledgers[kind.index()].note(chance, kind == card);
            }
        }
    }
    for (card, ledger) in Card::ALL.iter().zip(&ledgers) {
        ledger.check(&format!("{card} turned up"));
    }
}

/// The Hollow is one of the last three cards, and the table knows it.
#[test]
fn the_hollow_is_expected_where_it_can_be() {
    let odds = Odds::new(&Content::HOUSE, Rules::PUBLISHED);
    let mut document = Document::new(Content::HOUSE);
    let mut hollows = Ledger::default();
    for seed in seeds(300) {
        let mut run = Forward::new(&Setup::with_rules(Rules::PUBLISHED), seed).unwrap();
        while !run.status().is_over() {
            let now = view(&run);
            let command = document.choose(Perspective::new(&run, Seat::FIRST));
            if let Command::Turn(slot) = command {
                let left = u32::from(now.deck) + now.laid().len();
                let hollow = odds.cards(&now, slot).into_iter().find(|&(card, _)| card == Card::Hollow);
                assert_eq!(
                    hollow.is_some(),
                    left <= 3 && now.unseen.of(Card::Hollow) > 0,
                    "{left} cards left"
                );
                let mut events: Vec<Event> = Vec::new();
                run.play(Seat::FIRST, command, &mut events).unwrap();
                let came = events.contains(&Event::CardTurned { slot, card: Card::Hollow });
                hollows.note(hollow.map_or(Chance::NEVER, |(_, chance)| chance), came);
            } else {
                run.play(Seat::FIRST, command, &mut Silence).unwrap();
            }
        }
    }
    hollows.check("the Hollow in its place");
}

#[test]
fn an_empty_place_holds_nothing() {
    let odds = Odds::new(&Content::HOUSE, Rules::WRITTEN);
    let run = Forward::new(&Setup::default(), Seed::new(1).unwrap()).unwrap();
    let mut bare = view(&run);
    bare.row[1] = None;
    assert_eq!(odds.cards(&bare, Slot::Middle), []);
}
