//! Requests, as they come out of a line.

use std::borrow::Cow;

use engine::{Seed, shortened};

use super::FaultKind;
use super::fault::Fault;
use super::fields::Fields;
use super::json;
use crate::Options;

/// The name of a seat, if the request gives one.
type SeatName<'a> = Option<Cow<'a, str>>;

/// What a script can ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Request<'a> {
    Hello,
    New { setup: Options, seed: Seed },
    Load { record: Vec<u8> },
    Status { observer: SeatName<'a> },
    Legal { seat: SeatName<'a> },
    Play { seat: SeatName<'a>, command: Cow<'a, str> },
    View { observer: SeatName<'a> },
    Events { observer: SeatName<'a>, since: usize },
    Digest { observer: SeatName<'a> },
    Undo,
    Clone,
    Restore { token: u64 },
    Drop { token: u64 },
    Record,
    Suggest { seat: SeatName<'a>, bot: Cow<'a, str> },
    Quit,
}

/// Every request's word, in the order of `PROTOCOL.md`.
pub const REQUESTS: [&str; 16] = [
    "hello", "new", "status", "legal", "play", "view", "events", "digest", "suggest", "undo", "clone",
    "restore", "drop", "record", "load", "quit",
];

const TOKEN: &str = "a number that clone gave";

/// A line that is an object: the `id` that its answer must carry, and what it asks for.
pub(super) struct Addressed<'a> {
    pub(super) id: Option<&'a str>,
    /// The word of the request, for the answer.
    pub(super) request: Result<(&'static str, Request<'a>), Fault>,
}

/// # Errors
/// When the line is not even an object, so that nobody can say what its `id` is, or when the `id` is
/// too long to be sent back.
pub(super) fn read(line: &[u8]) -> Result<Addressed<'_>, Fault> {
    let text = std::str::from_utf8(line).map_err(|error| {
        Fault::new(FaultKind::NotUtf8, format!("byte {} is not UTF-8", error.valid_up_to() + 1))
    })?;
    let mut fields = Fields::new(json::read(text)?);
    Ok(Addressed { id: fields.id()?, request: request(fields) })
}

fn request(mut fields: Fields<'_>) -> Result<(&'static str, Request<'_>), Fault> {
    fields.check_names()?;
    let asked = fields.text("do", "a text, the word of a request")?;
    let Some(word) = REQUESTS.into_iter().find(|&word| word == asked) else {
        let message =
            format!("there is no request '{}': choose from {}", shortened(&asked), REQUESTS.join(", "));
        return Err(Fault::new(FaultKind::UnknownRequest, message));
    };
    let request = body(word, &mut fields)?;
    fields.finish(word)?;
    Ok((word, request))
}

fn body<'a>(word: &'static str, fields: &mut Fields<'a>) -> Result<Request<'a>, Fault> {
    Ok(match word {
        "hello" => Request::Hello,
        "new" => Request::New { setup: fields.setup()?, seed: fields.seed()? },
        "load" => Request::Load { record: fields.bytes("record")? },
        "status" => Request::Status { observer: fields.seat()? },
        "legal" => Request::Legal { seat: fields.seat()? },
        "play" => Request::Play {
            seat: fields.seat()?,
            command: fields.text("command", "a text, the notation of a command")?,
        },
        "view" => Request::View { observer: fields.seat()? },
        "events" => Request::Events {
            observer: fields.seat()?,
            since: usize::try_from(fields.count_or_zero("since", "a number of commands")?)
                .unwrap_or(usize::MAX),
        },
        "digest" => Request::Digest { observer: fields.seat()? },
        "undo" => Request::Undo,
        "clone" => Request::Clone,
        "restore" => Request::Restore { token: fields.count("token", TOKEN)? },
        "drop" => Request::Drop { token: fields.count("token", TOKEN)? },
        "record" => Request::Record,
        "suggest" => {
            Request::Suggest { seat: fields.seat()?, bot: fields.text("bot", "a text, the name of a bot")? }
        }
        "quit" => Request::Quit,
        _ => unreachable!("every word has a body"),
    })
}
