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
    North,
    West,
    South,
    East,
    Bow,
    Four,
    Potion,
    Tonic,
    Mana,
    Dash,
    Guard,
    CloseDoor,
    Explore,
    Travel,
    Rest,
    Stairs,
    Examine,
    Target,
    TargetBack,
    Scout,
    Trade,
    Pack,
    Drop,
    Map,
    Bot,
}

/// Where an action means something. Two actions may share a key only in different places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Where {
    /// On every screen.
    Everywhere,
    /// At any table, while a run is played.
    Table,
    /// At the tables of Forward and Tactics.
    Play,
    /// In Endless Tower.
    Labyrinth,
    /// While a run is watched.
    Replay,
}

impl Where {
    /// Whether a key could mean two things at once.
    pub(crate) fn meets(self, other: Self) -> bool {
        self == other || self.holds(other) || other.holds(self)
    }

    /// Whether the other place is in this one.
    const fn holds(self, other: Self) -> bool {
        match self {
            Self::Everywhere => true,
            Self::Table => matches!(other, Self::Play | Self::Labyrinth),
            Self::Play | Self::Labyrinth | Self::Replay => false,
        }
    }
}

impl Action {
    /// All of them, in the order of the help.
    pub(crate) const ALL: [Self; 59] = [
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
        Self::North,
        Self::West,
        Self::South,
        Self::East,
        Self::Bow,
        Self::Four,
        Self::Potion,
        Self::Tonic,
        Self::Mana,
        Self::Dash,
        Self::Guard,
        Self::CloseDoor,
        Self::Explore,
        Self::Travel,
        Self::Rest,
        Self::Stairs,
        Self::Examine,
        Self::Target,
        Self::TargetBack,
        Self::Scout,
        Self::Trade,
        Self::Pack,
        Self::Drop,
        Self::Map,
        Self::Bot,
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
        use Where::{Everywhere, Labyrinth, Play, Replay, Table};
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
            Self::Undo => ("undo", Table, &["u", "backspace"], "take the last command back"),
            Self::Hint => ("hint", Table, &["i"], "ask what a good player would do"),
            Self::Log => ("log", Table, &["m"], "the whole log"),
            Self::Again => ("again", Table, &["n"], "a new run under the same rules"),
            Self::Watch => ("watch", Table, &["v"], "watch this run from its beginning"),
            Self::Abandon => ("abandon", Table, &["X"], "give the run up"),
            Self::Next => ("next", Play, &["tab", "f"], "the next unit, or the next tile to act on"),
            Self::Previous => ("previous", Play, &["backtab", "b"], "the one before"),
            Self::Other => ("other", Play, &["o"], "another deed on the same tile"),
            Self::Skill => ("skill", Play, &["s"], "the skill of the hero"),
            Self::Wait => ("wait", Table, &["."], "let a turn pass"),
            Self::Faster => ("faster", Replay, &["+", "="], "faster"),
            Self::Slower => ("slower", Replay, &["-"], "slower"),
            Self::TakeOver => ("take_over", Replay, &["t"], "play on from here as a new run"),
            Self::North => ("north", Labyrinth, &["w"], "a step up"),
            Self::West => ("west", Labyrinth, &["a"], "a step to the left"),
            Self::South => ("south", Labyrinth, &["s"], "a step down"),
            Self::East => ("east", Labyrinth, &["d"], "a step to the right"),
            Self::Bow => ("bow", Labyrinth, &["f"], "aim the bow; again to shoot"),
            Self::Four => ("four", Labyrinth, &["4"], "the fourth spell"),
            Self::Potion => ("potion", Labyrinth, &["x", "Q"], "drink a potion"),
            Self::Tonic => ("tonic", Labyrinth, &["5"], "drink a focus tonic"),
            Self::Mana => ("mana", Labyrinth, &["6"], "drink a mana flask"),
            Self::Dash => ("dash", Labyrinth, &["r"], "dash; a way to go follows"),
            Self::Guard => ("guard", Labyrinth, &[","], "guard until the next command"),
            Self::CloseDoor => ("close_door", Labyrinth, &["t"], "close a door beside you"),
            Self::Explore => ("explore", Labyrinth, &["o"], "explore until something happens"),
            Self::Travel => ("travel", Labyrinth, &["_"], "choose where to go"),
            Self::Rest => ("rest", Labyrinth, &["z"], "rest until something happens"),
            Self::Stairs => ("stairs", Labyrinth, &[">"], "take the stairs, or go there"),
            Self::Examine => ("examine", Labyrinth, &["e", ";"], "look around"),
            Self::Target => ("target", Labyrinth, &["tab"], "the next target or sight"),
            Self::TargetBack => ("target_back", Labyrinth, &["backtab"], "the one before"),
            Self::Scout => ("scout", Labyrinth, &["y"], "call somebody to a spawn pad"),
            Self::Trade => ("trade", Labyrinth, &["$"], "trade with the shop or heal station beside you"),
            Self::Pack => ("pack", Labyrinth, &["p"], "what you wear and carry"),
            Self::Drop => ("drop", Labyrinth, &["D", "delete"], "lay something down"),
            Self::Map => ("map", Labyrinth, &["b"], "the map of the floor"),
            Self::Bot => ("bot", Labyrinth, &["B"], "watch a bot climb from the same seed"),
        }
    }
}
