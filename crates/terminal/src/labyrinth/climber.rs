//! Whoever climbs: the hand, the errand that is on, the map, and which hints were followed.

use std::path::Path;

use engine::{Bot, Perspective, Seat, Session};
use labyrinth::bot::Tactician;
use labyrinth::{Command, Labyrinth, Setup};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::Meant;
use stage::labyrinth::{Hand, Meaning, Runner, Tutorial, command_words, question};

use super::pages::MapPage;
use super::press::press;
use super::replay::Watching;
use super::{draw, guide};
use crate::dungeon;
use crate::journey::{Journey, Leaving, Pending, Player};
use crate::keys::{Action, Where};
use crate::screen::{Desk, Go, Pace};

/// A run that is being played.
pub(crate) type Climb = Journey<Climber>;

/// Whoever climbs.
pub(crate) struct Climber {
    /// The hints that were followed, in this run or before.
    pub(super) learned: Tutorial,
    pub(super) hand: Hand,
    /// The errand that is on.
    pub(super) runner: Option<Runner>,
    /// The map, while it lies over the floor.
    pub(super) map: Option<MapPage>,
}

impl Climb {
    /// A hint that was followed is not given again, in no run.
    pub(super) fn remember(&mut self, desk: &Desk) {
        if self.chronicle.tutorial == self.player.learned {
            return;
        }
        self.player.learned = self.chronicle.tutorial;
        // A hint too many does no harm, and a disk that takes no runs either has said so already.
        let _ = desk.store.learn(self.player.learned);
    }

    /// Shows how a bot climbs from the same seed. While a run is on, that would tell too much of it.
    fn watch_bot(&self, desk: &mut Desk) -> Go {
        let is_on = !Climber::is_over(self);
        if is_on && self.is_daily() {
            desk.say("In the run of the day a bot shows its way after your last step.");
            return Go::Stay;
        }
        if is_on && !self.session.commands().is_empty() {
            desk.say("A bot shows its way from this seed before your first step, or after your last.");
            return Go::Stay;
        }
        let bot = super::by_bot(self.session.setup(), self.session.seed());
        self.watch(&bot.record(), desk)
    }

    fn intent(&self, action: Action) -> Option<Meaning> {
        let press = press(action)?;
        Some(self.player.hand.press(self.session.game(), &self.view(), press))
    }

    /// Plays a command, unless it deserves a question first.
    fn consider(&mut self, command: Command, desk: &mut Desk) {
        match question(self.session.game(), &self.view(), command) {
            Some(question) => self.ask(question, Pending::Play(Seat::FIRST, command)),
            None => self.play(Seat::FIRST, command, desk),
        }
    }
}

impl Player for Climber {
    type Game = Labyrinth;
    type Seats = ();
    type Watching = Watching;
    const PLACE: Where = Where::Labyrinth;
    const LEAVING: Leaving = Leaving::AskedTwice;

    fn sit_down(_session: &Session<Labyrinth>, (): (), desk: &Desk) -> Self {
        Self { learned: desk.store.learned(), hand: Hand::Free, runner: None, map: None }
    }

    fn begun(journey: &mut Climb, _desk: &Desk) {
        journey.chronicle.tutorial.add(journey.player.learned);
    }

    fn seats_of(_path: &Path) {}

    fn seats(&self) {}

    fn meant(journey: &Climb, action: Action) -> Option<Meant<Command>> {
        journey.intent(action).map(|intent| match intent {
            Meaning::Play(command) => Meant::Play(command),
            Meaning::Run(_) => Meant::Errand,
            Meaning::Hold(_) => Meant::Hold,
            Meaning::Refused(_) | Meaning::Say(_) => Meant::Beside,
            Meaning::Nothing => Meant::Nothing,
        })
    }

    fn press(journey: &mut Climb, action: Action, desk: &mut Desk) -> Go {
        match journey.intent(action) {
            Some(Meaning::Play(command)) => journey.consider(command, desk),
            Some(Meaning::Hold(hand)) => journey.player.hand = hand,
            Some(Meaning::Run(errand)) => {
                journey.player.hand = Hand::Free;
                journey.set_out(errand, desk);
            }
            Some(Meaning::Refused(refusal)) => desk.say(refusal.to_string()),
            Some(Meaning::Say(words)) => desk.say(words),
            Some(Meaning::Nothing) | None => {}
        }
        Go::Stay
    }

    fn beside(journey: &mut Climb, action: Action, desk: &mut Desk) -> Option<Go> {
        match action {
            Action::Map => journey.player.map = Some(MapPage::default()),
            Action::Bot => return Some(journey.watch_bot(desk)),
            _ => return None,
        }
        Some(Go::Stay)
    }

    fn hint(journey: &mut Climb, desk: &mut Desk) {
        let game = journey.session.game();
        let mut player = Tactician::new(*game.content());
        let command = player.choose(Perspective::new(game, Seat::FIRST));
        desk.say(format!("A good player would {}.", command_words(&journey.view(), command)));
    }

    fn settle(journey: &mut Climb, command: Option<Command>, desk: &mut Desk) {
        let hand = journey.player.hand;
        journey.player.hand =
            command.map_or(Hand::Free, |command| hand.after(command, journey.session.game()));
        journey.remember(desk);
    }

    /// In the run of a day, what is done is done.
    fn take_back(journey: &mut Climb) -> Result<Vec<u8>, String> {
        if journey.is_daily() {
            return Err("Everybody plays the seed of the day, so what is done is done.".to_owned());
        }
        journey.session.undo().map_err(|refusal| format!("{refusal}."))
    }

    fn fresh(setup: &Setup) -> Setup {
        Setup::with_rules(setup.rules)
    }

    fn is_free(journey: &Climb) -> bool {
        journey.player.hand == Hand::Free
    }

    fn intercept(journey: &mut Climb, action: Action, desk: &mut Desk) -> Option<Go> {
        if journey.player.runner.take().is_some() {
            desk.say("You stop.");
            return Some(Go::Stay);
        }
        let map = journey.player.map?;
        journey.player.map = map.act(action, usize::from(journey.view().height));
        Some(Go::Stay)
    }

    fn keys(journey: &Climb) -> Vec<(Action, String)> {
        guide::keys(journey)
    }

    fn tick(journey: &mut Climb, desk: &mut Desk) {
        if journey.projector.frame().is_none() {
            journey.walk_on(desk);
        }
    }

    fn pace(journey: &Climb) -> Pace {
        if journey.player.runner.is_some() { Pace::Moving } else { Pace::Still }
    }

    fn spare(journey: &Climb, area: Rect) -> Option<Rect> {
        journey.player.map.is_none().then(|| draw::spare(area))
    }

    fn draw(journey: &Climb, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let view = journey.view();
        let drawing = draw::Drawing {
            game: journey.session.game(),
            view: &view,
            seed: journey.session.seed(),
            hand: Some(journey.player.hand),
            frame: journey.projector.frame(),
            chronicle: &journey.chronicle,
            desk,
        };
        match (journey.player.map, view.over) {
            (Some(map), _) => draw::map_page(buffer, area, &drawing, map.first()),
            (None, Some(outcome)) if journey.has_ended() => draw::ending(buffer, area, &drawing, &outcome),
            (None, _) => dungeon::draw(buffer, area, &drawing),
        }
    }

    fn draw_log(journey: &Climb, buffer: &mut Buffer, area: Rect, scrolled: usize, desk: &Desk) {
        draw::log_page(buffer, area, (&journey.chronicle.log, scrolled), desk.look());
    }
}
