//! What can be asked for in the tower, with which keys, and what it presses.

use engine::Game;
use labyrinth::{Flask, Labyrinth};

use super::press::Act;
use crate::dungeon::{self, rows};
use crate::keys::{Action, GameKeys, Place, Row};
use crate::labyrinth::Press;

#[expect(missing_docs, reason = "they are called what they are, and the rows below say what they do")]
impl Action {
    pub const BOW: Self = Self::named("bow");
    pub const POTION: Self = Self::named("potion");
    pub const TONIC: Self = Self::named("tonic");
    pub const MANA: Self = Self::named("mana");
    pub const DASH: Self = Self::named("dash");
    pub const GUARD: Self = Self::named("guard");
    /// The browser tells waiting in the tower from waiting at a board.
    pub const PASS: Self = Self::named("pass");
    pub const CLOSE_DOOR: Self = Self::named("close_door");
    pub const SCOUT: Self = Self::named("scout");
    pub const TRADE: Self = Self::named("trade");
    pub const DROP: Self = Self::named("drop");
}

const HERE: Place = Place::Game(Labyrinth::NAME);

/// The actions of Endless Tower.
pub(crate) const KEYS: GameKeys = GameKeys {
    place: HERE,
    title: "In Endless Tower",
    rows: &[
        Row::new(Action::WAIT, "Let a turn pass").terminal(HERE, &["."]),
        rows::north(HERE),
        rows::west(HERE),
        rows::south(HERE),
        rows::east(HERE),
        Row::new(Action::BOW, "Aim the bow, and again to shoot")
            .browser(HERE, &["f"])
            .terminal(HERE, &["f"])
            .terminal_words("aim the bow; again to shoot"),
        Row::new(Action::FOUR, "The fourth spell").browser(HERE, &["Digit4"]).terminal(HERE, &["4"]),
        Row::new(Action::POTION, "Drink a potion").browser(HERE, &["q"]).terminal(HERE, &["x", "Q"]),
        Row::new(Action::TONIC, "Drink a focus tonic").browser(HERE, &["5"]).terminal(HERE, &["5"]),
        Row::new(Action::MANA, "Drink a mana flask").browser(HERE, &["6"]).terminal(HERE, &["6"]),
        rows::dash(HERE),
        Row::new(Action::GUARD, "Guard")
            .browser(HERE, &["g"])
            .terminal(HERE, &[","])
            .terminal_words("guard until the next command"),
        Row::new(Action::PASS, "Let a turn pass").browser(HERE, &[".", "Numpad5"]),
        Row::new(Action::CLOSE_DOOR, "Close a door beside you").terminal(HERE, &["t"]),
        rows::explore(HERE),
        rows::travel(HERE),
        rows::rest(HERE),
        Row::new(Action::STAIRS, "Take the stairs, or go there")
            .browser(HERE, &[">", "PageUp"])
            .terminal(HERE, &[">"]),
        Row::new(Action::CLOSE_DOOR, "Close a door beside you").browser(HERE, &["t"]),
        rows::examine(HERE),
        rows::target(HERE),
        rows::target_back(HERE),
        Row::new(Action::SCOUT, "Call somebody to a spawn pad").browser(HERE, &["y"]).terminal(HERE, &["y"]),
        Row::new(Action::TRADE, "Trade with the shop or heal station beside you").terminal(HERE, &["$"]),
        Row::new(Action::PACK, "Open what you wear and carry")
            .browser(HERE, &["p"])
            .terminal(HERE, &["p"])
            .terminal_words("what you wear and carry"),
        Row::new(Action::DROP, "Lay down what the cursor of the bag is on")
            .browser(HERE, &["Delete"])
            .terminal(HERE, &["D", "delete"])
            .terminal_words("lay something down"),
        rows::map(HERE),
        Row::new(Action::BOT, "Watch a bot climb from the same seed").terminal(HERE, &["B"]),
    ],
};

/// What an action presses in the tower, if it is one of the tower's.
pub(in crate::labyrinth) fn press(action: Action) -> Option<Press> {
    let act = match action {
        Action::WAIT | Action::PASS => Act::Wait,
        Action::GUARD => Act::Guard,
        Action::DASH => Act::Dash,
        Action::CLOSE_DOOR => Act::Close,
        Action::BOW => Act::Shoot,
        Action::POTION => Act::Drink(Flask::Potion),
        Action::TONIC => Act::Drink(Flask::Tonic),
        Action::MANA => Act::Drink(Flask::Mana),
        Action::TRADE => Act::Trade,
        Action::PACK => Act::Bag,
        Action::DROP => Act::Drop,
        Action::SCOUT => Act::Scout,
        _ => return dungeon::press(action),
    };
    Some(Press::Own(act))
}
