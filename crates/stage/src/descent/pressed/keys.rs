//! What can be asked for in Descent, with which keys, and what it presses.

use descent::{Descent, Flask};
use engine::Game as _;

use super::press::Act;
use crate::descent::Press;
use crate::dungeon::{self, rows};
use crate::keys::{Action, GameKeys, Place, Row};

#[expect(missing_docs, reason = "they are called what they are, and the rows below say what they do")]
impl Action {
    pub const FIVE: Self = Self::named("five");
    pub const SIX: Self = Self::named("six");
    pub const TAKE: Self = Self::named("take");
    pub const BELT: Self = Self::named("belt");
    pub const PARTNER: Self = Self::named("partner");
}

const HERE: Place = Place::Game(Descent::NAME);

/// The actions of Descent.
pub(crate) const KEYS: GameKeys = GameKeys {
    place: HERE,
    title: "In Descent",
    rows: &[
        Row::new(Action::WAIT, "Let time pass").terminal(HERE, &["."]),
        Row::new(Action::PASS, "Let time pass").browser(HERE, &[".", "Numpad5"]),
        rows::north(HERE),
        rows::west(HERE),
        rows::south(HERE),
        rows::east(HERE),
        Row::new(Action::FOUR, "What is in the fourth slot")
            .browser(HERE, &["Digit4"])
            .terminal(HERE, &["4"]),
        Row::new(Action::FIVE, "What is in the fifth slot").browser(HERE, &["5"]).terminal(HERE, &["5"]),
        Row::new(Action::SIX, "What is in the sixth slot").browser(HERE, &["6"]).terminal(HERE, &["6"]),
        Row::new(Action::POTION, "Drink a flask of healing")
            .browser(HERE, &["q"])
            .terminal(HERE, &["x", "Q"]),
        Row::new(Action::BELT, "Choose a flask to drink or throw")
            .browser(HERE, &["f"])
            .terminal(HERE, &["f"])
            .terminal_words("the flasks on your belt"),
        Row::new(Action::TAKE, "Take up what lies here").browser(HERE, &["g"]).terminal(HERE, &[","]),
        rows::dash(HERE),
        rows::explore(HERE),
        rows::travel(HERE),
        rows::rest(HERE),
        Row::new(Action::STAIRS, "Choose a way down, or go to the stairs")
            .browser(HERE, &[">", "PageUp"])
            .terminal(HERE, &[">"]),
        rows::examine(HERE),
        rows::target(HERE),
        rows::target_back(HERE),
        Row::new(Action::TRADE, "Trade with the keeper beside you").terminal(HERE, &["$"]),
        Row::new(Action::PACK, "Open what you carry")
            .browser(HERE, &["p"])
            .terminal(HERE, &["p"])
            .terminal_words("what you carry"),
        Row::new(Action::DROP, "Lay down what the cursor is on")
            .browser(HERE, &["Delete"])
            .terminal(HERE, &["D", "delete"])
            .terminal_words("lay something down"),
        Row::new(Action::PARTNER, "The other one's turn, where two go down")
            .browser(HERE, &["y"])
            .terminal(HERE, &["y"])
            .terminal_words("the other one's turn"),
        rows::map(HERE),
        Row::new(Action::BOT, "Watch a bot go down from the same seed").terminal(HERE, &["B"]),
    ],
};

/// What an action presses in Descent, if it is one of its own.
pub(in crate::descent) fn press(action: Action) -> Option<Press> {
    let act = match action {
        Action::WAIT | Action::PASS => Act::Wait,
        Action::DASH => Act::Dash,
        Action::POTION => Act::Flask(Flask::Healing),
        Action::FIVE => return Some(Press::Number(5)),
        Action::SIX => return Some(Press::Number(6)),
        Action::BELT => Act::Belt,
        Action::TAKE => Act::Take,
        Action::TRADE => Act::Trade,
        Action::PACK => Act::Pack,
        Action::DROP => Act::Drop,
        Action::PARTNER => Act::Partner,
        _ => return dungeon::press(action),
    };
    Some(Press::Own(act))
}
