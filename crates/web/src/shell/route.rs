//! Where one is in the arcade, as the part of the address after `#`.
//!
//! Everything stays behind the `#`, so that any server can host the arcade, no server learns
//! what is played, and a shared record travels inside its link.

use std::fmt;

use arcade::Day;
use engine::Seed;

use crate::fault::Fault;
use crate::storage::RunId;

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The hall with the five cabinets.
    Home,
    /// Settings and keys.
    Settings,
    /// Records of any game, played again and checked.
    Verify,
    /// The page of a game.
    Game(String),
    /// A run with what is recommended, begun at once.
    Begin(String),
    /// A new run, with what a link has already chosen.
    NewRun {
        /// The game.
        game: String,
        /// The rule set, if the link names one.
        rules: Option<String>,
        /// The seed, if the link names one.
        seed: Option<Seed>,
    },
    /// The seed of a day: today's, or a past one for practice.
    Daily {
        /// The game.
        game: String,
        /// The day; today without one.
        day: Option<Day>,
    },
    /// A run that is being played.
    Play {
        /// The game.
        game: String,
        /// The run.
        run: RunId,
    },
    /// A lesson, which is kept nowhere.
    Lesson {
        /// The game.
        game: String,
        /// Which one, from 1 on.
        number: usize,
    },
    /// A run of this device, watched.
    Watch {
        /// The game.
        game: String,
        /// The run.
        run: RunId,
    },
    /// The records on this device.
    Runs(String),
    /// Statistics and history.
    History(String),
    /// Help and codex.
    Codex {
        /// The game.
        game: String,
        /// The rule set, if the link names one.
        rules: Option<String>,
    },
    /// The rules of a run of this device, with its own numbers.
    RunCodex {
        /// The game.
        game: String,
        /// The run.
        run: RunId,
    },
    /// A record that travels in the link, in the letters of [`crate::browser::share`].
    Shared(String),
    /// An address that leads nowhere, and why.
    Lost(Fault),
}

impl Route {
    /// Reads the part of an address after `#`. What cannot be read leads to [`Route::Lost`].
    pub fn parse(fragment: &str) -> Self {
        let fragment = fragment.trim_start_matches('#').trim_start_matches('/');
        let (path, query) = fragment.split_once('?').unwrap_or((fragment, ""));
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        read(&parts, query).unwrap_or_else(Self::Lost)
    }

    /// The game that the page belongs to, if it belongs to one.
    pub fn game(&self) -> Option<&str> {
        match self {
            Self::Home | Self::Settings | Self::Verify | Self::Shared(_) | Self::Lost(_) => None,
            Self::Game(game)
            | Self::Begin(game)
            | Self::Runs(game)
            | Self::History(game)
            | Self::NewRun { game, .. }
            | Self::Daily { game, .. }
            | Self::Play { game, .. }
            | Self::Lesson { game, .. }
            | Self::Watch { game, .. }
            | Self::Codex { game, .. }
            | Self::RunCodex { game, .. } => Some(game),
        }
    }

    /// The address that leads here, for links within the arcade.
    pub fn href(&self) -> String {
        format!("#{self}")
    }
}

fn read(parts: &[&str], query: &str) -> Result<Route, Fault> {
    let game = |name: &str| {
        let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase());
        if is_name { Ok(name.to_owned()) } else { Err(Fault::NoGame(short(name))) }
    };
    match *parts {
        [] => Ok(Route::Home),
        ["settings"] => Ok(Route::Settings),
        ["verify"] => Ok(Route::Verify),
        ["shared", record] => Ok(Route::Shared(record.to_owned())),
        [name] => Ok(Route::Game(game(name)?)),
        [name, "play"] => Ok(Route::Begin(game(name)?)),
        [name, "new"] => {
            let seed = value(query, "seed").map(|text| text.parse::<Seed>()).transpose();
            let seed = seed.map_err(|error| Fault::Seed(error.to_string()))?;
            Ok(Route::NewRun { game: game(name)?, rules: value(query, "rules"), seed })
        }
        [name, "daily"] => Ok(Route::Daily { game: game(name)?, day: None }),
        [name, "daily", day] => {
            let day = day.parse::<Day>().map_err(|error| Fault::Day(error.to_string()))?;
            Ok(Route::Daily { game: game(name)?, day: Some(day) })
        }
        [name, "run", run] => Ok(Route::Play { game: game(name)?, run: RunId::parse(run)? }),
        [name, "watch", run] => Ok(Route::Watch { game: game(name)?, run: RunId::parse(run)? }),
        [name, "lesson", number] => match number.parse() {
            Ok(number) => Ok(Route::Lesson { game: game(name)?, number }),
            Err(_) => Err(Fault::NoPage(short(&parts.join("/")))),
        },
        [name, "runs"] => Ok(Route::Runs(game(name)?)),
        [name, "history"] => Ok(Route::History(game(name)?)),
        [name, "codex", run] => Ok(Route::RunCodex { game: game(name)?, run: RunId::parse(run)? }),
        [name, "codex"] => Ok(Route::Codex { game: game(name)?, rules: value(query, "rules") }),
        _ => Err(Fault::NoPage(short(&parts.join("/")))),
    }
}

