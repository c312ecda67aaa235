//! The line protocol for scripts: one JSON object per line in, one per line out.
//!
//! `PROTOCOL.md` at the root describes every request; a test plays its examples.

mod fault;
mod fault_kind;
mod fields;
mod hex;
mod host;
mod json;
mod limits;
mod lines;
mod reply;
mod request;
mod shelf;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Write};

use crate::Cabinet;
use fault::Fault;
pub use fault_kind::FaultKind;
pub use host::Host;
pub use limits::{
    LIMITS, LONGEST_ID, LONGEST_LINE, MOST_COMMANDS, MOST_EVENTS, MOST_HELD, MOST_TOKENS, MOST_TOLD,
};
use lines::{Line, Lines};
use reply::Reply;
pub use request::REQUESTS;

/// Raised whenever an old script would get other answers.
pub const PROTOCOL_VERSION: u32 = 2;

/// Answers requests until the input ends or a request says `quit`.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub fn serve(game: &'static dyn Cabinet, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut host = Host::new(game);
    let mut lines = Lines::new(input);
    let mut answer = Vec::new();
    while let Some(line) = lines.next()? {
        match line {
            Line::Whole(bytes) if bytes.trim_ascii().is_empty() => continue,
            Line::Whole(bytes) => host.answer(bytes, &mut answer),
            Line::TooLong => Reply::refuse(&mut answer, None, &Fault::too_long()),
        }
        answer.push(b'\n');
        output.write_all(&answer)?;
        output.flush()?;
        if host.has_quit() {
            break;
        }
    }
    Ok(())
}
