//! Requests, as they come out of a line.

use engine::{Audience, Seat, Seed, shortened};
use serde_json::Value;

use super::FaultKind;
use super::fault::Fault;
use super::fields::Fields;
use super::json::{self, Read};
use crate::Options;

/// What a script can ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Request {
    Hello,
    New { setup: Options, seed: Seed },
    Load { record: Vec<u8> },
    Status { observer: Option<Audience> },
    Legal { seat: Option<Seat> },
    Play { seat: Option<Seat>, command: String },
    View { observer: Option<Audience> },
    Events { observer: Option<Audience>, since: usize },
    Digest { observer: Option<Audience> },
    Undo,
    Clone,
    Restore { token: u64 },
    Drop { token: u64 },
    Record,
    Suggest { seat: Option<Seat>, bot: String },
    Quit,
}

/// Every request's word, in the order of `PROTOCOL.md`.
pub const REQUESTS: [&str; 16] = [
    "hello", "new", "status", "legal", "play", "view", "events", "digest", "suggest", "undo", "clone",
    "restore", "drop", "record", "load", "quit",
];

const TOKEN: &str = "a number that clone gave";

/// A line that is an object: the `id` that its answer must carry, and what it asks for.
pub(super) struct Addressed {
    pub(super) id: Option<Value>,
    /// The word of the request, for the answer.
    pub(super) request: Result<(&'static str, Request), Fault>,
}

/// # Errors
/// When the line is not even an object, so that nobody can say what its `id` is.
pub(super) fn read(line: &[u8]) -> Result<Addressed, Fault> {
    let text = std::str::from_utf8(line).map_err(|error| {
        Fault::new(FaultKind::NotUtf8, format!("byte {} is not UTF-8", error.valid_up_to() + 1))
    })?;
    let Read { value, twice } = json::read(text).map_err(|error| {
        Fault::new(FaultKind::NotJson, format!("the line is not JSON: {}", shortened_cause(&error)))
    })?;
    let Value::Object(mut object) = value else {
        return Err(Fault::new(FaultKind::NotAnObject, "a request is an object, as {\"do\":\"hello\"}"));
    };
    let id = object.shift_remove("id");
    let request = match twice {
        None => request(Fields::new(object)),
        Some(name) => {
            Err(Fault::new(FaultKind::DoubleField, format!("'{}' is given twice", shortened(&name))))
        }
    };
    Ok(Addressed { id, request })
}

/// What is wrong and where, without the line number, which is always 1.
fn shortened_cause(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let cause = text.split(" at line ").next().unwrap_or_default();
    format!("{cause} at column {}", error.column())
}

fn request(mut fields: Fields) -> Result<(&'static str, Request), Fault> {
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

fn body(word: &'static str, fields: &mut Fields) -> Result<Request, Fault> {
    Ok(match word {
        "hello" => Request::Hello,
        "new" => Request::New { setup: fields.setup()?, seed: fields.seed()? },
        "load" => Request::Load { record: fields.bytes("record")? },
        "status" => Request::Status { observer: fields.observer()? },
        "legal" => Request::Legal { seat: fields.seat()? },
        "play" => Request::Play {
            seat: fields.seat()?,
            command: fields.text("command", "a text, the notation of a command")?,
        },
        "view" => Request::View { observer: fields.observer()? },
        "events" => Request::Events {
            observer: fields.observer()?,
            since: usize::try_from(fields.count_or_zero("since", "a number of commands")?)
                .unwrap_or(usize::MAX),
        },
        "digest" => Request::Digest { observer: fields.observer()? },
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
