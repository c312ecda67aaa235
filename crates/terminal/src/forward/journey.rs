//! A run at the table.

use engine::{Audience, Game, Seat, Session};
use forward::{Command, Event, Forward, Phase, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::Question;
use stage::forward::{self as play, Chronicle, Film, Hand, Intent, Mode};

use super::counsel::Counsel;
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
pub(crate) struct Journey {
    session: Session<Forward>,
    keeper: Keeper,
    chronicle: Chronicle,
    counsel: Counsel,
    hand: Hand,
    cursor: Cursor,
    projector: Projector<Film>,
    asking: Option<(Question, Pending<Command>)>,
    /// How many lines the log is scrolled up, while it is read.
    reading: Option<usize>,
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

impl Journey {
    pub(crate) fn new(session: Session<Forward>, keeper: Keeper, counsel: Counsel) -> Self {
        let view = session.game().view(Audience::Seat(Seat::FIRST));
        let mut journey = Self {
            chronicle: Chronicle::of(&session),
            session,
            keeper,
            counsel,
            hand: Hand::for_phase(&view, 0),
            cursor: Cursor::Fresh,
            projector: Projector::default(),
            asking: None,
            reading: None,
        };
        journey.counsel.look(journey.session.game());
        journey.steer();
        journey
    }

    fn view(&self) -> View {
        self.session.game().view(Audience::Seat(Seat::FIRST))
    }

    fn is_over(&self) -> bool {
        self.session.game().status().is_over()
    }

    /// Plays a command, unless it deserves a question first.
    fn consider(&mut self, command: Command, desk: &mut Desk) {
        self.counsel.wait();
        let outlook = self.counsel.outlook();
        let view = self.view();
        match outlook.and_then(|outlook| play::question(self.session.game(), &view, outlook, command)) {
            Some(question) => self.asking = Some((question, Pending::Play(command))),
            None => self.play(command, desk),
        }
    }

    fn play(&mut self, command: Command, desk: &mut Desk) {
        let before = self.view();
        let mut events: Vec<Event> = Vec::new();
        match self.session.play(Seat::FIRST, command, &mut events) {
            Err(refusal) => {
                self.hand = Hand { mode: Mode::Free, ..self.hand };
                desk.say(refusal.to_string());
            }
            Ok(bytes) => {
                self.save(&bytes, desk);
                self.chronicle.record(&events, self.session.game());
                self.settle_view();
                let (motion, now) = (desk.look().motion, desk.clock.elapsed());
                self.projector.show(motion, |now| Film::of(&before, &events, now), now);
            }
        }
    }

    fn undo(&mut self, desk: &mut Desk) {
        match self.session.undo() {
            Err(refusal) => desk.say(format!("{refusal}.")),
            Ok(bytes) => {
                self.save(&bytes, desk);
                self.chronicle = Chronicle::of(&self.session);
                self.settle_view();
                desk.say("Taken back.");
            }
        }
    }

    fn save(&mut self, bytes: &[u8], desk: &mut Desk) {
        desk.save(&mut self.keeper, bytes, || self.session.record_bytes());
    }

    /// The table has changed: the hand and the counsel follow.
    fn settle_view(&mut self) {
        self.hand = Hand::for_phase(&self.view(), self.hand.focus);
        self.reading = None;
        self.counsel.look(self.session.game());
        self.cursor = Cursor::Fresh;
        self.steer();
    }

    /// Where there is a choice, the cursor begins on the safest: Enter alone never walks
    /// into certain death while there is another way.
    fn steer(&mut self) {
        let Some(outlook) = self.counsel.outlook().filter(|_| self.cursor == Cursor::Fresh) else { return };
        let phase = self.view().phase;
        let safest = play::answers(phase).and_then(|answers| outlook.safest(answers));
        let best = outlook.best_die.map(forward::Die::index).or(safest);
        self.hand.focus = best.unwrap_or(self.hand.focus);
        self.cursor = Cursor::Set;
    }

    /// Puts the cursor on what a good player would do, and says it.
    fn follow_advice(&mut self, desk: &mut Desk) {
        let Some(command) = self.counsel.advice().filter(|_| self.cursor == Cursor::Advised) else { return };
        self.cursor = Cursor::Set;
        let view = self.view();
        self.hand = play::ready(&view, self.hand, command).unwrap_or(self.hand);
        let action = if command == Command::Heal { Action::Heal } else { Action::Confirm };
        let what = play::advice_words(self.session.game().content(), &view, command);
        desk.say(format!("A good player would {what}: [{}] does it.", desk.key(action)));
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
            Action::Confirm => {
                desk.say(format!("[{}] begins a new run.", desk.key(Action::Again)));
                Go::Stay
            }
            Action::Again => {
                let rules = self.session.setup().rules;
                let seed = desk.clock.fresh_seed();
                Go::Swap(Box::new(opening::begin(rules, seed, desk)))
            }
            Action::Watch => self.watch(desk),
            Action::Codex => self.codex(),
            Action::Log => {
                self.reading = Some(0);
                Go::Stay
            }
            Action::Undo => {
                self.undo(desk);
                Go::Stay
            }
            Action::Back => Go::Back,
            _ => Go::Stay,
        }
    }

    fn codex(&self) -> Go {
        let game = self.session.game();
        Go::Open(Box::new(opening::codex(game.content(), game.rules())))
    }

    fn watch(&self, desk: &mut Desk) -> Go {
        replay::open(super::replay(&self.session.record(), desk.thinking), desk)
    }

    fn at_the_table(&mut self, action: Action, desk: &mut Desk) -> Go {
        let view = self.view();
        if self.cursor == Cursor::Fresh {
            let focus = self.hand.focus;
            self.counsel.wait();
            self.steer();
            if self.hand.focus != focus && action == Action::Confirm {
                // The key was meant for the place where the cursor was seen.
                return Go::Stay;
            }
        }
        let refusal = press(action)
            .and_then(|press| play::probe(&view, press))
            .filter(|_| self.hand.mode == Mode::Free)
            .and_then(|command| self.session.game().check(Seat::FIRST, command).err());
        if let Some(refusal) = refusal {
            desk.say(refusal.to_string());
            return Go::Stay;
        }
        match action {
            Action::Undo => self.undo(desk),
            Action::Hint => {
                self.cursor = Cursor::Advised;
                self.counsel.advise(self.session.game());
                self.follow_advice(desk);
            }
            Action::Log | Action::PageUp => self.reading = Some(0),
            Action::Abandon => self.asking = Some((play::before_abandoning(), Pending::Abandon)),
            Action::Watch => return self.watch(desk),
            Action::Codex => return self.codex(),
            Action::Back if self.hand.mode == Mode::Free && self.keeper.trouble().is_some() => {
                self.asking = Some((before_losing(), Pending::Leave));
            }
            Action::Back if self.hand.mode == Mode::Free => return Go::Back,
            _ => match press(action).map(|press| play::intent(&view, self.hand, press)) {
                Some(Intent::Play(command)) => self.consider(command, desk),
                Some(Intent::Hold(hand)) => {
                    self.hand = hand;
                    self.cursor = Cursor::Set;
                }
                Some(Intent::Nothing) | None => {}
            },
        }
        Go::Stay
    }
}

impl Screen for Journey {
    fn place(&self) -> Where {
        Where::Play
    }

    fn keys(&self) -> Vec<(Action, String)> {
        if let Some((_, pending)) = &self.asking {
            return pending.named_keys();
        }
        if self.reading.is_some() {
            return log::keys();
        }
        if self.projector.frame().is_some() {
            return vec![(Action::Confirm, "skip; so does any key".to_owned())];
        }
        let mut keys = guide::playing(&self.view(), self.hand);
        if self.keeper.trouble().is_some() {
            keys.iter_mut().filter(|(_, words)| words == guide::LEAVE).for_each(|(_, words)| {
                "leave, NOT saved".clone_into(words);
            });
        }
        keys
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        // A key during a film ends it and does nothing else: the player has not yet seen
        // what the key would be about. That holds until the end of the film was drawn, so
        // the clock is not asked.
        if self.projector.stop().is_some() {
            return Go::Stay;
        }
        if self.asking.is_some() {
            return self.answer(action, desk);
        }
        if let Some(scrolled) = self.reading {
            self.reading = log::scroll(scrolled, self.chronicle.lines().0.len(), action);
            return Go::Stay;
        }
        if self.is_over() { self.after_the_end(action, desk) } else { self.at_the_table(action, desk) }
    }

    fn tick(&mut self, desk: &mut Desk) -> Go {
        self.projector.tick(desk.clock.elapsed());
        self.counsel.listen();
        self.steer();
        self.follow_advice(desk);
        Go::Stay
    }

    fn pace(&self) -> Pace {
        self.projector.pace().max(self.counsel.pace())
    }

    fn spare(&self, area: Rect) -> Option<Rect> {
        let is_at_the_table = self.reading.is_none() && (!self.is_over() || self.projector.frame().is_some());
        is_at_the_table.then(|| draw::spare(area, self.hand))
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let table = draw::Table {
            game: self.session.game(),
            view: self.view(),
            seed: self.session.seed(),
            hand: Some(self.hand),
            frame: self.projector.frame(),
            outlook: self.counsel.outlook(),
            hint: self.counsel.advice().map(|command| draw::Hint { command, words: "try this" }),
            chronicle: &self.chronicle,
            desk,
        };
        match (self.reading, self.view().phase) {
            (Some(scrolled), _) => draw::log_page(buffer, area, &table, scrolled),
            (None, Phase::Over(outcome)) if table.frame.is_none() => {
                draw::ending(buffer, area, &table, outcome);
            }
            (None, _) => draw::table(buffer, area, &table),
        }
        if let Some((question, pending)) = &self.asking {
            let keys = pending.keys().map(|action| desk.key(action));
            draw_question(buffer, area, desk.look(), question, [&keys[0], &keys[1]]);
        }
    }
}
