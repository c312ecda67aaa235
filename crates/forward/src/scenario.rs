//! Scenarios: runs laid out by hand, with dice that fall as written.
//!
//! A file under `tests/data` holds any number of them. Lines that lay out the table and lines
//! with commands (`>`) are what the author wrote; everything indented is what happened, and is
//! written anew by `cargo xtask golden`. All dice of a scenario must be used up.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use engine::{Dice, Game, Seat, Seed};

use crate::deck::Spread;
use crate::road::Footing;
use crate::{Card, Command, Event, Forward, Held, Hp, Location, Lux, Rules, Setup, Slot, Snare, Weapon};

/// Plays every scenario of a file and compares what happened.
fn check(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut played = String::new();
    let mut scenario = Scenario::new();
    for line in text.lines().filter(|line| !line.starts_with("  ")) {
        if line.starts_with("==") {
            scenario.finish();
            scenario = Scenario::new();
        }
        writeln!(played, "{line}").unwrap();
        scenario.line(line, &mut played);
    }
    scenario.finish();
    testkit::golden::check_file(&path, &played);
}

struct Scenario {
    title: String,
    run: Forward,
}

impl Scenario {
    fn new() -> Self {
        let setup = Setup::with_rules(Rules::WRITTEN);
        let run = Forward::new(&setup, Seed::new(0).unwrap()).unwrap();
        Self { title: String::new(), run }
    }

    fn finish(&self) {
        let dice = &self.run.dice;
        let left: usize = [&dice.fight, &dice.pit, &dice.deck].map(Dice::script_left).iter().sum();
        assert_eq!(left, 0, "'{}' leaves dice unused", self.title);
    }

    fn line(&mut self, line: &str, played: &mut String) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" | "#" => {}
            "==" => self.title = rest.to_owned(),
            "rules" => self.rules(rest),
            "location" => self.run.location = location(rest),
            "hero" => self.hero(rest),
            "row" => self.run.spread.arrange_row(&cards(rest)),
            "deck" => self.run.spread.arrange_deck(&cards(rest)),
            "fight" => self.run.dice.fight = Dice::scripted(numbers(rest)),
            "dice" => self.held(rest),
            "pit" => self.run.dice.pit = Dice::scripted(numbers(rest)),
            "shuffle" => self.run.dice.deck = Dice::scripted(numbers(rest)),
            ">" => self.command(rest, played),
            _ => panic!("'{}' has a line that is no part of a scenario: {line}", self.title),
        }
    }

    /// The dice of the road fall by script too, so they are laid out before they are rolled.
    fn rules(&mut self, text: &str) {
        let rules: Rules = text.parse().unwrap();
        self.run.footing = Footing { rules, held: rules.is_road().then_some(Held([3; 3])) };
    }

    fn held(&mut self, text: &str) {
        let numbers: Vec<u8> = text.split(' ').map(|word| word.parse().expect("a die")).collect();
        self.run.footing.held = Some(Held(numbers.try_into().expect("three dice")));
    }

    fn command(&mut self, text: &str, played: &mut String) {
        let command: Command = text.parse().unwrap_or_else(|error| panic!("'{}': {error}", self.title));
        let mut events: Vec<Event> = Vec::new();
        match self.run.play(Seat::FIRST, command, &mut events) {
            Ok(()) => {
                let told = events.iter().filter(|event| !matches!(event, Event::CardDealt { .. }));
                told.for_each(|event| writeln!(played, "  {event}").unwrap());
            }
            Err(refusal) => writeln!(played, "  no: {refusal}").unwrap(),
        }
        let hero = self.run.hero;
        let snare = if hero.snare == Snare::Closed { ", snared" } else { "" };
        write!(played, "  = {} HP, {} Lux{snare}", hero.hp, hero.lux).unwrap();
        match self.run.footing.held {
            Some(Held([a, b, c])) => writeln!(played, ", dice {a} {b} {c}").unwrap(),
            None => writeln!(played).unwrap(),
        }
    }

    fn hero(&mut self, text: &str) {
        let hero = &mut self.run.hero;
        let mut words = text.split(' ');
        while let Some(word) = words.next() {
            let mut number = || words.next().and_then(|word| word.parse().ok()).expect("a number");
            match word {
                "hp" => hero.hp = Hp(number()),
                "lux" => hero.lux = Lux(number()),
                "snared" => hero.snare = Snare::Closed,
                "branch" => hero.weapon = Some(Weapon::GnarledBranch),
                "sturdy" => hero.weapon = Some(Weapon::SturdyBlade),
                "buckler" => hero.weapon = Some(Weapon::ThornBuckler),
                "targe" => hero.weapon = Some(Weapon::GlassTarge),
                "mirror" => hero.weapon = Some(Weapon::MirrorShield),
                "masterwork" => hero.weapon = Some(Weapon::MasterworkBlade),
                _ => panic!("'{}' has an unknown word about the hero: {word}", self.title),
            }
        }
    }
}

