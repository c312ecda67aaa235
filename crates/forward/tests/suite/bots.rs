//! The bots: always legal, whatever the numbers and the rules, and as good as they should be.

use std::fmt::Write;
use std::path::Path;

use bots::Random;
use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Silence, Status};
use forward::bot::{Careful, Document, Naive, Thinker};
use forward::odds::Odds;
use forward::{Card, Command, Content, Forward, Outcome, Phase, Rules, Setup, Slot, Strikers};

/// Wins among so many runs, with every command checked by `play`.
fn wins(setup: &Setup, bot: &mut impl Bot<Forward>, runs: u64) -> u64 {
    (0..runs).map(|number| u64::from(outcome(setup, bot, number) == Outcome::Won)).sum()
}

fn outcome(setup: &Setup, bot: &mut impl Bot<Forward>, number: u64) -> Outcome {
    let mut run = Forward::new(setup, Seed::new(number).unwrap()).expect("a setup that makes sense");
    loop {
        if let Status::Over(outcome) = run.status() {
            return outcome;
        }
        let command = bot.choose(Perspective::new(&run, Seat::FIRST));
        if let Err(refusal) = run.play(Seat::FIRST, command, &mut Silence) {
            panic!("seed {number}, {}: {command} was refused: {refusal}", setup.rules);
        }
    }
}

fn rule_sets() -> Vec<Rules> {
    let changes =
        ["weapon=replace", "weapon=keep-first", "die=choose", "die=highest", "peek=allowed", "peek=never"]
            .into_iter()
            .chain(["fight=reroll", "fight=ward-death", "pit=reroll-any", "pit=reroll-when-low"]);
    let mixed = changes.flat_map(|change| ["written", "published"].map(|name| format!("{name},{change}")));
    mixed.chain(["road".to_owned()]).map(|text| text.parse().expect("a rule set")).collect()
}

#[test]
fn every_bot_is_legal_under_every_rule_set() {
    for rules in rule_sets() {
        let setup = Setup::with_rules(rules);
        wins(&setup, &mut Document::new(Content::HOUSE), 30);
        wins(&setup, &mut Naive::new(Content::HOUSE), 30);
        wins(&setup, &mut Careful::new(Content::HOUSE), 30);
        wins(&setup, &mut Thinker::new(&Content::HOUSE, rules), 3);
    }
}

#[test]
fn every_bot_is_legal_with_numbers_out_of_the_ordinary() {
    let patches = [
        "(max_hp: 1)",
        "(max_hp: 10, max_lux: 0)",
        "(max_hp: 40, lux_heal: 0, caesuras: 8, caesura_lux: 5, max_lux: 5)",
        "(items: 0, weapons: 0, lesser_beasts: 0, greater_beasts: 0, terrors: 0, pits: 0, snares: 0, blessings: 0, \
         caesuras: 0)",
        "(pit_successes: 6, pit_failures: 6, pit_success_from: 6, pit_damage: 0, low_hp: 40)",
        "(bare_damage: 9, bare_blocks: 0, hollow_hp: 20, lesser_hp: 20, greater_hp: 20, snares: 8)",
    ];
    for text in patches {
        let content = engine::tuning::patched(&Content::HOUSE, text).expect("a patch that makes sense");
        for (_, rules) in Rules::NAMED {
            let setup = Setup { rules, content: Some(content) };
            wins(&setup, &mut Document::new(content), 20);
            wins(&setup, &mut Naive::new(content), 20);
            wins(&setup, &mut Careful::new(content), 20);
            wins(&setup, &mut Thinker::new(&content, rules), 2);
            wins(&setup, &mut Random::new(Seed::new(1).unwrap()), 5);
        }
    }
}

/// Whoever minds what is announced lets no more numbers of the foe's die kill than must be, and does what a newcomer
/// would not.
#[test]
fn careful_play_runs_no_risk_in_a_round_that_could_be_spared() {
    let (content, setup) = (Content::HOUSE, Setup::with_rules(Rules::ROAD));
    let (odds, careful, naive) =
        (Odds::new(&content, Rules::ROAD), Careful::new(content), Naive::new(content));
    let mut spared = 0;
    for number in 0..200 {
        let mut run = Forward::new(&setup, Seed::new(number).unwrap()).expect("a setup that makes sense");
        while !run.status().is_over() {
            let view = run.view(Audience::Seat(Seat::FIRST));
            let command = careful.advise(&view);
            if let Command::Strike(strikers) = command {
                let deadly =
                    |strikers| odds.exchange(&view, strikers).expect("a foe waits").deadly(view.hero.hp);
                let least = Strikers::every().map(deadly).min();
                assert_eq!(Some(deadly(strikers)), least, "seed {number}: {command}");
            }
            spared += usize::from(command != naive.advise(&view));
            run.play(Seat::FIRST, command, &mut Silence).expect("bots know the rules");
        }
    }
    assert!(spared > 100, "it did otherwise {spared} times only");
}

