//! A run that is played: what is the same in every game.

mod opening;
mod pending;
mod player;

use engine::record::Record;
use engine::{Game, Seat, Session};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::{Chronicle, Heed, Meant, Staged};

pub(crate) use opening::codex;
pub(crate) use pending::Pending;
pub(crate) use player::{CommandOf, Leaving, Player, SetupOf};

use crate::games;
use crate::keys::{Action, Place};
use crate::log;
use crate::paint::Motion;
use crate::projector::Projector;
use crate::replay::Replay;
use crate::screen::{Desk, Go, Pace, Screen, before_losing};
use crate::store::Keeper;
use pending::{Answered, Asking};

/// What leaving means while everything is saved.
pub(crate) const LEAVE: &str = "leave, saved";
/// What it means while it is not.
const LEAVE_UNSAVED: &str = "leave, NOT saved";

/// A run that is being played.
pub(crate) struct Journey<P: Player> {
    pub(crate) session: Session<P::Game>,
    /// Who writes it down; nobody writes lessons down.
    pub(crate) keeper: Option<Keeper>,
    pub(crate) chronicle: <P::Game as Staged>::Chronicle,
    pub(crate) projector: Projector<<P::Game as Staged>::Film>,
    /// How many commands were taken back.
    pub(crate) taken_back: usize,
    /// Whoever plays.
    pub(crate) player: P,
    heed: Heed<P::Game>,
    asking: Option<Asking<CommandOf<P>>>,
    /// How many lines the log is scrolled up, while it is read.
    reading: Option<usize>,
    /// Whether the last key asked to leave.
    is_leaving: bool,
}

impl<P: Player> Journey<P> {
    pub(crate) fn new(
        session: Session<P::Game>,
        keeper: Option<Keeper>,
        seats: P::Seats,
        desk: &Desk,
    ) -> Self {
        let mut journey = Self {
            chronicle: Chronicle::of(&session),
            player: P::sit_down(&session, seats, desk),
            session,
            keeper,
            projector: Projector::default(),
            taken_back: 0,
            heed: Heed::default(),
            asking: None,
            reading: None,
            is_leaving: false,
        };
        P::begun(&mut journey, desk);
        journey
    }

    /// What whoever plays may know of the run.
    pub(crate) fn view(&self) -> <P::Game as Game>::View {
        self.session.game().view(self.player.observer())
    }

    /// Whether the last page is to be seen.
    pub(crate) fn has_ended(&self) -> bool {
        P::is_over(self) && self.projector.frame().is_none()
    }

    /// Whether the table is to be seen: no page lies over it, and the run is not over.
    pub(crate) fn is_at_the_table(&self) -> bool {
        self.reading.is_none() && !self.has_ended()
    }

