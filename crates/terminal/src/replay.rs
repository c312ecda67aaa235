//! A record watched again: what is the same in every game.

use engine::record::{Record, VerifyError};
use engine::{Audience, Game};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::{Chronicle, Film, Staged};

use crate::games;
use crate::journey::{Journey, Player, codex};
use crate::keys::{Action, Place};
use crate::paint::rows_from;
use crate::playback::{FOOT, Playback, Wish};
use crate::projector::Projector;
use crate::screen::{Desk, Go, Pace, Screen, Thinking};

/// What a game adds to a record that is watched.
pub(crate) trait Watched: Sized + 'static {
    /// Whoever plays on from it.
    type Player: Player<Watching = Self>;
    /// Who played it, as far as that is known.
    type Seats: Copy + From<<Self::Player as Player>::Seats>;

    /// Sits down in front of a record.
    fn sit_down(record: &Record<GameOf<Self>>, seats: Self::Seats, thinking: Thinking) -> Self;

    /// Who sits at the table when somebody plays on from here.
    fn successors(&self, game: &GameOf<Self>) -> <Self::Player as Player>::Seats;

    /// The same in words, where they are worth some.
    fn successors_told(_seats: <Self::Player as Player>::Seats) -> Option<String> {
        None
    }

    /// The record has come to another point.
    fn look(&mut self, _game: &GameOf<Self>) {}

    /// Looks after what is worked out aside.
    fn listen(&mut self) {}

    /// How soon that will look different.
    fn pace(&self) -> Pace {
        Pace::Still
    }

    /// Draws the table at this point of the record.
    fn draw(&self, buffer: &mut Buffer, area: Rect, shown: Shown<'_, Self>, desk: &Desk);
}

/// The game of a record that is watched.
pub(crate) type GameOf<W> = <<W as Watched>::Player as Player>::Game;

/// What is to be drawn of a record.
pub(crate) struct Shown<'a, W: Watched> {
    pub(crate) playback: &'a Playback<GameOf<W>>,
    pub(crate) frame: Option<<<GameOf<W> as Staged>::Film as Film>::Frame<'a>>,
    pub(crate) chronicle: &'a <GameOf<W> as Staged>::Chronicle,
}

/// A record, at some point of it.
pub(crate) struct Replay<W: Watched> {
    playback: Playback<GameOf<W>>,
    chronicle: <GameOf<W> as Staged>::Chronicle,
    projector: Projector<<GameOf<W> as Staged>::Film>,
    watched: W,
}

impl<W: Watched> Replay<W> {
    /// Plays the record once to check it, and stands at its beginning.
    ///
    /// # Errors
    /// When the record is not true.
    pub(crate) fn new(
        record: &Record<GameOf<W>>,
        seats: W::Seats,
        thinking: Thinking,
    ) -> Result<Self, VerifyError> {
        let playback = Playback::new(record)?;
        let mut watched = W::sit_down(record, seats, thinking);
        watched.look(playback.timeline.game());
        let chronicle = Chronicle::begin(playback.timeline.game());
        Ok(Self { playback, chronicle, projector: Projector::default(), watched })
    }

    fn step(&mut self, desk: &Desk) {
        let before = self.playback.timeline.game().view(Audience::Everyone);
        let mut events = Vec::new();
        if self.playback.step(&mut events).is_none() {
            return;
        }
        let (motion, now) = (self.playback.motion(desk.look().motion), desk.clock.elapsed());
        let game = self.playback.timeline.game();
        let after = game.view(Audience::Everyone);
        self.chronicle.record(&events, game);
        self.watched.look(game);
        let film = |now| GameOf::<W>::film(&before, &after, &events, stage::Motion::Full, now);
        self.projector.show(motion, film, now);
    }

    fn seek(&mut self, position: usize) {
        self.projector.stop();
        self.chronicle = Chronicle::up_to(&mut self.playback.timeline, position);
        self.watched.look(self.playback.timeline.game());
    }

    fn take_over(&self, desk: &mut Desk) -> Go {
        let (record, position) = (&self.playback.record, self.playback.timeline.position());
        let seats = |game: &GameOf<W>| self.watched.successors(game);
        match Journey::<W::Player>::take_over(record, position, seats, desk) {
            Ok(journey) => {
                let told = W::successors_told(journey.player.seats());
                let told = told.map_or_else(String::new, |told| format!(", {told}"));
                let noun = games::noun::<GameOf<W>>();
                desk.say(format!("A new {noun} from here{told}; the one you watched stays as it is."));
                Go::Swap(Box::new(journey))
            }
            Err(reason) => {
                desk.say(reason);
                Go::Stay
            }
        }
    }
}

impl<W: Watched> Screen for Replay<W> {
    fn place(&self) -> Place {
        Place::Replay
    }

    fn keys(&self) -> Vec<(Action, String)> {
        self.playback.keys()
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match self.playback.act(action, desk.clock.elapsed()) {
            Wish::Nothing => {}
            Wish::Step => self.step(desk),
            Wish::Seek(position) => self.seek(position),
            Wish::TakeOver => return self.take_over(desk),
            Wish::Codex => return Go::Open(Box::new(codex::<GameOf<W>>(self.playback.record.setup()))),
            Wish::Leave => return Go::Back,
        }
        Go::Stay
    }

    fn tick(&mut self, desk: &mut Desk) -> Go {
        let now = desk.clock.elapsed();
        self.projector.tick(now);
        self.watched.listen();
        if self.projector.frame().is_none() && self.playback.takes_turn(now) {
            self.step(desk);
        }
        Go::Stay
    }

    fn pace(&self) -> Pace {
        if self.playback.is_running() { Pace::Moving } else { self.projector.pace().max(self.watched.pace()) }
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let (frame, chronicle) = (self.projector.frame(), &self.chronicle);
        let shown = Shown { playback: &self.playback, frame, chronicle };
        self.watched.draw(buffer, rows_from(area, 0, area.height - FOOT), shown, desk);
        self.playback.draw_foot(buffer, rows_from(area, area.height - FOOT, FOOT), desk);
    }
}
