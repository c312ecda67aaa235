//! No event is without words, and no words are without sense.

use std::fmt::{Display, Write};

use engine::{Audience, Game, Seat, Seed};
use grid::{Direction, Point};

use crate::*;

/// Runs of random commands, with everything that happened in them.
fn happened(seed: u64) -> Vec<Event> {
    let seed = Seed::new(seed).expect("seeds are small");
    let mut run = Labyrinth::new(&Setup::default(), seed).expect("the house's numbers");
    let mut dice = seed.branch("player").dice();
    let (mut legal, mut events): (Vec<Command>, Vec<Event>) = (Vec::new(), Vec::new());
    for _ in 0..3_000 {
        run.legal(Seat::FIRST, &mut legal);
        let Ok(count) = u32::try_from(legal.len()) else { break };
        if count == 0 {
            break;
        }
        run.play(Seat::FIRST, legal[dice.below(count) as usize], &mut events).expect("it is legal");
    }
    assert_eq!(run.view(Audience::Everyone).over.is_some(), legal.is_empty());
    events
}

fn is_a_sentence(text: &str) -> bool {
    text.starts_with(char::is_uppercase)
        && text.ends_with(['.', '!'])
        && !text.contains(['{', '}', '_'])
        && !text.contains("  ")
}

#[test]
fn every_event_is_a_sentence() {
    let events: Vec<Event> = (1..40).flat_map(happened).collect();
    for event in &events {
        assert!(is_a_sentence(&event.to_string()), "{event:?}: {event}");
    }
    assert!(events.iter().any(|event| matches!(event, Event::Died { .. })));
}

#[test]
fn blows_are_told_to_the_player() {
    let goblin = Who::Foe(FoeId(3), Kind::Goblin);
    let struck = |by, target, manner, crit, guarded| {
        Event::Struck { by, target, manner, amount: Hp(7), crit, guarded, hp: Hp(2) }.to_string()
    };
    assert_eq!(struck(Who::Hero, goblin, Manner::Bump, false, false), "You hit the Goblin for 7.");
    assert_eq!(
        struck(Who::Hero, goblin, Manner::Spell(Spell::Frost), true, false),
        "Your Frost hit the Goblin for 7: a critical hit!"
    );
    assert_eq!(
        struck(goblin, Who::Hero, Manner::Answer, false, true),
        "The Goblin struck back at you for 7 through your guard."
    );
}

#[test]
fn everything_is_told_about_with_the_numbers_of_the_run() {
    let mut content = Content::TUNED;
    content.places.potion = Percent(77);
    let content = &content;
    let texts = Kind::ALL
        .map(|kind| kind.about(content))
        .into_iter()
        .chain(Kind::ALL.map(|kind| kind.hint(content)))
        .chain(Relic::ALL.map(|relic| relic.about(content)))
        .chain(Spell::ALL.map(|spell| spell.about(content)))
        .chain(Ailment::ALL.map(|ailment| ailment.about(content)))
        .chain(Flask::ALL.map(|flask| flask.about(content)))
        .chain(Bow::ALL.map(|bow| bow.about(content)))
        .chain([Thing::Chest, Thing::Pad, Thing::Spikes, Thing::Darts].map(|thing| thing.about(content)));
    for text in texts {
        assert!(is_a_sentence(&text), "{text}");
    }
    assert_eq!(Flask::Potion.about(content), "Gives back 77% of your HP.");
}

#[test]
fn a_comparison_says_what_is_won_and_lost() {
    let content = &Content::TUNED;
    let mut hero = Hero::new(content);
    let bow = Item::new(Make::Bow(Bow::Short), Rarity::Common, 1, Power(224), Some(Perk::Keen));
    let blade = Item { make: Make::Blade, power: Power(250), perk: None, ..bow };
    let told = |item: Item, hero: &Hero| item.compared(hero, content).line();
    assert_eq!(told(blade, &hero), "better, +2.5 attack");
    let bump = content.bow.bump;
    let shots = |bow: Bow| (content.bow(bow).range, content.bow(bow).damage);
    let (range, damage) = shots(Bow::Short);
    assert_eq!(
        told(bow, &hero),
        format!(
            "different, +2.2 attack, +4% crit, shoots {range} steps for {damage}% of a bump, bumps do {bump}%, gains Keen"
        )
    );
    hero.gear[Slot::Weapon.index()] = Some(bow);
    hero.refresh(content);
    assert_eq!(
        told(blade, &hero),
        "different, +0.3 attack, -4% crit, no shots, bumps do 100%, loses Keen",
        "what a bow takes from bumps is told"
    );
    assert_eq!(
        told(Item { power: Power(226), ..bow }, &hero),
        "as good as what you wear",
        "what cannot be seen"
    );
    assert_eq!(told(Item { perk: None, ..bow }, &hero), "worse, -4% crit, loses Keen");
    let long = told(Item { make: Make::Bow(Bow::Long), ..bow }, &hero);
    assert_eq!(long.contains("range"), shots(Bow::Long).0 != range, "{long}");
}

