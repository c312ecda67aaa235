//! 5×5 Tactics in the arcade.

use engine::Seed;
use tactics::bot::{BotName, Greedy, Naive, Search, UnknownBot};
use tactics::{
    Catalogue, Command, Content, Event, Omen, Position, RpgStats, RuleSet, Setup, Side, Stage, Tactics, View,
    Word,
};

use crate::reading::Reading;
use crate::{BotTaker, Hosted, OptionNote, Options, OptionsError};

/// The options for characters that the players bring along.
const CHARACTERS: [&str; 2] = ["hero1", "hero2"];

impl Hosted for Tactics {
    type Content = Content;

    const OPTIONS: &'static [OptionNote] = &[
        OptionNote {
            name: "rules",
            about: "balanced (the default): every class and skill wins about as often; written: heroes with 5 HP \
                    who strike for 1; or heroic: heroes with up to 30 HP and 3 to 5 damage",
        },
        OptionNote {
            name: "content",
            about: "the numbers to change, as (last_round: 12, tank: [10, 2, 1, 1])",
        },
        OptionNote {
            name: "position",
            about: "where the match begins instead of with a draft, in the notation of positions",
        },
        OptionNote {
            name: CHARACTERS[0],
            about: "HP and attack of a character that p1 brings along, as 17/4; the rules hold them to their \
                    bounds; without effect beside position, so not both",
        },
        OptionNote { name: CHARACTERS[1], about: "the same for p2" },
    ];
    /// The third seat is the referee's.
    const PLAYERS: u8 = 2;
    const SEAT_NAMES: &'static [&'static str] = &["p1", "p2", "referee"];

    fn setup(options: &Options) -> Result<Setup, OptionsError> {
        let mut reading = Reading::of(options);
        let rules: RuleSet = reading.rules();
        let content = reading.content(rules.content());
        // What changes nothing is not there: the same match has the same record.
        let position =
            reading.value("position").filter(|position: &Position| position.stage() != Stage::Draft);
        let characters = CHARACTERS.map(|name| reading.value::<RpgStats>(name));
        if position.is_some() {
            let useless = CHARACTERS.iter().zip(characters).filter(|(_, character)| character.is_some());
            useless.for_each(|(name, _)| {
                reading.note(format!(
                    "{name} has no effect beside position, which says what the heroes have: leave one of them out"
                ));
            });
        }
        reading.read(Setup { rules, content, characters, position })
    }

    fn content(setup: &Setup) -> Content {
        setup.content()
    }

    fn with_content(setup: Setup, content: Content) -> Setup {
        Setup { content: Some(content), ..setup }
    }

    fn rules(setup: &Setup) -> String {
        let mut words = setup.rules.to_string();
        let brought = setup.characters.iter().any(Option::is_some);
        for (is_so, word) in [
            (setup.content.is_some(), ", patched"),
            (brought, ", with characters"),
            (setup.position.is_some(), ", from a position"),
        ] {
            if is_so {
                words.push_str(word);
            }
        }
        words
    }

    fn sentence(event: &Event) -> String {
        event.to_string()
    }

    /// Picks are the business of whoever picks: both teams are revealed together.
    fn is_secret(command: Command) -> bool {
        matches!(command, Command::Class(_) | Command::Minions(..) | Command::Skill(_))
    }

    fn notation(view: &View) -> Option<String> {
        Some(view.position.to_string())
    }

    fn bot<T: BotTaker<Self>>(name: &str, setup: &Setup, taker: T) -> Option<T::Made> {
        match name.parse().ok()? {
            BotName::Greedy => Some(taker.take(Greedy::new(setup.content()))),
            BotName::Search(nodes) => Some(taker.take(Search::new(setup.content(), nodes.get()))),
            BotName::Naive => Some(taker.take(Naive::new(setup.content()))),
            BotName::Random => None,
        }
    }

    fn misnamed_bot(name: &str) -> Option<String> {
        match name.parse::<BotName>() {
            Ok(_) | Err(UnknownBot::Name(_)) => None,
            Err(problem) => Some(problem.to_string()),
        }
    }

    fn legend() -> String {
        format!(
            "P1, P2  the teams, if time runs out before anybody has picked\n\
             tiles   the kinds of the first {} buff tiles\n\
             omens   the first {}: a number, and the curse (weakness, bleed, slow) if a skill's chance is above it",
            Catalogue::TILES,
            Catalogue::OMENS
        )
    }

    fn catalogue(setup: &Setup, seed: Seed) -> String {
        let Catalogue { teams, tiles, omens } = Catalogue::of(setup, seed);
        let teams =
            teams.into_iter().flatten().zip(Side::ALL).map(|(team, side)| format!("  {side}     {team}"));
        let lines = [
            format!("  tiles  {}", tiles.map(Word::word).join(" ")),
            format!(
                "  omens  {}",
                omens.map(|Omen { percent, bane }| format!("{percent}{}", &bane.word()[..1])).join(" ")
            ),
        ];
        std::iter::once(seed.to_string()).chain(teams).chain(lines).collect::<Vec<_>>().join("\n")
    }
}
