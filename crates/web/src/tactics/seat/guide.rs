//! What newcomers are told at the board, and what they have learned of it.

use engine::Game;
use leptos::prelude::*;
use stage::tactics::{Hint, Topic, Tutorial};
use tactics::{Command, Tactics};

use crate::shell::desk::Desk;
use crate::storage::{BrowserShelf, Learned};
use crate::tactics::seat::board::Board;
use crate::tactics::seat::run::Players;

/// The bit among the tips that are understood which says that no hint at the board is wanted.
const CLOSED: u32 = 1 << 6;

/// Who is told what, as signals that can be copied.
#[derive(Clone, Copy)]
pub(in crate::tactics) struct Guide {
    learned: RwSignal<Tutorial>,
    is_on: RwSignal<bool>,
}

impl Guide {
    /// Nobody is told anything.
    pub(in crate::tactics) fn silent() -> Self {
        Self { learned: RwSignal::new(Tutorial::NONE), is_on: RwSignal::new(false) }
    }

    /// Begins: a guided match from the first word, every other one against a bot with what is not
    /// known yet. Riddles are solved without help.
    pub(in crate::tactics) fn begin(self, desk: Desk, players: &Players) {
        if let Some(lesson) = players.lesson {
            return self.is_on.set(lesson.is_guided());
        }
        let learned = Learned::of(&BrowserShelf, Tactics::NAME).titles().join(" ");
        self.learned.set(Tutorial::read(&learned));
        let is_wanted = desk.settings.with_untracked(|settings| settings.tips & CLOSED == 0);
        self.is_on.set(is_wanted && players.seating.own().is_some());
    }

    /// Whether somebody is guided at all, also while there is nothing to be told.
    pub(in crate::tactics) fn is_on(self) -> bool {
        self.is_on.get()
    }

    /// No more of it, now and later.
    pub(in crate::tactics) fn close(self, desk: Desk) {
        self.is_on.set(false);
        desk.set(|settings| settings.tips |= CLOSED);
    }

    /// A command was given by whoever is guided.
    pub(in crate::tactics) fn follow(self, told: Option<Topic>, command: Command) {
        if !self.is_on.get_untracked() {
            return;
        }
        let before = self.learned.get_untracked();
        let mut after = before;
        after.follow(told, command);
        self.learned.set(after);
        let is_fresh = |name: &&str| !name.is_empty() && Tutorial::read(name) != Tutorial::NONE;
        for name in after.to_string().split(' ').filter(is_fresh) {
            // A hint too many does no harm.
            let _ = Learned::add(&BrowserShelf, Tactics::NAME, name);
        }
    }
}

impl Board {
    /// What is to be told now.
    pub(in crate::tactics) fn told_now(self) -> Option<Hint> {
        if !self.guide.is_on() || self.is_showing() {
            return None;
        }
        let hand = self.hand.get()?;
        self.moment
            .with(|moment| self.guide.learned.get().hint(&moment.game, moment.choices.as_ref()?, &hand))
    }
}