impl Spread {
    /// Lays these cards face down, from left to right, and empties the deck.
    fn arrange_row(&mut self, cards: &[Card]) {
        let last_first: Vec<Card> = cards.iter().rev().copied().collect();
        *self = Self::empty();
        self.stack(&last_first);
        for slot in Slot::ALL {
            self.deal(slot);
        }
    }

    /// Puts these cards into the deck, the next one first.
    fn arrange_deck(&mut self, cards: &[Card]) {
        let last_first: Vec<Card> = cards.iter().rev().copied().collect();
        self.stack(&last_first);
    }
}

fn location(text: &str) -> Location {
    Location::all().find(|location| location.to_string() == text).expect("a location from 1 to 9")
}

fn cards(text: &str) -> Vec<Card> {
    let card = |word: &str| match word {
        "Beast" => Card::LesserBeast,
        "Great" => Card::GreaterBeast,
        _ => Card::ALL.into_iter().find(|card| card.to_string() == word).expect("the name of a card"),
    };
    text.split(' ').map(card).collect()
}

fn numbers(text: &str) -> Vec<u32> {
    text.split(' ').map(|word| word.parse().expect("a die")).collect()
}

#[test]
fn cards_do_what_they_say() {
    check("cards.txt");
}

#[test]
fn fights_are_fought_by_the_written_rules() {
    check("fights-written.txt");
}

#[test]
fn fights_are_fought_by_the_published_rules() {
    check("fights-published.txt");
}

#[test]
fn fights_are_fought_by_mixed_rules() {
    check("fights-mixed.txt");
}

#[test]
fn lux_has_its_uses_and_its_limits() {
    check("lux.txt");
}

#[test]
fn the_road_goes_forward() {
    check("road.txt");
}

#[test]
fn dice_are_held_in_the_fights_of_the_road() {
    check("road-fights.txt");
}

#[test]
fn cards_of_the_road_do_what_they_say() {
    check("road-cards.txt");
}

#[test]
fn each_place_of_the_road_bends_its_rule() {
    check("road-places.txt");
}

/// Every cell of the combat table, for every hand: what each number deals and costs against
/// each answer, by playing it. A cell reads `dealt/taken`.
#[test]
fn every_cell_of_the_combat_table() {
    let hands = [("bare hands", None)].into_iter().chain(Weapon::ALL.map(|weapon| ("", Some(weapon))));
    let mut table = String::new();
    for (name, weapon) in hands {
        let title = weapon.map_or(name.to_owned(), |weapon| weapon.to_string());
        writeln!(table, "{title}, against the foe's 1 to 6").unwrap();
        for number in 1..=6 {
            let cells: Vec<String> = (1..=6).map(|answer| cell(weapon, number, answer)).collect();
            writeln!(table, "{number}: {}", cells.join("  ")).unwrap();
        }
        writeln!(table).unwrap();
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/combat-table.txt");
    testkit::golden::check_file(&path, &table);
}

fn cell(weapon: Option<Weapon>, number: u32, answer: u32) -> String {
    let mut scenario = Scenario::new();
    scenario.run.hero.weapon = weapon;
    scenario.run.spread.arrange_row(&[Card::Hollow]);
    // The fight goes on after the round, so the next throw is scripted too.
    scenario.run.dice.fight = Dice::scripted([number, number, number, answer, 1, 1, 1, 1]);
    let mut events: Vec<Event> = Vec::new();
    for command in ["turn 1", "keep 1"] {
        scenario.run.play(Seat::FIRST, command.parse().unwrap(), &mut events).unwrap();
    }
    scenario.finish();
    let round = events.iter().find_map(|event| match event {
        Event::RoundFought { yours, foes, hp, foe_hp } => {
            assert_eq!((hp.0, foe_hp.0), (20 - foes.dealt.0, 6 - yours.dealt.0), "the facts agree");
            Some(format!("{}/{}", yours.dealt, foes.dealt))
        }
        _ => None,
    });
    round.expect("a round was fought")
}
