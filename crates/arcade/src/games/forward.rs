//! Forward in the arcade.

use engine::Seed;
use forward::bot::{Document, Naive, Thinker};
use forward::{Card, Content, Event, Forward, Setup, catalogue};

use crate::reading::Reading;
use crate::{BotTaker, Hosted, OptionNote, Options, OptionsError};

impl Hosted for Forward {
    type Content = Content;

    const OPTIONS: &'static [OptionNote] = &[
        OptionNote {
            name: "rules",
            about: "road (the default): dice that strike and guard; written: one die of three is kept; published: those \
                    of the published balance table",
        },
        OptionNote {
            name: "content",
            about: "the numbers to change, as (max_hp: 22, hollow_hp: [6, 8, 10])",
        },
    ];

    fn setup(options: &Options) -> Result<Setup, OptionsError> {
        let mut reading = Reading::of(options);
        let (rules, content) = (reading.rules(), reading.content(&Content::HOUSE));
        reading.read(Setup { rules, content })
    }

    fn content(setup: &Setup) -> Content {
        setup.content()
    }

    fn with_content(setup: Setup, content: Content) -> Setup {
        Setup { content: Some(content), ..setup }
    }

    fn rules(setup: &Setup) -> String {
        match setup.content {
            None => setup.rules.to_string(),
            Some(_) => format!("{}, patched", setup.rules),
        }
    }

    fn sentence(event: &Event) -> String {
        event.to_string()
    }

    fn bot<T: BotTaker<Self>>(name: &str, setup: &Setup, taker: T) -> Option<T::Made> {
        match name {
            "document" => Some(taker.take(Document::new(setup.content()))),
            "naive" => Some(taker.take(Naive::new(setup.content()))),
            "thinker" => Some(taker.take(Thinker::new(&setup.content(), setup.rules))),
            _ => None,
        }
    }

    fn legend() -> String {
        let cards: Vec<String> =
            Card::ALL.into_iter().map(|card| format!("{} {card}", letter(card))).collect();
        format!("{}\nCards in the order they are dealt, three locations to a line.", cards.join(", "))
    }

    fn catalogue(setup: &Setup, seed: Seed) -> String {
        let decks = catalogue(&setup.content(), seed);
        let decks: Vec<String> =
            decks.iter().map(|cards| cards.iter().copied().map(letter).collect()).collect();
        let tiers = decks.chunks(LOCATIONS_PER_LINE).zip((1..).step_by(LOCATIONS_PER_LINE));
        let lines = tiers
            .map(|(decks, first)| format!("  {first}-{}  {}", first + decks.len() - 1, decks.join("  ")));
        std::iter::once(seed.to_string()).chain(lines).collect::<Vec<_>>().join("\n")
    }
}

/// A tier's locations stand side by side.
const LOCATIONS_PER_LINE: usize = 3;

/// A letter for each card: small for the beasts, which come in two sizes.
const fn letter(card: Card) -> char {
    match card {
        Card::Item => 'I',
        Card::Weapon => 'W',
        Card::LesserBeast => 'l',
        Card::GreaterBeast => 'g',
        Card::Hollow => 'H',
        Card::Terror => 'T',
        Card::Pit => 'P',
        Card::Snare => 'S',
        Card::Blessing => 'B',
        Card::Caesura => 'C',
    }
}