/// The value of a name in `name=value&other=value`.
fn value(query: &str, name: &str) -> Option<String> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs
        .into_iter()
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value.replace("%3D", "=").replace("%2C", ","))
}

fn short(text: &str) -> String {
    engine::shortened(text)
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home | Self::Lost(_) => f.write_str("/"),
            Self::Settings => f.write_str("/settings"),
            Self::Verify => f.write_str("/verify"),
            Self::Game(game) => write!(f, "/{game}"),
            Self::Begin(game) => write!(f, "/{game}/play"),
            Self::NewRun { game, rules, seed } => {
                let rules = rules.as_ref().map(|rules| format!("rules={rules}"));
                let seed = seed.map(|seed| format!("seed={seed}"));
                let chosen: Vec<String> = rules.into_iter().chain(seed).collect();
                let mark = if chosen.is_empty() { "" } else { "?" };
                write!(f, "/{game}/new{mark}{}", chosen.join("&"))
            }
            Self::Daily { game, day: None } => write!(f, "/{game}/daily"),
            Self::Daily { game, day: Some(day) } => write!(f, "/{game}/daily/{day}"),
            Self::Play { game, run } => write!(f, "/{game}/run/{run}"),
            Self::Watch { game, run } => write!(f, "/{game}/watch/{run}"),
            Self::Lesson { game, number } => write!(f, "/{game}/lesson/{number}"),
            Self::Runs(game) => write!(f, "/{game}/runs"),
            Self::History(game) => write!(f, "/{game}/history"),
            Self::RunCodex { game, run } => write!(f, "/{game}/codex/{run}"),
            Self::Codex { game, rules: None } => write!(f, "/{game}/codex"),
            Self::Codex { game, rules: Some(rules) } => write!(f, "/{game}/codex?rules={rules}"),
            Self::Shared(record) => write!(f, "/shared/{record}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forward() -> String {
        "forward".to_owned()
    }

    #[test]
    fn every_page_is_found_again_by_its_address() {
        let run = RunId::parse("20261115-101530-k7").expect("a name of a run");
        let seed = Seed::from_name("routes");
        let day = Some("2026-11-15".parse().expect("a day"));
        for route in [
            Route::Home,
            Route::Settings,
            Route::Verify,
            Route::Game(forward()),
            Route::Begin(forward()),
            Route::NewRun { game: forward(), rules: None, seed: None },
            Route::NewRun {
                game: forward(),
                rules: Some("published,weapon=replace".to_owned()),
                seed: Some(seed),
            },
            Route::Daily { game: forward(), day: None },
            Route::Daily { game: forward(), day },
            Route::Play { game: forward(), run: run.clone() },
            Route::Watch { game: forward(), run: run.clone() },
            Route::RunCodex { game: forward(), run },
            Route::Lesson { game: "tactics".to_owned(), number: 3 },
            Route::Runs(forward()),
            Route::History(forward()),
            Route::Codex { game: forward(), rules: None },
            Route::Codex { game: forward(), rules: Some("published".to_owned()) },
            Route::Shared("Uk9HVQ".to_owned()),
        ] {
            assert_eq!(Route::parse(&route.href()), route);
        }
    }

    #[test]
    fn a_bad_address_says_what_is_wrong_with_it() {
        let lost = |address: &str| match Route::parse(address) {
            Route::Lost(fault) => fault,
            route => panic!("{address} leads to {route:?}"),
        };
        assert!(matches!(lost("#/forward/new?seed=BCD-AAA-BCD"), Fault::Seed(_)));
        assert!(matches!(lost("#/forward/daily/yesterday"), Fault::Day(why) if why.contains("yesterday")));
        assert_eq!(lost("#/Forward"), Fault::NoGame("Forward".to_owned()));
        assert!(matches!(lost("#/forward/run/../../x"), Fault::NoPage(_)));
        assert_eq!(lost("#/forward/run/<x>"), Fault::RunName("<x>".to_owned()));
        assert_eq!(lost("#/tactics/lesson/two"), Fault::NoPage("tactics/lesson/two".to_owned()));
        assert_eq!(lost("#/a/b/c/d"), Fault::NoPage("a/b/c/d".to_owned()));
    }
}
