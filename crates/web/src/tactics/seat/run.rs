//! A match at the table: who plays it, and what may be shown of it.

use engine::{Audience, Game, Perspective, Session};
use stage::tactics::{
    BotSeat, Choices, Curtain, Lesson, LessonState, Seating, Showing, bots, forecast, picks_in_haste,
    take_back,
};
use tactics::bot::Level;
use tactics::{Command, Draft, Position, Side, Stage, Tactics};

use crate::games::Taken;
use crate::table;
use crate::tactics::counsel::Counsel;
use crate::tactics::seat::moment::Moment;

/// A match that is being played.
pub(in crate::tactics) type Run = table::Run<Tactics, Players>;

/// Who plays a match.
pub(in crate::tactics) struct Players {
    pub(in crate::tactics) seating: Seating,
    pub(in crate::tactics) lesson: Option<&'static Lesson>,
    pub(in crate::tactics) curtain: Curtain,
    /// Who thinks for bots, and about good advice.
    pub(in crate::tactics) counsel: Counsel,
    /// The bots of both sides, who draft by lots that they remember.
    drafters: [BotSeat; 2],
}

impl Players {
    pub(in crate::tactics) fn new(session: &Session<Tactics>, seating: Seating) -> Self {
        Self {
            seating,
            lesson: None,
            curtain: Curtain::default(),
            counsel: Counsel::new(),
            drafters: bots(&seating, session.game(), session.seed()),
        }
    }

    /// The same players in a lesson.
    pub(in crate::tactics) fn with_lesson(self, lesson: &'static Lesson) -> Self {
        Self { lesson: Some(lesson), ..self }
    }
}

impl Run {
    pub(in crate::tactics) const fn position(&self) -> &Position {
        self.game().position()
    }

    /// Whether a lesson is solved or failed.
    pub(in crate::tactics) fn lesson_state(&self) -> LessonState {
        self.own.lesson.map_or(LessonState::Open, |lesson| lesson.state(self.position()))
    }

    /// Whether nothing more can happen.
    pub(in crate::tactics) fn is_over(&self) -> bool {
        matches!(self.position().stage(), Stage::Over(_)) || self.lesson_state() != LessonState::Open
    }

    /// The match as it stands, for whoever takes it over from bots.
    pub(in crate::tactics) fn taken(&self) -> Taken {
        let decides = self.position().decider().unwrap_or(Side::One);
        let seating = Seating::to_take_over(Some(self.own.seating), decides);
        Taken { record: self.session.record_bytes(), table: Some(seating.to_string()) }
    }

    /// What may be shown now.
    pub(in crate::tactics) fn showing(&self) -> Showing {
        self.own.curtain.showing(&self.own.seating, &self.view())
    }

    /// The person whose decision is awaited in the battle.
    pub(in crate::tactics) fn person(&self) -> Option<Side> {
        self.position().decider().filter(|side| self.own.seating.is_person(*side) && !self.is_over())
    }

    /// The bot whose command is awaited.
    pub(in crate::tactics) fn bot_to_move(&self) -> Option<(Side, Level)> {
        self.own.seating.bot_to_move(&self.view()).filter(|_| !self.is_over())
    }

    /// The draft of a side, as that side may see it.
    pub(in crate::tactics) fn draft_of(&self, side: Side) -> Draft {
        self.game().view(Audience::Seat(side.seat())).draft.unwrap_or_default()
    }

    /// What a bot picks next in its draft.
    pub(in crate::tactics) fn pick_of(&mut self, side: Side) -> Option<Command> {
        let bot = self.own.drafters[side.index()].as_mut()?;
        Some(bot.choose(Perspective::new(self.session.game(), side.seat())))
    }

    /// What is picked for a person whose time for the draft has run out, while another person at
    /// this screen has still to draft.
    pub(in crate::tactics) fn picks_in_haste(&self) -> Option<(Side, Vec<Command>)> {
        picks_in_haste(&self.own.seating, self.game(), self.showing(), self.session.seed())
    }

    /// The match as it stands.
    pub(in crate::tactics) fn moment(&self) -> Moment {
        Moment {
            game: *self.game(),
            seating: Some(self.own.seating),
            choices: self.person().map(|side| Choices::of(self.game(), side)),
            forecast: forecast(self.game()),
            taken_back: self.taken_back,
        }
    }

    /// Whether there is something that may be taken back. A draft is changed by picking anew.
    pub(in crate::tactics) fn can_undo(&self) -> bool {
        self.position().stage() != Stage::Draft && take_back(&self.session, &self.own.seating).is_ok()
    }
}
