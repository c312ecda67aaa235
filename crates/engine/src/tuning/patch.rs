//! Reading a patch.

use std::mem;

use super::error::{PatchError, Place, Problem};
use super::scanner::{Scanner, Token, TokenKind};
use super::{Knob, OutOfRange, Tunable, UnknownName, name};

/// Nobody reads on after so many errors, and a text of nothing else takes no longer than a real one.
const MOST_ERRORS: usize = 100;

/// The content that a patch makes of `base`.
///
/// # Errors
/// Everything that is wrong with the text, in its order, or the first hundred of it. A contradiction stands where the
/// last of its numbers is given, or at the end of the patch when none of them is; it is told
/// only when the patch leaves no doubt about those numbers.
pub fn patched<C: Tunable>(base: &C, text: &str) -> Result<C, Vec<PatchError>> {
    let mut scanner = Scanner::new(text);
    let token = scanner.next();
    let mentions = vec![Mention::default(); C::knobs().len()];
    let mut reader = Reader { scanner, token, content: base.clone(), mentions, errors: Vec::new() };
    let end = reader.patch();
    reader.contradictions(end);
    if reader.errors.is_empty() { Ok(reader.content) } else { Err(reader.errors) }
}

struct Reader<'a, C> {
    scanner: Scanner<'a>,
    /// The piece that is looked at and not yet taken.
    token: Token<'a>,
    content: C,
    /// What the patch says about each knob.
    mentions: Vec<Mention>,
    errors: Vec<PatchError>,
}

/// What a patch says about a knob.
#[derive(Clone, Copy, Default)]
struct Mention {
    /// Where it is given, if it is.
    place: Option<Place>,
    /// Whether nobody can tell what its numbers are meant to be.
    doubtful: bool,
}

/// What follows a name.
enum Value<'a> {
    One(Written<'a>),
    List(Place, Vec<Written<'a>>),
}

/// A number as it was written.
struct Written<'a> {
    text: &'a str,
    place: Place,
}

/// The reader cannot make sense of what follows and must find the next comma.
struct Lost;

impl<'a, C: Tunable> Reader<'a, C> {
    /// Reads the whole text and returns where the patch ends.
    fn patch(&mut self) -> Place {
        if self.expect(TokenKind::Open, "'(' at the beginning").is_err() {
            return self.token.place;
        }
        loop {
            if self.errors.len() >= MOST_ERRORS {
                self.errors.push(PatchError { place: self.token.place, problem: Problem::TooMany });
                return self.token.place;
            }
            match self.token.kind {
                TokenKind::Close => break,
                TokenKind::End => {
                    self.unexpected("')' at the end");
                    return self.token.place;
                }
                _ => {}
            }
            if self.field().is_err() {
                self.find_comma(TokenKind::Close);
            }
            match self.token.kind {
                TokenKind::Comma => self.advance(),
                TokenKind::Close => {}
                // A name here most likely begins the next field, so nothing is skipped.
                TokenKind::Name(_) => self.unexpected("','"),
                _ => {
                    self.unexpected("',' or ')'");
                    self.find_comma(TokenKind::Close);
                    self.skip_comma();
                }
            }
        }
        let end = self.token.place;
        self.advance();
        if self.token.kind != TokenKind::End {
            self.unexpected("nothing after the ')'");
        }
        end
    }

    /// Looks for numbers that do not go together, and puts all errors in the order of the text.
    fn contradictions(&mut self, end: Place) {
        let mentions = C::knobs().iter().zip(&self.mentions);
        let doubtful: Vec<&str> =
            mentions.clone().filter(|(_, mention)| mention.doubtful).map(|(knob, _)| knob.name).collect();
        for found in self.content.problems() {
            if found.is_about_any(&doubtful) {
                continue;
            }
            let given = mentions.clone().filter(|(knob, _)| found.about.contains(&knob.name));
            let place = given.filter_map(|(_, mention)| mention.place).max().unwrap_or(end);
            self.errors.push(PatchError { place, problem: Problem::Contradiction(found.sentence) });
        }
        for error in mem::take(&mut self.errors) {
            let place = self.errors.partition_point(|other| other.place <= error.place);
            self.errors.insert(place, error);
        }
    }

    /// A name and its value.
    fn field(&mut self) -> Result<(), Lost> {
        let TokenKind::Name(given) = self.token.kind else {
            self.unexpected("a name");
            return Err(Lost);
        };
        let place = self.token.place;
        self.advance();
        let Some((index, knob)) = self.knob(given, place) else {
            return self.assigned().map(|_| ());
        };
        let errors = self.errors.len();
        let assigned = self.assigned();
        if let Ok(Some(value)) = &assigned {
            self.set(knob, value);
        }
        self.mentions[index].doubtful |= self.errors.len() > errors;
        assigned.map(|_| ())
    }

