//! Every number of the content by name, with the values that make sense for it.

use engine::tuning::{Contradiction, Knob, Tunable};

use super::Content;
use crate::{Card, MOST_CARDS};

/// One number.
macro_rules! number {
    ($name:literal, $($field:ident).+, $range:expr, $about:literal) => {
        Knob {
            name: $name,
            about: $about,
            least: *$range.start(),
            most: *$range.end(),
            entries: 1,
            read: |content, _| i64::from(content.$($field).+),
            write: |content, _, value| content.$($field).+ = small(value),
        }
    };
}

/// One number for each tier.
macro_rules! per_tier {
    ($name:literal, $($field:ident).+, $range:expr, $about:literal) => {
        Knob {
            name: $name,
            about: $about,
            least: *$range.start(),
            most: *$range.end(),
            entries: 3,
            read: |content, tier| i64::from(content.$($field).+[tier]),
            write: |content, tier, value| content.$($field).+[tier] = small(value),
        }
    };
}

/// How many cards of a kind a location has.
macro_rules! cards {
    ($name:literal, $card:ident, $about:literal) => {
        Knob {
            name: $name,
            about: $about,
            least: 0,
            most: 8,
            entries: 1,
            read: |content, _| i64::from(content.cards.of(Card::$card)),
            write: |content, _, value| *content.cards.of_mut(Card::$card) = small(value),
        }
    };
}

/// How much each number of a die takes.
macro_rules! damage {
    ($name:literal, $table:ident $([$weapon:literal])?, $about:literal) => {
        Knob {
            name: $name,
            about: $about,
            least: 0,
            most: 9,
            entries: 6,
            read: |content, face| i64::from(content.$table$([$weapon])?.0[face].damage),
            write: |content, face, value| content.$table$([$weapon])?.0[face].damage = small(value),
        }
    };
}

/// Which numbers of a die block.
macro_rules! blocks {
    ($name:literal, $table:ident $([$weapon:literal])?, $about:literal) => {
        Knob {
            name: $name,
            about: $about,
            least: 0,
            most: 1,
            entries: 6,
            read: |content, face| i64::from(content.$table$([$weapon])?.0[face].blocks),
            write: |content, face, value| content.$table$([$weapon])?.0[face].blocks = value != 0,
        }
    };
}

const KNOBS: &[Knob<Content>] = &[
    number!("max_hp", max_hp, 1..=40, "HP at the start of every location, and the most there can be"),
    number!("max_lux", max_lux, 0..=5, "the most Lux the prism holds"),
    number!("lux_heal", lux_heal, 0..=40, "HP that one Lux heals"),
    number!("caesura_lux", caesura_lux, 0..=5, "Lux that a Caesura gives"),
    per_tier!("item_heal", item_heal, 0..=40, "HP that an Item heals"),
    per_tier!("blessing_heal", blessing_heal, 0..=40, "HP that a Blessing heals"),
    per_tier!("lesser_hp", lesser_hp, 1..=20, "HP of the smaller beasts"),
    per_tier!("greater_hp", greater_hp, 1..=20, "HP of the larger beasts"),
    per_tier!("hollow_hp", hollow_hp, 1..=20, "HP of the Hollow"),
    number!("terror_hp", terror_hp, 0..=40, "HP that a Terror takes unless Lux is given"),
    number!("pit_successes", pit_successes, 1..=6, "successes that end a Pit"),
    number!("pit_failures", pit_failures, 1..=6, "failures that end a Pit"),
    number!("pit_success_from", pit_success_from, 1..=6, "the lowest number that is a success in a Pit"),
    number!("pit_damage", pit_damage, 0..=40, "HP that each failure in a Pit takes"),
    number!(
        "low_hp",
        low_hp,
        0..=40,
        "under 'published', the HP from which down a Pit die can be rolled again"
    ),
    cards!("items", Item, "Items in a location"),
    cards!("weapons", Weapon, "Weapons in a location"),
    cards!("lesser_beasts", LesserBeast, "smaller beasts in a location"),
    cards!("greater_beasts", GreaterBeast, "larger beasts in a location"),
    cards!("terrors", Terror, "Terrors in a location"),
    cards!("pits", Pit, "Pits in a location"),
    cards!("snares", Snare, "Snares in a location"),
    cards!("blessings", Blessing, "Blessings in a location"),
    cards!("caesuras", Caesura, "Caesuras in a location"),
    damage!("bare_damage", bare, "damage of the numbers 1 to 6, with bare hands and for foes"),
    blocks!("bare_blocks", bare, "1 where a number blocks, with bare hands and for foes"),
    damage!("branch_damage", armed[0], "damage of the numbers 1 to 6, with the Gnarled Branch"),
    blocks!("branch_blocks", armed[0], "1 where a number blocks, with the Gnarled Branch"),
    damage!("sturdy_damage", armed[1], "damage of the numbers 1 to 6, with the Sturdy Blade"),
    blocks!("sturdy_blocks", armed[1], "1 where a number blocks, with the Sturdy Blade"),
    damage!("masterwork_damage", armed[2], "damage of the numbers 1 to 6, with the Masterwork Blade"),
    blocks!("masterwork_blocks", armed[2], "1 where a number blocks, with the Masterwork Blade"),
    number!("card_points", points.card, 0..=200, "points for a card survived"),
    per_tier!("clear_points", points.clear, 0..=200, "points for a location cleared"),
    number!("hp_points", points.hp, 0..=200, "points for each HP kept"),
    number!("lux_points", points.lux, 0..=200, "points for each Lux kept"),
    per_tier!("par", points.par, 0..=200, "rounds and rolls before a location counts as slow"),
    number!("pace_points", points.pace, 0..=200, "points for each round or roll under par"),
    number!("victory_hundreds", points.victory_hundreds, 0..=200, "points for winning, in hundreds"),
];

/// The knobs that say how many cards a location has.
const CARDS: &[&str] = &[
    "items",
    "weapons",
    "lesser_beasts",
    "greater_beasts",
    "terrors",
    "pits",
    "snares",
    "blessings",
    "caesuras",
];

impl Tunable for Content {
    fn knobs() -> &'static [Knob<Self>] {
        KNOBS
    }

    fn problems(&self) -> Vec<Contradiction> {
        let mut problems = Vec::new();
        let mut problem = |about, sentence| problems.push(Contradiction { about, sentence });
        if self.cards.of(Card::Hollow) != 1 {
            problem(&[], "a location has exactly one Hollow".to_owned());
        }
        let cards: u32 = self.cards.iter().map(|(_, count)| u32::from(count)).sum();
        if cards > u32::from(MOST_CARDS) {
            problem(CARDS, format!("a location has at most {MOST_CARDS} cards; these are {cards}"));
        }
        let tables: [(&'static [&'static str], _); 4] = [
            (&["bare_damage"], &self.bare),
            (&["branch_damage"], &self.armed[0]),
            (&["sturdy_damage"], &self.armed[1]),
            (&["masterwork_damage"], &self.armed[2]),
        ];
        for (about, table) in tables {
            if table.0.iter().all(|blow| blow.damage == 0) {
                problem(about, format!("{} is 0 everywhere: such a fight would never end", about[0]));
            }
        }
        if self.bare.0.iter().all(|blow| blow.blocks) {
            problem(&["bare_blocks"], "bare_blocks is 1 everywhere: no foe could ever be hurt".to_owned());
        }
        problems
    }
}

fn small(value: i64) -> u8 {
    u8::try_from(value).expect("every knob's range lies between 0 and 255")
}
