//! The odds, held against what happens.

#![expect(clippy::disallowed_types, reason = "statistics about the rules, not rules")]

use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Silence, Status};
use forward::bot::Document;
use forward::odds::{Chance, Odds};
use forward::{
    Card, Command, Content, Die, Event, Forward, Location, Outcome, Phase, Price, Rules, Setup, Slot, Slots,
    View,
};

use crate::fidget::Fidget;

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
            Phase::Fight { .. } | Phase::Gap | Phase::Find => {
                unreachable!("the road has odds of its own")
            }
            Phase::Over(_) => unreachable!("nobody is asked after the end"),
        }
    }
}

/// What was expected and what came of it, added up over many decisions.
#[derive(Default)]
pub(crate) struct Ledger {
    expected: f64,
    variance: f64,
    happened: f64,
}

impl Ledger {
    pub(crate) fn note(&mut self, chance: Chance, happened: bool) {
        #[expect(clippy::cast_precision_loss, reason = "millionths are exact in a double")]
        let chance = chance.millionths() as f64 / 1e6;
        self.expected += chance;
        self.variance += chance * (1.0 - chance);
        self.happened += f64::from(u8::from(happened));
    }

    /// Five standard deviations: seeds are fixed, so this holds always or never.
    pub(crate) fn check(&self, what: &str) {
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

/// Forecasts of what ends with the card at hand, against what happens when the steady hand plays
/// on from there. One decision in many is looked at, and one command of it: decisions of one
/// fight share their dice, and would not be independent of each other.
fn check_forecasts(rules: Rules) {
    let setup = Setup::with_rules(rules);
    let odds = Odds::new(&Content::HOUSE, rules);
    let mut bot = Steady { odds: odds.clone() };
    let mut deaths = [(); 4].map(|()| Ledger::default());
    let mut hp = [0_u64; 2];
    let mut steps = 0;
    for seed in seeds(6_000) {
        let mut run = Forward::new(&setup, seed).expect("the house numbers are sound");
        let mut legal = Vec::new();
        while !run.status().is_over() {
            let now = view(&run);
            run.legal(Seat::FIRST, &mut legal);
            steps += 1;
            let command = legal[steps / 29 % legal.len()];
            if steps % 29 == 0
                && let Some(forecast) = odds.forecast(&now, command)
            {
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

/// What a command is about, the odds tell: whoever may decide about a card hears what each
/// choice leads to, and who gives up on the brink is sure to die.
#[test]
fn every_choice_about_a_card_has_a_forecast() {
    for rules in [Rules::WRITTEN, Rules::PUBLISHED] {
        let odds = Odds::new(&Content::HOUSE, rules);
        let mut bot = bots::Random::new(Seed::new(3).unwrap());
        let mut on_the_brink = 0;
        for seed in seeds(120) {
            let mut run = Forward::new(&Setup::with_rules(rules), seed).unwrap();
            while !run.status().is_over() {
                let now = view(&run);
                let mut legal = Vec::new();
                run.legal(Seat::FIRST, &mut legal);
                for &command in &legal {
                    let free = [Command::Heal, Command::Forward].contains(&command)
                        || matches!(command, Command::Peek(_) | Command::Return(_));
                    let forecast = odds.forecast(&now, command);
                    assert_eq!(forecast.is_some(), !free, "{command} in {:?}", now.phase);
                }
                if let Phase::Brink { .. } = now.phase {
                    let ends = odds.forecast(&now, Command::Endure).unwrap();
                    assert_eq!((ends.dies, ends.hp.thousandths()), (Chance::SURE, 0));
                    on_the_brink += 1;
                }
                let command = bot.choose(Perspective::new(&run, Seat::FIRST));
                run.play(Seat::FIRST, command, &mut Silence).unwrap();
            }
        }
        assert_eq!(on_the_brink > 0, rules == Rules::PUBLISHED);
    }
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
                asked.push((now.location, odds.clears(&now).expect("these rules have it")));
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
    let clears = odds.clears(&view(&run)).expect("these rules have it").tenths_of_percent();
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

/// What may lie where, against what is turned up. Cards that stayed through a return are
/// counted apart from the others, lest errors cancel out.
fn check_row(content: Content, runs: u64) {
    let odds = Odds::new(&content, Rules::WRITTEN);
    let setup = Setup { rules: Rules::WRITTEN, content: Some(content) };
    let mut ledgers = [(); 2].map(|()| Card::ALL.map(|_| Ledger::default()));
    let mut bot = Fidget::new(7);
    for seed in seeds(runs) {
        let mut run = Forward::new(&setup, seed).unwrap();
        while !run.status().is_over() {
            let now = view(&run);
            let command = bot.choose(Perspective::new(&run, Seat::FIRST));
            let mut events: Vec<Event> = Vec::new();
            run.play(Seat::FIRST, command, &mut events).unwrap();
            for event in events {
                let (Event::CardTurned { slot, card } | Event::CardShown { slot, card }) = event else {
                    continue;
                };
                // A peek shows two cards at once; the second is judged as if the first were unknown.
                let stayed = usize::from(now.stayed.is_some_and(|stayed| stayed.slot == slot));
                for (kind, chance) in odds.cards(&now, slot) {
                    ledgers[stayed][kind.index()].note(chance, kind == card);
                }
            }
        }
    }
    for (ledgers, which) in ledgers.iter().zip(["fresh", "that stayed"]) {
        for (card, ledger) in Card::ALL.iter().zip(ledgers) {
            ledger.check(&format!("{card} among cards {which}"));
        }
    }
}

#[test]
fn the_cards_of_the_row_come_as_often_as_said() {
    check_row(Content::HOUSE, 1_500);
}

#[test]
fn they_do_so_after_any_number_of_returns() {
    let text = "(max_hp: 40, max_lux: 5, caesura_lux: 5, caesuras: 8, snares: 0, lesser_beasts: 1, greater_beasts: 0)";
    check_row(engine::tuning::patched(&Content::HOUSE, text).unwrap(), 400);
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
    let run = Forward::new(&Setup::with_rules(Rules::WRITTEN), Seed::new(1).unwrap()).unwrap();
    let mut bare = view(&run);
    bare.row[1] = None;
    assert_eq!(odds.cards(&bare, Slot::Middle), []);
}
