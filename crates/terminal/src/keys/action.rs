//! Everything that a key can mean.

/// What a key asks for. Screens never see keys, only these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Action {
    Up,
    Down,
    Left,
    Right,
    Confirm,
    Back,
    First,
    Last,
    PageUp,
    PageDown,
    One,
    Two,
    Three,
    Help,
    Codex,
    Quit,
    Heal,
    Peek,
    Reroll,
    Ward,
    Undo,
    Hint,
    Log,
    Again,
    Watch,
    Abandon,
    Next,
    Previous,
    Other,
    Skill,
    Wait,
    Faster,
    Slower,
    TakeOver,
}

/// Where an action means something. Two actions may share a key only in different places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Where {
    /// On every screen.
    Everywhere,
    /// While a run is played.
    Play,
    /// While a run is watched.
    Replay,
}

impl Where {
    /// Whether a key could mean two things at once.
    pub(crate) fn meets(self, other: Self) -> bool {
        self == other || self == Self::Everywhere || other == Self::Everywhere
    }
}

impl Action {
    /// All of them, in the order of the help.
    pub(crate) const ALL: [Self; 34] = [
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
        Self::Confirm,
        Self::Back,
        Self::First,
        Self::Last,
        Self::PageUp,
        Self::PageDown,
        Self::One,
        Self::Two,
        Self::Three,
        Self::Help,
        Self::Codex,
        Self::Quit,
        Self::Heal,
        Self::Peek,
        Self::Reroll,
        Self::Ward,
        Self::Undo,
        Self::Hint,
        Self::Log,
        Self::Again,
        Self::Watch,
        Self::Abandon,
        Self::Next,
        Self::Previous,
        Self::Other,
        Self::Skill,
        Self::Wait,
        Self::Faster,
        Self::Slower,
        Self::TakeOver,
    ];

    /// The name in the keys file.
    pub(crate) const fn name(self) -> &'static str {
        self.row().0
    }

    /// Where it means something.
    pub(crate) const fn place(self) -> Where {
        self.row().1
    }

    /// The keys it has until a file says otherwise.
    pub(crate) const fn default_keys(self) -> &'static [&'static str] {
        self.row().2
    }

    /// What it does in general; screens say it more exactly.
    pub(crate) const fn about(self) -> &'static str {
        self.row().3
    }

    const fn row(self) -> (&'static str, Where, &'static [&'static str], &'static str) {
        use Where::{Everywhere, Play, Replay};
        match self {
            Self::Up => ("up", Everywhere, &["up", "k"], "move up"),
            Self::Down => ("down", Everywhere, &["down", "j"], "move down"),
            Self::Left => ("left", Everywhere, &["left", "h"], "move left"),
            Self::Right => ("right", Everywhere, &["right", "l"], "move right"),
            Self::Confirm => ("confirm", Everywhere, &["enter", "space"], "choose"),
            Self::Back => ("back", Everywhere, &["esc", "q"], "back"),
            Self::First => ("first", Everywhere, &["home", "g"], "to the beginning"),
            Self::Last => ("last", Everywhere, &["end", "G"], "to the end"),
            Self::PageUp => ("page_up", Everywhere, &["pageup", "ctrl+b"], "scroll up"),
            Self::PageDown => ("page_down", Everywhere, &["pagedown", "ctrl+f"], "scroll down"),
            Self::One => ("one", Everywhere, &["1"], "the first card, die or choice"),
            Self::Two => ("two", Everywhere, &["2"], "the second one"),
            Self::Three => ("three", Everywhere, &["3"], "the third one"),
            Self::Help => ("help", Everywhere, &["?", "f1"], "all keys of this screen"),
            Self::Codex => ("codex", Everywhere, &["c", "f2"], "the rules and what each card does"),
            Self::Quit => ("quit", Everywhere, &["ctrl+c"], "quit at once"),
            Self::Heal => ("heal", Play, &["e"], "spend Lux to heal"),
            Self::Peek => ("peek", Play, &["p"], "spend Lux to look at face-down cards"),
            Self::Reroll => ("reroll", Play, &["r"], "spend Lux to roll a die again"),
            Self::Ward => ("ward", Play, &["w"], "spend Lux to undo a round's deadly damage"),
            Self::Undo => ("undo", Play, &["u", "backspace"], "take the last command back"),
            Self::Hint => ("hint", Play, &["i"], "ask what a good player would do"),
            Self::Log => ("log", Play, &["m"], "the whole log"),
            Self::Again => ("again", Play, &["n"], "a new run under the same rules"),
            Self::Watch => ("watch", Play, &["v"], "watch this run from its beginning"),
            Self::Abandon => ("abandon", Play, &["X"], "give the run up"),
            Self::Next => ("next", Play, &["tab", "f"], "the next unit, or the next tile to act on"),
            Self::Previous => ("previous", Play, &["backtab", "b"], "the one before"),
            Self::Other => ("other", Play, &["o"], "another deed on the same tile"),
            Self::Skill => ("skill", Play, &["s"], "the skill of the hero"),
            Self::Wait => ("wait", Play, &["."], "let a unit wait"),
            Self::Faster => ("faster", Replay, &["+", "="], "faster"),
            Self::Slower => ("slower", Replay, &["-"], "slower"),
            Self::TakeOver => ("take_over", Replay, &["t"], "play on from here as a new run"),
        }
    }
}