#[test]
fn several_of_a_kind_have_a_name() {
    assert_eq!([Kind::Wolf, Kind::DireWolf, Kind::Imp].map(Kind::plural), ["Wolves", "Dire Wolves", "Imps"]);
}

/// A heading, and a line for each: what it is called, and what is said of it.
fn section<T: Display>(text: &mut String, title: &str, all: &[T], about: impl Fn(&T) -> String) {
    writeln!(text, "{title}").unwrap();
    for one in all {
        writeln!(text, "  {one}: {}", about(one)).unwrap();
    }
}

const INTENTS: [Intent; 9] = [
    Intent::Charge(Direction::North),
    Intent::Swing(Direction::East),
    Intent::Ring,
    Intent::Blast(Point::new(3, 4)),
    Intent::Cross(Point::new(3, 4)),
    Intent::Chain(Direction::West),
    Intent::Beam,
    Intent::Arrow(Point::new(3, 4)),
    Intent::Summon,
];

const PERKS: [Perk; 7] = [
    Perk::Padded,
    Perk::Warded,
    Perk::Barbed,
    Perk::Tome(Spell::Spark),
    Perk::Springy,
    Perk::Nimble,
    Perk::Keen,
];

/// How a run may end, in every way that has words of its own.
fn causes() -> Vec<Cause> {
    let manners = [Manner::Bump, Manner::Answer, Manner::Shot, Manner::Burst, Manner::Thorns];
    let foes = [Kind::Goblin, Kind::Imp]
        .into_iter()
        .flat_map(move |kind| manners.map(|manner| Cause::Foe(kind, manner)));
    let deeds = INTENTS.map(|intent| Cause::Deed(Kind::Charger, intent));
    let traps = [Thing::Spikes, Thing::Darts].map(Cause::Trap);
    foes.chain(deeds).chain(Ailment::ALL.map(Cause::Ailment)).chain(traps).collect()
}

#[test]
fn everything_says_what_it_does() {
    let content = &Content::TUNED;
    let mut text = String::new();
    section(&mut text, "Foes", &Kind::ALL, |kind| format!("{} {}", kind.about(content), kind.hint(content)));
    section(&mut text, "Deeds", &INTENTS, |intent| intent.about(content));
    section(&mut text, "Spells", &Spell::ALL, |spell| spell.about(content));
    section(&mut text, "Ailments", &Ailment::ALL, |ailment| ailment.about(content));
    section(&mut text, "Relics", &Relic::ALL, |relic| relic.about(content));
    section(&mut text, "Flasks", &Flask::ALL, |flask| flask.about(content));
    section(&mut text, "Bows", &Bow::ALL, |bow| bow.about(content));
    section(&mut text, "Perks", &PERKS, |perk| perk.about(content));
    section(&mut text, "Things", &Thing::ALL, |thing| thing.about(content));
    section(&mut text, "Ends", &causes(), |cause| format!("{} {}", cause.story(), cause.hint(content)));
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/words.txt");
    testkit::golden::check_file(path, &text);
}

#[test]
fn an_ending_is_told_with_its_cause_and_its_floor() {
    let cause = Cause::Foe(Kind::Wolf, Manner::Bump);
    let outcome =
        Outcome { floor: FloorNumber(7), cause, level: 4, kills: 31, turns: Turns(900), score: 842 };
    assert_eq!(outcome.to_string(), "Defeated on floor 7 (Wolf)");
}
