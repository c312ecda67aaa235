//! Whoever plays a match: who sits at the board, what they hold, and who watches the clock.

use std::path::Path;

use engine::{Audience, Game, Seed, Session};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::tactics::{
    BotSeat, Choices, Curtain, DraftHand, Hand, Hint, LESSONS, Lesson, LessonState, Meaning, Press, Preview,
    Seating, Showing, Timer, Tutorial, before_surrender, bots, rematch_seed, take_back,
};
use stage::{Chronicle, Meant, Millis, Question, Staged};
use tactics::{Command, Draft, Outcome, Position, REFEREE, Setup, Side, Stage, Tactics, Tile};

use super::replay::Watching;
use super::{draw, guide};
use crate::journey::{Journey, Pending, Player};
use crate::keys::Action;
use crate::log;
use crate::screen::{Desk, Go, Pace};

/// A match that is being played.
pub(crate) type Duel = Journey<Duellists>;

/// Whoever plays a match.
pub(crate) struct Duellists {
    pub(super) seating: Seating,
    pub(super) lesson: Option<&'static Lesson>,
    pub(super) bots: [BotSeat; 2],
    pub(super) curtain: Curtain,
    pub(super) choices: Choices,
    pub(super) hand: Hand,
    pub(super) draft_hand: DraftHand,
    pub(super) preview: Option<Preview>,
    pub(super) timer: Timer,
    /// When the next bot moves.
    pub(super) bot_due: Millis,
    /// Whether bots that play each other were told to wait.
    pub(super) is_paused: bool,
    /// What the player has learned, in this match or before.
    pub(super) tutorial: Tutorial,
}

impl Duel {
    /// A lesson, which is kept nowhere.
    pub(super) fn learn(lesson: &'static Lesson, desk: &Desk) -> Self {
        let (session, _) =
            Session::begin(lesson.setup(), Seed::from_bits(0)).expect("a lesson can be played");
        let mut duel = Self::new(session, None, Seating::against(lesson.opponent, Lesson::SIDE), desk);
        duel.player.lesson = Some(lesson);
        // A guided match tells everything, also to whoever knows it.
        duel.player.tutorial = Tutorial::NONE;
        duel
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
    pub(super) fn lesson_state(&self) -> LessonState {
        self.player.lesson.map_or(LessonState::Open, |lesson| lesson.state(self.position()))
    }

    /// What may be shown now.
    pub(super) fn showing(&self) -> Showing {
        self.player.curtain.showing(&self.player.seating, &self.view())
    }

    /// The person whose decision is awaited in the battle.
    pub(super) fn person(&self) -> Option<Side> {
        let is_over = Duellists::is_over(self);
        self.position().decider().filter(|side| self.player.seating.is_person(*side) && !is_over)
    }

    /// The draft of a side, as that side may see it.
    pub(super) fn draft_of(&self, side: Side) -> Draft {
        self.session.game().view(Audience::Seat(side.seat())).draft.unwrap_or_default()
    }

    /// What the person who decides has still to be told. Riddles are solved without help, and two at
    /// one screen tell each other.
    pub(super) fn hint(&self) -> Option<Hint> {
        let is_guided = self.player.lesson.is_none_or(Lesson::is_guided);
        if !is_guided || self.player.seating.own().is_none() || self.projector.frame().is_some() {
            return None;
        }
        self.person()?;
        self.player.tutorial.hint(self.session.game(), &self.player.choices, &self.player.hand)
    }

    fn battle<'a>(&'a self, desk: &'a Desk) -> draw::Battle<'a> {
        let frame = self.projector.frame();
        let player = &self.player;
        draw::Battle {
            game: self.session.game(),
            seating: Some(&player.seating),
            lesson: player.lesson,
            hint: self.hint(),
            hand: self.person().filter(|_| frame.is_none()).map(|_| (&player.hand, &player.choices)),
            preview: player.preview.as_ref().filter(|_| frame.is_none()),
            frame,
            chronicle: &self.chronicle,
            left: player.timer.left(),
            taken_back: self.taken_back,
            desk,
        }
    }
}

impl Player for Duellists {
    type Game = Tactics;
    type Seats = Seating;
    type Watching = Watching;
    const TAKEN_BACK: &'static str = "Taken back. This match does not count in the history any more.";

    fn sit_down(session: &Session<Tactics>, seating: Seating, desk: &Desk) -> Self {
        let choices = Choices::of(session.game(), Side::One);
        Self {
            seating,
            lesson: None,
            bots: bots(&seating, session.game(), session.seed()),
            curtain: Curtain::default(),
            hand: Hand::begin(session.game(), &choices, Tile::at(2, 2)),
            choices,
            draft_hand: DraftHand::begin(Draft::default()),
            preview: None,
            timer: Timer::default(),
            bot_due: 0,
            is_paused: false,
            tutorial: Tutorial::read(&desk.store.learned()),
        }
    }

    fn begun(duel: &mut Duel, desk: &Desk) {
        duel.follow(desk.clock.elapsed());
    }

    fn seats_of(path: &Path) -> Seating {
        super::table_of(path).unwrap_or(Seating::hot_seat())
    }

    fn seats(&self) -> Seating {
        self.seating
    }

    fn seats_in_name(seating: Seating) -> Option<String> {
        Some(seating.to_string())
    }

    fn meant(duel: &Duel, press: Press) -> Meant<Command> {
        let (game, player) = (duel.session.game(), &duel.player);
        (&player.hand.press(game, &player.choices, press)).into()
    }

