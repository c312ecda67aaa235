//! What can be asked for at the table of Forward, with which keys, and what it presses.

use engine::Game;
use forward::Forward;

use super::press::Press;
use crate::keys::{Action, GameKeys, Place, Presses, Row};

#[expect(missing_docs, reason = "they are called what they are, and the rows below say what they do")]
impl Action {
    pub const HEAL: Self = Self::named("heal");
    pub const PEEK: Self = Self::named("peek");
    pub const REROLL: Self = Self::named("reroll");
    pub const WARD: Self = Self::named("ward");
}

const HERE: Place = Place::Game(Forward::NAME);

/// The actions of Forward.
pub(crate) const KEYS: GameKeys = GameKeys {
    place: HERE,
    title: "At the table of Forward",
    rows: &[
        Row::new(Action::HEAL, "Spend Lux to heal").browser(HERE, &["e"]).terminal(HERE, &["e"]),
        Row::new(Action::PEEK, "Spend Lux to peek")
            .browser(HERE, &["p"])
            .terminal(HERE, &["p"])
            .terminal_words("spend Lux to look at face-down cards"),
        Row::new(Action::REROLL, "Spend Lux to roll a die again")
            .browser(HERE, &["r"])
            .terminal(HERE, &["r"]),
        Row::new(Action::WARD, "Spend Lux to undo a round's deadly damage")
            .browser(HERE, &["f"])
            .terminal(HERE, &["w"]),
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
    (Action::HEAL, Press::Heal),
    (Action::PEEK, Press::Peek),
    (Action::REROLL, Press::Reroll),
    (Action::WARD, Press::Ward),
]);

/// What an action presses at the table, if it is one of the table's.
pub(in crate::forward) fn press(action: Action) -> Option<Press> {
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
