//! Whoever plays in a dungeon: the hand, the errand that is on, the map, and which hints were followed.

use std::path::Path;

use engine::{Audience, Seat, Session};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::Meant;
use stage::dungeon::{Hand, HandOf, Logged, Meaning, Press, Runner, acting, advice};

use super::{Drawing, MapPage, Played, Span, Watching, by_bot, draw, guide, log_page, map_page, spare};
use crate::journey::{Journey, Leaving, Pending, Player};
use crate::keys::Action;
use crate::screen::{Desk, Go, Pace};

/// A run in a dungeon that is being played.
pub(crate) type Delve<D> = Journey<Delver<D>>;

/// Whoever plays.
pub(crate) struct Delver<D: Played> {
    /// The seat that gives the next command.
    pub(super) seat: Seat,
    pub(super) hand: HandOf<D>,
    /// The errand that is on.
    pub(super) runner: Option<Runner<D>>,
    /// The map, while it lies over the floor.
    pub(super) map: Option<MapPage>,
    /// The hints that were followed, in this run or before.
    learned: String,
    /// What is known of other runs.
    past: D::Past,
}

impl<D: Played> Delve<D> {
    /// A hint that was followed is not given again, in no run.
    pub(super) fn remember(&mut self, desk: &Desk) {
        let learned = self.chronicle.learned();
        if learned != self.player.learned {
            // A hint too many does no harm, and a disk that takes no runs either has said so already.
            let _ = desk.store.learn(&learned);
            self.player.learned = learned;
        }
    }

    /// Shows how a bot plays from the same seed. While a run is on, that would tell too much of it.
    fn watch_bot(&self, desk: &mut Desk) -> Go {
        let is_on = !Delver::is_over(self);
        if is_on && self.is_daily() {
            desk.say("In the run of the day a bot shows its way after your last step.");
            return Go::Stay;
        }
        if is_on && !self.session.commands().is_empty() {
            desk.say("A bot shows its way from this seed before your first step, or after your last.");
            return Go::Stay;
        }
        let bot = by_bot::<D>(self.session.setup(), self.session.seed());
        self.watch(&bot.record(), desk)
    }

    fn meaning(&self, press: Press<D::Own>) -> Meaning<D> {
        self.player.hand.press(self.session.game(), &self.view(), press)
    }

    /// Plays a command, unless it deserves a question first.
    fn consider(&mut self, command: D::Command, desk: &mut Desk) {
        match self.session.game().question(&self.view(), command) {
            Some(question) => self.ask(question, Pending::Play(self.player.seat, command)),
            None => self.play(self.player.seat, command, desk),
        }
    }

    /// From now on another seat gives the commands, if it is waited for.
    fn hand_over(&mut self, wanted: Seat) {
        self.player.seat = acting(self.session.game(), wanted);
        self.player.hand = Hand::Free;
    }
}

impl<D: Played> Player for Delver<D> {
    type Game = D;
    type Seats = ();
    type Watching = Watching<D>;
    const LEAVING: Leaving = Leaving::AskedTwice;

    fn sit_down(session: &Session<D>, (): (), desk: &Desk) -> Self {
        let seat = acting(session.game(), Seat::FIRST);
        let (learned, past) = (desk.store.learned(), D::recall(session, desk));
        Self { seat, hand: Hand::Free, runner: None, map: None, learned, past }
    }

    fn observer(&self) -> Audience {
        Audience::Seat(self.seat)
    }

    fn begun(journey: &mut Delve<D>, _desk: &Desk) {
        journey.chronicle.learn(&journey.player.learned);
    }

    fn seats_of(_path: &Path) {}

    fn seats(&self) {}

    fn meant(journey: &Delve<D>, press: Press<D::Own>) -> Meant<D::Command> {
        Meant::from(&journey.meaning(press))
    }

