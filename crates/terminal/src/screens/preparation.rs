//! The page before a run of any game: what is chosen, the seed, and the way in.

use engine::Seed;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::SeedField;
use crate::keys::{Action, Chord, Place, named};
use crate::paint::{Ink, Look, centred, draw_lines, rows_from};
use crate::screen::{Desk, Go, Screen, Taken};

/// How wide the page is.
pub(crate) const WIDTH: u16 = 78;

/// What a game lets its players choose before a run.
pub(crate) trait Form: 'static {
    /// How many rows there are to choose in.
    const ROWS: usize;
    /// What the keys for another choice do.
    const CHANGE: &'static str;
    /// What a run is called.
    const NOUN: &'static str;
    /// What is said where no seed is written.
    const NO_SEED: &'static str;
    /// What the way in is called.
    const BEGIN: &'static str;

    /// The heading.
    fn title(&self) -> String;

    /// Another choice in a row; the one before for [`Action::LEFT`].
    fn turn(&mut self, row: usize, action: Action);

    /// Why nothing begins from what is chosen, with the row that it is about.
    fn obstacle(&self) -> Option<(usize, String)> {
        None
    }

    /// Begins a run.
    fn begin(&self, seed: Seed, desk: &mut Desk) -> Box<dyn Screen>;

    /// The page of the chosen rules.
    fn codex(&self) -> Box<dyn Screen>;

    /// Draws what is chosen, with the row that the cursor is on.
    fn draw(&self, buffer: &mut Buffer, page: Rect, look: Look, focused: Option<usize>);
}

/// The page before a run.
pub(crate) struct Preparation<F> {
    form: F,
    seed: SeedField,
    row: Row,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Choice(usize),
    Seed,
    Begin,
}

impl<F: Form> Preparation<F> {
    pub(crate) fn new(form: F) -> Self {
        Self { form, seed: SeedField::default(), row: Row::Begin }
    }

    fn below(&self) -> Row {
        match self.row {
            Row::Choice(row) if row + 1 < F::ROWS => Row::Choice(row + 1),
            Row::Choice(_) => Row::Seed,
            Row::Seed => Row::Begin,
            Row::Begin => Row::Choice(0),
        }
    }

    fn above(&self) -> Row {
        match self.row {
            Row::Choice(0) => Row::Begin,
            Row::Choice(row) => Row::Choice(row - 1),
            Row::Seed => Row::Choice(F::ROWS - 1),
            Row::Begin => Row::Seed,
        }
    }

    fn begin(&mut self, desk: &mut Desk) -> Go {
        if let Some((row, words)) = self.form.obstacle() {
            self.row = Row::Choice(row);
            desk.say(words);
            return Go::Stay;
        }
        let seed = match self.seed.seed() {
            None => desk.clock.fresh_seed(),
            Some(Ok(seed)) => seed,
            // The reason stands below the seed as long as the seed is wrong.
            Some(Err(_)) => {
                self.row = Row::Seed;
                desk.say(format!("No {} begins from this seed: mend it or delete it.", F::NOUN));
                return Go::Stay;
            }
        };
        Go::Swap(self.form.begin(seed, desk))
    }
}

impl<F: Form> Screen for Preparation<F> {
    fn place(&self) -> Place {
        Place::Everywhere
    }

    fn keys(&self) -> Vec<(Action, String)> {
        let mut keys = named(&[(Action::CONFIRM, "begin")]);
        if matches!(self.row, Row::Choice(_)) {
            keys.extend(named(&[(Action::LEFT, F::CHANGE), (Action::RIGHT, F::CHANGE)]));
        }
        keys.extend(named(&[
            (Action::UP, "up"),
            (Action::DOWN, "down"),
            (Action::CODEX, "rules"),
            (Action::BACK, "back"),
        ]));
        keys
    }

    fn types(&self, chord: Chord) -> Taken {
        SeedField::types(chord)
    }

    fn typing(&self) -> Option<&'static str> {
        Some("type a seed, Backspace deletes")
    }

    fn write(&mut self, chord: Chord) -> Taken {
        if self.seed.write(chord) == Taken::No {
            return Taken::No;
        }
        self.row = Row::Seed;
        Taken::Yes
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            Action::UP => self.row = self.above(),
            Action::DOWN => self.row = self.below(),
            Action::LEFT | Action::RIGHT => {
                if let Row::Choice(row) = self.row {
                    self.form.turn(row, action);
                }
            }
            Action::CONFIRM => return self.begin(desk),
            Action::CODEX => return Go::Open(self.form.codex()),
            Action::BACK => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let look = desk.look();
        let page = centred(area, WIDTH, 20);
        draw_lines(buffer, page, [Line::from(look.bold(Ink::Gold, self.form.title())).centered()]);
        let focused = match self.row {
            Row::Choice(row) => Some(row),
            Row::Seed | Row::Begin => None,
        };
        self.form.draw(buffer, page, look, focused);
        self.seed.draw(buffer, rows_from(page, 11, 5), look, self.row == Row::Seed, F::NO_SEED);
        let begin = match self.row {
            Row::Begin => {
                Span::styled(format!(" {} {}   ", look.glyphs().pointer, F::BEGIN), look.chosen(Ink::Gold))
            }
            _ => look.bold(Ink::Text, format!("   {}   ", F::BEGIN)),
        };
        draw_lines(buffer, rows_from(page, 18, 1), [Line::from(begin).centered()]);
    }
}

/// The place after one of so many, or before it for [`Action::LEFT`], round and round.
pub(crate) fn turned(place: usize, count: usize, action: Action) -> usize {
    match action {
        Action::LEFT => (place + count - 1) % count,
        _ => (place + 1) % count,
    }
}
