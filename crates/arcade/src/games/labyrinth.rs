//! Endless Tower in the arcade.

use engine::Seed;
use labyrinth::bot::{Brawler, Naive, Tactician};
use labyrinth::{Content, Event, FloorNote, Kind, Labyrinth, Rules, Setup, catalogue};

use crate::reading::Reading;
use crate::{BotTaker, Hosted, OptionNote, Options, OptionsError};

impl Hosted for Labyrinth {
    type Content = Content;

    const OPTIONS: &'static [OptionNote] = &[
        OptionNote {
            name: "rules",
            about: "tower (the default): foes fall in a few bumps; or gdd: every foe is tough from the first floor on",
        },
        OptionNote { name: "content", about: "the numbers to change, as (hero_hp: 40, potion: 50)" },
    ];

    fn setup(options: &Options) -> Result<Setup, OptionsError> {
        let mut reading = Reading::of(options);
        let rules: Rules = reading.rules();
        let content = reading.content(rules.content()).map(Box::new);
        reading.read(Setup { rules, content })
    }

    fn content(setup: &Setup) -> Content {
        setup.content()
    }

    fn with_content(setup: Setup, content: Content) -> Setup {
        Setup { content: Some(Box::new(content)), ..setup }
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
            "naive" => Some(taker.take(Naive::new(setup.content()))),
            "brawler" => Some(taker.take(Brawler::new(setup.content()))),
            "tactician" => Some(taker.take(Tactician::new(setup.content()))),
            _ => None,
        }
    }

    fn legend() -> String {
        let kinds: Vec<String> =
            Kind::ALL.into_iter().map(|kind| format!("{} {kind}", kind.letter())).collect();
        format!(
            "{}\nFor each floor: its size, its rooms, the steps to the stairs, who waits, and the boss.",
            kinds.join(", ")
        )
    }

    fn catalogue(setup: &Setup, seed: Seed) -> String {
        let floors = catalogue(&setup.content(), seed).into_iter().map(line);
        std::iter::once(seed.to_string()).chain(floors).collect::<Vec<_>>().join("\n")
    }
}

fn line(floor: FloorNote) -> String {
    let FloorNote { number, width, height, rooms, steps, foes, boss } = floor;
    let foes: String = foes.into_iter().map(Kind::letter).collect();
    let boss = boss.map(|boss| format!(" {boss}")).unwrap_or_default();
    format!("  {number}  {width}x{height}  {rooms:>2} rooms  {steps:>2} steps  {foes}{boss}")
}
