//! What the rules of the road say, where they are not those of the others.

use forward::{
    Card, Content, Family, Intent, Location, Moves, REST_HEAL, RoadPoints, Rules, Tier, Weapon, foe_name,
    shelter, strikes,
};

use super::codex::{OUT_OF_HP, SNARED, row};
use crate::forward::{card_tone, family_tone, fury};
use crate::passage::{entry, words};
use crate::{Passage, Tone};

/// What the road is, beside the other rule sets.
pub(super) const IN_SHORT: &str = "Your dice lie open, and in a fight each strikes or guards. Foes announce what they \
                                   do. Backs tell a family, and of three cards at a fork two are met. Weapons are a \
                                   choice of two, a Terror takes dice as well, and each place bends a rule.";

pub(super) fn the_way(content: &Content) -> Vec<Passage> {
    let cards = content.cards.total();
    let mut passages = vec![
        Passage::Title("The way"),
        words(format!(
            "{} locations lie in a row, {cards} cards in each. They lie at forks of three, the middle one open: two \
             are met, in the order you like, one is left and shown. At the last fork all are met, and nobody walks \
             past the Hollow.",
            Location::COUNT
        )),
        words(format!(
            "Then you go forward: a night's rest heals {REST_HEAL} HP; dice, Lux, weapon and an active Snare stay \
             with you. Going forward from the ninth wins the run. Without HP it is lost.",
        )),
        Passage::Title("Backs that tell"),
        words("The back of a card tells its family:"),
    ];
    for family in Family::ALL {
        let cards = Card::ALL.into_iter().filter(|card| card.family() == family);
        let cards: Vec<String> = cards.map(|card| format!("{} {card}", content.cards.of(card))).collect();
        passages.push(entry(family.to_string(), family_tone(family), format!("{}.", cards.join(", "))));
    }
    passages.push(Passage::Title("Places that bend a rule"));
    passages
        .extend(Location::all().map(|place| entry(place.name(), Tone::Gold, place.bend().line().to_owned())));
    passages
}

pub(super) fn the_fights() -> Vec<Passage> {
    let mut passages = vec![
        Passage::Title("Fights"),
        words(
            "Your three dice lie open. Each of them strikes or guards, and at least one strikes. Then the foe's die \
             falls. Its blow less the numbers that guard is what you lose; the foe loses what your strikes deal, \
             both at once. All your dice are rolled anew.",
        ),
        words(OUT_OF_HP),
        row("strikes for", |number| number.to_string(), Tone::Faint),
        row("bare hands", |number| cell(*strikes(None), number), Tone::Plain),
    ];
    for weapon in Weapon::ALL {
        passages.push(row(&weapon.to_string(), |number| cell(*strikes(Some(weapon)), number), Tone::Plain));
    }
    let shields = Weapon::SHIELDS.map(|shield| format!("{} with the {shield}", shelter(Some(shield))));
    passages.push(words(format!(
        "Where any die guards, a shield adds to the guard, once: {}.",
        shields.join(", ")
    )));
    passages.extend(the_foes());
    passages
}

fn cell(numbers: [u8; 6], number: u8) -> String {
    numbers[usize::from(number) - 1].to_string()
}

/// How hard foes hit, and in which order they do what.
fn the_foes() -> Vec<Passage> {
    let mut passages = vec![
        Passage::Title("What foes announce"),
        words(format!(
            "A foe says what it does in this round and in the next. Its fury adds 1 in each further round, up to \
             {}. A foe that braces loses {} HP less.",
            fury(u8::MAX),
            Intent::Brace.parry()
        )),
        row("foe's number", |number| number.to_string(), Tone::Faint),
    ];
    for intent in Intent::ALL {
        passages.push(row(&intent.to_string(), |number| intent.blow(number, 0).to_string(), Tone::Plain));
    }
    for tier in Tier::ALL {
        for foe in Card::ALL.into_iter().filter(|card| card.is_foe()) {
            let moves = Moves::of(foe, tier).over_and_over();
            let told: Vec<String> = moves.iter().map(ToString::to_string).collect();
            let told = format!("{}, over and over.", told.join(", "));
            passages.push(entry(foe_name(foe, tier), card_tone(foe), told));
        }
    }
    passages
}

pub(super) fn the_light(content: &Content) -> Vec<Passage> {
    let healed = Rules::ROAD.lux_heal(content, Location::FIRST);
    vec![
        Passage::Title("Lux"),
        words(format!(
            "The prism holds up to {} Lux and is empty at first. One Lux does one of these:",
            content.max_lux
        )),
        entry("heal", Tone::Lux, format!("{healed} HP, before the first card of a fork.")),
        entry(
            "peek",
            Tone::Lux,
            "Turns up every card of a fork that lies face down, before the first is turned.",
        ),
        entry("reroll", Tone::Lux, "Rolls one of your dice again, in a fight or at a Pit."),
        words(SNARED),
    ]
}

pub(super) fn the_score() -> Vec<Passage> {
    let worth = |what: &str, worth: String| entry(worth, Tone::Gold, what);
    let card = RoadPoints::for_card(None);
    let of_foe = RoadPoints::for_card(Some(forward::Hp(1))) - card;
    vec![
        Passage::Title("The score"),
        worth("for each card met and survived", card.to_string()),
        worth("for each HP that a slain foe had", of_foe.to_string()),
        worth("for the HP kept when a location is cleared: 10 HP are 100 points", "HP times HP".to_owned()),
        worth("for each Lux kept when a location is cleared", RoadPoints::LUX.to_string()),
        worth("for each HP left when you come through", "a tenth of it all".to_owned()),
    ]
}
