//! The words of the shell, one table for each language. The words of a game belong to its rules.

mod dungeon;
mod faults;
mod forward;
mod labyrinth;
mod matches;
mod nouns;
mod pages;
mod sentence;
mod settings;
mod table;
mod tactics;
mod viewer;

use crate::fault::Fault;
use crate::games::Noun;
use crate::keys::Action;
use crate::settings::Language;

pub use dungeon::DungeonWords;
pub use forward::ForwardWords;
pub use labyrinth::LabyrinthWords;
pub use matches::MatchWords;
pub use nouns::NounWords;
pub use pages::PageWords;
pub use sentence::sentence;
pub use settings::SettingsWords;
pub use table::TableWords;
pub use tactics::TacticsWords;
pub use viewer::ViewerWords;

/// What the shell says, in one language.
pub struct Words {
    /// The name of the language in itself.
    pub language: &'static str,
    /// The language and the place whose customs it follows, in the names of the web.
    pub locale: &'static str,
    /// The name of the place.
    pub arcade: &'static str,
    /// Under the name.
    pub motto: &'static str,
    /// Skips the navigation.
    pub skip: &'static str,
    /// To the hall.
    pub home: &'static str,
    /// To the settings.
    pub settings: &'static str,
    /// A cabinet without a game yet.
    pub coming: &'static str,
    /// Goes on with the last run.
    pub go_on: &'static str,
    /// The seed of the day.
    pub daily: &'static str,
    /// Statistics and history.
    pub history: &'static str,
    /// Help and codex.
    pub codex: &'static str,
    /// When storage is forbidden.
    pub not_lasting: &'static str,
    /// What is said about the runs of a game, by what they are called there.
    pub noun: fn(Noun) -> &'static NounWords,
    /// What is said about matches.
    pub matches: &'static MatchWords,
    /// What the pages say.
    pub pages: &'static PageWords,
    /// What the settings say.
    pub settings_page: &'static SettingsWords,
    /// What the viewer of records says.
    pub viewer: &'static ViewerWords,
    /// What is said around the table of a game.
    pub table: fn(Noun) -> &'static TableWords,
    /// What the board of Forward says.
    pub forward: &'static ForwardWords,
    /// What the board of Tactics says.
    pub tactics: &'static TacticsWords,
    /// What the table of every dungeon says.
    pub dungeon: &'static DungeonWords,
    /// What the table of Endless Tower says.
    pub labyrinth: &'static LabyrinthWords,
    /// What each action is for.
    pub action: fn(Action) -> &'static str,
    /// What a key of the browser's names is called.
    pub key: fn(&str) -> &str,
    /// Before the keys of the number pad.
    pub number_pad: &'static str,
    /// For an action without a key.
    pub no_key: &'static str,
    /// What is wrong.
    pub fault: fn(&Fault) -> String,
    /// When the arcade itself has a mistake.
    pub mistake: &'static str,
    /// Closes a notice.
    pub close_notice: &'static str,
}

impl Words {
    /// The words of a language.
    pub const fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &ENGLISH,
        }
    }

    /// The words of the language that a page says it is in.
    pub fn of_locale(locale: &str) -> &'static Self {
        let spoken = Language::ALL.iter().map(|&language| Self::of(language));
        spoken.into_iter().find(|words| words.locale == locale).unwrap_or(&ENGLISH)
    }
}

static ENGLISH: Words = Words {
    language: "English",
    locale: "en-GB",
    arcade: "Roguery",
    motto: "Small games of nerve and luck, one seed at a time.",
    skip: "Skip to the page",
    home: "Hall",
    settings: "Settings",
    coming: "Coming",
    go_on: "Continue",
    daily: "Today's seed",
    history: "Statistics",
    codex: "Rules",
    not_lasting: "This browser keeps nothing for this page: runs last only as long as the tab. \
                  Export what you want to keep.",
    noun: |noun| match noun {
        Noun::Run => &nouns::RUNS,
        Noun::Match => &nouns::MATCHES,
    },
    matches: &matches::ENGLISH,
    pages: &pages::ENGLISH,
    settings_page: &settings::ENGLISH,
    viewer: &viewer::ENGLISH,
    table: |noun| match noun {
        Noun::Run => &table::ENGLISH,
        Noun::Match => &table::ENGLISH_MATCHES,
    },
    forward: &forward::ENGLISH,
    tactics: &tactics::ENGLISH,
    dungeon: &dungeon::ENGLISH,
    labyrinth: &labyrinth::ENGLISH,
    action: |action| match action {
        Action::Up => "Up",
        Action::Down => "Down",
        Action::Left => "Left",
        Action::Right => "Right",
        Action::Confirm => "Choose what is marked",
        Action::Back => "Back",
        Action::One => "The first card, die, unit, answer or spell",
        Action::Two => "The second one",
        Action::Three => "The third one",
        Action::Heal => "Spend Lux to heal",
        Action::Peek => "Spend Lux to peek",
        Action::Reroll => "Spend Lux to roll a die again",
        Action::Ward => "Spend Lux to undo a round's deadly damage",
        Action::Next => "The next unit, or the next tile to act on",
        Action::Previous => "The one before",
        Action::Other => "Another way to do the same",
        Action::Skill => "The skill of the hero",
        Action::Wait => "Let a unit wait",
        Action::TurnBoard => "Turn the board round",
        Action::Bow => "Aim the bow, and again to shoot",
        Action::Four => "The fourth spell",
        Action::Potion => "Drink a potion",
        Action::Tonic => "Drink a focus tonic",
        Action::Mana => "Drink a mana flask",
        Action::Dash => "Dash in a direction",
        Action::Guard => "Guard",
        Action::Pass => "Let a turn pass",
        Action::Explore => "Explore until something happens",
        Action::Rest => "Rest until something happens",
        Action::Stairs => "Take the stairs, or go there",
        Action::CloseDoor => "Close a door beside you",
        Action::Examine => "Look around with a cursor",
        Action::Target => "The next target, or the next thing in sight",
        Action::Scout => "Call somebody to a spawn pad",
        Action::Pack => "Open what you wear and carry",
        Action::Drop => "Lay down what the cursor of the bag is on",
        Action::Map => "Show or hide the map",
        Action::Undo => "Take the last command back",
        Action::Hint => "Ask what a good player would do",
        Action::Log => "To the log and back",
        Action::Codex => "Open the rules",
        Action::Help => "Show the keys of this page",
        Action::Again => "A new run under the same rules",
        Action::Watch => "Watch this run from its beginning",
        Action::PlayPause => "Play and pause",
        Action::Faster => "Faster",
        Action::Slower => "Slower",
        Action::First => "To the beginning",
        Action::Last => "To the end",
        Action::TakeOver => "Take over from here",
        Action::Mute => "Sound on and off",
    },
    key: |name| match name {
        "Escape" => "Esc",
        " " => "Space",
        other => other,
    },
    number_pad: "Num",
    no_key: "none",
    fault: faults::english,
    mistake: "The arcade has stumbled over a mistake of its own and cannot go on. Every command that was \
              played is saved; load the page again to continue.",
    close_notice: "Close this notice",
};
