//! A match at the board.

use engine::{Audience, Game, Session};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::tactics::{
    Choices, Chronicle, Curtain, DraftHand, Film, Hand, Lesson, Preview, Seated, Showing, Table, Timer,
    Verdict, bots,
};
use stage::{Millis, Question};
use tactics::{Draft, Outcome, Position, Side, Stage, Tactics, Tile};

use super::{draw, guide};
use crate::keys::{Action, Where};
use crate::log;
use crate::paint::draw_question;
use crate::projector::Projector;
use crate::screen::{Desk, Go, Pace, Screen};
use crate::store::Keeper;

/// A match that is being played.
pub(crate) struct Duel {
    pub(super) session: Session<Tactics>,
    /// Who writes it down; nobody writes lessons down.
    pub(super) keeper: Option<Keeper>,
    pub(super) table: Table,
    pub(super) lesson: Option<&'static Lesson>,
    pub(super) bots: [Seated; 2],
    pub(super) curtain: Curtain,
    pub(super) chronicle: Chronicle,
    pub(super) choices: Choices,
    pub(super) hand: Hand,
    pub(super) draft_hand: DraftHand,
    pub(super) preview: Option<Preview>,
    pub(super) projector: Projector<Film>,
    pub(super) timer: Timer,
    pub(super) asking: Option<(Question, Pending)>,
    /// How many lines the log is scrolled up, while it is read.
    pub(super) reading: Option<usize>,
    /// When the next bot moves.
    pub(super) bot_due: Millis,
    /// Whether bots that play each other were told to wait.
    pub(super) is_paused: bool,
    /// How many commands were taken back.
    pub(super) taken_back: usize,
}

/// What happens when the question is answered with yes.
#[derive(Clone, Copy)]
pub(super) enum Pending {
    Surrender(Side),
    Abandon,
    /// Leave a match that is not saved.
    Leave,
}

impl Pending {
    /// The keys for yes and for no. A match is not given up by the key that is under the finger.
    pub(super) const fn keys(self) -> [Action; 2] {
        match self {
            Self::Surrender(_) | Self::Abandon => [Action::Abandon, Action::Confirm],
            Self::Leave => [Action::Back, Action::Confirm],
        }
    }
}

impl Duel {
    pub(crate) fn new(session: Session<Tactics>, keeper: Option<Keeper>, table: Table, desk: &Desk) -> Self {
        let bots = bots(&table, session.game(), session.seed());
        let choices = Choices::of(session.game(), Side::One);
        let hand = Hand::begin(session.game(), &choices, Tile::at(2, 2));
        let mut duel = Self {
            chronicle: Chronicle::of(&session),
            session,
            keeper,
            table,
            lesson: None,
            bots,
            curtain: Curtain::default(),
            choices,
            hand,
            draft_hand: DraftHand::begin(Draft::default()),
            preview: None,
            projector: Projector::default(),
            timer: Timer::default(),
            asking: None,
            reading: None,
            bot_due: 0,
            is_paused: false,
            taken_back: 0,
        };
        duel.settle(desk.clock.elapsed());
        duel
    }

    /// The same match as a lesson.
    pub(super) const fn with_lesson(mut self, lesson: &'static Lesson) -> Self {
        self.lesson = Some(lesson);
        self
    }

    /// The same match, of which so many commands were taken back before.
    pub(super) const fn with_taken_back(mut self, count: usize) -> Self {
        self.taken_back = count;
        self
    }

