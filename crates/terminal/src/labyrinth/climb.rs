//! A run in the tower.

use engine::{Audience, Bot, Game, Perspective, Seat, Session};
use labyrinth::bot::Tactician;
use labyrinth::{Command, Event, Tower, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::Question;
use stage::labyrinth::{self as play, Chronicle, Film, Hand, Intent, Runner, Tutorial};

use super::pages::Page;
use super::press::press;
use super::{draw, guide, opening};
use crate::keys::{Action, Where};
use crate::log;
use crate::paint::draw_question;
use crate::pending::{Answer, Pending};
use crate::projector::Projector;
use crate::replay;
use crate::screen::{Desk, Go, Pace, Screen, before_losing};
use crate::store::Keeper;

/// A run that is being played.
pub(crate) struct Climb {
    pub(super) session: Session<Tower>,
    keeper: Keeper,
    pub(super) chronicle: Chronicle,
    /// The hints that are kept as followed.
    kept: Tutorial,
    hand: Hand,
    projector: Projector<Film>,
    /// The errand that is on.
    pub(super) runner: Option<Runner>,
    asking: Option<(Question, Pending<Command>)>,
    page: Option<Page>,
    /// Whether the last key asked to leave: one too many, as after a look, throws nobody out.
    is_leaving: bool,
}

impl Climb {
    /// A run, and which hints its player has followed before.
    pub(crate) fn new(session: Session<Tower>, keeper: Keeper, learned: Tutorial) -> Self {
        let mut chronicle = Chronicle::of(&session);
        chronicle.tutorial.add(learned);
        Self {
            kept: learned,
            chronicle,
            session,
            keeper,
            hand: Hand::Free,
            projector: Projector::default(),
            runner: None,
            asking: None,
            page: None,
            is_leaving: false,
        }
    }

    pub(super) fn view(&self) -> View {
        self.session.game().view(Audience::Seat(Seat::FIRST))
    }

    fn is_over(&self) -> bool {
        self.session.game().status().is_over()
    }

    /// Plays a command, unless it deserves a question first.
    fn consider(&mut self, command: Command, desk: &mut Desk) {
        match play::question(self.session.game(), &self.view(), command) {
            Some(question) => self.asking = Some((question, Pending::Play(command))),
            None => self.play(command, desk),
        }
    }

    fn play(&mut self, command: Command, desk: &mut Desk) {
        let before = self.view();
        let mut events: Vec<Event> = Vec::new();
        match self.session.play(Seat::FIRST, command, &mut events) {
            Err(refusal) => desk.say(refusal.to_string()),
            Ok(bytes) => {
                self.save(&bytes, desk);
                let after = self.view();
                self.record(&events, &after, desk);
                self.hand = self.hand.after(command, self.session.game());
                let (motion, now) = (desk.look().motion, desk.clock.elapsed());
                let film = |now| Film::of(&before, &after, &events, play::Motion::Full, now);
                self.projector.show(motion, film, now);
            }
        }
    }

    /// Writes down what a command did, and what its player has learned by it.
    pub(super) fn record(&mut self, events: &[Event], after: &View, desk: &Desk) {
        self.chronicle.record(events, after);
        self.remember(desk);
    }

    /// A hint that was followed is not given again, in no run.
    pub(super) fn remember(&mut self, desk: &Desk) {
        if self.chronicle.tutorial == self.kept {
            return;
        }
        self.kept = self.chronicle.tutorial;
        // A hint too many does no harm, and a disk that takes no runs either has said so already.
        let _ = desk.store.learn(self.kept);
    }

    /// Whether everybody plays this run on the day of its seed.
    fn is_daily(&self) -> bool {
        self.keeper.is_daily::<Tower>(self.session.seed())
    }

    /// In the run of a day, what is done is done.
    fn undo(&mut self, desk: &mut Desk) {
        if self.is_daily() {
            return desk.say("Everybody plays the seed of the day, so what is done is done.");
        }
        match self.session.undo() {
            Err(refusal) => desk.say(format!("{refusal}.")),
            Ok(bytes) => {
                self.save(&bytes, desk);
                self.chronicle = self.chronicle.taken_back(&self.session);
                self.hand = Hand::Free;
                desk.say("Taken back.");
            }
        }
    }

    pub(super) fn save(&mut self, bytes: &[u8], desk: &mut Desk) {
        desk.save(&mut self.keeper, bytes, || self.session.record_bytes());
    }

    /// Says what a good player would do.
    fn advise(&self, desk: &mut Desk) {
        let game = self.session.game();
        let mut player = Tactician::new(*game.content());
        let command = player.choose(Perspective::new(game, Seat::FIRST));
        desk.say(format!("A good player would {}.", play::command_words(&self.view(), command)));
    }

    fn answer(&mut self, action: Action, desk: &mut Desk) -> Go {
        let Some((_, pending)) = self.asking.take() else { return Go::Stay };
        match pending.answered(action, &self.keeper, desk) {
            Answer::Go(go) => go,
            Answer::Play(command) => {
                self.play(command, desk);
                Go::Stay
            }
        }
    }

    fn after_the_end(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            // Whoever hammers on a key in the last fight should see the last page.
            Action::Confirm => desk.say(format!("[{}] begins a new run.", desk.key(Action::Again))),
            Action::Again => {
                let rules = self.session.setup().rules;
                let seed = desk.clock.fresh_seed();
                return Go::Swap(Box::new(opening::begin(rules, seed, desk)));
            }
            Action::Watch => return self.watch(desk),
            Action::Bot => return self.watch_bot(desk),
            Action::Codex => return self.codex(),
            Action::Log => self.page = Some(Page::Log(0)),
            Action::Map => self.page = Some(Page::Map(None)),
            Action::Undo => self.undo(desk),
            Action::Back => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn codex(&self) -> Go {
        let setup = self.session.setup();
        Go::Open(Box::new(opening::codex(&setup.content(), setup.rules)))
    }

    fn watch(&self, desk: &mut Desk) -> Go {
        replay::open(super::replay(&self.session.record()), desk)
    }

    /// Shows how a bot climbs from the same seed. While a run is on, that would tell too much of it.
    fn watch_bot(&self, desk: &mut Desk) -> Go {
        if !self.is_over() && self.is_daily() {
            desk.say("In the run of the day a bot shows its way after your last step.");
            return Go::Stay;
        }
        if !self.is_over() && !self.session.commands().is_empty() {
            desk.say("A bot shows its way from this seed before your first step, or after your last.");
            return Go::Stay;
        }
        let bot = opening::by_bot(self.session.setup(), self.session.seed());
        replay::open(super::replay(&bot.record()), desk)
    }

    fn in_the_tower(&mut self, action: Action, desk: &mut Desk) -> Go {
        let is_free = self.hand == Hand::Free;
        let was_leaving = std::mem::take(&mut self.is_leaving);
        match action {
            Action::Undo => self.undo(desk),
            Action::Hint => self.advise(desk),
            Action::Log | Action::PageUp => self.page = Some(Page::Log(0)),
            Action::Map => self.page = Some(Page::Map(None)),
            Action::Abandon => self.asking = Some((play::before_abandoning(), Pending::Abandon)),
            Action::Watch => return self.watch(desk),
            Action::Bot => return self.watch_bot(desk),
            Action::Codex => return self.codex(),
            Action::Back if is_free && self.keeper.trouble().is_some() => {
                self.asking = Some((before_losing(), Pending::Leave));
            }
            Action::Back if is_free && was_leaving => return Go::Back,
            Action::Back if is_free => {
                self.is_leaving = true;
                desk.say(format!("[{}] once more leaves. The run is saved.", desk.key(Action::Back)));
            }
            _ => self.meant(action, desk),
        }
        Go::Stay
    }

    fn meant(&mut self, action: Action, desk: &mut Desk) {
        let Some(press) = press(action) else { return };
        match self.hand.press(self.session.game(), &self.view(), press) {
            Intent::Play(command) => self.consider(command, desk),
            Intent::Hold(hand) => self.hand = hand,
            Intent::Run(errand) => {
                self.hand = Hand::Free;
                self.set_out(errand, desk);
            }
            Intent::Refused(refusal) => desk.say(refusal.to_string()),
            Intent::Say(words) => desk.say(words),
            Intent::Nothing => {}
        }
    }
}

impl Screen for Climb {
    fn place(&self) -> Where {
        Where::Tower
    }

    fn keys(&self) -> Vec<(Action, String)> {
        if let Some((_, pending)) = &self.asking {
            return pending.named_keys();
        }
        if self.runner.is_some() {
            return vec![(Action::Back, "stop; so does any key".to_owned())];
        }
        match self.page {
            Some(Page::Log(_)) => return log::keys(),
            Some(Page::Map(_)) => return guide::map(),
            None => {}
        }
        let mut keys = guide::playing(self.session.game(), &self.view(), self.hand);
        if self.keeper.trouble().is_some() {
            keys.iter_mut().filter(|(_, words)| words == guide::LEAVE).for_each(|(_, words)| {
                "leave, NOT saved".clone_into(words);
            });
        }
        keys
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        // A key during a film ends it. It does more only where the player has seen all that the key
        // is about: nobody else moved, and nobody is in sight.
        if let Some(film) = self.projector.stop()
            && !film.is_quiet()
        {
            return Go::Stay;
        }
        if self.runner.take().is_some() {
            desk.say("You stop.");
            return Go::Stay;
        }
        if self.asking.is_some() {
            return self.answer(action, desk);
        }
        if let Some(page) = self.page {
            let rows = usize::from(self.view().height);
            self.page = page.act(action, self.chronicle.lines().0.len(), rows);
            return Go::Stay;
        }
        if self.is_over() { self.after_the_end(action, desk) } else { self.in_the_tower(action, desk) }
    }

    fn tick(&mut self, desk: &mut Desk) -> Go {
        self.projector.tick(desk.clock.elapsed());
        if self.projector.frame().is_none() {
            self.walk_on(desk);
        }
        Go::Stay
    }

    fn pace(&self) -> Pace {
        if self.runner.is_some() { Pace::Moving } else { self.projector.pace() }
    }

    fn spare(&self, area: Rect) -> Option<Rect> {
        let is_at_play = self.page.is_none() && !(self.is_over() && self.projector.frame().is_none());
        is_at_play.then(|| draw::spare(area))
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let view = self.view();
        let table = draw::Table {
            game: self.session.game(),
            view: &view,
            seed: self.session.seed(),
            hand: Some(self.hand),
            frame: self.projector.frame(),
            chronicle: &self.chronicle,
            desk,
        };
        match (self.page, view.over) {
            (Some(Page::Log(scrolled)), _) => draw::log_page(buffer, area, &table, scrolled),
            (Some(Page::Map(first)), _) => draw::map_page(buffer, area, &table, first),
            (None, Some(outcome)) if table.frame.is_none() => draw::ending(buffer, area, &table, &outcome),
            (None, _) => draw::table(buffer, area, &table),
        }
        if let Some((question, pending)) = &self.asking {
            let keys = pending.keys().map(|action| desk.key(action));
            draw_question(buffer, area, desk.look(), question, [&keys[0], &keys[1]]);
        }
    }
}