    /// The knob that a name means, or nothing and an error.
    fn knob(&mut self, given: &str, place: Place) -> Option<(usize, &'static Knob<C>)> {
        let Some((index, knob)) = name::find::<C>(given) else {
            let unknown = UnknownName::new::<C>(given);
            if let Some((meant, _)) = unknown.nearest.and_then(name::find::<C>) {
                self.mentions[meant].doubtful = true;
            }
            self.error(place, Problem::UnknownName(unknown));
            return None;
        };
        if let Some(first) = self.mentions[index].place {
            self.mentions[index].doubtful = true;
            self.error(place, Problem::Twice { name: knob.name, first: first.line });
            return None;
        }
        self.mentions[index].place = Some(place);
        Some((index, knob))
    }

    /// What stands after a name.
    fn assigned(&mut self) -> Result<Option<Value<'a>>, Lost> {
        self.expect(TokenKind::Colon, "':' after the name")?;
        self.value()
    }

    /// A value, or nothing and errors when it is of the right form but holds wrong pieces.
    fn value(&mut self) -> Result<Option<Value<'a>>, Lost> {
        match self.token.kind {
            TokenKind::Number(text) => {
                let place = self.token.place;
                self.advance();
                Ok(Some(Value::One(Written { text, place })))
            }
            TokenKind::OpenList => Ok(self.list()),
            _ => {
                self.unexpected("a whole number or a list of them");
                Err(Lost)
            }
        }
    }

    fn list(&mut self) -> Option<Value<'a>> {
        let place = self.token.place;
        let errors = self.errors.len();
        self.advance();
        let mut numbers = Vec::new();
        while self.token.kind != TokenKind::CloseList {
            match self.token.kind {
                TokenKind::Number(text) => {
                    numbers.push(Written { text, place: self.token.place });
                    self.advance();
                }
                TokenKind::End | TokenKind::Close => {
                    self.unexpected("']'");
                    return None;
                }
                _ => {
                    self.unexpected("a whole number");
                    self.find_comma(TokenKind::CloseList);
                }
            }
            match self.token.kind {
                TokenKind::Comma => self.advance(),
                TokenKind::CloseList => {}
                // A number here most likely is the next one, so nothing is skipped.
                TokenKind::Number(_) => self.unexpected("','"),
                _ => {
                    self.unexpected("',' or ']'");
                    self.find_comma(TokenKind::CloseList);
                    self.skip_comma();
                }
            }
        }
        self.advance();
        (self.errors.len() == errors).then_some(Value::List(place, numbers))
    }

    fn set(&mut self, knob: &'static Knob<C>, value: &Value<'_>) {
        match value {
            Value::One(written) => {
                if let Some(number) = self.number(knob, written) {
                    for entry in 0..knob.entries {
                        (knob.write)(&mut self.content, entry, number);
                    }
                }
            }
            Value::List(place, _) if knob.entries == 1 => {
                self.error(*place, Problem::ListForOne { name: knob.name });
            }
            Value::List(place, numbers) => {
                if numbers.len() != knob.entries {
                    let found = numbers.len();
                    self.error(*place, Problem::Length { name: knob.name, wanted: knob.entries, found });
                }
                for (entry, written) in numbers.iter().enumerate() {
                    let number = self.number(knob, written);
                    if let Some(number) = number.filter(|_| entry < knob.entries) {
                        (knob.write)(&mut self.content, entry, number);
                    }
                }
            }
        }
    }

    /// The number, or nothing and an error when the knob does not go so far.
    fn number(&mut self, knob: &Knob<C>, written: &Written<'_>) -> Option<i64> {
        let number = written.text.replace('_', "").parse().ok().filter(|&number| knob.allows(number));
        if number.is_none() {
            self.error(written.place, Problem::Range(OutOfRange::new(knob, written.text)));
        }
        number
    }

    fn expect(&mut self, kind: TokenKind<'_>, wanted: &'static str) -> Result<(), Lost> {
        if self.token.kind == kind {
            self.advance();
            return Ok(());
        }
        self.unexpected(wanted);
        Err(Lost)
    }

    /// Reports the piece that is looked at, unless it was reported already.
    fn unexpected(&mut self, wanted: &'static str) {
        if self.errors.last().is_some_and(|last| last.place == self.token.place) {
            return;
        }
        let problem = Problem::Expected { wanted, found: self.token.kind.describe() };
        self.error(self.token.place, problem);
    }

    fn error(&mut self, place: Place, problem: Problem) {
        self.errors.push(PatchError { place, problem });
    }

    fn advance(&mut self) {
        self.token = self.scanner.next();
        while self.token.kind == TokenKind::OpenComment {
            self.error(self.token.place, Problem::OpenComment);
            self.token = self.scanner.next();
        }
    }

    fn skip_comma(&mut self) {
        if self.token.kind == TokenKind::Comma {
            self.advance();
        }
    }

    /// Skips to the next comma, to `close`, or to the ')' of the patch, whichever is first
    /// and not within brackets.
    fn find_comma(&mut self, close: TokenKind<'_>) {
        let mut depth = 0_usize;
        loop {
            match self.token.kind {
                TokenKind::End => return,
                TokenKind::Comma | TokenKind::Close if depth == 0 => return,
                kind if kind == close && depth == 0 => return,
                TokenKind::Open | TokenKind::OpenList => depth += 1,
                TokenKind::Close | TokenKind::CloseList => depth = depth.saturating_sub(1),
                _ => {}
            }
            self.advance();
        }
    }
}
