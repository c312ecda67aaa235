//! Descent in the arcade.

use descent::bot::{Delver, Fighter, Naive};
use descent::{Character, Content, Descent, Event, FriendlyFire, Kind, Setup, catalogue};
use engine::Seed;

use crate::reading::Reading;
use crate::{BotTaker, Hosted, OptionNote, Options, OptionsError};

impl Hosted for Descent {
    type Content = Content;

    const OPTIONS: &'static [OptionNote] = &[
        OptionNote {
            name: "rules",
            about: "descent (the default): each creature grows from where it lives; or guide: depth counts twice, \
                    and there are no levels",
        },
        OptionNote { name: "content", about: "the numbers to change, as (flask: 50, encounters: 4)" },
        OptionNote {
            name: "character",
            about: "who goes down: sexton (the default), lamplighter, tidewife, poacher, gatekeeper or gambler",
        },
        OptionNote { name: "companion", about: "who goes along in the second seat; without it, nobody" },
        OptionNote {
            name: "fire",
            about: "whether blows and throws of one hurt the other: off (the default) or on; without effect alone",
        },
        OptionNote {
            name: "modifiers",
            about: "what makes it harder, with commas between: thin-flasks, restless, snares, scarcity, tyrants, \
                    steep-stairs, greed, champions, torn-pack, crowds",
        },
        OptionNote {
            name: "hand",
            about: "what the first seat drafted: six items with commas between, the first taken first",
        },
    ];
    const SEAT_NAMES: &'static [&'static str] = &["p1", "p2"];

    fn setup(options: &Options) -> Result<Setup, OptionsError> {
        let mut reading = Reading::of(options);
        let rules: descent::Rules = reading.rules();
        let content = reading.content(rules.content()).map(Box::new);
        let character = reading.value("character").unwrap_or_default();
        let companion: Option<Character> = reading.value("companion");
        let fire = reading.value("fire").unwrap_or_default();
        let modifiers = reading.value("modifiers").unwrap_or_default();
        if fire == FriendlyFire::On && options.get("companion").is_none() {
            reading.note("fire has no effect without companion, whom it would hurt: leave it out".to_owned());
        }
        let hand = reading.value("hand");
        reading.read(Setup { rules, character, companion, fire, modifiers, hand, content })
    }

    fn of_day(seed: Seed) -> Options {
        Options::HOUSE.with("character", Character::of_day(seed).to_string().to_lowercase())
    }

    fn content(setup: &Setup) -> Content {
        setup.content()
    }

    fn with_content(setup: Setup, content: Content) -> Setup {
        Setup { content: Some(Box::new(content)), ..setup }
    }

    fn rules(setup: &Setup) -> String {
        let mut words = vec![setup.rules.to_string()];
        match setup.companion {
            Some(companion) => words.push(format!("{} and {companion}", setup.character)),
            None if setup.character == Character::default() => {}
            None => words.push(setup.character.to_string()),
        }
        if setup.fire == FriendlyFire::On {
            words.push("friendly fire".to_owned());
        }
        match setup.modifiers.iter().count() {
            0 => {}
            1 => words.push("1 modifier".to_owned()),
            several => words.push(format!("{several} modifiers")),
        }
        if setup.hand.is_some() {
            words.push("drafted".to_owned());
        }
        if setup.content.is_some() {
            words.push("patched".to_owned());
        }
        words.join(", ")
    }

    fn sentence(event: &Event) -> String {
        event.to_string()
    }

    fn bot<T: BotTaker<Self>>(name: &str, setup: &Setup, taker: T) -> Option<T::Made> {
        match name {
            "fighter" => Some(taker.take(Fighter::new(setup.content()))),
            "naive" => Some(taker.take(Naive::new(setup.content()))),
            "delver" => Some(taker.take(Delver::new(setup.content()))),
            _ => None,
        }
    }

    fn legend() -> String {
        let kinds: Vec<String> =
            Kind::ALL.into_iter().map(|kind| format!("{} {kind}", kind.nature().letter)).collect();
        format!(
            "{}\nFor each floor and branch: its biome and who builds it, its size, open tiles, ways around, the steps \
             on, who dwells there, the boss, and rooms that were drawn by hand.",
            kinds.join(", ")
        )
    }

    fn catalogue(_: &Setup, seed: Seed) -> String {
        let floors = catalogue(seed).into_iter().map(|floor| format!("  {floor}"));
        std::iter::once(seed.to_string()).chain(floors).collect::<Vec<_>>().join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Day;

    #[test]
    fn the_run_of_a_day_is_open_to_everybody_and_the_same() {
        let mut day: Day = "2026-11-15".parse().expect("a day");
        for _ in 0..20 {
            let seed = day.seed("descent");
            let setup = Descent::checked_setup(&Descent::of_day(seed)).expect("the words of a character");
            assert_eq!(setup, Setup { character: Character::of_day(seed), ..Setup::default() });
            day = day.before().expect("long after 1970");
        }
    }
}
