//! An action with its keys and its words.

use super::{Action, Place};

/// Who reads keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Client {
    /// The browser. Its keys are a sign that is printed on one (`e`, `?`), or a place on the board by
    /// the browser's name for it (`KeyW`, `ArrowUp`).
    Browser,
    /// The terminal. Its keys are written as in its keys file (`e`, `enter`, `ctrl+c`).
    Terminal,
}

/// An action in a place, with its keys and its words, as one client has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
    /// What is asked for.
    pub action: Action,
    /// Where.
    pub place: Place,
    /// The keys it has until a player says otherwise, the one to name first.
    pub keys: &'static [&'static str],
    /// What it does.
    pub words: &'static str,
}

/// A line of a list of actions: the same in both clients as far as it can be. An action may have
/// several, for as many places or for a client that lists it elsewhere.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    action: Action,
    words: &'static str,
    terminal_words: Option<&'static str>,
    browser: Option<(Place, &'static [&'static str])>,
    terminal: Option<(Place, &'static [&'static str])>,
}

impl Row {
    /// An action, with what it does.
    pub(crate) const fn new(action: Action, words: &'static str) -> Self {
        Self { action, words, terminal_words: None, browser: None, terminal: None }
    }

    /// The browser has it there, with these keys.
    pub(crate) const fn browser(self, place: Place, keys: &'static [&'static str]) -> Self {
        Self { browser: Some((place, keys)), ..self }
    }

    /// The terminal has it there, with these keys.
    pub(crate) const fn terminal(self, place: Place, keys: &'static [&'static str]) -> Self {
        Self { terminal: Some((place, keys)), ..self }
    }

    /// The terminal has other words for it.
    pub(crate) const fn terminal_words(self, words: &'static str) -> Self {
        Self { terminal_words: Some(words), ..self }
    }

    /// The line as a client has it, if it does.
    pub(super) fn binding(&self, client: Client) -> Option<Binding> {
        let (has, words) = match client {
            Client::Browser => (self.browser, self.words),
            Client::Terminal => (self.terminal, self.terminal_words.unwrap_or(self.words)),
        };
        has.map(|(place, keys)| Binding { action: self.action, place, keys, words })
    }
}