/// Runs as they are played today: whatever changes what the thinker holds a situation worth shows here.
#[test]
fn runs_of_the_thinker_are_as_they_were() {
    let mut text = String::new();
    for (name, rules) in Rules::NAMED {
        let mut bot = Thinker::new(&Content::HOUSE, rules);
        for number in 0..4 {
            let mut run = Forward::new(&Setup::with_rules(rules), Seed::new(number).unwrap()).unwrap();
            let mut commands = Vec::new();
            while !run.status().is_over() {
                let command = bot.choose(Perspective::new(&run, Seat::FIRST));
                run.play(Seat::FIRST, command, &mut Silence).unwrap();
                commands.push(command.to_string());
            }
            writeln!(text, "{name}, seed {number}: {:?}, score {}", run.status(), run.score()).unwrap();
            for line in commands.chunks(12) {
                writeln!(text, "  {}", line.join(", ")).unwrap();
            }
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/runs.txt");
    testkit::golden::check_file(path, &text);
}

/// RULES.md, 10.2: what the document's player does with a row before it.
#[test]
fn the_document_plays_by_its_thresholds() {
    let (mut looks, mut climbs) = (0, 0);
    for rules in [Rules::WRITTEN, Rules::PUBLISHED] {
        for number in 0..100 {
            let mut run = Forward::new(&Setup::with_rules(rules), Seed::new(number).unwrap()).unwrap();
            let mut bot = Document::new(Content::HOUSE);
            while !run.status().is_over() {
                let view = run.view(Audience::Everyone);
                let command = bot.choose(Perspective::new(&run, Seat::FIRST));
                let (hp, lux, hidden) = (view.hero.hp.0, view.hero.lux.0, view.face_down().len());
                let may_look = rules == Rules::WRITTEN && view.hero.can_use_lux() && hidden >= 2;
                match command {
                    Command::Heal => assert!(hp < 12),
                    Command::Peek(_) => assert!((12..=14).contains(&hp) && lux >= 2 && may_look),
                    Command::Turn(slot) => {
                        assert!(hp >= 12 || !view.hero.can_use_lux(), "{hp} HP are not healed");
                        assert!(hp > 14 || lux < 2 || !may_look, "{hp} HP do not look");
                        let age = |slot: Slot| view.row[slot.index()].map(|card| card.order);
                        assert!(Slot::ALL.into_iter().filter_map(age).min() == age(slot), "not the oldest");
                    }
                    Command::Return(slots) => {
                        let shown = |slot: &Slot| view.row[slot.index()].and_then(|card| card.shown);
                        let hurts = |slot: &Slot| {
                            let harm = |card: Card| {
                                card.is_foe() || matches!(card, Card::Terror | Card::Pit | Card::Snare)
                            };
                            view.deck > 0 && shown(slot).is_some_and(harm)
                        };
                        let worst = Slot::ALL.into_iter().filter(hurts).take(2);
                        assert!(slots.iter().eq(worst), "{slots} of {:?}", view.row);
                    }
                    Command::Reroll(_) | Command::Endure if matches!(view.phase, Phase::Pit { .. }) => {
                        let low = Content::HOUSE.low_hp;
                        assert_eq!(matches!(command, Command::Reroll(_)), hp <= low, "in a pit with {hp} HP");
                        climbs += usize::from(hp > low);
                    }
                    _ => {}
                }
                looks += usize::from(matches!(command, Command::Peek(_)));
                run.play(Seat::FIRST, command, &mut Silence).unwrap();
            }
        }
    }
    assert!(looks > 0 && climbs > 0);
}

/// The one figure that is known for mixed rules: with nothing but the weapon rule changed, the
/// document's player wins about 48 %.
#[test]
fn replacing_weapons_helps_the_document_as_much_as_is_known() {
    let setup = Setup::with_rules("published,weapon=replace".parse().unwrap());
    let wins = wins(&setup, &mut Document::new(Content::HOUSE), 20_000);
    assert!((9_400..=9_900).contains(&wins), "{wins} of 20,000");
}

#[test]
fn thinking_pays() {
    for rules in [Rules::WRITTEN, Rules::PUBLISHED] {
        let setup = Setup::with_rules(rules);
        let document = wins(&setup, &mut Document::new(Content::HOUSE), 300);
        let thinker = wins(&setup, &mut Thinker::new(&Content::HOUSE, rules), 300);
        assert!(
            thinker > document + 30,
            "under {rules} the thinker wins {thinker}, the document {document} of 300"
        );
    }
}
