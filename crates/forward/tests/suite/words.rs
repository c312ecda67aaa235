//! What cards, weapons and places say of themselves, in words that are made from the numbers.

use std::fmt::Write;
use std::path::Path;

use forward::{Card, Content, Location, Outcome, Rules, Tier, Weapon, bare_hands};

#[test]
fn everything_says_what_it_does() {
    let mut text = String::new();
    for tier in Tier::ALL {
        writeln!(text, "Tier {tier}").unwrap();
        for card in Card::ALL {
            writeln!(text, "{card}: {}", card.about(&Content::HOUSE, tier)).unwrap();
        }
        writeln!(text).unwrap();
    }
    for weapon in Weapon::ALL {
        writeln!(text, "{weapon}: {}", weapon.about(&Content::HOUSE)).unwrap();
    }
    writeln!(text).unwrap();
    for rules in [Rules::WRITTEN, Rules::ROAD] {
        writeln!(text, "Bare hands, {rules}: {}", bare_hands(&Content::HOUSE, rules)).unwrap();
    }
    writeln!(text).unwrap();
    for location in Location::all() {
        writeln!(text, "{location}. {}: {}", location.name(), location.mood()).unwrap();
    }
    writeln!(text, "\nOn the road").unwrap();
    for place in Location::all().filter(|place| [1, 4, 9].contains(&place.number())) {
        writeln!(text, "{}", place.name()).unwrap();
        for card in Card::ALL {
            writeln!(text, "{card}: {}", card.about_at(&Content::HOUSE, Rules::ROAD, place)).unwrap();
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/words.txt");
    testkit::golden::check_file(path, &text);
}

#[test]
fn an_ending_is_told_with_its_cause_and_its_place() {
    assert_eq!(Outcome::Won.to_string(), "won: all nine locations lie behind you");
    let location = Location::all().nth(2).unwrap();
    let died = Outcome::Died { cause: Card::Terror, location };
    assert_eq!(died.to_string(), format!("died in location 3, {}, to a Terror", location.name()));
}
