//! All actions that there are.

use super::shell::{HAND, REPLAY, TABLE};
use super::{Action, Binding, Client, GameKeys, Place, Row};
use crate::Staged;

/// The actions of every game.
pub static GAMES: &[GameKeys] = &arcade::every_game!(G => <G as Staged>::KEYS);

impl Client {
    /// All lists, in the order of this client's pages.
    fn lists(self) -> Vec<&'static [Row]> {
        let mut games = GAMES.iter().map(|game| game.rows);
        match self {
            Self::Browser => [HAND].into_iter().chain(games).chain([TABLE, REPLAY]).collect(),
            // A list of the house and one of a game in turn.
            Self::Terminal => {
                let mut lists = Vec::new();
                for house in [HAND, TABLE, REPLAY] {
                    lists.push(house);
                    lists.extend(games.next());
                }
                lists.extend(games);
                lists
            }
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
