//! Reading lines of which none is trusted to be short.

use std::io::{self, BufRead, Read};

use super::LONGEST_LINE;

/// A line of input, without its line break.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    Whole(Vec<u8>),
    /// It was skipped, and nothing of it kept.
    TooLong,
}

pub(super) struct Lines<R> {
    input: R,
}

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(input: R) -> Self {
        Self { input }
    }

    /// The next line, or nothing at the end of the input.
    pub(super) fn next(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let limit = u64::try_from(LONGEST_LINE + 1).expect("a megabyte fits into 64 bits");
        if self.input.by_ref().take(limit).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        if bytes.last() == Some(&b'\n') {
            bytes.pop();
        } else if bytes.len() > LONGEST_LINE {
            self.input.skip_until(b'\n')?;
            return Ok(Some(Line::TooLong));
        }
        Ok(Some(Line::Whole(bytes)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(input: &[u8]) -> Vec<Line> {
        let mut lines = Lines::new(input);
        std::iter::from_fn(|| lines.next().unwrap()).collect()
    }

    #[test]
    fn lines_end_at_breaks_and_at_the_end() {
        let whole = |text: &str| Line::Whole(text.as_bytes().to_vec());
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"a\n\nb"), [whole("a"), whole(""), whole("b")]);
    }

    #[test]
    fn the_longest_line_is_read_and_a_longer_one_is_skipped() {
        let longest = vec![b'x'; LONGEST_LINE];
        let longer = vec![b'x'; LONGEST_LINE + 1];
        let input = [&longest[..], &longer, b"next", &longer].join(&b'\n');
        let read = lines(&input);
        assert_eq!(read[0], Line::Whole(longest));
        assert_eq!(read[1..], [Line::TooLong, Line::Whole(b"next".to_vec()), Line::TooLong]);
    }
}
