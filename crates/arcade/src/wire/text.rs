//! Texts, words and numbers, one by one.

use std::fmt::{self, Display};
use std::io::Write as _;

/// A text between quotation marks.
pub(super) fn push_text(value: &str, text: &mut Vec<u8>) {
    if is_plain(value.as_bytes()) {
        text.push(b'"');
        text.extend_from_slice(value.as_bytes());
        text.push(b'"');
    } else {
        serde_json::to_writer(text, value).expect("a text is written into memory");
    }
}

/// The same for what only becomes a text here.
pub(super) fn push_shown<T: Display + ?Sized>(value: &T, text: &mut Vec<u8>) -> fmt::Result {
    let start = text.len();
    text.push(b'"');
    write!(text, "{value}").map_err(|_| fmt::Error)?;
    if is_plain(&text[start + 1..]) {
        text.push(b'"');
        return Ok(());
    }
    let shown = String::from_utf8(text.split_off(start + 1)).expect("what is displayed is text");
    text.truncate(start);
    push_text(&shown, text);
    Ok(())
}

/// Whether a text can stand between quotation marks as it is.
fn is_plain(text: &[u8]) -> bool {
    text.iter().all(|&byte| byte >= b' ' && byte != b'"' && byte != b'\\')
}

/// A word of a game between quotation marks: `GreaterBeast` is written `greater-beast`.
pub(super) fn push_word(name: &str, text: &mut Vec<u8>) {
    text.push(b'"');
    for (place, letter) in name.bytes().enumerate() {
        if place > 0 && letter.is_ascii_uppercase() {
            text.push(b'-');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text.push(b'"');
}

pub(super) fn push_signed(number: i64, text: &mut Vec<u8>) {
    if number < 0 {
        text.push(b'-');
    }
    push_number(number.unsigned_abs(), text);
}

pub(super) fn push_number(number: u64, text: &mut Vec<u8>) {
    /// Digits of the largest number.
    const MOST: usize = 20;
    let mut digits = [b'0'; MOST];
    let (mut rest, mut first) = (number, MOST - 1);
    loop {
        digits[first] = b'0' + u8::try_from(rest % 10).expect("a digit is below ten");
        rest /= 10;
        if rest == 0 {
            break;
        }
        first -= 1;
    }
    text.extend_from_slice(&digits[first..]);
}
