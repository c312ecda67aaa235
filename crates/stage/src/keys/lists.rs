//! All actions that there are.

use super::shell::{HAND, REPLAY, TABLE};
use super::{Action, Binding, Client, GameKeys, Place, Row};
use crate::{forward, labyrinth, tactics};

/// The actions of every game.
pub const GAMES: [GameKeys; 3] = [forward::KEYS, tactics::KEYS, labyrinth::KEYS];

impl Client {
    /// All lists, in the order of this client's pages.
    const fn lists(self) -> [&'static [Row]; 6] {
        let [forward, tactics, labyrinth] = [GAMES[0].rows, GAMES[1].rows, GAMES[2].rows];
        match self {
            Self::Browser => [HAND, forward, tactics, labyrinth, TABLE, REPLAY],
            Self::Terminal => [HAND, forward, TABLE, tactics, REPLAY, labyrinth],
        }
    }

    /// All actions in all their places, in the order of this client's pages.
    pub fn bindings(self) -> impl Iterator<Item = Binding> {
        self.lists().into_iter().flatten().filter_map(move |row| row.binding(self))
    }

    /// The actions of one place.
    pub fn bindings_at(self, place: Place) -> impl Iterator<Item = Binding> {
        self.bindings().filter(move |binding| binding.place == place)
    }

    /// An action in the first of its places, if this client has it.
    pub fn binding(self, action: Action) -> Option<Binding> {
        self.bindings().find(|binding| binding.action == action)
    }

    /// Whether two actions could be meant by a key at the same time.
    pub fn confuses(self, one: Action, other: Action) -> bool {
        let places = |action| self.bindings().filter(move |binding| binding.action == action);
        one != other && places(one).any(|one| places(other).any(|other| one.place.meets(other.place)))
    }
}

impl Place {
    /// The table of a game, by its name.
    pub fn of_game(name: &str) -> Self {
        let is_its = |place: &Self| matches!(place, Self::Game(game) if *game == name);
        GAMES.iter().map(|game| game.place).find(is_its).unwrap_or(Self::Table)
    }
}
