//! All actions that there are.

use super::shell::{HAND, REPLAY, TABLE};
use super::{Action, Binding, Client, Place, Row};
use crate::Staged;

/// The actions of one game.
#[derive(Clone, Copy, Debug)]
pub struct GameKeys {
    /// Where they mean something.
    pub place: Place,
    /// Where that is, for a heading.
    pub title: &'static str,
    pub(crate) rows: &'static [Row],
}

/// The actions of every game.
pub static GAMES: &[GameKeys] = &arcade::every_game!(on screens, G => <G as Staged>::KEYS);

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_has_the_same_keys_in_all_its_places() {
        for client in [Client::Browser, Client::Terminal] {
            for binding in client.bindings() {
                let first = client.binding(binding.action).expect("it was listed");
                assert_eq!(first.keys, binding.keys, "{} of the {client:?}", binding.action.name());
            }
        }
    }

    #[test]
    fn actions_are_confused_only_where_they_meet() {
        let terminal = Client::Terminal;
        assert!(
            terminal.confuses(Action::UNDO, Action::HEAL) && terminal.confuses(Action::WAIT, Action::BOW)
        );
        assert!(
            !terminal.confuses(Action::HEAL, Action::BOW) && !terminal.confuses(Action::WAIT, Action::HEAL)
        );
        assert!(!terminal.confuses(Action::UNDO, Action::UNDO), "with itself nothing is");
    }

    #[test]
    fn a_game_without_keys_of_its_own_has_those_of_every_table() {
        assert_eq!(Place::of_game("forward"), Place::Game("forward"));
        assert_eq!(Place::of_game("chess"), Place::Table);
    }

    /// A name that is gone would lose the keys that players gave it.
    #[test]
    fn names_of_actions_stay() {
        let kept = "up down left right confirm back first last page_up page_down one two three help codex \
                    quit heal peek reroll ward undo hint log again watch abandon next previous other skill \
                    wait faster slower take_over north west south east bow four potion tonic mana dash \
                    guard close_door explore travel rest stairs examine target target_back scout trade pack \
                    drop map bot turn_board pass play_pause mute";
        let all = || Client::Terminal.bindings().chain(Client::Browser.bindings());
        for name in kept.split(' ') {
            assert!(all().any(|binding| binding.action.name() == name), "{name}");
        }
    }
}
