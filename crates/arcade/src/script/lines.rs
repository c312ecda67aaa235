//! Reading lines of which none is trusted to be short.

use std::io::{self, BufRead, Read};

use super::LONGEST_LINE;

/// A line of input, without its line break.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    Whole(&'a [u8]),
    /// It was skipped, and nothing of it kept.
    TooLong,
}

pub(super) struct Lines<R> {
    input: R,
    /// The line that was read last, so that the next one finds room.
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(input: R) -> Self {
        Self { input, line: Vec::new() }
    }

    /// The next line, or nothing at the end of the input.
    pub(super) fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        let limit = u64::try_from(LONGEST_LINE + 1).expect("a megabyte fits into 64 bits");
        if self.input.by_ref().take(limit).read_until(b'\n', &mut self.line)? == 0 {
            return Ok(None);
        }
        if self.line.last() == Some(&b'\n') {
            self.line.pop();
        } else if self.line.len() > LONGEST_LINE {
            self.input.skip_until(b'\n')?;
            return Ok(Some(Line::TooLong));
        }
        Ok(Some(Line::Whole(&self.line)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of an input, nothing for those that are too long.
    fn lines(input: &[u8]) -> Vec<Option<Vec<u8>>> {
        let mut lines = Lines::new(input);
        let mut read = Vec::new();
        while let Some(line) = lines.next().expect("memory can be read") {
            read.push(match line {
                Line::Whole(line) => Some(line.to_vec()),
                Line::TooLong => None,
            });
        }
        read
    }

    #[test]
    fn lines_end_at_breaks_and_at_the_end() {
        let whole = |text: &str| Some(text.as_bytes().to_vec());
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"a\n\nb"), [whole("a"), whole(""), whole("b")]);
    }

    #[test]
    fn the_longest_line_is_read_and_a_longer_one_is_skipped() {
        let longest = vec![b'x'; LONGEST_LINE];
        let longer = vec![b'x'; LONGEST_LINE + 1];
        let input = [&longest[..], &longer, b"next", &longer].join(&b'\n');
        assert_eq!(lines(&input), [Some(longest), None, Some(b"next".to_vec()), None]);
    }
}
