//! A run at the table: what was played, what is kept of it, and what can be known about it.

use engine::{Audience, Game, Seat, Session, UndoRefusal};
use forward::{Command, Event, Forward, Refusal, View};
use stage::Chronicle as _;
use stage::forward::{Chronicle, Film, Hand, Oracle, answers};

use super::advice::Advice;
use super::moment::Moment;
use crate::storage::{BrowserShelf, KeepError, Keeper};

/// A run that is being played.
pub(super) struct Run {
    pub(super) session: Session<Forward>,
    pub(super) chronicle: Chronicle,
    pub(super) keeper: Keeper<BrowserShelf>,
    oracle: Oracle,
    pub(super) advice: Advice,
}

/// What a command brought about.
pub(super) struct Played {
    /// What there is to see and to hear of it.
    pub(super) film: Film,
    /// The table before it.
    pub(super) before: View,
    /// Whether it is kept.
    pub(super) kept: Result<(), KeepError>,
}

impl Run {
    pub(super) fn new(session: Session<Forward>, keeper: Keeper<BrowserShelf>) -> Self {
        let (content, rules) = (session.setup().content(), session.setup().rules);
        Self {
            advice: Advice::new(&content, rules),
            chronicle: Chronicle::of(&session),
            session,
            keeper,
            oracle: Oracle::new(content, rules),
        }
    }

    /// The table as it stands.
    pub(super) fn moment(&self) -> Moment {
        Moment::of(self.session.game(), self.session.seed(), &self.oracle)
    }

    pub(super) fn view(&self) -> View {
        self.session.game().view(Audience::Seat(Seat::FIRST))
    }

    /// Plays a command.
    ///
    /// # Errors
    /// When the rules refuse it; then nothing has changed.
    pub(super) fn play(&mut self, command: Command, now: (u64, stage::Millis)) -> Result<Played, Refusal> {
        let before = self.view();
        let mut events: Vec<Event> = Vec::new();
        let bytes = self.session.play(Seat::FIRST, command, &mut events)?;
        self.chronicle.record(&events, self.session.game());
        let film = Film::of(&before, &events, now.1);
        Ok(Played { film, before, kept: self.keeper.append(&bytes, now.0) })
    }

    /// Takes the last command back and says whether that is kept.
    ///
    /// # Errors
    /// When it stands.
    pub(super) fn undo(&mut self, now: u64) -> Result<Result<(), KeepError>, UndoRefusal> {
        let bytes = self.session.undo()?;
        self.chronicle = Chronicle::of(&self.session);
        Ok(self.keeper.append(&bytes, now))
    }
}

/// The hand at the beginning of a moment. Where there is a choice, the cursor begins on the
/// safest: Enter alone never walks into certain death while there is another way.
pub(super) fn first_hand(moment: &Moment, focus: usize) -> Hand {
    let hand = Hand::for_phase(&moment.view, focus);
    let safest = answers(moment.view.phase).and_then(|answers| moment.outlook.safest(answers));
    let best = moment.outlook.best_die.map(forward::Die::index).or(safest);
    Hand { focus: best.unwrap_or(hand.focus), ..hand }
}
