//! Cutting the text of a patch into pieces.

use super::error::Place;
use crate::shortened;

/// A piece of a patch, and where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) kind: TokenKind<'a>,
    pub(super) place: Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind<'a> {
    Open,
    Close,
    OpenList,
    CloseList,
    Colon,
    Comma,
    Name(&'a str),
    /// A whole number of any size, as it was written.
    Number(&'a str),
    /// Anything that a patch cannot hold.
    Other(&'a str),
    OpenComment,
    End,
}

impl TokenKind<'_> {
    /// The piece in words, for errors.
    pub(super) fn describe(self) -> String {
        match self {
            Self::Open => "'('".to_owned(),
            Self::Close => "')'".to_owned(),
            Self::OpenList => "'['".to_owned(),
            Self::CloseList => "']'".to_owned(),
            Self::Colon => "':'".to_owned(),
            Self::Comma => "','".to_owned(),
            Self::Name(text) | Self::Number(text) | Self::Other(text) => format!("'{}'", shortened(text)),
            Self::OpenComment => "an open comment".to_owned(),
            Self::End => "the end".to_owned(),
        }
    }
}

/// Reads a patch piece by piece.
pub(super) struct Scanner<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Scanner<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text, place: Place { line: 1, column: 1 } }
    }

    /// The next piece; [`TokenKind::End`] again and again at the end.
    pub(super) fn next(&mut self) -> Token<'a> {
        if let Some(place) = self.skip_blanks() {
            return Token { kind: TokenKind::OpenComment, place };
        }
        let place = self.place;
        let Some(first) = self.rest.chars().next() else {
            return Token { kind: TokenKind::End, place };
        };
        let kind = match first {
            '(' => TokenKind::Open,
            ')' => TokenKind::Close,
            '[' => TokenKind::OpenList,
            ']' => TokenKind::CloseList,
            ':' => TokenKind::Colon,
            ',' => TokenKind::Comma,
            _ => return Token { kind: self.word(first), place },
        };
        self.take(first.len_utf8());
        Token { kind, place }
    }

    /// Skips white space and comments; gives the place of a comment that is never closed.
    fn skip_blanks(&mut self) -> Option<Place> {
        loop {
            let blank = self.rest.len() - self.rest.trim_start_matches([' ', '\t', '\r', '\n']).len();
            self.take(blank);
            if self.rest.starts_with("//") {
                self.take(self.rest.find('\n').unwrap_or(self.rest.len()));
            } else if self.rest.starts_with("/*") {
                let start = self.place;
                let Some(length) = block_comment(self.rest) else {
                    self.take(self.rest.len());
                    return Some(start);
                };
                self.take(length);
            } else {
                return None;
            }
        }
    }

    fn word(&mut self, first: char) -> TokenKind<'a> {
        let length = if first == '"' {
            let closed = self.rest[1..].find(['"', '\n']).map(|end| end + 2);
            closed.unwrap_or(self.rest.len())
        } else {
            self.rest.find(ends_word).unwrap_or(self.rest.len()).max(first.len_utf8())
        };
        let text = self.take(length);
        if is_number(text) {
            TokenKind::Number(text)
        } else if is_name(text) {
            TokenKind::Name(text)
        } else {
            TokenKind::Other(text)
        }
    }

    /// Takes so many bytes off the front and counts the lines.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        for letter in taken.chars() {
            if letter == '\n' {
                self.place = Place { line: self.place.line + 1, column: 1 };
            } else {
                self.place.column += 1;
            }
        }
        self.rest = rest;
        taken
    }
}

/// How long the comment is that the text begins with, or nothing when it is never closed.
/// Comments nest, as they do in RON.
fn block_comment(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut place = 0;
    loop {
        let rest = &text.as_bytes()[place..];
        if rest.starts_with(b"/*") {
            depth += 1;
            place += 2;
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            place += 2;
            if depth == 0 {
                return Some(place);
            }
        } else if rest.is_empty() {
            return None;
        } else {
            place += 1;
        }
    }
}

fn ends_word(letter: char) -> bool {
    matches!(letter, '(' | ')' | '[' | ']' | ':' | ',' | '"' | '/' | ' ' | '\t' | '\r' | '\n')
}

/// A sign or none, then digits, with underscores between them.
fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    digits.starts_with(|first: char| first.is_ascii_digit())
        && digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'_')
}

fn is_name(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, wanted: &[(TokenKind<'_>, usize, usize)]) {
        let mut scanner = Scanner::new(text);
        for &(kind, line, column) in wanted {
            assert_eq!(scanner.next(), Token { kind, place: Place { line, column } }, "in {text:?}");
        }
        assert_eq!(scanner.next().kind, TokenKind::End, "in {text:?}");
    }

    #[test]
    fn pieces_know_their_places() {
        use TokenKind::{Close, CloseList, Colon, Comma, Name, Number, Open, OpenList};
        check("(a:1)", &[(Open, 1, 1), (Name("a"), 1, 2), (Colon, 1, 3), (Number("1"), 1, 4), (Close, 1, 5)]);
        check(
            "\n  max_hp // é\r\n,/* x\n/* y */ */[ -1_000 ]",
            &[
                (Name("max_hp"), 2, 3),
                (Comma, 3, 1),
                (OpenList, 4, 11),
                (Number("-1_000"), 4, 13),
                (CloseList, 4, 20),
            ],
        );
    }

    #[test]
    fn what_is_neither_name_nor_number_is_kept_whole() {
        use TokenKind::{Comma, Other};
        check("1.5,é", &[(Other("1.5"), 1, 1), (Comma, 1, 4), (Other("é"), 1, 5)]);
        check("\"a, b\",5u8", &[(Other("\"a, b\""), 1, 1), (Comma, 1, 7), (Other("5u8"), 1, 8)]);
        check("- /", &[(Other("-"), 1, 1), (Other("/"), 1, 3)]);
        check("\"never closed", &[(Other("\"never closed"), 1, 1)]);
    }

    #[test]
    fn an_open_comment_is_told_once() {
        check("1 /* /* */", &[(TokenKind::Number("1"), 1, 1), (TokenKind::OpenComment, 1, 3)]);
    }
}
