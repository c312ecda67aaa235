//! The line protocol for scripts: one JSON object per line in, one per line out.
//!
//! `PROTOCOL.md` at the root describes every request; a test plays its examples.

mod fault;
mod fault_kind;
mod fields;
mod hex;
mod host;
mod json;
mod lines;
mod reply;
mod request;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Write};

use serde_json::Value;

use crate::Cabinet;
use fault::Fault;
pub use fault_kind::FaultKind;
pub use host::Host;
use lines::{Line, Lines};
pub use request::REQUESTS;

/// Raised whenever an old script would get other answers.
pub const PROTOCOL_VERSION: u32 = 1;

/// The longest line that is read, in bytes without the line break.
pub const LONGEST_LINE: usize = 1 << 20;

/// Answers requests until the input ends or a request says `quit`.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub fn serve(game: &'static dyn Cabinet, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut host = Host::new(game);
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next()? {
        let answer = match line {
            Line::Whole(bytes) if bytes.trim_ascii().is_empty() => continue,
            Line::Whole(bytes) => host.answer(&bytes),
            Line::TooLong => reply::refuse(None, &Fault::too_long()),
        };
        serde_json::to_writer(&mut output, &answer)?;
        output.write_all(b"\n")?;
        output.flush()?;
        if host.has_quit() {
            break;
        }
    }
    Ok(())
}

/// An answer: an object with the `id` of the request, if it had one, and `ok` or `error`.
pub type Answer = serde_json::Map<String, Value>;
