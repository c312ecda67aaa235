//! What can be asked for at the board, with which keys, and what it presses.

use engine::Game;
use tactics::Tactics;

use super::press::Press;
use crate::keys::{Action, GameKeys, Place, Presses, Row};

#[expect(missing_docs, reason = "they are called what they are, and the rows below say what they do")]
impl Action {
    pub const NEXT: Self = Self::named("next");
    pub const PREVIOUS: Self = Self::named("previous");
    pub const OTHER: Self = Self::named("other");
    pub const SKILL: Self = Self::named("skill");
    pub const TURN_BOARD: Self = Self::named("turn_board");
}

const HERE: Place = Place::Game(Tactics::NAME);

/// The actions of Tactics.
pub(crate) const KEYS: GameKeys = GameKeys {
    place: HERE,
    title: "At the board of 5×5 Tactics",
    rows: &[
        Row::new(Action::NEXT, "The next unit, or the next tile to act on")
            .browser(HERE, &["f"])
            .terminal(HERE, &["tab", "f"]),
        Row::new(Action::PREVIOUS, "The one before").browser(HERE, &["b"]).terminal(HERE, &["backtab", "b"]),
        Row::new(Action::OTHER, "Another way to do the same")
            .browser(HERE, &["o"])
            .terminal(HERE, &["o"])
            .terminal_words("another deed on the same tile"),
        Row::new(Action::SKILL, "The skill of the hero").browser(HERE, &["q"]).terminal(HERE, &["s"]),
        Row::new(Action::WAIT, "Let a unit wait")
            .browser(HERE, &["."])
            .terminal(HERE, &["."])
            .terminal_words("let a turn pass"),
        Row::new(Action::TURN_BOARD, "Turn the board round").browser(HERE, &["t"]),
    ],
};

const PRESSES: Presses<Press> = Presses(&[
    (Action::UP, Press::Up),
    (Action::DOWN, Press::Down),
    (Action::LEFT, Press::Left),
    (Action::RIGHT, Press::Right),
    (Action::CONFIRM, Press::Confirm),
    (Action::BACK, Press::Back),
    (Action::ONE, Press::One),
    (Action::TWO, Press::Two),
    (Action::THREE, Press::Three),
    (Action::NEXT, Press::Next),
    (Action::PREVIOUS, Press::Previous),
    (Action::OTHER, Press::Other),
    (Action::SKILL, Press::Skill),
    (Action::WAIT, Press::Wait),
]);

/// What an action presses at the board, if it is one of the board's.
pub(in crate::tactics) fn press(action: Action) -> Option<Press> {
    PRESSES.of(action)
}

impl Press {
    /// The action whose keys press it.
    ///
    /// # Panics
    /// Never: every press has one.
    pub fn action(self) -> Action {
        PRESSES.action(self).expect("every press has an action")
    }
}
