//! Kinds of errors, for programs.

/// What kind of thing is wrong with a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The line has too many bytes.
    LineTooLong,
    /// The line is not UTF-8.
    NotUtf8,
    /// The line is not JSON, or nests too deep.
    NotJson,
    /// The line is JSON, but no object.
    NotAnObject,
    /// There is no such request.
    UnknownRequest,
    /// The `id` is too long to be sent back.
    IdTooLong,
    /// A field is missing.
    MissingField,
    /// A field is given twice.
    DoubleField,
    /// A field holds the wrong type of value.
    WrongType,
    /// The request has no such field.
    UnknownField,
    /// Nothing is on the table yet.
    NoGame,
    /// The game has no such seat.
    NoSuchSeat,
    /// The text is no command of this game.
    NotACommand,
    /// The rules forbid the command now.
    Refused,
    /// A suggestion for a seat that the game does not wait for.
    NotAwaited,
    /// A suggestion for a seat that is no player's.
    NotAPlayer,
    /// There is no such bot.
    UnknownBot,
    /// The bot chose what is not legal.
    BotMistaken,
    /// There is nothing to take back, or the command showed something.
    CannotUndo,
    /// The seed is no seed.
    BadSeed,
    /// The setup is wrong.
    BadSetup,
    /// The bytes are no record of this game, or not a true one.
    BadRecord,
    /// The run has as many commands as a line can carry.
    RunTooLong,
    /// The token was never given, or was dropped.
    NoSuchToken,
    /// As many tokens are held as there may be.
    TooManyTokens,
}

impl FaultKind {
    /// Every kind, in the order of `PROTOCOL.md`.
    pub const ALL: [Self; 25] = [
        Self::LineTooLong,
        Self::NotUtf8,
        Self::NotJson,
        Self::NotAnObject,
        Self::UnknownRequest,
        Self::IdTooLong,
        Self::MissingField,
        Self::DoubleField,
        Self::WrongType,
        Self::UnknownField,
        Self::NoGame,
        Self::NoSuchSeat,
        Self::NotACommand,
        Self::Refused,
        Self::NotAwaited,
        Self::NotAPlayer,
        Self::UnknownBot,
        Self::BotMistaken,
        Self::CannotUndo,
        Self::BadSeed,
        Self::BadSetup,
        Self::BadRecord,
        Self::RunTooLong,
        Self::NoSuchToken,
        Self::TooManyTokens,
    ];

    /// The word on the line.
    pub const fn word(self) -> &'static str {
        match self {
            Self::LineTooLong => "line_too_long",
            Self::NotUtf8 => "not_utf8",
            Self::NotJson => "not_json",
            Self::NotAnObject => "not_an_object",
            Self::UnknownRequest => "unknown_request",
            Self::IdTooLong => "id_too_long",
            Self::MissingField => "missing_field",
            Self::DoubleField => "double_field",
            Self::WrongType => "wrong_type",
            Self::UnknownField => "unknown_field",
            Self::NoGame => "no_game",
            Self::NoSuchSeat => "no_such_seat",
            Self::NotACommand => "not_a_command",
            Self::Refused => "refused",
            Self::NotAwaited => "not_awaited",
            Self::NotAPlayer => "not_a_player",
            Self::UnknownBot => "unknown_bot",
            Self::BotMistaken => "bot_mistaken",
            Self::CannotUndo => "cannot_undo",
            Self::BadSeed => "bad_seed",
            Self::BadSetup => "bad_setup",
            Self::BadRecord => "bad_record",
            Self::RunTooLong => "run_too_long",
            Self::NoSuchToken => "no_such_token",
            Self::TooManyTokens => "too_many_tokens",
        }
    }
}
