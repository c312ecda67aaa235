//! What the house itself can be asked for: the same at every table, or beside all of them.

use super::Place::{Everywhere, Replay, Table};
use super::{Action, Row};

#[expect(missing_docs, reason = "they are called what they are, and the rows below say what they do")]
impl Action {
    pub const UP: Self = Self::named("up");
    pub const DOWN: Self = Self::named("down");
    pub const LEFT: Self = Self::named("left");
    pub const RIGHT: Self = Self::named("right");
    pub const CONFIRM: Self = Self::named("confirm");
    pub const BACK: Self = Self::named("back");
    pub const FIRST: Self = Self::named("first");
    pub const LAST: Self = Self::named("last");
    pub const PAGE_UP: Self = Self::named("page_up");
    pub const PAGE_DOWN: Self = Self::named("page_down");
    pub const ONE: Self = Self::named("one");
    pub const TWO: Self = Self::named("two");
    pub const THREE: Self = Self::named("three");
    pub const HELP: Self = Self::named("help");
    pub const CODEX: Self = Self::named("codex");
    pub const QUIT: Self = Self::named("quit");
    pub const UNDO: Self = Self::named("undo");
    pub const HINT: Self = Self::named("hint");
    pub const LOG: Self = Self::named("log");
    pub const AGAIN: Self = Self::named("again");
    pub const WATCH: Self = Self::named("watch");
    pub const ABANDON: Self = Self::named("abandon");
    /// Games in which one can wait have rows for it.
    pub const WAIT: Self = Self::named("wait");
    pub const PLAY_PAUSE: Self = Self::named("play_pause");
    pub const FASTER: Self = Self::named("faster");
    pub const SLOWER: Self = Self::named("slower");
    pub const TAKE_OVER: Self = Self::named("take_over");
    pub const MUTE: Self = Self::named("mute");
}

/// What a hand does on every page, and what a page is asked for.
pub(super) const HAND: &[Row] = &[
    Row::new(Action::UP, "Up")
        .browser(Everywhere, &["ArrowUp", "KeyW", "KeyK", "Numpad8"])
        .terminal(Everywhere, &["up", "k"])
        .terminal_words("move up"),
    Row::new(Action::DOWN, "Down")
        .browser(Everywhere, &["ArrowDown", "KeyS", "KeyJ", "Numpad2"])
        .terminal(Everywhere, &["down", "j"])
        .terminal_words("move down"),
    Row::new(Action::LEFT, "Left")
        .browser(Everywhere, &["ArrowLeft", "KeyA", "KeyH", "Numpad4"])
        .terminal(Everywhere, &["left", "h"])
        .terminal_words("move left"),
    Row::new(Action::RIGHT, "Right")
        .browser(Everywhere, &["ArrowRight", "KeyD", "KeyL", "Numpad6"])
        .terminal(Everywhere, &["right", "l"])
        .terminal_words("move right"),
    Row::new(Action::CONFIRM, "Choose what is marked")
        .browser(Everywhere, &["Enter", "Space", "NumpadEnter"])
        .terminal(Everywhere, &["enter", "space"])
        .terminal_words("choose"),
    Row::new(Action::BACK, "Back").browser(Everywhere, &["Escape"]).terminal(Everywhere, &["esc", "q"]),
    Row::new(Action::FIRST, "To the beginning").terminal(Everywhere, &["home", "g"]),
    Row::new(Action::LAST, "To the end").terminal(Everywhere, &["end", "G"]),
    Row::new(Action::PAGE_UP, "Scroll up").terminal(Everywhere, &["pageup", "ctrl+b"]),
    Row::new(Action::PAGE_DOWN, "Scroll down").terminal(Everywhere, &["pagedown", "ctrl+f"]),
    Row::new(Action::ONE, "The first card, die, unit, answer or spell")
        .browser(Table, &["Digit1"])
        .terminal(Everywhere, &["1"])
        .terminal_words("the first card, die or choice"),
    Row::new(Action::TWO, "The second one").browser(Table, &["Digit2"]).terminal(Everywhere, &["2"]),
    Row::new(Action::THREE, "The third one").browser(Table, &["Digit3"]).terminal(Everywhere, &["3"]),
    Row::new(Action::HELP, "All keys of this screen").terminal(Everywhere, &["?", "f1"]),
    Row::new(Action::CODEX, "The rules and what each card does").terminal(Everywhere, &["c", "f2"]),
    Row::new(Action::QUIT, "Quit at once").terminal(Everywhere, &["ctrl+c"]),
];

/// What can be asked for at every table.
pub(super) const TABLE: &[Row] = &[
    Row::new(Action::UNDO, "Take the last command back")
        .browser(Table, &["u", "Backspace"])
        .terminal(Table, &["u", "backspace"]),
    Row::new(Action::HINT, "Ask what a good player would do").browser(Table, &["i"]).terminal(Table, &["i"]),
    Row::new(Action::LOG, "To the log and back")
        .browser(Table, &["m"])
        .terminal(Table, &["m"])
        .terminal_words("the whole log"),
    Row::new(Action::CODEX, "Open the rules").browser(Everywhere, &["c"]),
    Row::new(Action::HELP, "Show the keys of this page").browser(Everywhere, &["?", "F1"]),
    Row::new(Action::AGAIN, "A new run under the same rules").browser(Table, &["n"]).terminal(Table, &["n"]),
    Row::new(Action::WATCH, "Watch this run from its beginning")
        .browser(Table, &["v"])
        .terminal(Table, &["v"]),
    Row::new(Action::ABANDON, "Give the run up").terminal(Table, &["X"]),
];

/// What can be asked for while a run is watched, and what is heard of it.
pub(super) const REPLAY: &[Row] = &[
    Row::new(Action::PLAY_PAUSE, "Play and pause").browser(Replay, &["p"]),
    Row::new(Action::FASTER, "Faster").browser(Replay, &["+", "="]).terminal(Replay, &["+", "="]),
    Row::new(Action::SLOWER, "Slower").browser(Replay, &["-"]).terminal(Replay, &["-"]),
    Row::new(Action::FIRST, "To the beginning").browser(Replay, &["Home"]),
    Row::new(Action::LAST, "To the end").browser(Replay, &["End"]),
    Row::new(Action::TAKE_OVER, "Take over from here")
        .browser(Replay, &["t"])
        .terminal(Replay, &["t"])
        .terminal_words("play on from here as a new run"),
    Row::new(Action::MUTE, "Sound on and off").browser(Everywhere, &["x"]),
];