    fn press(duel: &mut Duel, press: Press, desk: &mut Desk) {
        match duel.showing() {
            Showing::Cover(side) if press == Press::Confirm => {
                duel.player.curtain.lift(side);
                duel.follow(desk.clock.elapsed());
            }
            Showing::Draft(side) => duel.press_in_draft(side, press, desk),
            _ => duel.press_at_board(press, desk),
        }
    }

    fn hint(duel: &mut Duel, desk: &mut Desk) {
        duel.advise(desk);
    }

    fn settle(duel: &mut Duel, command: Option<Command>, desk: &mut Desk) {
        duel.settle(command, desk);
    }

    fn film_ended(duel: &mut Duel, desk: &Desk) {
        duel.player.bot_due = desk.clock.elapsed();
        duel.start_timer(duel.player.bot_due);
    }

    /// Everything since the last decision of a person, and that decision.
    fn take_back(duel: &mut Duel) -> Result<Vec<u8>, String> {
        let taken = take_back(&duel.session, &duel.player.seating).map_err(|stands| stands.to_string())?;
        duel.session = taken.session;
        duel.taken_back += taken.count;
        Ok(taken.bytes)
    }

    fn fresh(setup: &Setup) -> Setup {
        Setup::with_rules(setup.rules)
    }

    /// A rematch, or the next lesson, or the same one when it failed.
    fn again(duel: &mut Duel, desk: &mut Desk) -> Go {
        let Some(lesson) = duel.player.lesson else {
            let (setup, seating) = (Self::fresh(duel.session.setup()), duel.player.seating);
            let fresh = || desk.clock.fresh_seed();
            let seed = rematch_seed(&seating, &setup, duel.session.seed(), fresh);
            return Go::Swap(Box::new(Duel::begin(setup, seating, seed, desk)));
        };
        let here = LESSONS.iter().position(|known| known == lesson).unwrap_or(0);
        let next = if duel.lesson_state() == LessonState::Solved { here + 1 } else { here };
        match LESSONS.get(next) {
            Some(lesson) => Go::Swap(Box::new(Duel::learn(lesson, desk))),
            None => Go::Back,
        }
    }

    fn hammered(duel: &mut Duel, desk: &mut Desk) -> Go {
        if duel.player.lesson.is_some() {
            return Self::again(duel, desk);
        }
        desk.say(format!("[{}] plays the same match again with another seed.", desk.key(Action::AGAIN)));
        Go::Stay
    }

    fn before_ending(duel: &Duel) -> (Question, Pending<Command>) {
        let in_draft = duel.position().stage() == Stage::Draft;
        let side = duel.player.seating.own().or_else(|| duel.person()).filter(|_| !in_draft);
        match side {
            Some(side) => (before_surrender(side), Pending::Resign(REFEREE, Command::Surrender(side))),
            None => (Tactics::before_abandoning(), Pending::Abandon),
        }
    }

    fn is_over(duel: &Duel) -> bool {
        duel.outcome().is_some() || duel.lesson_state() != LessonState::Open
    }

    fn is_watched(duel: &Duel) -> bool {
        duel.player.seating.is_bots_only()
    }

    fn is_free(duel: &Duel) -> bool {
        let player = &duel.player;
        let back = || player.hand.press(duel.session.game(), &player.choices, Press::Back);
        duel.person().is_none() || back() == Meaning::Nothing
    }

    fn may_be_watched(duel: &Duel) -> bool {
        duel.position().stage() != Stage::Draft
    }

    fn keys(duel: &Duel) -> Vec<(Action, String)> {
        guide::keys(duel)
    }

    fn wake(duel: &mut Duel, desk: &mut Desk) {
        // Whoever comes back to the screen may not be the one who left it.
        if duel.position().stage() == Stage::Draft && duel.player.seating.is_hot_seat() {
            duel.player.curtain.drop();
            duel.follow(desk.clock.elapsed());
        }
    }

    fn tick(duel: &mut Duel, desk: &mut Desk) {
        if duel.projector.pace() == Pace::Still {
            if duel.player.timer.tick(desk.clock.elapsed()) {
                duel.time_out(desk);
            }
            duel.let_bots_move(desk);
        }
    }

    fn pace(duel: &Duel) -> Pace {
        let bots = if duel.bots_are_due() { Pace::Moving } else { Pace::Still };
        let clock = if duel.player.timer.is_running() { Pace::Waiting } else { Pace::Still };
        bots.max(clock)
    }

    fn spare(duel: &Duel, area: Rect) -> Option<Rect> {
        let is_shown = duel.showing() == Showing::Board && !Self::is_over(duel);
        is_shown.then(|| draw::spare(area))
    }

    fn draw(duel: &Duel, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let battle = duel.battle(desk);
        match (duel.lesson_state(), duel.outcome()) {
            (lesson_state, _) if duel.has_ended() && lesson_state != LessonState::Open => {
                draw::lesson_page(buffer, area, &battle, lesson_state);
            }
            (_, Some(outcome)) if duel.has_ended() => draw::ending(buffer, area, &battle, outcome),
            _ => match duel.showing() {
                Showing::Cover(side) => draw::cover(buffer, area, desk, side),
                Showing::Draft(side) => {
                    draw::draft(buffer, area, &battle, side, duel.draft_of(side), duel.player.draft_hand);
                }
                Showing::Waiting | Showing::Board => draw::battle(buffer, area, &battle),
            },
        }
    }

    fn draw_log(duel: &Duel, buffer: &mut Buffer, area: Rect, scrolled: usize, desk: &Desk) {
        log::page(buffer, area, desk.look(), duel.chronicle.lines().0, scrolled);
    }
}