    fn press(journey: &mut Delve<D>, press: Press<D::Own>, desk: &mut Desk) {
        match journey.meaning(press) {
            Meaning::Play(command) => journey.consider(command, desk),
            Meaning::Hold(hand) => journey.player.hand = hand,
            Meaning::Run(errand) => {
                journey.player.hand = Hand::Free;
                journey.set_out(errand, desk);
            }
            Meaning::Refused(refusal) => desk.say(refusal.to_string()),
            Meaning::Say(words) => desk.say(words),
            Meaning::Seat(seat) => journey.hand_over(seat),
            Meaning::Nothing => {}
        }
    }

    fn beside(journey: &mut Delve<D>, action: Action, desk: &mut Desk) -> Option<Go> {
        match action {
            Action::MAP => journey.player.map = Some(MapPage::default()),
            Action::BOT => return Some(journey.watch_bot(desk)),
            // Nobody dashes after the end, and elsewhere this key stands for a restart.
            Action::DASH if Self::is_over(journey) => return Some(Self::again(journey, desk)),
            _ => return None,
        }
        Some(Go::Stay)
    }

    fn hint(journey: &mut Delve<D>, desk: &mut Desk) {
        desk.say(format!("A good player would {}.", advice(&journey.session, journey.player.seat)));
    }

    fn settle(journey: &mut Delve<D>, command: Option<D::Command>, desk: &mut Desk) {
        let (hand, game) = (journey.player.hand, journey.session.game());
        journey.player.hand = command.map_or(Hand::Free, |command| hand.after(command, game));
        let before = journey.player.seat;
        journey.player.seat = acting(game, before);
        if let Some(words) = D::turn(&journey.view()).filter(|_| journey.player.seat != before) {
            desk.say(words);
        }
        if Self::is_over(journey) {
            journey.player.past = D::recall(&journey.session, desk);
        }
        journey.remember(desk);
    }

    /// In the run of a day, what is done is done.
    fn take_back(journey: &mut Delve<D>) -> Result<Vec<u8>, String> {
        if journey.is_daily() {
            return Err("Everybody plays the seed of the day, so what is done is done.".to_owned());
        }
        journey.session.undo().map_err(|refusal| format!("{refusal}."))
    }

    fn fresh(setup: &D::Setup) -> D::Setup {
        D::fresh(setup)
    }

    fn is_free(journey: &Delve<D>) -> bool {
        journey.player.hand == Hand::Free
    }

    fn intercept(journey: &mut Delve<D>, action: Action, desk: &mut Desk) -> Option<Go> {
        if journey.player.runner.take().is_some() {
            desk.say("You stop.");
            return Some(Go::Stay);
        }
        let (map, view) = (journey.player.map?, journey.view());
        let span = Span { extent: D::extent(&view), here: D::here(&view), area: desk.body() };
        journey.player.map = map.act(action, &span);
        Some(Go::Stay)
    }

    fn keys(journey: &Delve<D>) -> Vec<(Action, String)> {
        guide::keys(journey)
    }

    fn tick(journey: &mut Delve<D>, desk: &mut Desk) {
        if journey.projector.frame().is_none() {
            journey.walk_on(desk);
        }
    }

    fn pace(journey: &Delve<D>) -> Pace {
        match journey.player.runner {
            Some(_) => Pace::Moving,
            None if D::stirs(&journey.view()) => Pace::Waiting,
            None => Pace::Still,
        }
    }

    fn spare(journey: &Delve<D>, area: Rect) -> Option<Rect> {
        journey.player.map.is_none().then(|| spare(area))
    }

    fn draw(journey: &Delve<D>, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let view = journey.view();
        let drawing = Drawing {
            game: journey.session.game(),
            view: &view,
            seed: journey.session.seed(),
            hand: Some(journey.player.hand),
            frame: journey.projector.frame(),
            chronicle: &journey.chronicle,
            past: Some(&journey.player.past),
            desk,
        };
        match journey.player.map {
            Some(map) => map_page(buffer, area, &drawing, map),
            None if journey.has_ended() => D::draw_ending(buffer, area, &drawing),
            None => draw(buffer, area, &drawing),
        }
    }

    fn draw_log(journey: &Delve<D>, buffer: &mut Buffer, area: Rect, scrolled: usize, desk: &Desk) {
        log_page(buffer, area, (journey.chronicle.log(), scrolled), desk.look());
    }
}
