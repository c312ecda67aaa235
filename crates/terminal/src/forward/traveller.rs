//! Whoever plays Forward: the hand, the cursor and the counsel.

use std::path::Path;

use engine::{Audience, Game, Seat, Session};
use forward::{Command, Forward, Phase, Setup, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::forward::{
    Hand, Meaning, Mode, Press, Topic, Tutorial, advice_reason, advice_words, meaning, question, ready,
    refusal,
};
use stage::{Chronicle, Meant};

use super::counsel::Counsel;
use super::replay::Watching;
use super::{draw, guide};
use crate::journey::{self, Pending, Player};
use crate::keys::Action;
use crate::log;
use crate::screen::{Desk, Pace};

/// A run that is being played.
pub(crate) type Journey = journey::Journey<Traveller>;

/// Whoever plays a run.
pub(crate) struct Traveller {
    counsel: Counsel,
    pub(super) hand: Hand,
    cursor: Cursor,
    tutorial: Tutorial,
    /// What is being told.
    told: Option<Topic>,
    /// The table that the hand is about.
    seen: View,
}

/// Who put the cursor where it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cursor {
    /// Nobody yet: the odds of the moment will say where it begins.
    Fresh,
    /// The odds, or the player.
    Set,
    /// It goes to what a good player would do, as soon as that is known.
    Advised,
}

impl Traveller {
    /// The cursor begins on the safest choice, as soon as that is known.
    fn steer(&mut self, view: &View) {
        let Some(outlook) = self.counsel.outlook().filter(|_| self.cursor == Cursor::Fresh) else { return };
        self.hand = self.hand.on_the_safest(view, outlook);
        self.cursor = Cursor::Set;
    }

    /// Waits for the odds that say where the cursor begins, and says whether it was moved by them.
    fn is_steered_late(&mut self, view: &View) -> bool {
        let focus = self.hand.focus;
        if self.cursor == Cursor::Fresh {
            self.counsel.wait();
            self.steer(view);
        }
        self.hand.focus != focus
    }
}

impl Journey {
    /// Plays a command, unless it deserves a question first.
    fn consider(&mut self, command: Command, desk: &mut Desk) {
        self.player.counsel.wait();
        let (outlook, view) = (self.player.counsel.outlook(), self.view());
        match outlook.and_then(|outlook| question(self.session.game(), &view, outlook, command)) {
            Some(question) => self.ask(question, Pending::Play(Seat::FIRST, command)),
            None => self.play(Seat::FIRST, command, desk),
        }
    }

    /// Puts the cursor on what a good player would do, and says it.
    fn follow_advice(&mut self, desk: &mut Desk) {
        let player = &self.player;
        let Some(command) = player.counsel.advice().filter(|_| player.cursor == Cursor::Advised) else {
            return;
        };
        let view = self.view();
        let hand = ready(&view, player.hand, command).unwrap_or(player.hand);
        (self.player.hand, self.player.cursor) = (hand, Cursor::Set);
        let action = if command == Command::Heal { Action::HEAL } else { Action::CONFIRM };
        let content = self.session.game().content();
        let what = advice_words(content, &view, command);
        let why = advice_reason(content, &view, command).map_or_else(String::new, |why| format!(" {why}"));
        desk.say(format!("A good player would {what}: [{}] does it.{why}", desk.key(action)));
    }

    fn drawing<'a>(&'a self, desk: &'a Desk) -> draw::Drawing<'a> {
        let counsel = &self.player.counsel;
        draw::Drawing {
            game: self.session.game(),
            view: self.view(),
            seed: self.session.seed(),
            hand: Some(self.player.hand),
            frame: self.projector.frame(),
            outlook: counsel.outlook(),
            hint: counsel.advice().map(|command| draw::Hint { command, words: "try this" }),
            told: self.player.told,
            chronicle: &self.chronicle,
            desk,
        }
    }
}

impl Player for Traveller {
    type Game = Forward;
    type Seats = ();
    type Watching = Watching;

    fn sit_down(session: &Session<Forward>, (): (), desk: &Desk) -> Self {
        let setup = session.setup();
        let mut counsel = Counsel::new(&setup.content(), setup.rules, desk.thinking);
        counsel.look(session.game());
        let view = session.game().view(Audience::Everyone);
        let tutorial = Tutorial::read(&desk.store.learned());
        let (hand, told) = (Hand::for_phase(&view, 0), tutorial.hint(&view));
        let mut player = Self { counsel, hand, cursor: Cursor::Fresh, tutorial, told, seen: view };
        player.steer(&view);
        player
    }

    fn seats_of(_path: &Path) {}

    fn seats(&self) {}

    fn meant(journey: &Journey, press: Press) -> Meant<Command> {
        (&meaning(&journey.view(), journey.player.hand, press)).into()
    }

    fn press(journey: &mut Journey, press: Press, desk: &mut Desk) {
        let view = journey.view();
        if journey.player.is_steered_late(&view) && press == Press::Confirm {
            // The key was meant for the place where the cursor was seen.
            return;
        }
        let hand = journey.player.hand;
        let meant = meaning(&view, hand, press);
        if let Some(refusal) = refusal(journey.session.game(), &view, hand, press, &meant) {
            journey.player.hand.mode = Mode::Free;
            return desk.say(refusal.to_string());
        }
        match meant {
            Meaning::Play(command) => journey.consider(command, desk),
            Meaning::Hold(hand) => (journey.player.hand, journey.player.cursor) = (hand, Cursor::Set),
            Meaning::Nothing => {}
        }
    }

    fn hint(journey: &mut Journey, desk: &mut Desk) {
        journey.player.cursor = Cursor::Advised;
        journey.player.counsel.advise(journey.session.game());
        journey.follow_advice(desk);
    }

    fn settle(journey: &mut Journey, command: Option<Command>, desk: &mut Desk) {
        let view = journey.view();
        let player = &mut journey.player;
        if let Some(told) = player.told.filter(|_| command.is_some()) {
            player.tutorial.learn(told);
            // A hint too many does no harm, and a disk that takes no runs either has said so already.
            let _ = desk.store.learn(&player.tutorial.to_string());
        }
        player.told = player.tutorial.hint(&view);
        player.hand = player.hand.after(&player.seen, &view);
        player.seen = view;
        player.counsel.look(journey.session.game());
        player.cursor = Cursor::Fresh;
        player.steer(&view);
    }

    fn fresh(setup: &Setup) -> Setup {
        Setup::with_rules(setup.rules)
    }

    fn is_free(journey: &Journey) -> bool {
        journey.player.hand.mode == Mode::Free
    }

    fn keys(journey: &Journey) -> Vec<(Action, String)> {
        guide::keys(journey)
    }

    fn tick(journey: &mut Journey, desk: &mut Desk) {
        journey.player.counsel.listen();
        let view = journey.view();
        journey.player.steer(&view);
        journey.follow_advice(desk);
    }

    fn pace(journey: &Journey) -> Pace {
        journey.player.counsel.pace()
    }

    fn spare(journey: &Journey, area: Rect) -> Option<Rect> {
        Some(draw::spare(area, journey.player.hand))
    }

    fn draw(journey: &Journey, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let drawing = journey.drawing(desk);
        match drawing.view.phase {
            Phase::Over(outcome) if journey.has_ended() => draw::ending(buffer, area, &drawing, outcome),
            _ => draw::draw(buffer, area, &drawing),
        }
    }

    fn draw_log(journey: &Journey, buffer: &mut Buffer, area: Rect, scrolled: usize, desk: &Desk) {
        log::page(buffer, area, desk.look(), journey.chronicle.lines().0, scrolled);
    }
}
