//! A seed as it is written: nine letters, or a number.

use engine::{Seed, SeedError};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::keys::Chord;
use crate::paint::{Ink, Look, draw_lines};
use crate::screen::Taken;

const LETTERS: usize = 9;
/// A seed may also be written as a number.
const DIGITS: usize = 12;

/// A seed that is being written.
#[derive(Default)]
pub(crate) struct SeedField(String);

impl SeedField {
    /// The seed as written; nothing when none is.
    pub(crate) fn seed(&self) -> Option<Result<Seed, SeedError>> {
        if self.0.is_empty() { None } else { Some(self.0.parse()) }
    }

    /// Wherever the cursor is, a letter can only be meant for the seed.
    pub(crate) fn types(chord: Chord) -> Taken {
        let is_text = |letter: char| letter.is_alphanumeric() || letter == '-';
        if chord.is_backspace() || chord.character().is_some_and(is_text) { Taken::Yes } else { Taken::No }
    }

    /// Takes a key as a letter, if it is one.
    pub(crate) fn write(&mut self, chord: Chord) -> Taken {
        if Self::types(chord) == Taken::No {
            return Taken::No;
        }
        if chord.is_backspace() {
            self.0.pop();
        } else if let Some(letter) = chord.character().filter(|letter| *letter != '-') {
            let is_number = letter.is_ascii_digit() && self.0.bytes().all(|byte| byte.is_ascii_digit());
            let most = if is_number { DIGITS } else { LETTERS };
            if self.0.chars().count() < most {
                self.0.extend(letter.to_uppercase().take(1));
            }
        }
        Taken::Yes
    }

    /// Draws the seed as nine tiles, with a mark below the letter that is wrong, and `nothing`
    /// where there is none.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, look: Look, is_focused: bool, nothing: &str) {
        let letters: Vec<char> = self.0.chars().collect();
        let wrong = match self.seed() {
            Some(Err(SeedError::Letter { place, .. })) => Some(place - 1),
            _ => None,
        };
        let count = letters.len().max(LETTERS);
        let tiles: Vec<Span<'_>> = (0..count)
            .flat_map(|place| {
                let is_next = is_focused && place == letters.len();
                let letter =
                    letters.get(place).copied().unwrap_or(if is_next { '_' } else { look.glyphs().lost });
                let ink = if wrong == Some(place) { Ink::Blood } else { Ink::Bright };
                let gap = if place % 3 == 2 && place + 1 < count { "  -  " } else { " " };
                let tile = if is_focused {
                    look.bold(ink, format!("[{letter}]"))
                } else {
                    look.span(ink, format!(" {letter} "))
                };
                [tile, look.span(Ink::Faint, gap)]
            })
            .collect();
        let verdict = match self.seed() {
            None => look.span(Ink::Faint, nothing.to_owned()),
            Some(Ok(seed)) => look.span(Ink::Life, format!("{} the road {seed}", look.glyphs().tick)),
            Some(Err(error)) => look.span(Ink::Wane, format!("{} {error}", look.glyphs().cross)),
        };
        let pointer = if is_focused { look.glyphs().pointer } else { ' ' };
        let heading = look.bold(Ink::Gold, format!("{pointer} seed "));
        let lines = [
            Line::from(heading).centered(),
            Line::default(),
            Line::from(tiles).centered(),
            Line::default(),
            Line::from(verdict).centered(),
        ];
        draw_lines(buffer, area, lines);
    }
}