    /// What leaving means.
    pub(crate) fn leave_words(&self) -> &'static str {
        match &self.keeper {
            None => "leave",
            Some(keeper) if keeper.trouble().is_some() => LEAVE_UNSAVED,
            Some(_) => LEAVE,
        }
    }

    /// Whether everybody plays this run on the day of its seed.
    pub(crate) fn is_daily(&self) -> bool {
        self.keeper.as_ref().is_some_and(|keeper| keeper.is_daily::<P::Game>(self.session.seed()))
    }

    /// Plays a command of anybody's, and shows what it does.
    pub(crate) fn play(&mut self, seat: Seat, command: CommandOf<P>, desk: &mut Desk) {
        self.play_at(seat, command, desk.look().motion, desk);
    }

    /// Plays a command, of which as much is to be seen moving.
    pub(crate) fn play_at(&mut self, seat: Seat, command: CommandOf<P>, motion: Motion, desk: &mut Desk) {
        let before = self.view();
        let mut events = Vec::new();
        match self.session.play(seat, command, &mut events) {
            Err(refusal) => desk.say(refusal.to_string()),
            Ok(bytes) => {
                self.save(&bytes, desk);
                self.chronicle.record(&events, self.session.game());
                let (after, now) = (self.view(), desk.clock.elapsed());
                let film = |now| P::Game::film(&before, &after, &events, stage::Motion::Full, now);
                self.projector.show(motion, film, now);
                self.heed.played(before, &after, now);
                self.reading = None;
                P::settle(self, Some(command), desk);
            }
        }
    }

    /// Takes back what may be taken back.
    fn undo(&mut self, desk: &mut Desk) {
        match P::take_back(self) {
            Err(stands) => desk.say(stands),
            Ok(bytes) => {
                self.save(&bytes, desk);
                self.chronicle = self.chronicle.taken_back(&self.session);
                self.heed = Heed::default();
                P::settle(self, None, desk);
                desk.say(P::TAKEN_BACK);
            }
        }
    }

    fn save(&mut self, bytes: &[u8], desk: &mut Desk) {
        if let Some(keeper) = &mut self.keeper {
            desk.save(keeper, bytes, || self.session.record_bytes());
        }
    }

    /// Asks something, and does it when the answer is yes.
    pub(crate) fn ask(&mut self, question: stage::Question, pending: Pending<CommandOf<P>>) {
        self.asking = Some(Asking::new(question, pending));
    }

    fn answered(&mut self, pending: Pending<CommandOf<P>>, desk: &mut Desk) -> Go {
        match (pending, &self.keeper) {
            (Pending::Play(seat, command) | Pending::Resign(seat, command), _) => {
                self.play(seat, command, desk);
            }
            (Pending::Leave, _) | (Pending::Abandon, None) => return Go::Back,
            (Pending::Abandon, Some(keeper)) => match desk.store.abandon(keeper.path()) {
                Ok(()) => return Go::Back,
                Err(error) => {
                    desk.say(format!("The {} cannot be put away: {error}", games::noun::<P::Game>()));
                }
            },
        }
        Go::Stay
    }

    fn leave(&mut self, was_leaving: bool, desk: &mut Desk) -> Go {
        if self.keeper.as_ref().is_some_and(|keeper| keeper.trouble().is_some()) {
            self.ask(before_losing(), Pending::Leave);
            return Go::Stay;
        }
        if P::LEAVING == Leaving::AtOnce || was_leaving {
            return Go::Back;
        }
        self.is_leaving = true;
        desk.say(format!("[{}] once more leaves. The run is saved.", desk.key(Action::BACK)));
        Go::Stay
    }

    fn codex(&self) -> Go {
        Go::Open(Box::new(codex::<P::Game>(self.session.setup())))
    }

    /// Opens a record with whoever sits at this table.
    pub(crate) fn watch(&self, record: &Record<P::Game>, desk: &mut Desk) -> Go {
        match Replay::<P::Watching>::new(record, self.player.seats().into(), desk.thinking) {
            Ok(replay) => Go::Open(Box::new(replay)),
            Err(error) => {
                desk.say(error.to_string());
                Go::Stay
            }
        }
    }

    fn at_the_table(&mut self, action: Action, desk: &mut Desk) -> Go {
        let was_leaving = std::mem::take(&mut self.is_leaving);
        match action {
            Action::UNDO => self.undo(desk),
            Action::HINT => P::hint(self, desk),
            Action::LOG | Action::PAGE_UP => self.reading = Some(0),
            Action::CODEX => return self.codex(),
            Action::WATCH if P::may_be_watched(self) => return self.watch(&self.session.record(), desk),
            Action::ABANDON => {
                let (question, pending) = P::before_ending(self);
                self.ask(question, pending);
            }
            Action::BACK if P::is_free(self) => return self.leave(was_leaving, desk),
            _ => {
                if let Some(go) = P::beside(self, action, desk) {
                    return go;
                }
                if let Some(press) = P::Game::press_of(action) {
                    P::press(self, press, desk);
                }
            }
        }
        Go::Stay
    }

    fn after_the_end(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            Action::CONFIRM => P::hammered(self, desk),
            Action::AGAIN => P::again(self, desk),
            Action::BACK => Go::Back,
            Action::UNDO | Action::LOG | Action::PAGE_UP | Action::CODEX | Action::WATCH => {
                self.at_the_table(action, desk)
            }
            _ => P::beside(self, action, desk).unwrap_or(Go::Stay),
        }
    }

    /// What a key would do.
    fn meant(&self, action: Action) -> Meant<CommandOf<P>> {
        if P::is_over(self) {
            return Meant::Nothing;
        }
        let is_covered = self.asking.is_some() || self.reading.is_some();
        let press = P::Game::press_of(action).filter(|_| !is_covered);
        press.map_or(Meant::Beside, |press| P::meant(self, press))
    }

    /// Whether a key does more than to end the film that was on.
    fn counts_in_film(&self, action: Action) -> bool {
        P::is_watched(self) || self.heed.counts_in_film(&self.view(), self.meant(action))
    }

    /// Whether a key does anything where nothing moved.
    fn counts_at_rest(&self, action: Action, desk: &Desk) -> bool {
        self.heed.counts_at_rest(&self.view(), self.meant(action), desk.clock.elapsed())
    }
}

impl<P: Player> Screen for Journey<P> {
    fn place(&self) -> Place {
        Place::Game(P::Game::NAME)
    }

    fn keys(&self) -> Vec<(Action, String)> {
        if let Some(asking) = &self.asking {
            return asking.keys();
        }
        if self.reading.is_some() {
            return log::keys();
        }
        P::keys(self)
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        // A film that has run out since it was drawn counts as well: its end was not seen.
        let counts = if self.projector.stop().is_some() {
            P::film_ended(self, desk);
            self.counts_in_film(action)
        } else {
            self.counts_at_rest(action, desk)
        };
        if let Some(go) = P::intercept(self, action, desk) {
            return go;
        }
        if !counts {
            return Go::Stay;
        }
        if let Some(asking) = self.asking.take() {
            match asking.act(action) {
                Answered::Yes(pending) => return self.answered(pending, desk),
                Answered::NotYet(asking) => self.asking = Some(asking),
                Answered::No => {}
            }
            return Go::Stay;
        }
        if let Some(scrolled) = self.reading {
            self.reading = log::scroll(scrolled, self.chronicle.lines().0.len(), action);
            return Go::Stay;
        }
        if P::is_over(self) { self.after_the_end(action, desk) } else { self.at_the_table(action, desk) }
    }

    fn wake(&mut self, desk: &mut Desk) {
        P::wake(self, desk);
    }

    fn tick(&mut self, desk: &mut Desk) -> Go {
        let was_moving = self.projector.pace() == Pace::Moving;
        self.projector.tick(desk.clock.elapsed());
        if was_moving && self.projector.pace() == Pace::Still {
            P::film_ended(self, desk);
        }
        P::tick(self, desk);
        Go::Stay
    }

    fn pace(&self) -> Pace {
        self.projector.pace().max(P::pace(self))
    }

    fn spare(&self, area: Rect) -> Option<Rect> {
        P::spare(self, area).filter(|_| self.is_at_the_table())
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        match self.reading {
            Some(scrolled) => P::draw_log(self, buffer, area, scrolled, desk),
            None => P::draw(self, buffer, area, desk),
        }
        if let Some(asking) = &self.asking {
            asking.draw(buffer, area, desk);
        }
    }
}
