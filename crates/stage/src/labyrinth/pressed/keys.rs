//! What can be asked for in the tower, with which keys, and what it presses.

use engine::Game;
use labyrinth::{Flask, Labyrinth};

use super::press::Act;
use crate::dungeon;
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
        Row::new(Action::NORTH, "A step up").terminal(HERE, &["w"]),
        Row::new(Action::WEST, "A step to the left").terminal(HERE, &["a"]),
        Row::new(Action::SOUTH, "A step down").terminal(HERE, &["s"]),
        Row::new(Action::EAST, "A step to the right").terminal(HERE, &["d"]),
        Row::new(Action::BOW, "Aim the bow, and again to shoot")
            .browser(HERE, &["f"])
            .terminal(HERE, &["f"])
            .terminal_words("aim the bow; again to shoot"),
        Row::new(Action::FOUR, "The fourth spell").browser(HERE, &["Digit4"]).terminal(HERE, &["4"]),
        Row::new(Action::POTION, "Drink a potion").browser(HERE, &["q"]).terminal(HERE, &["x", "Q"]),
        Row::new(Action::TONIC, "Drink a focus tonic").browser(HERE, &["5"]).terminal(HERE, &["5"]),
        Row::new(Action::MANA, "Drink a mana flask").browser(HERE, &["6"]).terminal(HERE, &["6"]),
        Row::new(Action::DASH, "Dash in a direction")
            .browser(HERE, &["r"])
            .terminal(HERE, &["r"])
            .terminal_words("dash; a way to go follows"),
        Row::new(Action::GUARD, "Guard")
            .browser(HERE, &["g"])
            .terminal(HERE, &[","])
            .terminal_words("guard until the next command"),
        Row::new(Action::PASS, "Let a turn pass").browser(HERE, &[".", "Numpad5"]),
        Row::new(Action::CLOSE_DOOR, "Close a door beside you").terminal(HERE, &["t"]),
        Row::new(Action::EXPLORE, "Explore until something happens")
            .browser(HERE, &["o"])
            .terminal(HERE, &["o"]),
        Row::new(Action::TRAVEL, "Choose where to go").terminal(HERE, &["_"]),
        Row::new(Action::REST, "Rest until something happens").browser(HERE, &["z"]).terminal(HERE, &["z"]),
        Row::new(Action::STAIRS, "Take the stairs, or go there")
            .browser(HERE, &[">", "PageUp"])
            .terminal(HERE, &[">"]),
        Row::new(Action::CLOSE_DOOR, "Close a door beside you").browser(HERE, &["t"]),
        Row::new(Action::EXAMINE, "Look around with a cursor")
            .browser(HERE, &["e"])
            .terminal(HERE, &["e", ";"])
            .terminal_words("look around"),
        Row::new(Action::TARGET, "The next target, or the next thing in sight")
            .browser(HERE, &[","])
            .terminal(HERE, &["tab"])
            .terminal_words("the next target or sight"),
        Row::new(Action::TARGET_BACK, "The one before").terminal(HERE, &["backtab"]),
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
        Row::new(Action::MAP, "Show or hide the map")
            .browser(HERE, &["b"])
            .terminal(HERE, &["b"])
            .terminal_words("the map of the floor"),
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
