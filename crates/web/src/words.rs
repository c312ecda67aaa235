//! The words of the shell, one table for each language. The words of a game belong to its rules; those of its
//! table in the browser lie in its folder.

mod coming;
mod dungeon;
mod faults;
mod matches;
mod nouns;
mod pages;
mod sentence;
mod settings;
mod table;
mod viewer;

use engine::Noun;

use crate::fault::Fault;
use crate::settings::Language;

pub use coming::{COMING, Coming};
pub use dungeon::DungeonWords;
pub use matches::MatchWords;
pub use nouns::NounWords;
pub use pages::PageWords;
pub(crate) use pages::counted;
pub use sentence::sentence;
pub use settings::SettingsWords;
pub use table::TableWords;
pub use viewer::ViewerWords;

/// What the shell says, in one language.
pub struct Words {
    /// The language.
    pub spoken: Language,
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
    /// Begins a run at once.
    pub play: &'static str,
    /// What can be chosen before a run.
    pub options: &'static str,
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
    /// What the table of every dungeon says.
    pub dungeon: &'static DungeonWords,
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
    spoken: Language::English,
    language: "English",
    locale: "en-GB",
    arcade: "Roguery",
    motto: "Small games of nerve and luck, one seed at a time.",
    skip: "Skip to the page",
    home: "Hall",
    settings: "Settings",
    coming: "Coming",
    play: "Play",
    options: "Options",
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
    dungeon: &dungeon::ENGLISH,
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
