//! What units, skills and effects do, in words that are made from the numbers.

use std::fmt::Write;
use std::path::Path;

use engine::{Game, Seed, Silence, SplitMix64, Status};
use tactics::bot::Level;
use tactics::{Class, Command, Content, Effect, Event, Minion, REFEREE, RuleSet, Setup, Tactics};

#[test]
fn everything_says_what_it_does() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    for (file, rules) in [("words.txt", RuleSet::Written), ("words-balanced.txt", RuleSet::Balanced)] {
        testkit::golden::check_file(data.join(file), &words(rules.content()));
    }
}

fn words(content: &Content) -> String {
    let mut text = format!("Hero: {}\n", content.hero.about());
    for minion in Minion::ALL {
        writeln!(text, "{minion}: {}", minion.about(content)).unwrap();
    }
    for class in Class::ALL {
        writeln!(text, "\n{class}").unwrap();
        for skill in class.skills() {
            writeln!(text, "{skill}: {}", skill.about(content)).unwrap();
        }
    }
    writeln!(text).unwrap();
    for effect in Effect::ALL {
        writeln!(text, "{effect}: {}", effect.about(content)).unwrap();
    }
    text
}

#[test]
fn words_follow_the_numbers() {
    let patch = "(spirit_hawk_damage: 7, bleed_damage: 4, tank: [9, 1, 1, 1], shadow_clone_rounds: 1)";
    let content = engine::tuning::patched(&Content::WRITTEN, patch).unwrap();
    let (usual, patched) = (words(&Content::WRITTEN), words(&content));
    let changed: Vec<&str> = patched.lines().filter(|line| !usual.contains(line)).collect();
    assert_eq!(
        changed,
        [
            "Tank: 9 HP, attack 1, 1 step, range 1. Takes every blow and skill that is aimed at a neighbour.",
            "Shadow Clone: A clone with 1 HP and attack 1 appears on a free tile within 1 for 1 round. Ready again \
             after 2 round ends.",
            "Spirit Hawk: An enemy within 4 takes 7. Ready again after 2 round ends.",
            "Bleed: 4 HP less at each round end; lasts 2 rounds.",
        ]
    );
}

#[test]
fn a_rule_set_is_known_by_its_name_and_brings_its_numbers() {
    for (name, rules) in RuleSet::NAMED {
        assert_eq!((rules.to_string(), name.parse()), (name.to_owned(), Ok(rules)));
        assert_eq!(Setup::with_rules(rules).content(), *rules.content());
        let own = Setup { content: Some(Content::BALANCED), ..Setup::with_rules(rules) };
        assert_eq!(own.content(), Content::BALANCED, "numbers of its own go first");
    }
    assert_eq!(Tactics::ABOUT.rule_set_names().collect::<Vec<_>>(), RuleSet::NAMED.map(|(name, _)| name));
    let usual = RuleSet::NAMED[0].1;
    assert_eq!((Setup::default(), Content::default()), (Setup::with_rules(usual), *usual.content()));
    let unknown = "loud".parse::<RuleSet>().unwrap_err();
    assert_eq!(unknown.to_string(), "there is no rule set 'loud': write balanced, written or heroic");
}

/// Whoever has lost all HP is there until the deed or the round is over, and what meets it then is not told.
#[test]
fn nobody_without_hp_is_told_to_lose_any() {
    for (name, rules) in RuleSet::NAMED {
        let mut stream = SplitMix64::new(9);
        let (mut legal, mut deaths) = (Vec::new(), 0);
        for number in 0..200 {
            let mut game = Tactics::new(&Setup::with_rules(rules), Seed::from_bits(number)).unwrap();
            game.play(REFEREE, Command::Timeout, &mut Silence).unwrap();
            while let Status::Awaiting(seats) = game.status() {
                let seat = seats.first().unwrap();
                game.legal(seat, &mut legal);
                let command = legal[stream.below(u32::try_from(legal.len()).unwrap()) as usize];
                let mut events: Vec<Event> = Vec::new();
                game.play(seat, command, &mut events).unwrap();
                let nothing =
                    |event: &Event| matches!(event, Event::Hurt { shielded: 0, lost: 0, hp: 0, .. });
                assert!(!events.iter().any(nothing), "{name}, match {number}: {events:?}");
                deaths += events.iter().filter(|event| matches!(event, Event::Died { .. })).count();
            }
        }
        assert!(deaths > 400, "{deaths} died under {name}");
    }
}

#[test]
fn opponents_say_how_well_they_play() {
    let told = Level::ALL.map(|level| format!("{}: {}", level.name(), level.about()));
    assert_eq!(
        told,
        [
            "easy: Takes what looks good now, with any team.",
            "normal: Looks a few commands ahead, with any team.",
            "hard: Looks far ahead, with one of the teams that hold against all others.",
        ]
    );
}
