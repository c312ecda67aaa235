//! A question that waits to be answered.

use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::{Answer, Question};

use crate::keys::{Action, named};
use crate::paint::draw_question;
use crate::screen::Desk;

/// What happens when a question is answered with yes.
#[derive(Clone, Copy)]
pub(crate) enum Pending<Command> {
    /// The command is played.
    Play(Seat, Command),
    /// The command is played, and ends the run.
    Resign(Seat, Command),
    /// The run is put away.
    Abandon,
    /// The run is left although it is not saved.
    Leave,
}

impl<Command> Pending<Command> {
    /// The key that says yes by itself, if there is one: never the one that is under the finger.
    const fn shortcut(&self) -> Option<Action> {
        match self {
            Self::Play(..) => None,
            Self::Resign(..) | Self::Abandon => Some(Action::ABANDON),
            Self::Leave => Some(Action::BACK),
        }
    }
}

/// A question, what waits for its answer, and the answer under the cursor.
pub(crate) struct Asking<Command> {
    question: Question,
    pending: Pending<Command>,
    marked: Answer,
}

/// What comes of a key while a question is open.
pub(crate) enum Answered<Command> {
    /// It stays open.
    NotYet(Asking<Command>),
    /// It was answered with yes.
    Yes(Pending<Command>),
    /// It was answered with no.
    No,
}

impl<Command: Copy> Asking<Command> {
    pub(crate) const fn new(question: Question, pending: Pending<Command>) -> Self {
        Self { question, pending, marked: Answer::SAFEST }
    }

    /// Takes a key.
    pub(crate) fn act(self, action: Action) -> Answered<Command> {
        match action {
            _ if self.pending.shortcut() == Some(action) => Answered::Yes(self.pending),
            Action::UP | Action::DOWN | Action::LEFT | Action::RIGHT => {
                Answered::NotYet(Self { marked: self.marked.other(), ..self })
            }
            Action::CONFIRM if self.marked == Answer::Yes => Answered::Yes(self.pending),
            _ => Answered::No,
        }
    }

    /// The key of each answer: the one under the cursor is given by the key for that, the other by
    /// a key of its own, or first marked.
    fn key(&self, answer: Answer) -> Action {
        match answer {
            _ if answer == self.marked => Action::CONFIRM,
            Answer::Yes => self.pending.shortcut().unwrap_or(Action::UP),
            Answer::No => Action::DOWN,
        }
    }

    /// The keys with what they say.
    pub(crate) fn keys(&self) -> Vec<(Action, String)> {
        named(&[(self.key(Answer::Yes), "yes"), (self.key(Answer::No), "no")])
    }

    /// Draws it over everything else.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let keys = [Answer::Yes, Answer::No].map(|answer| desk.key(self.key(answer)));
        draw_question(buffer, area, desk.look(), &self.question, ([&keys[0], &keys[1]], self.marked));
    }
}