    pub(super) const fn position(&self) -> &Position {
        self.session.game().position()
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        match self.position().stage() {
            Stage::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Whether a lesson is solved or failed.
    pub(super) fn verdict(&self) -> Verdict {
        self.lesson.map_or(Verdict::Open, |lesson| lesson.verdict(self.position()))
    }

    /// Whether nothing more can happen.
    pub(super) fn is_over(&self) -> bool {
        self.outcome().is_some() || self.verdict() != Verdict::Open
    }

    /// What may be shown now.
    pub(super) fn showing(&self) -> Showing {
        self.curtain.showing(&self.table, &self.session.game().view(Audience::Everyone))
    }

    /// The person whose decision is awaited in the battle.
    pub(super) fn person(&self) -> Option<Side> {
        self.position().decider().filter(|side| self.table.is_person(*side) && !self.is_over())
    }

    /// The draft of a side, as that side may see it.
    pub(super) fn draft_of(&self, side: Side) -> Draft {
        self.session.game().view(Audience::Seat(side.seat())).draft.unwrap_or_default()
    }

    fn battle<'a>(&'a self, desk: &'a Desk) -> draw::Battle<'a> {
        let frame = self.projector.frame();
        draw::Battle {
            game: self.session.game(),
            table: Some(&self.table),
            lesson: self.lesson,
            hand: self.person().filter(|_| frame.is_none()).map(|_| (&self.hand, &self.choices)),
            preview: self.preview.as_ref().filter(|_| frame.is_none()),
            frame,
            chronicle: &self.chronicle,
            left: self.timer.left(),
            taken_back: self.taken_back,
            desk,
        }
    }
}

impl Screen for Duel {
    fn place(&self) -> Where {
        Where::Play
    }

    fn keys(&self) -> Vec<(Action, String)> {
        if let Some((_, pending)) = &self.asking {
            let [yes, no] = pending.keys();
            return vec![(yes, "yes".to_owned()), (no, "no".to_owned())];
        }
        if self.reading.is_some() {
            return log::keys();
        }
        if self.projector.frame().is_some() && !self.table.is_bots_only() {
            return vec![(Action::Confirm, "skip; so does any key".to_owned())];
        }
        guide::keys(self)
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        // A key during a film ends it and does nothing else: the player has not yet seen
        // what the key would be about. Whoever only watches decides nothing.
        if self.projector.stop().is_some() {
            self.bot_due = desk.clock.elapsed();
            self.start_timer(self.bot_due);
            if !self.table.is_bots_only() {
                return Go::Stay;
            }
        }
        if self.asking.is_some() {
            return self.answer(action, desk);
        }
        if let Some(scrolled) = self.reading {
            self.reading = log::scroll(scrolled, self.chronicle.lines().0.len(), action);
            return Go::Stay;
        }
        if self.is_over() {
            return self.after_the_end(action, desk);
        }
        match self.showing() {
            Showing::Cover(side) if action == Action::Confirm => {
                self.curtain.lift(side);
                self.settle(desk.clock.elapsed());
                Go::Stay
            }
            Showing::Draft(side) => self.drafting(side, action, desk),
            _ => self.at_the_board(action, desk),
        }
    }

    fn wake(&mut self, desk: &mut Desk) {
        // Whoever comes back to the screen may not be the one who left it.
        if self.position().stage() == Stage::Draft && self.table.is_hot_seat() {
            self.curtain.drop();
            self.settle(desk.clock.elapsed());
        }
    }

    fn tick(&mut self, desk: &mut Desk) -> Go {
        let now = desk.clock.elapsed();
        let was_moving = self.projector.pace() == Pace::Moving;
        self.projector.tick(now);
        if was_moving && self.projector.pace() == Pace::Still {
            self.bot_due = now;
            self.start_timer(now);
        }
        if self.projector.pace() == Pace::Still {
            if self.timer.tick(now) {
                self.time_out(desk);
            }
            self.let_bots_move(desk);
        }
        Go::Stay
    }

    fn pace(&self) -> Pace {
        let bots = if self.bots_are_due() { Pace::Moving } else { Pace::Still };
        let clock = if self.timer.is_running() { Pace::Waiting } else { Pace::Still };
        self.projector.pace().max(bots).max(clock)
    }

    fn spare(&self, area: Rect) -> Option<Rect> {
        let is_shown = self.reading.is_none() && self.showing() == Showing::Board && !self.is_over();
        is_shown.then(|| draw::spare(area))
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let battle = self.battle(desk);
        if let Some(scrolled) = self.reading {
            log::page(buffer, area, desk.look(), self.chronicle.lines().0, scrolled);
        } else if battle.frame.is_none() && self.verdict() != Verdict::Open {
            draw::lesson_page(buffer, area, &battle, self.verdict());
        } else if let Some(outcome) = self.outcome().filter(|_| battle.frame.is_none()) {
            draw::ending(buffer, area, &battle, outcome);
        } else {
            match self.showing() {
                Showing::Cover(side) => draw::cover(buffer, area, desk, side),
                Showing::Draft(side) => {
                    draw::draft(buffer, area, &battle, side, self.draft_of(side), self.draft_hand);
                }
                Showing::Waiting | Showing::Board => draw::battle(buffer, area, &battle),
            }
        }
        if let Some((question, pending)) = &self.asking {
            let keys = pending.keys().map(|action| desk.key(action));
            draw_question(buffer, area, desk.look(), question, [&keys[0], &keys[1]]);
        }
    }
}
